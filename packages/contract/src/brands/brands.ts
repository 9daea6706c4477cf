import { brandChoices, lineChoices, nicheChoices, retailerChoices } from './brand-choices'
import { brandDiscovery } from './brand-discovery'
import { brandsInfo } from './brands-info'
import { brandsList } from './brands-list'
import { socialLuxury } from './social-luxury'

export const brands = {
  list: brandsList,
  info: brandsInfo,
  discovery: brandDiscovery,
  luxury: socialLuxury,
  choices: brandChoices,
  lines: lineChoices,
  retailers: retailerChoices,
  niches: nicheChoices,
}
