import { type Schema, oneOf, searchCodec } from '../../shared/url/search-codec'

/** Parts of the account's page, in the order of its list. */
export const SECTIONS = ['profile', 'plans', 'bindings', 'password', 'devices', 'api', 'words'] as const
export type Section = (typeof SECTIONS)[number]

export const userSearch = searchCodec({ section: oneOf(SECTIONS) })

const messageId: Schema<string> = {
  safeParse: (value) =>
    typeof value === 'string' && value.length <= 80 ? { success: true, data: value } : { success: false },
}

/** `message`: the one that is open. */
export const messageSearch = searchCodec({ message: messageId })
