import { CONTRACT } from '@trendee/contract/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunwayWorld, openRunwayWorld } from '../testing/runway-world'
import { explainedDb } from '../testing/explained-db'
import { detail } from './detail'
import { lookCounts, seasons } from './filters'
import { list } from './list'
import { topList } from './top-list'

const spring26 = { brand: 'Ostra', show: 'Ostra SS26', season: 'SS26', gender: 'women', shownOn: '2025-09-25' }
const spring25 = { brand: 'OSTRA', show: 'Ostra SS25', season: 'SS25', gender: 'women', shownOn: '2024-09-24' }
const velm = { brand: 'Velm', show: 'Velm SS26', season: 'SS26', gender: 'men', city: 'Paris', shownOn: '2025-06-25' }
/** Numbers of a show's looks that are plain. */
const plain = (prefix: string, show: typeof spring26, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    ...show,
    id: `${prefix}-${from + at}`,
    number: from + at,
    garments: ['Cotton shirt'],
  }))

let world: RunwayWorld
beforeAll(async () => {
  world = await openRunwayWorld([
    { ...spring26, id: 'o26-1', number: 1, garments: ['Suede boots', 'Red wool coat'] },
    { ...spring26, id: 'o26-2', number: 2, garments: ['Suede coat'] },
    { ...spring26, id: 'o26-3', number: 3, garments: ['Black suede coat', 'Silk dress'] },
    { ...spring26, id: 'o26-4', number: 4, garments: ['Suede slip dress'] },
    ...plain('o26', spring26, 5, 10),
    { ...spring25, id: 'o25-1', number: 1, garments: ['Leather boots', 'Brown suede coat'] },
    { ...spring25, id: 'o25-2', number: 2, garments: ['Suede trousers'] },
    ...plain('o25', spring25, 3, 10),
    { ...velm, id: 'v-1', garments: ['Suede jacket'], description: 'Opening' },
  ])
})
afterAll(() => world.close())

const listed = async (input: object) => {
  const { rows, total } = await list(world.db, CONTRACT.runway.list.input.parse(input) as never)
  return { ids: rows.map(({ id }) => id), total }
}

describe('the list of looks', () => {
  it('begins with the newest show, in the order of its looks', async () => {
    expect(await listed({ pageSize: 3 })).toEqual({ ids: ['o26-1', 'o26-2', 'o26-3'], total: 21 })
    expect(await listed({ order: 'asc', pageSize: 2 })).toEqual({ ids: ['o25-1', 'o25-2'], total: 21 })
    expect(await listed({ page: 2, pageSize: 10 })).toMatchObject({
      ids: ['v-1', ...Array(9).fill(expect.any(String))],
    })
  })

  it.each([
    // The suede of the first look is its boots'.
    [{ secondaryCategory: 'coat', attributeName: 'suede' }, ['o26-2', 'o26-3', 'o25-1']],
    [{ q: 'suede coat' }, ['o26-2', 'o26-3', 'o25-1']],
    [{ q: '麂皮大衣' }, ['o26-2', 'o26-3', 'o25-1']],
    // A broad category asks for its kinds too.
    [{ secondaryCategory: 'dress' }, ['o26-3', 'o26-4']],
    [{ attributeType: 'fabric', attributeName: 'suede', gender: 'men' }, ['v-1']],
    [{ attributeType: 'pattern', attributeName: 'suede' }, []],
    [{ brand: 'ostra®', season: 'SS25', primaryCategory: 'footwear' }, ['o25-1']],
    [{ city: 'Paris' }, ['v-1']],
    [{ show: 'velm-ss26' }, ['v-1']],
    [{ q: 'velm opening' }, ['v-1']],
    [{ q: 'velm opneing' }, ['v-1']],
    [{ q: 'paris suede' }, ['v-1']],
    [{ q: 'velvet' }, []],
    [{ brand: 'nobody' }, []],
  ])('of %j is %j', async (input, ids) => {
    expect(await listed(input)).toEqual({ ids, total: ids.length })
  })

  it('says how many there are on a page beyond the end, and of when', async () => {
    const answer = await list(world.db, CONTRACT.runway.list.input.parse({ page: 9 }) as never)
    expect(answer).toEqual({ rows: [], total: 21, asOf: '2025-09-25', q: '', searchedAs: null })
  })
})

describe('the ranking of shows', () => {
  const ranked = async (input: object) =>
    (await topList(world.db, CONTRACT.runway.topList.input.parse(input) as never)).rows.map((show) => [
      show.show_id,
      show.showing,
      show.looks,
      show.growth,
      show.first_looks,
    ])

  it('counts the looks that show it, against the same season a year before', async () => {
    // Four of ten looks show suede, then two of ten did; one look of Velm is too few to tell.
    expect(await ranked({ attributeName: 'suede' })).toEqual([
      ['ostra-ss26', 4, 10, 1, ['o26-1', 'o26-2', 'o26-3', 'o26-4']],
      ['ostra-ss25', 2, 10, null, ['o25-1', 'o25-2']],
      ['velm-ss26', 1, 1, null, ['v-1']],
    ])
    expect(await ranked({ attributeName: 'suede', season: 'SS26', sort: 'share' })).toEqual([
      ['velm-ss26', 1, 1, null, ['v-1']],
      ['ostra-ss26', 4, 10, 1, ['o26-1', 'o26-2', 'o26-3', 'o26-4']],
    ])
  })

  it('leaves out shows that show none of it', async () => {
    expect(await ranked({ q: 'silk dress' })).toEqual([['ostra-ss26', 1, 10, null, ['o26-3']]])
  })
})

describe('one look', () => {
  it('stands in its show, and is like the looks that wear the like', async () => {
    const found = await detail(world.db, 'o26-3')
    expect(found).toMatchObject({ place: 3, looks: 10, look: { show: 'Ostra SS26', brand_id: 'ostra' } })
    expect(found?.neighbours.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `o26-${number}`))
    expect(found?.look.garments.map(({ text, attributes }) => [text, attributes.map(({ words }) => words)])).toEqual([
      ['Black suede coat', ['Black', 'suede']],
      ['Silk dress', ['Silk']],
    ])
    // Coat: of black, brown and suede one is shared, 0.5 + 0.5/3; the dress has no counterpart. Mean of two.
    expect(found?.similar.map(({ id, likeness }) => [id, likeness.toFixed(3)])).toEqual([['o25-1', '0.333']])
    // The coat is alike; the look wears its boots first.
    expect(found?.similar[0]?.garments.map(({ text }) => text)).toEqual(['Brown suede coat', 'Leather boots'])
  })

  it('is null where there is none', async () => {
    expect(await detail(world.db, 'o26')).toBeNull()
  })
})

describe('the filters', () => {
  /** What the address says once a value is chosen. */
  const choiceOf: Readonly<Record<string, (value: string, parent: string) => object>> = {
    season: (season) => ({ season }),
    city: (city) => ({ city }),
    brand: (brand) => ({ brand }),
    gender: (gender) => ({ gender }),
    primary: (primaryCategory) => ({ primaryCategory }),
    secondary: (secondaryCategory, primaryCategory) => ({ primaryCategory, secondaryCategory }),
    attribute: (attributeName, attributeType) => ({ attributeType, attributeName }),
  }

  it('count looks, each once', async () => {
    const counts = await lookCounts(world.db, {})
    const of = (kind: string) => counts.filter((count) => count.kind === kind).map(({ value, looks }) => [value, looks])
    expect(of('season')).toEqual([
      ['SS26', 11],
      ['SS25', 10],
    ])
    expect(of('brand')).toEqual([
      ['ostra', 20],
      ['velm', 1],
    ])
    expect(of('attribute')).toEqual(
      [
        ['cotton', 14],
        ['suede', 7],
        ['silk', 1],
        ['black', 1],
        ['brown', 1],
        ['leather', 1],
        ['red', 1],
        ['wool', 1],
      ].toSorted((a, b) => Number(b[1]) - Number(a[1]) || String(a[0]).localeCompare(String(b[0]))),
    )
  })

  it('count beside what is chosen: as many looks as the list then has', async () => {
    const told = async (filters: Parameters<typeof lookCounts>[1], kind: string) =>
      (await lookCounts(world.db, filters))
        .filter((count) => count.kind === kind)
        .map(({ parent, value, looks }) => [parent, value, looks])
    // Seven looks show suede, five of them in this season; its city and house are not narrowed by themselves.
    expect(await told({ season: 'SS26' }, 'attribute')).toContainEqual(['fabric', 'suede', 5])
    expect(await told({ season: 'SS26', brand: 'Velm' }, 'brand')).toEqual([
      ['', 'ostra', 10],
      ['', 'velm', 1],
    ])
    // A broad category counts what it covers; the suede must be of that garment.
    expect(await told({ attributeName: 'suede', season: 'SS26' }, 'secondary')).toEqual([
      ['womenswear', 'coat', 2],
      ['footwear', 'boots', 1],
      ['womenswear', 'dress', 1],
      ['menswear', 'jacket', 1],
      ['womenswear', 'slip-dress', 1],
    ])
    for (const filters of [
      {},
      { season: 'SS25' },
      { q: 'coat' },
      { gender: 'women' as const, attributeName: 'suede' },
    ]) {
      const counts = await lookCounts(world.db, filters)
      expect(counts.length).toBeGreaterThan(3)
      for (const { kind, parent, value, looks } of counts) {
        const chosen = choiceOf[kind]?.(value, parent) ?? {}
        expect([kind, value, (await listed({ ...filters, ...chosen })).total]).toEqual([kind, value, looks])
      }
    }
  })

  it('name the seasons, the newest first', async () => {
    expect(await seasons(world.db)).toEqual([
      { season: 'SS26', shows: 2, looks: 11, from_day: '2025-06-25', to_day: '2025-09-25' },
      { season: 'SS25', shows: 1, looks: 10, from_day: '2024-09-24', to_day: '2024-09-24' },
    ])
  })
})

it('reads of one look its show alone', async () => {
  const { db, plans } = explainedDb(world.db)
  await detail(db, 'o26-3')
  const inShow = plans.find(({ sql }) => sql.includes('WITH placed'))
  expect(inShow?.plan).toContain("Condition: (show_id in ['ostra-ss26', 'ostra-ss26'])")
})
