import { z } from 'zod'
import type { Column } from '../column'
import { fraction, pictureKind, trendSummary } from '../fields'

/** How many of all that could show a trend do; `share` is `null` where there is none of them at all. */
const part = z.object({ count: z.int().nonnegative(), of: z.int().nonnegative(), share: fraction })
type Part = z.output<typeof part>

const count = z.int().nonnegative().nullable()

/**
 * How much of shops, posts and shows a trend is, for the asked gender: what comes by the day in the asked window. `null`
 * throughout where a trend is no more than words, which garments cannot be told by.
 */
export const presence = z.object({
  products: count,
  brands: count,
  /** `null`, too, where no feed names whose shop sells it. */
  shops: count,
  /** Platforms whose shops sell it. */
  sold_on: z.array(z.string()),
  median_price_usd: z.number().nonnegative().nullable(),
  posts: part.nullable(),
  new_arrivals: part.nullable(),
  /** Of the products that sell as much as their platform's best tenth, by pieces or reviews. */
  best_sellers: part.nullable(),
  /** Of the newest season. */
  looks: part.nullable(),
  /** Of its share of all posts, against the window before. */
  posts_growth: fraction,
  /** Like for like: of products of which both windows are known. */
  sales_growth: fraction,
  sales_basis: z.enum(['units', 'reviews']).nullable(),
  /** What shows it: best sellers, liveliest posts, newest looks. */
  board: z.array(
    z.object({
      kind: z.enum(['product', 'post', 'look']),
      platform: z.string(),
      id: z.string(),
      picture: z.string(),
      picture_kind: pictureKind,
    }),
  ),
})
export type Presence = z.output<typeof presence>
export type BoardPicture = Presence['board'][number]

/** What one platform that knows the trend says. */
export const standings = z.array(z.object({ platform: z.string(), growth: fraction, percentile: fraction }))

/** A trend with its place in shops, posts and shows. */
export const listedTrend = trendSummary.extend({ ...presence.shape, standings })
export type ListedTrend = z.output<typeof listedTrend>

/** What the shares of a list are of, beside each row. */
export const seasonOfLooks = z.string().nullable()

export const PRESENCE_SORTS = [
  'products',
  'brands',
  'shops',
  'price',
  'posts',
  'posts_growth',
  'new_arrivals',
  'best_sellers',
  'sales_growth',
  'looks',
] as const

const shareOf = (of: Part | null) => of?.share ?? null

export const PRESENCE_COLUMNS: readonly Column<Presence>[] = [
  { id: 'posts', header: 'column.share_posts', kind: 'share', value: ({ posts }) => shareOf(posts) },
  { id: 'new_arrivals', header: 'column.share_arrivals', kind: 'share', value: (row) => shareOf(row.new_arrivals) },
  { id: 'best_sellers', header: 'column.share_best', kind: 'share', value: (row) => shareOf(row.best_sellers) },
  { id: 'looks', header: 'column.share_looks', kind: 'share', value: ({ looks }) => shareOf(looks) },
  { id: 'posts_growth', header: 'column.posts_growth', kind: 'growth', value: (row) => row.posts_growth },
  { id: 'sales_growth', header: 'column.sales_growth', kind: 'growth', value: (row) => row.sales_growth },
  { id: 'sales_basis', header: 'column.demand_counts', kind: 'demand_counts', value: (row) => row.sales_basis },
  { id: 'price', header: 'column.median_price', kind: 'dollars', value: (row) => row.median_price_usd },
  { id: 'products', header: 'column.products', kind: 'count', value: (row) => row.products },
  { id: 'brands', header: 'column.brands', kind: 'count', value: (row) => row.brands },
  { id: 'shops', header: 'column.shops', kind: 'count', value: (row) => row.shops },
]
