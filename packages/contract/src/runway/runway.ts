import { detail } from './detail'
import { collections, runwayFilters } from './filters'
import { list, searchGallery } from './list'
import { topList } from './top-list'

/** Looks of runway shows. */
export const runway = { list, searchGallery, topList, detail, filters: runwayFilters, collections }
