import { useState } from 'react'
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts'

const AFTER_TYPING_MS = 250

interface SearchFieldProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** What is searched for: it goes to the address once the typing pauses. */
export function SearchField({ label, value = '', onChange }: SearchFieldProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(value)
  /** What this field put into the address itself. */
  const [sent, setSent] = useState<string | null>(value)
  const [seen, setSeen] = useState(value)
  const send = useDebouncedCallback((text: string) => {
    setSent(text.trim())
    onChange(text.trim() === '' ? undefined : text.trim())
  }, AFTER_TYPING_MS)
  if (seen !== value) {
    setSeen(value)
    // Back, or a link, changed what is searched for; what is being typed meanwhile stays.
    if (value !== sent) {
      setTyped(value)
      setSent(null)
    }
  }
  const change = (text: string) => {
    setTyped(text)
    send(text)
  }
  return (
    <TextInput
      size="xs"
      w={260}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={typed}
      leftSection={<IconSearch size={14} stroke={1.6} aria-hidden />}
      rightSection={
        typed === '' ? null : (
          <CloseButton size="xs" aria-label={t('filter.clear_name', { name: label })} onClick={() => change('')} />
        )
      }
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
