import { LINES, type Line } from '@trendee/contract/endpoint'

/** The product line that an address belongs to; `null` for common areas such as sign-in and administration. */
export function lineOfPath(pathname: string): Line | null {
  const first = pathname.split('/')[1] ?? ''
  return first in LINES ? (first as Line) : null
}

/** The `platform` header: the main product and common areas say trendee, sellers say seller, all others graphic. */
export function platformHeader(pathname: string): 'trendee' | 'seller' | 'graphic' {
  const line = lineOfPath(pathname)
  if (line === null || line === 'trendee') return 'trendee'
  return line === 'trendeesellers' ? 'seller' : 'graphic'
}

/** The sign-in page of the area that an address belongs to. */
export function loginPath(pathname: string): string {
  const line = lineOfPath(pathname)
  return line === null || line === 'trendee' ? '/login' : `/${line}/login`
}
