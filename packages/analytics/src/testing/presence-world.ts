import { rebuildPosts } from '../derive/rebuild-posts'
import { rebuildPresence } from '../derive/rebuild-presence'
import { rebuildSearchNames, rebuildSearchWords } from '../derive/rebuild-search'
import { type SellingWorld, type WorldProduct, openSellingWorld } from './selling-world'
import { type WorldPost, saveSocial } from './social-world'
import { type WorldTrend, addRows, publishTrends, worldPlatform } from './trend-world'

/** A look with one garment: `type:value` attributes of a category. */
export interface WorldGarment {
  readonly look: string
  readonly season: string
  readonly shownOn: string
  readonly gender?: string
  readonly secondary: string
  readonly attributes: readonly string[]
}

export interface PresenceFacts {
  readonly products: readonly WorldProduct[]
  readonly posts: readonly WorldPost[]
  readonly garments: readonly WorldGarment[]
  readonly trends: readonly WorldTrend[]
}

/** An embedded database that holds just these, with what deriving makes of trends in shops, posts and shows. */
export async function openPresenceWorld(facts: PresenceFacts): Promise<SellingWorld> {
  const world = await openSellingWorld(facts.products)
  const { db } = world
  await saveSocial(db, { posts: facts.posts })
  await rebuildPosts(db, 'instagram')
  await addRows(
    db,
    'trendee.look_garment',
    facts.garments.map(({ look, season, shownOn, gender = 'women', secondary, attributes }) => ({
      look_id: look,
      garment: 1,
      secondary_category: secondary,
      attribute_types: attributes.map((attribute) => attribute.split(':')[0]),
      attribute_values: attributes.map((attribute) => attribute.split(':')[1]),
      season,
      gender,
      shown_on: shownOn,
    })),
  )
  await publishTrends(db, facts.trends)
  await rebuildPresence(db)
  await rebuildSearchNames(db)
  await rebuildSearchWords(db)
  return world
}

const SHIRTS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 12])

/** Twelve products for women: the n-th sold 10 n pieces in the last 30 days and 5 n in the 30 before; 1 to 5 and 12 are linen shirts. */
const SELLING = Array.from({ length: 12 }, (_, index): WorldProduct => {
  const place = index + 1
  const isShirt = SHIRTS.has(place)
  return {
    platform: 'temu',
    id: `p${place}`,
    title: isShirt ? 'Linen shirt' : 'Teal dress',
    seller: place % 2 === 0 ? 'Even shop' : 'Odd shop',
    gender: 'women',
    primary: 'womenswear',
    secondary: isShirt ? 'shirt' : 'dress',
    attributes: [isShirt ? 'fabric:linen' : 'color:teal'],
    captures: [
      { day: '2025-04-30', price: 10 * place, units: 1000, evidence: 'measured' },
      { day: '2025-05-30', price: 10 * place, units: 1000 + 5 * place, evidence: 'measured' },
      { day: '2025-06-29', price: 10 * place, units: 1000 + 15 * place, evidence: 'measured' },
    ],
  }
})

/** Three that came on the last day: two linen shirts and a dress, of which nothing is sold yet. */
const NEW = [1, 2, 6].map((like, index): WorldProduct => {
  const product = SELLING[like - 1]
  if (product === undefined) throw new RangeError(`no product ${like}`)
  return { ...product, id: `n${index + 1}`, captures: [{ day: '2025-06-29', price: 60 }] }
})

const LINEN = { secondary: 'shirt', attributes: ['fabric:linen'], gender: 'women' }

/** One world that tests of these questions share, each number of which can be worked out by hand. */
export const SUMMER: PresenceFacts = {
  products: [...SELLING, ...NEW],
  posts: [
    { id: 'old', postedOn: '2025-01-10' },
    { id: 'a', postedOn: '2025-06-29', likes: 50, ...LINEN },
    { id: 'b', postedOn: '2025-06-20', likes: 90, ...LINEN },
    { id: 'c', postedOn: '2025-06-10', gender: 'women', attributes: ['color:teal'] },
    { id: 'd', postedOn: '2025-06-09', gender: 'women' },
    { id: 'e', postedOn: '2025-06-09', gender: 'men', attributes: ['color:teal'] },
  ],
  garments: [
    { look: 'ss26-1', season: 'SS26', shownOn: '2025-06-20', secondary: 'shirt', attributes: ['fabric:linen'] },
    { look: 'ss26-2', season: 'SS26', shownOn: '2025-06-20', secondary: 'dress', attributes: ['color:teal'] },
    { look: 'fw25-1', season: 'FW25', shownOn: '2025-02-20', secondary: 'shirt', attributes: ['fabric:linen'] },
  ],
  trends: [
    {
      trendId: 'linen',
      name: 'Linen',
      nameZh: '亚麻',
      type: 'fabric',
      level: 'hot',
      score: 80,
      adjustedGrowth: [null, null, 0.2, 0.3],
      growth: [null, null, 0.4, 0.5],
      lifecycle: 'growing',
      platforms: [
        worldPlatform({ platform: 'google', evidence: 'relative', growth: 0.3, percentile: 0.9, line: [1] }),
        worldPlatform({ platform: 'temu', evidence: 'measured', growth: 0.1, percentile: 0.6, line: [1] }),
      ],
    },
    { trendId: 'linen', name: 'Linen', nameZh: '亚麻', type: 'fabric', gender: 'women', level: 'none', score: 20 },
    {
      trendId: 'teal',
      name: 'Teal',
      nameZh: '水鸭色',
      type: 'color',
      hex: '#008080',
      score: 60,
      isSeasonal: true,
      yoy: 0.1,
    },
    {
      trendId: 'linen-shirt',
      name: 'Linen Shirt',
      nameZh: '亚麻衬衫',
      type: 'product',
      primaryCategory: 'womenswear',
      secondaryCategory: 'shirt',
      level: 'breakout',
      score: 95,
      adjustedGrowth: [null, null, 0.6, null],
    },
    { trendId: 'dua-lipa', name: 'Dua Lipa', type: 'keyword', score: 30 },
  ],
}
