import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { byCountryHandler } from './by-country'
import { calendarHandler } from './calendar'
import { detailHandler } from './detail'

export const festivalsHandlers: Handlers<typeof CONTRACT.festivals> = {
  calendar: calendarHandler,
  detail: detailHandler,
  byCountry: byCountryHandler,
}
