import { z } from 'zod'
import { type Endpoint, endpoint, listOf } from '../endpoint'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { slug } from '../parameters'
import { listAccess } from '../trends/trend-access'
import { rankedItem, rankedSpan } from './ranked-fields'
import { lookRankingInput, postRankingInput, productRankingInput } from './ranking-filters'

const output = listOf(rankedItem).extend(rankedSpan)
export type RankingOutput = z.output<typeof output>

type RankingOf<Input extends z.ZodType> = Endpoint<z.input<Input>, z.output<Input>, RankingOutput>
export type PostRanking = RankingOf<typeof postRankingInput>
export type ProductRanking = RankingOf<typeof productRankingInput>
export type LookRanking = RankingOf<typeof lookRankingInput>

const windowAccess = { ...listAccess, needs: windowNeed, note: WINDOW_NOTE } as const
const common = { method: 'GET', limit: { perMinute: 240 }, output } as const

/** The same question without the fields of which its path says the value. */
export function without<Ranking extends PostRanking | ProductRanking>(
  ranking: Ranking,
  ...fields: readonly string[]
): Ranking {
  const { shape } = ranking.input as z.ZodObject
  const asked = Object.entries(shape).filter(([field]) => !fields.includes(field))
  return { ...ranking, input: z.object(Object.fromEntries(asked)) }
}

/** What posts of a window show. */
export function postRanking(path: `/api/${string}`, what: string): PostRanking {
  return endpoint({
    ...common,
    path,
    summary: `${what} by posts, engagement or growth of their share of posts`,
    access: windowAccess,
    input: postRankingInput,
    example: { window: 30, pageSize: 10 },
  })
}

/** What the products of one platform are. */
export function productRanking(path: `/api/${string}`, what: string): ProductRanking {
  return endpoint({
    ...common,
    path,
    summary: `${what} by what sells, number of products, new arrivals or growth`,
    access: windowAccess,
    input: productRankingInput,
    example: { window: 30, pageSize: 10 },
  })
}

/** What the looks of a season show. */
export function lookRanking(path: `/api/${string}`, what: string): LookRanking {
  return endpoint({
    ...common,
    path,
    summary: `${what} by looks of a season, or growth of their share against the same season a year before`,
    access: listAccess,
    input: lookRankingInput,
    example: { pageSize: 10 },
  })
}

const categoryNeeded = { secondaryCategory: slug }
const brandNeeded = { brand: slug }

/** The same within a category, of a brand, or both: what narrows it must be said. */
export function narrowedLookRanking<Needed extends z.ZodRawShape>(
  path: `/api/${string}`,
  what: string,
  needed: Needed,
  example: z.input<z.ZodObject<Needed>>,
): LookRanking {
  const ranking = lookRanking(path, what)
  return { ...ranking, input: lookRankingInput.extend(needed), example: { ...(ranking.example as object), ...example } }
}

export const NEEDED = { category: categoryNeeded, brand: brandNeeded } as const
