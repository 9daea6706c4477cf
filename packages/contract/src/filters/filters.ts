import { filterIndex } from './filter-index'
import {
  fashionAttributes,
  fashionStyles,
  filterTree,
  options,
  productCategories,
  secondaryCategories,
  socialMediaOptions,
} from './filter-parts'

export const filters = {
  index: filterIndex,
  tree: filterTree,
  options,
  productCategories,
  secondaryCategories,
  fashionAttributes,
  fashionStyles,
  socialMediaOptions,
}
