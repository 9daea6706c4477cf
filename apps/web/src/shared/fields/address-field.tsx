import { useState } from 'react'
import { NativeSelect, TextInput } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'
import { DIAL_CODES, fullNumber, likelyCountry } from './dial-codes'
import classes from './fields.module.css'
import type { Channel } from './codes'

interface AddressFieldProps {
  readonly channel: Channel
  /** The address as it is sent: an e-mail, or a number with its country's code. */
  readonly onAddress: (address: string) => void
  readonly error: string | null
}

/** Where a code goes. */
export function AddressField({ channel, onAddress, error }: AddressFieldProps) {
  const { t } = useTexts()
  if (channel === 'sms') return <MobileField onAddress={onAddress} error={error} />
  return (
    <TextInput
      label={t('code.email')}
      type="email"
      autoComplete="email"
      inputMode="email"
      onChange={(event) => onAddress(event.currentTarget.value.trim())}
      error={error}
    />
  )
}

function MobileField({ onAddress, error }: Omit<AddressFieldProps, 'channel'>) {
  const { t } = useTexts()
  const [country, setCountry] = useState(() => likelyCountry(navigator.languages))
  const [typed, setTyped] = useState('')
  const change = (nextCountry: string, nextTyped: string) => {
    setCountry(nextCountry)
    setTyped(nextTyped)
    onAddress(fullNumber(nextCountry, nextTyped))
  }
  const hasOwnCode = /^\s*(\+|00)/.test(typed)
  return (
    <div className={classes.mobile}>
      <TextInput
        label={t('code.mobile')}
        type="tel"
        autoComplete={hasOwnCode ? 'tel' : 'tel-national'}
        value={typed}
        onChange={(event) => change(country, event.currentTarget.value)}
        error={error}
      />
      <NativeSelect
        aria-label={t('code.country')}
        value={country}
        disabled={hasOwnCode}
        data={DIAL_CODES.map(([code, dial]) => ({ value: code, label: `${code} +${dial}` }))}
        onChange={(event) => change(event.currentTarget.value, typed)}
      />
    </div>
  )
}
