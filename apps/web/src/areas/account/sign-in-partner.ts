import type { Line } from '@trendee/core/plans/lines'
import { partnerStart } from '@trendee/contract/sign-in/partner-start'
import { request } from '../../shared/api/request'

const STARTED = 'partnerSignOn'

/** A visit to a partner's page that began in this tab. */
interface Started {
  readonly partner: string
  readonly state: string
  readonly line: Line | null
}

/** Leaves for the partner's own sign-in page, which sends the visitor back with a code and this state. */
export async function startPartnerSignOn(partner: string, line: Line | null): Promise<void> {
  const { url, state } = await request(partnerStart, { partner })
  sessionStorage.setItem(STARTED, JSON.stringify({ partner, state, line } satisfies Started))
  window.location.assign(url)
}

export function startedSignOn(stored: Pick<Storage, 'getItem'> = sessionStorage): Started | null {
  try {
    const value: unknown = JSON.parse(stored.getItem(STARTED) ?? 'null')
    const { partner, state, line } = Object(value) as Partial<Started>
    return typeof partner === 'string' && typeof state === 'string' ? { partner, state, line: line ?? null } : null
  } catch {
    return null
  }
}

/** Over, one way or the other: a second visit begins anew. */
export function forgetSignOn(): void {
  sessionStorage.removeItem(STARTED)
}

interface Return {
  readonly authorization_code?: string
  readonly code?: string
  readonly state?: string
  readonly error?: string
}

/**
 * What a partner sent the visitor with. Only a code with the state that this tab left with is taken: otherwise a link
 * could sign a visitor into somebody else's account. A visit that the partner began comes without state, so it is begun
 * anew from here (`begin`); the partner knows the visitor and answers at once.
 */
export function partnerAnswer(
  returned: Return,
  started: Pick<Started, 'state'> | null,
): { readonly code: string; readonly state: string } | 'begin' | 'denied' | 'refused' | 'nothing' {
  const code = returned.authorization_code ?? returned.code
  if (code === undefined) return returned.error === undefined ? 'nothing' : 'denied'
  // A partner that leaves out the state we sent would otherwise send the visitor round in circles.
  if (returned.state === undefined) return started === null ? 'begin' : 'refused'
  return returned.state === started?.state ? { code, state: returned.state } : 'refused'
}
