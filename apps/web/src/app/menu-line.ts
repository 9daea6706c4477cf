import type { Line } from '@trendee/core/plans/lines'
import { lineOfPath } from '../shared/api/lines'
import { mayOpenLine } from '../shared/api/roles'
import type { UserInfo } from '../shared/api/session'

/**
 * The product whose menu stands beside an address. Pages that belong to none, such as the account's, keep the reader's
 * first product beside them; `null` is administration.
 */
export function menuLine(
  pathname: string,
  info: UserInfo | undefined,
  products: readonly { readonly line: Line | null }[],
): Line | null {
  const line = lineOfPath(pathname)
  if (line !== null || info === undefined || pathname.startsWith('/admin')) return line
  return products.find((product) => product.line !== null && mayOpenLine(info, product.line))?.line ?? null
}
