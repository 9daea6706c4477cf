import { describe, expect, it } from 'vitest'
import { pearson } from '@trendee/core/trend/lead-lag'
import { type Channel, DEMO_AS_OF, HISTORY_WEEKS, PLANTED_TRENDS, type WearerGroup } from './planted-truth'
import { seasonOf } from './trend-interest'
import { changeLog, wearerTrend } from './wearer-waves'

const PLANTED = PLANTED_TRENDS.filter(({ waves }) => waves.length > 0)
const WEEKS = Array.from({ length: HISTORY_WEEKS }, (_, week) => HISTORY_WEEKS - week)

describe('waves of men and children', () => {
  it.each(['men', 'kids'] as const)(
    'are their own: %s join some of the trends, later and in their own way',
    (group) => {
      const womens = PLANTED.filter(({ wearer }) => wearer === 'women')
      const joined = womens.filter((trend) => wearerTrend(trend, group).planted.length > 0)
      expect(joined.length).toBeGreaterThan(womens.length / 4)
      expect(joined.length).toBeLessThan((womens.length * 3) / 4)
      for (const trend of joined) {
        const [theirs] = wearerTrend(trend, group).planted
        const mine = trend.waves.find(
          ({ end, halfWeeksAgo }) => end === theirs?.end && halfWeeksAgo !== theirs?.halfWeeksAgo,
        )
        expect(theirs?.halfWeeksAgo ?? 0).toBeLessThan(mine?.halfWeeksAgo ?? Number.NaN)
      }
    },
  )

  it('are no copies: over five years most curves of a trend are nowhere near those of women', () => {
    const course = (index: number, group: WearerGroup) =>
      WEEKS.map((weeksAgo) => changeLog(PLANTED[index] ?? PLANTED_TRENDS[0]!, 'search', group, weeksAgo))
    for (const group of ['men', 'kids'] as const) {
      const alike = PLANTED.filter((_, index) => (pearson(course(index, 'women'), course(index, group)) ?? 0) > 0.95)
      expect(alike.length).toBeLessThan(PLANTED.length / 4)
    }
  })

  it('have seasons of their own height and date', () => {
    const seasonal = PLANTED_TRENDS.filter(({ seasonLog, wearer }) => seasonLog > 0.8 && wearer === 'women')
    const peakOf = (season: readonly number[]) => season.indexOf(Math.max(...season.slice(-52)))
    const moved = seasonal.filter((trend) => {
      const [women, kids] = [seasonOf(trend, 'women', DEMO_AS_OF), seasonOf(trend, 'kids', DEMO_AS_OF)]
      return peakOf(women) !== peakOf(kids) && Math.max(...women) !== Math.max(...kids)
    })
    expect(moved.length).toBeGreaterThan(seasonal.length / 2)
  })
})

describe('lags between channels', () => {
  it('go from the runway over the networks and the searches to new arrivals and best sellers', () => {
    for (const { term, lags } of PLANTED_TRENDS) {
      const weeks = (channel: Channel) => lags[channel]
      if (weeks('search') === null) continue
      expect(weeks('runway') ?? -20, term).toBeLessThan(-10)
      for (const network of ['tiktok', 'instagram'] as const) expect(weeks(network) ?? 0, term).toBeLessThanOrEqual(0)
      expect(weeks('new-arrivals') ?? 5, term).toBeGreaterThan(0)
      expect(weeks('best-sellers') ?? 5, term).toBeGreaterThan(0)
    }
  })

  it('move a change by their weeks and leave it out where there is none', () => {
    const of = (term: string) => {
      const trend = PLANTED_TRENDS.find((one) => one.term === term)
      if (trend === undefined) throw new Error(term)
      return (channel: Channel, weeksAgo: number) => changeLog({ ...trend, drift: [] }, channel, trend.wearer, weeksAgo)
    }
    const butter = of('butter yellow')
    expect(butter('search', 8)).toBeCloseTo(Math.log(1.9), 2)
    expect(butter('tiktok', 14)).toBeCloseTo(Math.log(1.9), 2)
    expect(butter('best-sellers', 2)).toBeCloseTo(Math.log(1.9), 2)
    expect(of('chore jacket')('tiktok', 1)).toBe(0)
    expect(of('chore jacket')('instagram', 1)).toBeGreaterThan(0.7)
    // Much watched, never searched for.
    expect(of('hobo bag')('tiktok', 10)).toBeGreaterThan(0.5)
    expect(of('hobo bag')('search', 10)).toBe(0)
    expect(of('hobo bag')('best-sellers', 10)).toBe(0)
  })

  it('are missing for some pairs, so that nobody takes a lag for granted', () => {
    for (const channel of ['runway', 'tiktok', 'instagram'] as const) {
      expect(PLANTED.filter(({ lags }) => lags[channel] === null).length).toBeGreaterThan(1)
    }
  })
})
