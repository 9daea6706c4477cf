import type { CONTRACT } from '@trendee/contract/contract'
import { languageEntries } from '@trendee/store/language'
import type { Handler } from '../../platform/handler'

export const language: Handler<typeof CONTRACT.common.language> = (_input, { platform }) =>
  languageEntries(platform.store.db)
