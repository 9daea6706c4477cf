import { ARRIVAL_REASONS, DIFFICULTY_REASONS } from '@trendee/core/graphics/keyword-numbers'
import { z } from 'zod'

/** `graphic_keyword`: a print keyword of a shop, as it stands. */

const count = z.number()
const numberOrGap = z.number().nullable()

export const KEYWORD_ROW = z.object({
  platform: z.string(),
  keyword: z.string(),
  is_slogan: z.number(),
  language: z.enum(['en', 'zh']),
  listings: count,
  on_sale: count,
  printed: count,
  ratio: z.number(),
  p_value: z.number(),
  lift: numberOrGap,
  categories: z.array(z.string()),
  sellers: numberOrGap,
  demand_basis: z.enum(['units', 'reviews', 'favorites', '']),
  known: count,
  demand: numberOrGap,
  demand_evidence: z.enum(['measured', 'at_least', 'estimated', '']),
  demand_each: numberOrGap,
  usual_each: numberOrGap,
  difficulty: numberOrGap,
  difficulty_reason: z.enum([...DIFFICULTY_REASONS, '']),
  leader_share: numberOrGap,
  priced: count,
  price_low: numberOrGap,
  price_median: numberOrGap,
  price_high: numberOrGap,
  arrivals: count,
  arrivals_before: count,
  growth: numberOrGap,
  growth_reason: z.enum([...ARRIVAL_REASONS, '']),
  related: z.array(z.string()),
  related_listings: z.array(z.number()),
  shown_products: z.array(z.string()),
})
export type KeywordRow = z.output<typeof KEYWORD_ROW>

export const KEYWORD_COLUMNS = Object.keys(KEYWORD_ROW.shape) as (keyof KeywordRow)[]
