import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../http/handler'
import { servedTexts } from './served-texts'

export const language: Handler<typeof CONTRACT.common.language> = (_input, { runtime }) => servedTexts(runtime.store.db)
