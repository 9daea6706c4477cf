import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { brandChoices, lineChoices, nicheChoices, retailerChoices } from './choices'
import { brandsInfo } from './info'
import { brandDiscovery, brandsList, socialLuxury } from './lists'

export const brandsHandlers: Handlers<typeof CONTRACT.brands> = {
  list: brandsList,
  info: brandsInfo,
  discovery: brandDiscovery,
  luxury: socialLuxury,
  choices: brandChoices,
  lines: lineChoices,
  retailers: retailerChoices,
  niches: nicheChoices,
}
