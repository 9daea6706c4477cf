import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../platform/handler'
import { servedTexts } from './served-texts'

export const language: Handler<typeof CONTRACT.common.language> = (_input, { platform }) =>
  servedTexts(platform.store.db)
