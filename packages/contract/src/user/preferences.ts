import { z } from 'zod'
import { PRIMARY_CATEGORIES } from '@trendee/core/lexicon/types'
import { GENDER_FOCUS, LINES_OF_WORK, MOST_MARKETS } from '@trendee/core/preferences/preferences'
import { commaList, regionCode } from '../parameters'

const isEachOnce = (list: readonly string[]) => new Set(list).size === list.length
const category = z.enum(PRIMARY_CATEGORIES)

/** What an account says it works on. Fields of no answer are `null` or empty. */
export const preferences = z.object({
  work: z.enum(LINES_OF_WORK).nullable(),
  categories: z.array(category).readonly(),
  /** The first is the one that screens start with. */
  regions: z.array(regionCode).readonly(),
  gender: z.enum(GENDER_FOCUS).nullable(),
})

/** The same as it is answered. */
export const answeredPreferences = z.object({
  work: z.enum(LINES_OF_WORK).nullable().default(null),
  categories: commaList(category, PRIMARY_CATEGORIES.length).refine(isEachOnce, 'each once').default([]),
  regions: commaList(regionCode, MOST_MARKETS).refine(isEachOnce, 'each once').default([]),
  gender: z.enum(GENDER_FOCUS).nullable().default(null),
})
