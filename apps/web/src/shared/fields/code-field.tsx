import { useEffect, useRef } from 'react'
import { TextInput } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'
import { clockText } from './countdown'
import type { Codes } from './codes'
import { QuietLine } from './quiet-line'
import classes from './fields.module.css'

export const CODE_LENGTH = 6

interface CodeFieldProps {
  readonly codes: Codes
  readonly address: string
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly error: string | null
}

/** Six digits in one field, as phones fill it in; below it when another code may be asked for. */
export function CodeField({ codes, address, value, onChange, error }: CodeFieldProps) {
  const { t } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={classes.codeField}>
      <p className={classes.sent} aria-live="polite" data-over={codes.isExpired || undefined}>
        {codes.isExpired ? t('code.expired') : t('code.sent', { address, minutes: codes.minutes })}
      </p>
      <TextInput
        ref={field}
        label={t('code.field')}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        classNames={{ input: classes.digits ?? '' }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH))}
        error={error}
      />
      <QuietLine>
        {codes.againIn > 0 ? (
          t('code.again_in', { time: clockText(codes.againIn) })
        ) : (
          <button
            type="button"
            className="text-button"
            disabled={codes.asking.isPending}
            onClick={() => codes.send(address)}
          >
            {t('code.again')}
          </button>
        )}
      </QuietLine>
    </div>
  )
}
