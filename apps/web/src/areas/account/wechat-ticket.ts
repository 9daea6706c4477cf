import type { Line } from '@trendee/core/plans/lines'

const HELD = 'wechatSignIn'

/** A WeChat sign-in that began in this tab and goes on, through WeChat's page, in this very tab. */
export interface HeldTicket {
  readonly ticket: string
  readonly state: string
  readonly line: Line | null
}

export function holdTicket(held: HeldTicket): void {
  sessionStorage.setItem(HELD, JSON.stringify(held))
}

/** The ticket of this tab, if the sign-in that comes back is its own. */
export function heldTicket(state: string, stored: Pick<Storage, 'getItem'> = sessionStorage): HeldTicket | null {
  try {
    const value: unknown = JSON.parse(stored.getItem(HELD) ?? 'null')
    const held = Object(value) as Partial<HeldTicket>
    if (typeof held.ticket !== 'string' || held.state !== state) return null
    return { ticket: held.ticket, state, line: held.line ?? null }
  } catch {
    return null
  }
}

export function dropTicket(): void {
  sessionStorage.removeItem(HELD)
}
