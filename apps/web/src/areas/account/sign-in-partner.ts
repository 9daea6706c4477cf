import type { Line } from '@trendee/contract/endpoint'
import { signIn as entries } from '@trendee/contract/sign-in'
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
  const { url, state } = await request(entries.partnerStart, { partner })
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
 * What a partner sent the visitor back with. A state must be the one that this tab left with: otherwise somebody could
 * sign a visitor into an account that is not theirs by a link. Partners may begin a visit themselves, then without state.
 */
export function partnerAnswer(
  returned: Return,
  started: Pick<Started, 'state'> | null,
): { readonly code: string } | 'denied' | 'refused' | 'nothing' {
  const code = returned.authorization_code ?? returned.code
  if (code === undefined) return returned.error === undefined ? 'nothing' : 'denied'
  if (returned.state !== undefined && returned.state !== started?.state) return 'refused'
  return { code }
}
