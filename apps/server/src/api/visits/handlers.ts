import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { clickLog, collect } from './page-events'
import { site } from './site'

export const visitsHandlers: Handlers<typeof CONTRACT.visits> = {
  collect,
  clickLog,
  site,
}
