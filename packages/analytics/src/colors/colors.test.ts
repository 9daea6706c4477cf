import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRunwayWorld, type RunwayWorld } from '../testing/runway-world'
import { type SellingWorld, type WorldProduct, openSellingWorld } from '../testing/selling-world'
import { deriveSocial, saveSocial } from '../testing/social-world'
import { colorPairs } from './color-pairs'
import { paletteOverTime } from './palette-over-time'
import { swatchColors } from './swatch-colors'

const times = (count: number, prefix: string, product: Partial<WorldProduct>): WorldProduct[] =>
  Array.from({ length: count }, (_, place) => ({
    platform: 'temu',
    id: `${prefix}${place}`,
    captures: [{ day: '2025-06-30' }],
    ...product,
  }))
const colored = (...colors: string[]) => colors.map((color) => `color:${color}`)

describe('colours of products and posts', () => {
  let world: SellingWorld
  beforeAll(async () => {
    world = await openSellingWorld([
      ...times(6, 'bw', { gender: 'women', attributes: [...colored('black', 'white'), 'pattern:gingham'] }),
      ...times(4, 'b', { gender: 'women', attributes: colored('black') }),
      ...times(2, 'w', { gender: 'men', attributes: [...colored('white'), 'pattern:gingham', 'fabric:linen'] }),
      ...times(8, 'r', { gender: 'men', attributes: [...colored('red'), 'pattern:stripe'] }),
      // Too few together, and none at all.
      ...times(4, 'rn', { gender: 'men', attributes: colored('red', 'navy-blue') }),
      ...times(5, 'none', { attributes: ['pattern:stripe'] }),
    ])
    const post = (id: string, postedOn: string, gender: string, ...colors: string[]) => ({
      id,
      postedOn,
      gender,
      attributes: colored(...colors),
    })
    await saveSocial(world.db, {
      posts: [
        // The week of 26 May is known from its Thursday on; that of 16 June, from Monday to Sunday, is the last whole one.
        post('p0', '2025-05-29', 'women', 'red'),
        post('p1', '2025-06-02', 'women', 'red'),
        post('p2', '2025-06-03', 'women', 'red', 'black'),
        post('p3', '2025-06-08', 'men', 'white'),
        post('p4', '2025-06-16', 'women', 'black'),
        post('p5', '2025-06-22', 'men', 'navy-blue'),
        post('p6', '2025-06-24', 'women', 'red'),
      ],
    })
    await deriveSocial(world.db)
  })
  afterAll(() => world.close())

  const palette = (more: object) =>
    paletteOverTime(world.db, { of: 'posts', by: 'week', span: 90, gender: 'all', quantity: 2, ...more })

  it('tells the colours of posts by whole weeks, a week without posts among them, and what is left to others', async () => {
    expect(await palette({})).toEqual({
      asOf: '2025-06-24',
      colors: ['black', 'red'],
      periods: [
        { start: '2025-06-02', named: 4, records: [1, 2] },
        { start: '2025-06-09', named: 0, records: [0, 0] },
        { start: '2025-06-16', named: 2, records: [1, 0] },
      ],
      moves: { beforeFrom: '2025-06-02', nowFrom: '2025-06-16', gained: [], lost: [] },
    })
  })

  it('is of the asked gender and span, and by whole months', async () => {
    const men = await palette({ gender: 'men' })
    expect(men.colors).toEqual(['navy-blue', 'white'])
    expect((await palette({ span: 30, quantity: 1 })).periods.map(({ start }) => start)).toEqual([
      '2025-06-02',
      '2025-06-09',
      '2025-06-16',
    ])
    expect(await palette({ by: 'month' })).toMatchObject({ asOf: '2025-06-24', periods: [] })
  })

  it('pairs colours of one product that occur more often than chance, on five at least', async () => {
    const { list, total, records } = await colorPairs(world.db, { of: 'products', gender: 'all', quantity: 10 })
    // 24 products name a colour: 10 are black, 8 white, 6 both.
    expect(records).toBe(24)
    expect(total).toBe(1)
    expect(list).toEqual([
      { one: 'black', other: 'white', together: 6, withOne: 10, withOther: 8, lift: (6 * 24) / (10 * 8) },
    ])
    const of = (color: string) => colorPairs(world.db, { of: 'products', gender: 'all', color, quantity: 10 })
    expect((await of('white')).total).toBe(1)
    expect((await of('red')).total).toBe(0)
    // Among women's all white ones are black, and all are black: that is chance.
    expect((await colorPairs(world.db, { of: 'products', gender: 'women', quantity: 10 })).list).toEqual([])
  })

  it('tells patterns and fabrics with the colours that they come in more than other goods do', async () => {
    const patterns = await swatchColors(world.db, { type: 'pattern', gender: 'all', quantity: 1 })
    expect(patterns).toEqual({
      total: 2,
      list: [{ value: 'stripe', products: 13, colors: [{ color: 'red', products: 8 }] }],
    })
    const women = await swatchColors(world.db, { type: 'pattern', gender: 'women', quantity: 10 })
    expect(women.list).toEqual([
      {
        value: 'gingham',
        products: 6,
        colors: [
          // Black is on other goods too.
          { color: 'white', products: 6 },
          { color: 'black', products: 6 },
        ],
      },
    ])
    const fabrics = await swatchColors(world.db, { type: 'fabric', gender: 'all', quantity: 10 })
    expect(fabrics.list).toEqual([{ value: 'linen', products: 2, colors: [{ color: 'white', products: 2 }] }])
  })
})

describe('colours of looks', () => {
  let world: RunwayWorld
  beforeAll(async () => {
    const show = { brand: 'Alma', show: 'Alma', season: 'FW25' }
    const looks = (prefix: string, ...garments: string[]) =>
      Array.from({ length: 5 }, (_, place) => ({ id: `${prefix}${place}`, garments, ...show }))
    world = await openRunwayWorld([...looks('a', 'red coat', 'navy blue skirt'), ...looks('b', 'white shirt')])
  })
  afterAll(() => world.close())

  it('pair where garments of one look have them', async () => {
    expect((await colorPairs(world.db, { of: 'looks', gender: 'all', quantity: 10 })).list).toEqual([
      { one: 'navy-blue', other: 'red', together: 5, withOne: 5, withOther: 5, lift: 2 },
    ])
  })
})
