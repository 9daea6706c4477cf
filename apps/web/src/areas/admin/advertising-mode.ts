import type { visits } from '@trendee/contract/visits/visits'
import type { OutputOf } from '@trendee/contract/endpoint'

export type Advertising = OutputOf<typeof visits.site>['advertising']

export const ADVERTISING_MODES = ['never', 'once', 'again'] as const
export type AdvertisingMode = (typeof ADVERTISING_MODES)[number]

/** What the two settings amount to. */
export function advertisingMode({ alert_time: seconds, register_login: registers }: Advertising): AdvertisingMode {
  if (seconds === 0) return 'never'
  return registers === 'Yes' ? 'once' : 'again'
}

/** The two settings of a mode; `registers` is what stays where the prompt never shows. */
export function advertisingOf(
  mode: AdvertisingMode,
  seconds: number,
  registers: Advertising['register_login'],
): Advertising {
  if (mode === 'never') return { alert_time: 0, register_login: registers }
  return { alert_time: seconds, register_login: mode === 'once' ? 'Yes' : 'No' }
}
