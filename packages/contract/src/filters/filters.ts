import { filterIndex } from './filter-index'

export const filters = {
  index: filterIndex,
}
