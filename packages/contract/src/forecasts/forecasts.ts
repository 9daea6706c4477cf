import { ledger } from './ledger'
import { scores } from './scores'

export const forecasts = { ledger, scores }
