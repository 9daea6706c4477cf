import { rebuildGraphicSearches } from '../derive/rebuild-graphic-searches'
import { rebuildGraphics } from '../derive/rebuild-graphics'
import { type SellingWorld, type WorldProduct, openSellingWorld } from './selling-world'
import { type WorldTrend, addRows, publishTrends } from './trend-world'

const [FIRST, LAST] = ['2025-05-30', '2025-06-29'] as const

interface Listing {
  readonly id: string
  readonly title: string
  readonly tags?: readonly string[]
  readonly isPrinted?: boolean
  readonly brand?: string
  readonly seller?: string
  readonly price?: number
  readonly listedOn?: string
  /** Favourites that came in the thirty days. */
  readonly liked: number
}

function listing({
  id,
  title,
  tags = [],
  isPrinted = false,
  brand = '',
  seller = '',
  price,
  listedOn,
  liked,
}: Listing): WorldProduct {
  const priced = price === undefined ? {} : { price }
  return {
    platform: 'etsy',
    id,
    title,
    tags,
    brand,
    seller,
    primary: 'tshirt',
    secondary: 't-shirt',
    attributes: isPrinted ? ['pattern:graphic'] : [],
    ...(listedOn !== undefined && { listedOn }),
    captures: [
      { day: FIRST, favorites: 100, ...priced },
      { day: LAST, favorites: 100 + liked, ...priced },
    ],
  }
}

const numbered = (count: number, make: (at: number) => Listing) =>
  Array.from({ length: count }, (_, at) => listing(make(at + 1)))

/**
 * Fifty tees of one shop, ten with a print. Eight of these, all of one brand, say "magic mushroom", and one of the others is tagged "mushrooms"; five
 * with a print and twelve of the others are tagged "frog", which is little more than chance.
 */
export const PRINT_LISTINGS: readonly WorldProduct[] = [
  ...numbered(8, (at) => ({
    id: `m${at}`,
    title: 'Velqor Magic Mushroom Graphic Tee, Gift for Her',
    brand: 'Velqor',
    tags: at <= 5 ? ['frog'] : [],
    isPrinted: true,
    seller: at % 2 === 0 ? 'even' : 'odd',
    price: 9 + at,
    listedOn: at <= 3 ? '2025-05-01' : '2025-02-01',
    liked: 30,
  })),
  ...numbered(2, (at) => ({
    id: `s${at}`,
    title: 'Skull Graphic Tee',
    isPrinted: true,
    seller: 'odd',
    price: 90,
    listedOn: at === 1 ? '2025-05-01' : '2025-02-01',
    liked: 150,
  })),
  listing({
    id: 'x1',
    title: 'White Tee',
    tags: ['mushrooms'],
    seller: 'third',
    price: 18,
    listedOn: '2020-01-01',
    liked: 60,
  }),
  ...numbered(39, (at) => ({
    id: `p${at}`,
    title: 'Plain Cotton Tee',
    tags: at <= 12 ? ['frog'] : [],
    seller: 'plain',
    price: 5,
    liked: 0,
  })),
]

/** A search of the world, or a query beside one. */
export interface PrintSearch {
  readonly term: string
  readonly query?: string
  readonly list?: 'top' | 'rising'
  readonly value?: number
  readonly isBreakout?: boolean
}

/** The listings with their keywords derived, beside what is searched and the trends of the searches. */
export async function openPrintWorld(
  searches: readonly PrintSearch[] = [],
  trends: readonly WorldTrend[] = [],
  listings: readonly WorldProduct[] = PRINT_LISTINGS,
): Promise<SellingWorld> {
  const world = await openSellingWorld(listings)
  const { db } = world
  for (const platform of new Set(listings.map((product) => product.platform))) await rebuildGraphics(db, platform)
  const terms = searches.filter(({ query }) => query === undefined)
  await addRows(
    db,
    'trendee.series_join',
    terms.map(({ term }) => ({ platform: 'google', term, trend_id: term.replaceAll(' ', '-'), region: 'US' })),
  )
  await addRows(
    db,
    'trendee.related_query',
    searches.flatMap(({ term, query, list = 'top', value, isBreakout = false }) =>
      query === undefined
        ? []
        : [{ platform: 'google', term, region: 'US', query, list, value, is_breakout: Number(isBreakout), version: 1 }],
    ),
  )
  await publishTrends(db, trends)
  await rebuildGraphicSearches(db)
  return world
}
