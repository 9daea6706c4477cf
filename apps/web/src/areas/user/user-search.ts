import { oneOf, searchCodec, textUpTo } from '../../shared/url/search-codec'

/** Parts of the account's page, in the order of its list. */
export const SECTIONS = [
  'profile',
  'preferences',
  'stars',
  'exports',
  'alerts',
  'plans',
  'bindings',
  'password',
  'devices',
  'api',
  'words',
] as const
export type Section = (typeof SECTIONS)[number]

export const userSearch = searchCodec({ section: oneOf(SECTIONS, 'profile') })

/** `message`: the one that is open. */
export const messageSearch = searchCodec({ message: textUpTo(80) })
