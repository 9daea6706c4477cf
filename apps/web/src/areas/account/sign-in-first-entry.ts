import type { UserInfo } from '../../shared/api/session'

/** The specification's window of a new account. */
const NEW_SECONDS = 20

/** The account was made a moment ago and has no password yet. Visitors have nothing to keep. */
export function isFirstEntry(
  info: Pick<UserInfo, 'createtime' | 'has_password' | 'is_restricted'>,
  nowSeconds: number,
): boolean {
  return nowSeconds - info.createtime < NEW_SECONDS && !info.has_password && !info.is_restricted
}
