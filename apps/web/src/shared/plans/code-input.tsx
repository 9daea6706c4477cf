import { TextInput } from '@mantine/core'
import { signInTexts } from '@trendee/contract/texts/sign-in'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'

addTexts(signInTexts)

interface CodeInputProps {
  readonly value: string
  readonly onChange: (code: string) => void
  /** It was sent empty. */
  readonly isMissing: boolean
}

/** Where a promotion code is typed, as it is printed on a card. */
export function CodeInput({ value, onChange, isMissing }: CodeInputProps) {
  const { t } = useTexts()
  return (
    <TextInput
      label={t('starter.code')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={isMissing ? t('form.required') : null}
    />
  )
}
