import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildLooks } from '../derive/rebuild-looks'
import { rebuildPosts } from '../derive/rebuild-posts'
import { rebuildSearchItems, rebuildSearchNames, rebuildSearchWords } from '../derive/rebuild-search'
import type { SellingWorld, WorldProduct } from '../testing/selling-world'
import { addRows, openTrendWorld } from '../testing/trend-world'
import { type SearchQuestion, search } from './search'

const product = (id: string, units: number, more: Partial<WorldProduct>): WorldProduct => ({
  platform: 'temu',
  id,
  gender: 'women',
  region: 'US',
  primary: 'womenswear',
  captures: [
    { day: '2025-05-31', price: 10, units: 100 },
    { day: '2025-06-30', price: 10, units: 100 + units },
  ],
  ...more,
})

/** By units sold: butter 90, plain 80, beige 70, mustard 60. */
const PRODUCTS = [
  product('beige', 70, { title: 'Beige Wrap Dress', secondary: 'wrap-dress', attributes: ['color:beige'] }),
  product('butter', 90, {
    title: 'Soft Slip Dress',
    brand: 'Alma',
    seller: 'Alma & Sons',
    secondary: 'slip-dress',
    attributes: ['color:butter-yellow', 'fabric:satin'],
  }),
  product('plain', 80, { title: 'Yellow butter dish', gender: '' }),
  product('mustard', 60, { title: '芥末黄阔腿裤', secondary: 'wide-leg-pants', attributes: ['color:mustard'] }),
  // Sells most, on another platform.
  product('shirt', 500, {
    platform: 'shein',
    title: "Men's Linen Shirt",
    gender: 'men',
    secondary: 'shirt',
    attributes: ['fabric:linen'],
    captures: [
      { day: '2025-05-31', price: 30, units: 0 },
      { day: '2025-06-30', price: 30, units: 500 },
    ],
  }),
]

const POST = { platform: 'instagram', region: 'US', gender: 'women', fingerprint: 1, import_id: 'i' }
const POSTS = [
  { ...POST, post_id: 'zh', author: 'mei', caption: '今天穿奶油黄连衣裙', likes: 5, comments: 0, version: 1 },
  {
    ...POST,
    post_id: 'en',
    author: 'ann',
    caption: 'Butter yellow everything #summer',
    likes: 50,
    comments: 5,
    version: 1,
  },
  // Whose likes the network withholds, and whose author is called as a brand is.
  { ...POST, post_id: 'hidden', author: 'alma', caption: 'Mustard soup', likes: null, comments: 99, version: 1 },
].map((post) => ({
  ...post,
  posted_at: '2025-06-20 12:00:00',
  primary_category: post.post_id === 'zh' ? 'womenswear' : '',
  secondary_category: post.post_id === 'zh' ? 'dress' : '',
  brands: post.post_id === 'zh' ? ['Alma'] : [],
  attribute_types: post.post_id === 'hidden' ? [] : ['color'],
  attribute_values: post.post_id === 'hidden' ? [] : ['butter-yellow'],
}))

const LOOKS = [
  { look_id: 'alma-1', brand: 'Alma', look_number: 1, shown_on: '2025-02-20', secondary_category: 'dress', version: 1 },
  { look_id: 'alma-2', brand: 'Alma', look_number: 2, shown_on: '2025-02-20', secondary_category: 'coat', version: 2 },
].map((look) => ({
  ...look,
  show: 'Alma Autumn',
  season: 'FW25',
  city: 'Milan',
  gender: 'women',
  description: 'in butter yellow',
  attribute_types: ['color'],
  attribute_values: ['butter-yellow'],
}))

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld(
    [
      { trendId: 'butter-yellow', name: 'Butter Yellow', nameZh: '奶油黄', type: 'color', score: 40, ytd: 0.5 },
      {
        trendId: 'butter-yellow-dress',
        name: 'Butter Yellow Dress',
        nameZh: '奶油黄连衣裙',
        type: 'product',
        score: 90,
      },
      { trendId: 'linen-shirt', name: 'Linen Shirt', nameZh: '亚麻衬衫', type: 'product', score: 60 },
      // Known in another region alone.
      { trendId: 'kimono', name: 'Kimono', nameZh: '和服', type: 'category', region: 'JP', score: 10 },
    ],
    PRODUCTS,
  )
  const { db } = world
  await addRows(db, 'trendee.post', POSTS)
  await rebuildPosts(db, 'instagram')
  await addRows(db, 'trendee.look', LOOKS)
  await rebuildLooks(db)
  for (const platform of ['temu', 'shein', 'instagram']) await rebuildSearchItems(db, platform)
  await rebuildSearchNames(db)
  await rebuildSearchWords(db)
})
afterAll(() => world.close())

const ask = async (q: string, more: Partial<SearchQuestion> = {}) =>
  search(world.db, { q, kinds: ['trend', 'product', 'post', 'look'], page: 1, pageSize: 5, ...more })
const found = async (q: string, more: Partial<SearchQuestion> = {}) =>
  Object.fromEntries((await ask(q, more)).groups.map(({ kind, rows }) => [kind, rows.map(({ id }) => id)]))

describe('search', () => {
  it('finds by what words mean and by the words themselves, the trend of that very name first', async () => {
    expect(await found('butter yellow')).toEqual({
      trend: ['butter-yellow', 'butter-yellow-dress'],
      product: ['butter', 'plain'],
      post: ['en', 'zh'],
      look: ['alma-1', 'alma-2'],
    })
  })
  it('finds the same in Chinese', async () => {
    expect(await found('奶油黄')).toEqual({
      trend: ['butter-yellow', 'butter-yellow-dress'],
      product: ['butter'],
      post: ['en', 'zh'],
      look: ['alma-1', 'alma-2'],
    })
  })
  it('asks for all that is said, a broad category with what it covers', async () => {
    expect(await found('奶油黄 dresses')).toEqual({
      trend: ['butter-yellow-dress'],
      product: ['butter'],
      post: ['zh'],
      look: ['alma-1'],
    })
    expect((await found('dress')).product).toEqual(['butter', 'beige'])
  })
  it('puts mistyped words right', async () => {
    const answer = await ask('buter yelow')
    expect(answer.understood).toMatchObject({ text: 'butter yellow', isCorrected: true })
    expect(answer.groups.map(({ kind, total }) => [kind, total])).toEqual([
      ['trend', 2],
      ['product', 2],
      ['post', 2],
      ['look', 2],
    ])
    expect(await found('lnien shirts')).toEqual({ trend: ['linen-shirt'], product: ['shirt'] })
  })
  it('leads from a synonym to the trend and to what carries it', async () => {
    expect(await found('flax shirt')).toEqual({ trend: ['linen-shirt'], product: ['shirt'] })
  })
  it('finds what is still being typed', async () => {
    expect(await found('butter yel')).toMatchObject({ trend: ['butter-yellow', 'butter-yellow-dress'] })
    expect(await found('kimo')).toEqual({ trend: ['kimono'] })
  })
  it('finds shops by their names, as the feed writes them', async () => {
    const shops = (await ask('alma son', { kinds: ['shop'] })).groups
    expect(shops).toMatchObject([
      { kind: 'shop', total: 1, rows: [{ platform: 'temu', id: 'Alma & Sons', figure: 1 }] },
    ])
    expect(await found('butter', { kinds: ['shop'] })).toEqual({})
  })
  it('counts by platform, pages, and has nothing beyond the end', async () => {
    const [temu] = (await ask('dress', { kinds: ['product'], page: 2, pageSize: 1 })).groups
    expect(temu).toMatchObject({ total: 2, platforms: [{ platform: 'temu', total: 2 }], rows: [{ id: 'beige' }] })
    const [beyond] = (await ask('dress', { kinds: ['product'], page: 3, pageSize: 1 })).groups
    expect(beyond).toMatchObject({ total: 2, rows: [] })
    expect((await found('butter yellow', { page: 2, pageSize: 1 })).look).toEqual(['alma-2'])
  })
  it('tells what a record is known by', async () => {
    const [group] = (await ask('satin', { kinds: ['product'] })).groups
    expect(group?.rows).toEqual([
      {
        kind: 'product',
        platform: 'temu',
        id: 'butter',
        name: 'Soft Slip Dress',
        name_zh: '',
        detail: 'Alma',
        secondary_category: 'slip-dress',
        gender: 'women',
        region: 'US',
        price_usd: 10,
        figure: 90,
        on_day: '2025-05-31',
      },
    ])
  })
  it.each([
    [{ platforms: ['shein'] }, ['shirt']],
    [{ gender: 'men' as const }, ['shirt']],
    [{ secondaryCategory: 'dress' }, ['butter', 'beige']],
    [{ productCategories: ['shirt', 'wrap-dress'] }, ['shirt', 'beige']],
    [{ attributeType: 'color' as const }, ['butter', 'beige', 'mustard']],
    [{ attributeType: 'color' as const, attributeName: 'mustard' }, ['mustard']],
    [{ attributeType: 'fabric' as const, attributeName: 'mustard' }, []],
    [{ attributeName: 'linen' }, ['shirt']],
    [{ brand: 'ALMA' }, ['butter']],
    // By the id that lists of brands give.
    [{ brand: 'alma' }, ['butter']],
    [{ brand: 'Alma Kids' }, []],
    [{ price_min: 20 }, ['shirt']],
    [{ price_max: 20, primaryCategory: 'womenswear' }, ['butter', 'plain', 'beige', 'mustard']],
    [{ from: '2025-06-01' }, []],
  ])('filters without words: %j', async (filters, ids) => {
    expect((await found('', { kinds: ['product'], ...filters })).product ?? []).toEqual(ids)
  })
  it.each([
    [{ attributeType: 'color' as const, attributeName: 'butter-yellow' }, ['en', 'zh']],
    [{ attributeType: 'fabric' as const, attributeName: 'butter-yellow' }, []],
    [{ attributeName: 'butter-yellow', secondaryCategory: 'dress' }, ['zh']],
    [{ primaryCategory: 'womenswear' }, ['zh']],
    [{ brand: 'ALMA' }, ['zh']],
  ])('filters posts without words: %j', async (filters, ids) => {
    expect((await found('', { kinds: ['post'], ...filters })).post ?? []).toEqual(ids)
  })
  it('finds looks by their brand', async () => {
    expect((await found('', { kinds: ['look'], brand: 'alma' })).look).toEqual(['alma-1', 'alma-2'])
  })
  it('does not tell reactions of posts whose likes are withheld', async () => {
    const [group] = (await ask('mustard soup', { kinds: ['post'] })).groups
    expect(group?.rows).toMatchObject([{ id: 'hidden', figure: null }])
  })
  it('finds nothing by words that say nothing, or that nobody has', async () => {
    expect(await found(' - ')).toEqual({})
    expect(await found('zzyzxq')).toEqual({})
  })
})
