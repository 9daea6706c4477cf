import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { filtersIndex } from './index'
import { fashionAttributes, fashionStyles, productCategories, secondaryCategories, socialMediaOptions } from './parts'

export const filtersHandlers: Handlers<typeof CONTRACT.filters> = {
  index: filtersIndex,
  tree: filtersIndex,
  options: filtersIndex,
  productCategories,
  secondaryCategories,
  fashionAttributes,
  fashionStyles,
  socialMediaOptions,
}
