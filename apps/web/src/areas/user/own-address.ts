import type { UserInfo } from '../../shared/api/session'
import type { Channel } from '../../shared/fields/codes'

export interface OwnAddress {
  readonly channel: Channel
  readonly address: string
}

/** Where the account can be sent a code: its e-mail first. */
export function ownAddress({ email, mobile }: Pick<UserInfo, 'email' | 'mobile'>): OwnAddress | null {
  if (email !== null) return { channel: 'email', address: email }
  return mobile === null ? null : { channel: 'sms', address: mobile }
}
