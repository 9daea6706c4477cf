import { order, region, trendGender, windowDays } from '@trendee/contract/parameters'
import { oneOf, searchCodec } from '../../shared/url/search-codec'
import { PAPERS } from './board-sheet'

const paper = oneOf(PAPERS, 'a4')
const sort = oneOf(['place', 'collected', 'level', 'growth', 'name'], 'place')

/** A board shows what its project's list showed, by the same fields of the address. */
export const boardSearch = searchCodec({ gender: trendGender, region, window: windowDays, sort, order, paper })
export const sharedSearch = searchCodec({ gender: trendGender, region, paper })

/** The growth that a link tells is over the platform's own window, in days. */
export const SHARED_DAYS = 30
