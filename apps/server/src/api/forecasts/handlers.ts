import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { ledgerHandler } from './ledger'
import { scoresHandler } from './scores'

export const forecastsHandlers: Handlers<typeof CONTRACT.forecasts> = { ledger: ledgerHandler, scores: scoresHandler }
