import type { JudgedSeason } from '@trendee/core/season/judge-seasons'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TREND_PRESENCE } from '../tables/trend-presence'
import { judgedSeason } from '../testing/judged-season'
import type { SellingWorld } from '../testing/selling-world'
import { addRows, openTrendWorld, worldPlatform } from '../testing/trend-world'
import { seasonBoard, seasonList } from './season-trends'

const TODAY = '2025-06-29'
const SUMMER = { name: 'summer', year: 2026 } as const
const BEFORE = [
  { name: 'summer', year: 2025 },
  { name: 'summer', year: 2024 },
] as const

const rising = (timesLower: number, more: Partial<JudgedSeason> = {}) =>
  judgedSeason({ kind: 'order', times: timesLower + 0.2, timesLower, ...more })
const falling = (times: number) => judgedSeason({ kind: 'leave', reason: 'falling', times })
const came = (season: string, told: Partial<JudgedSeason>) =>
  judgedSeason({ season, isBacktest: true, origin: '2024-06-24', came: 50, ...told })

const many = (type: 'style' | 'fabric' | 'pattern', count: number, season: JudgedSeason) =>
  Array.from({ length: count }, (_, at) => ({ trendId: `${type}-${season.kind}-${at}`, type, seasons: [season] }))

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    // Colours: everybody's curve alone tells a season.
    { trendId: 'red', type: 'color', seasons: [rising(1.1), came('summer-2025', { isBorneOut: true })] },
    { trendId: 'red', type: 'color', gender: 'women', level: 'hot' },
    { trendId: 'green', type: 'color', seasons: [rising(1.5)] },
    { trendId: 'blue', type: 'color', seasons: [rising(2, { kind: 'test', peakWeek: '2026-07-20' })] },
    { trendId: 'pink', type: 'color', seasons: [rising(3, { kind: 'test', isGuess: true })] },
    {
      trendId: 'grey',
      type: 'color',
      seasons: [falling(0.7), came('summer-2025', { kind: 'leave', reason: 'falling', isBorneOut: false, came: 40 })],
    },
    {
      trendId: 'brown',
      type: 'color',
      seasons: [falling(0.5), came('summer-2024', { isGuess: true, usualError: 1.5, isBorneOut: false, came: 75 })],
    },
    {
      trendId: 'white',
      type: 'color',
      platforms: [worldPlatform({ platform: 'google' }), worldPlatform({ platform: 'shein' })],
      seasons: [
        judgedSeason({ ofYear: 1.2, peakWeek: '2026-07-06' }),
        came('summer-2024', { usualError: null, usualErrorOf: '', isBorneOut: true }),
      ],
    },
    { trendId: 'black', type: 'color', seasons: [judgedSeason({ ofYear: 1.4 })] },
    // A file that ended long ago says nothing of what is to come.
    { trendId: 'ended', type: 'color', seasons: [rising(9)], freshUntil: '2025-06-01' },
    // Garments: the women's own curve, which tells the season, before everybody's.
    { trendId: 'dress', primaryCategory: 'womenswear', seasons: [falling(0.4)] },
    { trendId: 'dress', primaryCategory: 'womenswear', gender: 'women', seasons: [judgedSeason({ ofYear: 1.5 })] },
    { trendId: 'tie', primaryCategory: 'accessories', seasons: [judgedSeason()] },
    {
      trendId: 'coat',
      primaryCategory: 'womenswear',
      asOf: '2025-07-05',
      seasons: [judgedSeason({ kind: 'leave', reason: 'out_of_season' })],
    },
    {
      trendId: 'cape',
      primaryCategory: 'womenswear',
      seasons: [judgedSeason({ kind: 'not_known', reason: 'too_small', times: null })],
    },
    { trendId: 'vest', primaryCategory: 'womenswear', asOf: '2025-07-06' },
    // Of no region: the northern calendar, by which these weeks are winter's.
    {
      trendId: 'wide',
      type: 'fit-type',
      region: '',
      evidence: 'measured',
      seasons: [judgedSeason(), judgedSeason({ season: 'winter-2026', ofYear: 2 })],
    },
    // More than are shown.
    ...many('style', 9, rising(1.2)),
    ...many('style', 6, judgedSeason()),
    ...many('fabric', 12, rising(1.2)),
    ...many('fabric', 1, judgedSeason()),
    ...many('pattern', 13, falling(0.5)),
    { trendId: 'dance', type: 'topic', seasons: [rising(5)] },
    { trendId: 'far', region: 'GB', seasons: [rising(5)] },
  ])
  const none = Object.fromEntries(TREND_PRESENCE.map((column) => [column, null]))
  const worn = (trendId: string, gender: string, products: number, more: object = {}) => ({
    ...none,
    trend_id: trendId,
    gender,
    products,
    ...more,
  })
  const pair = { type: 'product', primary_category: 'womenswear', attribute_type: 'color', attribute_value: 'red' }
  await addRows(world.db, 'trendee.trend_presence', [
    worn('', '', 1000),
    worn('', 'women', 600),
    worn('', 'men', 300),
    worn('', 'kids', 20),
    worn('red', '', 100),
    worn('red', 'kids', 1),
    worn('red', 'women', 60),
    worn('red', 'men', 40),
    worn('tie', '', 100),
    worn('tie', 'women', 4),
    worn('tie', 'men', 96),
    worn('red-dress', '', 9, pair),
    worn('red-dress', 'women', 5, pair),
    worn('red-dress', 'men', 4, pair),
  ])
})
afterAll(() => world.close())

type Question = Parameters<typeof seasonBoard>[1]
const asked = (more: Partial<Question> = {}): Question => ({
  gender: 'all',
  region: 'US',
  primaryCategory: undefined,
  platform: undefined,
  evidence: undefined,
  part: undefined,
  group: undefined,
  selling: SUMMER,
  before: BEFORE,
  ...more,
})

const MANY = new Set(['style', 'fabric', 'pattern'])

/** `part group: the ids of its trends`, of the parts of few. */
async function board(more: Partial<Question> = {}) {
  const { parts } = await seasonBoard(world.db, asked(more), TODAY)
  return parts
    .filter(({ part }) => !MANY.has(part))
    .flatMap(({ part, groups }) =>
      groups.map(({ group, list }) => `${part} ${group}: ${list.map(({ metric }) => metric.trend_id).join(' ')}`),
    )
}

describe('the board of a season', () => {
  it('has the surest first: orders, then tests, then guesses; what belongs to the season, and what falls most', async () => {
    expect(await board()).toEqual([
      'color rising: green red blue pink',
      'color returning: black white',
      'color falling: brown grey',
      'garment returning: tie',
      'garment falling: dress',
      'detail returning: wide',
    ])
  })
  it('has twelve of a part to order, of which what returns has a third where there are so many, and twelve that fall', async () => {
    const { parts } = await seasonBoard(world.db, asked(), TODAY)
    const shown = parts
      .filter(({ part }) => MANY.has(part))
      .flatMap(({ part, groups }) => groups.map(({ group, total, list }) => [part, group, list.length, total]))
    expect(shown).toEqual([
      ['pattern', 'falling', 12, 13],
      ['fabric', 'rising', 11, 12],
      ['fabric', 'returning', 1, 1],
      ['style', 'rising', 8, 9],
      ['style', 'returning', 4, 6],
    ])
  })
  it('tells a gender by its own curve, else by everybody’s where it wears the trend', async () => {
    const { parts, counts } = await seasonBoard(world.db, asked({ gender: 'women' }), TODAY)
    const garments = parts.find(({ part }) => part === 'garment')
    // Ties are for men: women have 4 % of them and 60 % of all products. Of colours but red no product tells who wears them.
    expect(counts).toMatchObject({ not_worn: 1, trends: 54 })
    expect(garments?.groups.map(({ group, list }) => [group, list.map(({ metric }) => metric.trend_id)])).toEqual([
      ['returning', ['dress']],
    ])
    expect(garments?.groups[0]?.list[0]?.metric.gender).toBe('women')
    const [colors] = parts
    expect(colors?.groups[0]?.list.find(({ metric }) => metric.trend_id === 'red')?.metric.gender).toBe('')
    // Kids have 1 % of red and 2 % of all products: few, as everywhere.
    expect(await board({ gender: 'kids' })).toContain('color rising: green red blue pink')
  })
  it('has of a category its garments, and the attributes that its products come in', async () => {
    expect(await board({ primaryCategory: 'womenswear' })).toEqual(['color rising: red', 'garment falling: dress'])
    expect(await board({ primaryCategory: 'womenswear', gender: 'women' })).toEqual([
      'color rising: red',
      'garment returning: dress',
    ])
    // Four are too few.
    expect(await board({ primaryCategory: 'womenswear', gender: 'men' })).toEqual(['garment falling: dress'])
    expect(await board({ primaryCategory: 'accessories' })).toEqual(['garment returning: tie'])
  })
  it('can be asked for what a platform tells of, and of how many each does', async () => {
    expect(await board({ platform: 'shein' })).toEqual(['color returning: white'])
    const { platforms } = await seasonBoard(world.db, asked({ platform: 'shein' }), TODAY)
    expect(platforms).toEqual([
      { value: 'google', trends: 1 },
      { value: 'shein', trends: 1 },
    ])
  })
  it('can be asked for what was measured alone', async () => {
    expect(await board({ evidence: 'measured' })).toEqual(['detail returning: wide'])
  })
  it('takes a row of no region by the northern calendar where the region’s is another', async () => {
    const { parts } = await seasonBoard(world.db, asked({ region: 'AU' }), TODAY)
    expect(parts[0]?.groups[0]?.list.map(({ told }) => [told.season, told.of_year])).toEqual([['winter-2026', 2]])
  })
  it('counts what stands in no group, and why', async () => {
    const { counts, asOf } = await seasonBoard(world.db, asked(), TODAY)
    expect(counts).toEqual({
      trends: 55,
      grouped: 52,
      out_of_season: 1,
      not_known: 1,
      guesses: 1,
      without: 1,
      not_worn: 0,
    })
    // Of what is said of the season, in a group or not.
    expect(asOf).toBe('2025-07-05')
  })
  it('says what came of the verdicts of the seasons before', async () => {
    const { past } = await seasonBoard(world.db, asked(), TODAY)
    const counted = { place: 0, origin_day: '2024-06-24', said: 1, claimed: 1, unsure: 0, judged: 1, said_reason: '' }
    const told = { ...counted, climbed: 0, dropped: 0, unchanged: 1 }
    expect(past).toEqual([
      { ...told, verdict: 'returns', borne_out: 1, rose: 1, in_band: 1 },
      { ...told, verdict: 'leave', said_reason: 'falling', borne_out: 0, rose: 0, dropped: 1, in_band: 1 },
      // One is a guess; of the other it was not known how far off earlier forecasts were.
      {
        ...told,
        place: 1,
        verdict: 'returns',
        said: 2,
        claimed: 2,
        borne_out: 1,
        rose: 2,
        climbed: 1,
        unsure: 1,
        in_band: 1,
      },
    ])
  })
  it('says nothing of a season that nobody forecasts', async () => {
    const { parts, asOf, counts } = await seasonBoard(
      world.db,
      asked({ selling: { name: 'spring', year: 2026 } }),
      TODAY,
    )
    expect([parts, asOf, counts.without]).toEqual([[], null, 55])
  })
})

it('the list of a season has all with a verdict, page by page, what stands in no group last in its part', async () => {
  const page = async (number: number) => {
    const { list, total } = await seasonList(
      world.db,
      { ...asked({ part: 'garment' }), page: number, pageSize: 2 },
      TODAY,
    )
    return [total, ...list.map(({ metric, group }) => `${metric.trend_id} ${group ?? 'none'}`)]
  }
  expect(await page(1)).toEqual([4, 'tie returning', 'dress falling'])
  expect(await page(2)).toEqual([4, 'coat none', 'cape none'])
  const rising = { ...asked({ part: 'style', group: 'rising' }), page: 1, pageSize: 100 }
  expect((await seasonList(world.db, rising, TODAY)).total).toBe(9)
})

it('the list in time has what goods ordered today still meet: for its first week the surest first, else by its top or the second half', async () => {
  const colors = async (leadWeeks: number) => {
    const question = { ...asked({ part: 'color' }), inTime: { leadWeeks }, page: 1, pageSize: 100 }
    const { list } = await seasonList(world.db, question, TODAY)
    return list.map(({ metric }) => metric.trend_id).join(' ')
  }
  // What falls is not ordered.
  expect(await colors(14)).toBe('green red blue pink black white')
  // 30 June 2025 + 47 weeks is the season's first Monday.
  expect(await colors(47)).toBe('green red blue pink black white')
  // Without a top it is the season's second half, seven weeks on.
  expect(await colors(48)).toBe('white green red pink black blue')
  expect(await colors(54)).toBe('green red pink black blue')
  expect(await colors(55)).toBe('blue')
  expect(await colors(56)).toBe('')
})
