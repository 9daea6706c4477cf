import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../http/handler'

export const language: Handler<typeof CONTRACT.common.language> = (_input, { state }) => state.texts.get('all')
