import { useState } from 'react'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { CODE_PURPOSES } from '@trendee/contract/sign-in/code-purposes'
import { emsSend } from '@trendee/contract/sign-in/ems-send'
import { smsSend } from '@trendee/contract/sign-in/sms-send'
import { request } from '../api/request'
import { useSecondsUntil } from './countdown'

/** What codes are sent by. */
export type Channel = 'sms' | 'email'

type Purpose = (typeof CODE_PURPOSES)[number]

interface Sent {
  readonly address: string
  /** Milliseconds since 1970. */
  readonly againAt: number
  readonly expiresAt: number
  readonly minutes: number
}

export interface Codes {
  readonly asking: UseMutationResult<unknown, Error, string>
  readonly send: (address: string) => void
  /** A code is on its way to this very address. */
  readonly isSentTo: (address: string) => boolean
  /** Minutes for which a code works. */
  readonly minutes: number
  /** Seconds until another may be asked for. */
  readonly againIn: number
  readonly isExpired: boolean
}

/** Asks for codes by SMS or e-mail, and knows how long the last one works and when the next may be asked for. */
export function useCodes(channel: Channel, purpose: Purpose): Codes {
  const [sent, setSent] = useState<Sent | null>(null)
  const asking = useMutation({
    mutationFn: (address: string) =>
      channel === 'sms'
        ? request(smsSend, { mobile: address, purpose })
        : request(emsSend, { email: address, purpose }),
    onSuccess: ({ again_in: again, expires_in: expires }, address) => {
      const now = Date.now()
      setSent({
        address,
        againAt: now + again * 1000,
        expiresAt: now + expires * 1000,
        minutes: Math.round(expires / 60),
      })
    },
  })
  const againIn = useSecondsUntil(sent?.againAt ?? null)
  const validFor = useSecondsUntil(sent?.expiresAt ?? null)
  return {
    asking,
    send: asking.mutate,
    isSentTo: (address) => sent?.address === address,
    minutes: sent?.minutes ?? 0,
    againIn,
    isExpired: sent !== null && validFor === 0,
  }
}

/** What is wrong with an address before it is sent; the server checks it more strictly. */
export function addressProblem(channel: Channel, address: string): TextKey | null {
  if (address.trim() === '') return 'form.required'
  if (channel === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.trim()) ? null : 'code.no_email'
  return /^\+\d{5,20}$/.test(address) ? null : 'code.no_mobile'
}

/** What the form says of an address that the server cannot send to. */
export function sendingTexts(channel: Channel): { readonly bad_input: TextKey } {
  return { bad_input: channel === 'email' ? 'code.no_email' : 'code.no_mobile' }
}
