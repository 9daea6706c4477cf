import { byCountry } from './by-country'
import { calendar } from './calendar'
import { detail } from './detail'

export const festivals = { calendar, detail, byCountry }
