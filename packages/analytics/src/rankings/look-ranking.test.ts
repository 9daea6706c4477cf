import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookRankingInput } from '@trendee/contract/rankings/ranking-filters'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { type LookRanked, lookCount, lookRanking } from './look-ranking'

interface Garment {
  readonly category: string
  readonly attributes: readonly (readonly [type: string, value: string])[]
}
interface Look {
  readonly id: string
  readonly season: string
  readonly day: string
  readonly brand: string
  readonly city?: string
  readonly garments: readonly Garment[]
}

const RED_DRESS: Garment = { category: 'slip-dress', attributes: [['color', 'red']] }
const BLUE_COAT: Garment = { category: 'trench-coat', attributes: [['color', 'blue']] }

let world: OpenFacts
const quoted = (values: readonly string[]) => `[${values.map((value) => `'${value}'`).join(', ')}]`

async function save(looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    for (const [at, garment] of look.garments.entries()) {
      const types = quoted(garment.attributes.map(([type]) => type))
      const values = quoted(garment.attributes.map(([, value]) => value))
      await world.db.run(
        `INSERT INTO trendee.look_garment (look_id, garment, primary_category, secondary_category, attribute_types,
           attribute_values, brand_id, season, city, gender, shown_on)
         SELECT '${look.id}', ${at + 1}, 'womenswear', '${garment.category}', ${types}, ${values}, '${look.brand}',
           '${look.season}', '${look.city ?? ''}', 'women', '${look.day}'`,
      )
    }
  }
}

beforeAll(async () => {
  world = await openEmptyFacts()
  const shown = (
    season: string,
    day: string,
    brand: string,
    from: number,
    number: number,
    garments: Garment[],
  ): Look[] =>
    Array.from({ length: number }, (_, at) => ({
      id: `${season}-${from + at}`,
      season,
      day,
      brand,
      city: 'Paris',
      garments,
    }))
  const looks = [
    // Of 20 looks a year before, 10 showed red; of 10 this season 8, two of them with a coat over the dress.
    ...shown('SS25', '2024-09-20', 'moss', 0, 10, [RED_DRESS]),
    ...shown('SS25', '2024-09-20', 'fern', 10, 10, [BLUE_COAT]),
    ...shown('SS26', '2025-09-20', 'moss', 0, 6, [RED_DRESS]),
    ...shown('SS26', '2025-09-20', 'moss', 6, 2, [RED_DRESS, BLUE_COAT]),
    ...shown('SS26', '2025-09-21', 'fern', 8, 2, [BLUE_COAT]),
    // Another season, older than the newest: neither ranked nor compared with.
    ...shown('FW25', '2025-03-01', 'moss', 0, 30, [RED_DRESS]),
    // Of a season that nobody tells: never the one before of another.
    ...shown('', '2025-09-25', 'moss', 0, 12, [BLUE_COAT]),
  ]
  await save(looks)
})
afterAll(() => world.close())

const ask = (of: LookRanked, input: Record<string, unknown> = {}) =>
  lookRanking(world.db, of, lookRankingInput.parse(input))

describe('looks of a season, ranked', () => {
  it('are those of the newest season, against the same one a year before', async () => {
    const { rows, totalRecords, season, seasonBefore, asOf } = await ask('attribute')
    expect([totalRecords, season, seasonBefore, asOf]).toEqual([10, 'SS26', 'SS25', '2025-09-21'])
    expect(await lookCount(world.db, lookRankingInput.parse({}))).toEqual({ totalRecords, season, asOf })
    expect(rows.map(({ id, type, records, before }) => [type, id, records, before])).toEqual([
      ['color', 'red', 8, 10],
      ['color', 'blue', 4, 10],
    ])
    // 8 of 10 against 10 of 20; 4 of 10 against 10 of 20.
    expect(rows.map(({ growth }) => growth?.toFixed(3))).toEqual(['0.600', '-0.200'])
  })

  it('count a look once, whatever its garments', async () => {
    expect((await ask('primary_category')).rows.map(({ id, records }) => [id, records])).toEqual([['womenswear', 10]])
  })

  it('within a brand or a category: what one garment carries, not what the look does', async () => {
    expect(
      (await ask('attribute', { secondaryCategory: 'coat' })).rows.map(({ id, records }) => [id, records]),
    ).toEqual([['blue', 4]])
    expect((await ask('category', { brand: 'fern' })).rows.map(({ id }) => id)).toEqual(['coat', 'trench-coat'])
  })

  it('of a season that has none a year before: nothing to compare with', async () => {
    const { rows, seasonBefore } = await ask('attribute', { season: 'FW25' })
    expect(rows.map(({ records, before, growth }) => [records, before, growth])).toEqual([[30, null, null]])
    expect(seasonBefore).toBe('')
  })

  it.each([
    [9, null],
    [10, '1.000'],
  ])('%d looks a year before give a growth of %s', async (number, growth) => {
    const city = `City ${number}`
    const looks = (season: string, day: string, of: readonly Garment[][]) =>
      of.map((garments, at) => ({
        id: `${city}-${season}-${at}`,
        season,
        day,
        brand: 'one',
        city,
        garments: [...garments],
      }))
    // All of 2026's looks are red, of 2025's half.
    const half = Array.from({ length: number * 2 }, (_, at) => (at < number ? [RED_DRESS] : [BLUE_COAT]))
    await save([
      ...looks('SS25', '2024-09-20', half),
      ...looks(
        'SS26',
        '2025-09-20',
        half.map(() => [RED_DRESS]),
      ),
    ])
    const { rows } = await ask('attribute', { city })
    expect(rows.map(({ id, before, growth: told }) => [id, before, told?.toFixed(3) ?? null])).toEqual([
      ['red', number, growth],
    ])
  })

  it('with any attribute of a type, where what is ranked is no attribute', async () => {
    const floral: Garment = { category: 'slip-dress', attributes: [['pattern', 'floral']] }
    const look = { season: 'SS26', day: '2025-09-20', brand: 'one', city: 'Oslo' }
    await save([
      ...['a', 'b', 'c'].map((id) => ({ ...look, id: `oslo-${id}`, garments: [RED_DRESS] })),
      ...['d', 'e'].map((id) => ({ ...look, id: `oslo-${id}`, garments: [floral, BLUE_COAT] })),
    ])
    const told = async (of: LookRanked) => {
      const { rows, totalRecords } = await ask(of, { city: 'Oslo', attributeType: 'pattern' })
      return [totalRecords, rows.map(({ id, records }) => [id, records])]
    }
    const dresses = [
      ['dress', 2],
      ['slip-dress', 2],
    ]
    expect(await told('category')).toEqual([2, dresses])
    expect(await told('brand')).toEqual([2, [['one', 2]]])
    expect(await told('attribute')).toEqual([5, [['floral', 2]]])
  })

  it('looks whose season nobody tells are of no season', async () => {
    expect(await lookRanking(world.db, 'attribute', { ...lookRankingInput.parse({}), season: '' })).toMatchObject({
      rows: [],
      totalRecords: 0,
      season: '',
    })
  })

  it('an unknown season is empty', async () => {
    expect(await ask('category', { season: 'SS99' })).toMatchObject({
      rows: [],
      totalRecords: 0,
      season: '',
      asOf: null,
    })
  })
})
