import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addWeeks } from '@trendee/core/periods/week'
import type { Signal } from '@trendee/core/trend/signal'
import { seededRandom } from '@trendee/core/trend/planted-series'
import { saveSignals } from '../testing/save-signals'
import type { SellingWorld } from '../testing/selling-world'
import { openTrendWorld } from '../testing/trend-world'
import { leadSources, trendLeads } from '../trends/trend-leads'
import { rebuildTrendLeads } from './rebuild-trend-leads'

const WEEKS = 208
const START = '2021-07-05'

/** Bumps at weeks of no period. */
function bumps(seed: number): (week: number) => number {
  const random = seededRandom(seed)
  const at = Array.from({ length: 9 }, () => ({ week: 230 * random(), height: random() - 0.4 }))
  return (week) =>
    at.reduce((sum, { week: middle, height }) => sum + height * Math.exp(-(((week - middle) / 5) ** 2)), 0)
}

const floral = bumps(11)
const linen = bumps(23)
const other = bumps(37)

/** A series with a season and a little noise, that moves `late` weeks after its moves. */
function signal(platform: string, trendId: string, moves: (week: number) => number, late = 0, weeks = WEEKS): Signal {
  const random = seededRandom(trendId.length + late)
  return {
    platform,
    trendId,
    region: platform === 'google' ? 'US' : '',
    gender: '',
    evidence: 'measured',
    roundingStep: null,
    span: 'week',
    series: {
      start: addWeeks(START, WEEKS - weeks),
      values: Array.from({ length: weeks }, (_, at) => {
        const week = at + WEEKS - weeks
        const season = 0.5 * Math.cos((2 * Math.PI * week) / 52.18)
        return 400 * Math.exp(season + moves(week - late) + 0.06 * (random() - 0.5))
      }),
    },
  }
}

const ALL = {
  platform: 'temu',
  trendId: 'dress',
  region: '',
  gender: '',
  evidence: 'measured',
  roundingStep: null,
  span: 'week',
} as const

let world: SellingWorld
beforeAll(async () => {
  const trend = (trendId: string) => ({ trendId, platform: 'google', region: 'US' })
  world = await openTrendWorld(
    [trend('floral'), trend('linen'), trend('satin')],
    [
      {
        platform: 'temu',
        id: 'p1',
        secondary: 'dress',
        captures: [
          { day: '2025-06-22', units: 100, evidence: 'measured' },
          { day: '2025-06-29', units: 200, evidence: 'measured' },
        ],
      },
    ],
  )
  await saveSignals(world.db, [
    signal('google', 'floral', floral),
    signal('google', 'linen', linen),
    signal('google', 'satin', other),
    signal('temu', 'floral', floral, 6),
    // Of the shop's linen nothing follows what is searched.
    signal('temu', 'linen', other, 3),
    // Known for less than two years.
    signal('temu', 'satin', other, 3, 90),
    { ...ALL, series: { start: START, values: Array.from({ length: WEEKS }, () => 100_000) } },
  ])
  await rebuildTrendLeads(world.db, new AbortController().signal, '2025-07-01')
})
afterAll(() => world.close())

describe('the sources of a trend', () => {
  it('tell by how many weeks one runs ahead of another', async () => {
    const [lead, ...rest] = await trendLeads(world.db, { gender: '', trendId: 'floral' })
    expect(rest).toEqual([])
    expect(lead).toMatchObject({ first: 'search', second: 'best_sellers', is_told: 1 })
    expect(Math.abs((lead?.lead_weeks ?? 0) - 6)).toBeLessThanOrEqual(1)
  })

  it('tell nothing where chance does as well, and are not tested of under two years', async () => {
    const [chance] = await trendLeads(world.db, { gender: '', trendId: 'linen' })
    expect(chance).toMatchObject({ is_told: 0 })
    expect(chance?.p_value).toBeGreaterThan(0.05)
    const all = await trendLeads(world.db, { gender: '' })
    expect(all.map(({ trend_id: id }) => id)).toEqual(['floral', 'linen'])
    expect(await trendLeads(world.db, { gender: 'men' })).toEqual([])
  })

  it('say what each of them measures', async () => {
    const sources = await leadSources(world.db, '')
    expect(sources.toSorted((a, b) => (a.source < b.source ? -1 : 1))).toEqual([
      { source: 'best_sellers', platform: 'temu', weeks: WEEKS, last: '2025-06-23' },
      // Nothing tells since when the product is on the shelf but its first capture, alone on its day.
      { source: 'search', platform: 'US', weeks: WEEKS, last: '2025-06-23' },
    ])
  })
})
