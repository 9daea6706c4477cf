import { LINES, type Line, lineNamed } from '@trendee/core/plans/lines'

/** The product line that an address belongs to; `null` for common areas such as sign-in and administration. */
export function lineOfPath(pathname: string): Line | null {
  return lineNamed(firstSegment(pathname))
}

function firstSegment(pathname: string): string {
  return pathname.split('/')[1] ?? ''
}

/** The `platform` header: the main product and common areas say trendee, sellers say seller, all others graphic. */
export function platformHeader(pathname: string): 'trendee' | 'seller' | 'graphic' {
  const line = lineOfPath(pathname)
  if (line === null || line === 'trendee') return 'trendee'
  return line === 'trendeesellers' ? 'seller' : 'graphic'
}

/** Areas whose sign-in is `{first segment}-login`; the main product and common areas share `login`. */
const OWN_LOGIN: ReadonlySet<string> = new Set([...LINES.filter((line) => line !== 'trendee'), 'database'])

/** The sign-in page of the area that an address belongs to. */
export function loginPath(pathname: string): string {
  const first = firstSegment(pathname)
  return OWN_LOGIN.has(first) ? `/${first}/login` : '/login'
}

/** The games open without sign-in. */
export function isOpenToAll(pathname: string): boolean {
  return firstSegment(pathname) === 'trendeegames'
}

const OWN_PRICING: ReadonlySet<Line> = new Set<Line>(['trendee', 'trendeesellers', 'trendeegraphics'])

/** The page with a line's plans. */
export function pricingPath(line: Line | null): string {
  return line !== null && OWN_PRICING.has(line) ? `/${line}/pricing` : '/pricing/info'
}
