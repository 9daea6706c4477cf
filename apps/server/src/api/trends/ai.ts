import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { highlightHandler } from './ai-highlight'
import { summaryHandler } from './ai-summary'

export const aiHandlers: Handlers<typeof CONTRACT.ai> = { summary: summaryHandler, highlight: highlightHandler }
