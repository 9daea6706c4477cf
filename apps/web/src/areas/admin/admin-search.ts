import type { Line } from '@trendee/core/plans/lines'
import { paging, searchText, slug } from '@trendee/contract/parameters'
import { oneOf, searchCodec } from '../../shared/url/search-codec'

export const LINE_CHOICES = [
  'trendee',
  'trendeesellers',
  'trendeegraphics',
  'trendeeapi',
  'trendeepartners',
] as const satisfies readonly Line[]
/** Roles 1 to 5 open a line each, 6 the database, 888 everything. */
export const ROLE_CODES = ['1', '4', '3', '2', '5', '6', '888'] as const
export type RoleCode = (typeof ROLE_CODES)[number]
export const ACCOUNT_STATES = ['restricted', 'ended', 'admin'] as const
export const WORD_KINDS = ['opinion', 'feedback', 'keyword'] as const
export const POST_PARTS = ['words', 'write', 'sent'] as const

/** `user` is the account that is open. */
export const accountSearch = searchCodec({
  q: searchText,
  role: oneOf(ROLE_CODES),
  platform: oneOf(LINE_CHOICES),
  state: oneOf(ACCOUNT_STATES),
  page: paging.page,
  user: slug,
})

/** `code` is the promotion that is open; `new`, which no code can be, makes one. */
export const promotionSearch = searchCodec({ page: paging.page, code: slug })

/** `to` is the one account that is written to. */
export const postSearch = searchCodec({
  part: oneOf(POST_PARTS),
  kind: oneOf(WORD_KINDS),
  state: oneOf(['all', 'done'] as const),
  page: paging.page,
  to: slug,
})

/** `key` is the text that is open. */
export const wordingSearch = searchCodec({
  q: searchText,
  edited: oneOf(['true'] as const),
  page: paging.page,
  key: slug,
})

export const auditSearch = searchCodec({ q: searchText, page: paging.page })
