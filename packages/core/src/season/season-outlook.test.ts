import { describe, expect, it } from 'vitest'
import { addWeeks, weeksBetween } from '../periods/week'
import { seasonOutlooks } from './season-outlook'

/** Last week known, and the 104 weeks up to it. */
const LAST = '2026-10-26'
const START = addWeeks(LAST, -103)
const SUMMER = '2027-05-31'
/** First week of the summer of 2026, by place in the series. */
const before = weeksBetween(START, '2026-05-25')

const flat = (value: number) => Array.from({ length: 52 }, () => value)
function made(mean: number[], origin = LAST, isBacktest = false) {
  return { origin, isBacktest, mean, lower: mean.map((value) => value * 0.8), upper: mean.map((value) => value * 1.5) }
}
const summerOf = (outlooks: ReturnType<typeof seasonOutlooks>) =>
  outlooks.find(({ season }) => season.startsWith('summer'))

describe('what a forecast says of a season', () => {
  it('is the mean of its weeks, against the same weeks a year before', () => {
    const values = Array.from({ length: 104 }, (_, week) => (week >= before && week < before + 14 ? 20 : 10))
    const ahead = flat(12)
    const first = weeksBetween(addWeeks(LAST, 1), SUMMER)
    for (let week = first; week < first + 14; week += 1) ahead[week] = 30
    const summer = summerOf(seasonOutlooks({ start: START, values }, [made(ahead)], 'US'))
    expect(summer).toMatchObject({ season: 'summer-2027', isBacktest: false, expected: 30, before: 20, came: null })
    expect([summer?.lower, summer?.upper]).toEqual([24, 45])
    const yearMean = (12 * 38 + 30 * 14) / 52
    expect(summer?.ofYear).toBeCloseTo(30 / yearMean)
    expect(summer?.beforeOfYear).toBeCloseTo(20 / ((10 * 38 + 20 * 14) / 52))
  })

  it('has a top only where the forecast turns down within the season, clearly', () => {
    const first = weeksBetween(addWeeks(LAST, 1), SUMMER)
    const series = { start: START, values: Array.from({ length: 104 }, () => 10) }
    const topped = flat(10).map((value, week) => (week === first + 3 ? 14 : value))
    const rising = flat(10).map((value, week) => value + week)
    const topOf = (mean: number[]) => summerOf(seasonOutlooks(series, [made(mean)], 'US'))?.peakWeek
    expect(topOf(topped)).toBe(addWeeks(SUMMER, 3))
    expect(topOf(rising)).toBeNull()
    expect(topOf(flat(10))).toBeNull()
    // At the season's edge, by the week beyond; none is known beyond the end of the forecast.
    expect(topOf(flat(10).map((value, week) => (week === first + 13 ? 14 : value)))).toBe(addWeeks(SUMMER, 13))
    const toItsEnd = { ...made(topped.slice(0, first + 14)), mean: rising.slice(0, first + 14) }
    expect(summerOf(seasonOutlooks(series, [toItsEnd], 'US'))?.peakWeek).toBeNull()
  })

  it('of the past is held against what came, by the change of a year that was known then', () => {
    const origin = addWeeks(LAST, -52)
    // 10 in the first year, 12 in the second, 15 in the third: a repeat of the year before is 2 off in training.
    const values = [10, 12, 15].flatMap((value) => flat(value))
    const series = { start: addWeeks(LAST, -155), values }
    const past = summerOf(seasonOutlooks(series, [made(flat(14), origin, true)], 'US'))
    expect(past).toMatchObject({ season: 'summer-2026', isBacktest: true, before: 12, came: 15, cameOfYear: 1 })
    expect(past?.error).toBe(0.5)
  })

  it('compares the same ISO weeks though the year between has 53', () => {
    const values = Array.from({ length: 104 }, (_, week) => (week === before ? 140 : 0))
    expect(summerOf(seasonOutlooks({ start: START, values }, [made(flat(12))], 'US'))?.before).toBe(10)
  })

  it('compares a winter with the same weeks of one that is a week shorter or longer', () => {
    // The winter that begins in 2026 has week 53; the ones beside it have none.
    const spring = '2026-02-23'
    const shorter = Array.from({ length: 104 }, (_, week) => (addWeeks(START, week) === spring ? 140 : 10))
    const winterOf = (start: string, values: number[], origin: string) =>
      seasonOutlooks({ start, values }, [made(flat(10), origin)], 'US').find(({ season }) =>
        season.startsWith('winter'),
      )
    expect(winterOf(START, shorter, LAST)).toMatchObject({ season: 'winter-2026', before: 10, expected: 10 })
    const lastWeek = '2027-02-22'
    const origin = addWeeks(LAST, 52)
    const longer = Array.from({ length: 156 }, (_, week) => (addWeeks(START, week) === lastWeek ? 130 : 10))
    expect(winterOf(START, longer, origin)).toMatchObject({ season: 'winter-2027', before: 20 })
  })

  it('leaves a week that one year lacks out of the other', () => {
    const ramp = (week: number) => 10 + 2 * week
    const first = weeksBetween(addWeeks(LAST, 1), SUMMER)
    const ahead = flat(10).map((value, week) => (week >= first && week < first + 14 ? ramp(week - first) : value))
    const values = Array.from({ length: 104 }, (_, week) =>
      week >= before && week < before + 14 ? (week < before + 6 ? null : ramp(week - before)) : 10,
    )
    const summer = summerOf(seasonOutlooks({ start: START, values }, [made(ahead)], 'US'))
    expect(summer?.expected).toBe(29)
    expect(summer?.before).toBe(29)
    expect(summer?.lower).toBeCloseTo(29 * 0.8)
    // The same of what came.
    const came = [
      ...Array.from({ length: 104 }, () => 10),
      ...ahead.map((value, week) => (week === first ? null : value)),
    ]
    const past = summerOf(seasonOutlooks({ start: START, values: came }, [made(ahead, LAST, true)], 'US'))
    expect([past?.came, past?.expected, past?.before]).toEqual([24, 24, 10])
  })

  it('does not know a year before that was hardly measured', () => {
    const values = Array.from({ length: 104 }, (_, week) => (week >= before && week < before + 8 ? null : 10))
    expect(summerOf(seasonOutlooks({ start: START, values }, [made(flat(12))], 'US'))?.before).toBeNull()
    const short = { start: addWeeks(LAST, -12), values: Array.from({ length: 13 }, () => 10) }
    expect(summerOf(seasonOutlooks(short, [made(flat(12))], 'US'))?.before).toBeNull()
  })
})
