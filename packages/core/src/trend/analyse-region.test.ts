import { addDays, addWeeks } from '../periods/week'
import { describe, expect, it } from 'vitest'
import { analyseRegion } from './analyse-region'
import { FIRST_WEEK, seasonal, weeklySignal } from './testing/weekly-signals'

const sunday = (weeks: number) => addDays(addWeeks(FIRST_WEEK, weeks), -1)
const WEEKS = 160

describe('today', () => {
  const SHOP = { platform: 'temu', evidence: 'measured' } as const
  /** A jump in the last weeks, so that there is a level to lose. */
  const jump = (weeks: number) => seasonal(weeks).map((value, week) => (week >= weeks - 6 ? value * 3 : value))
  const search = weeklySignal('coat', jump(WEEKS - 30))
  const shop = weeklySignal('coat', seasonal(WEEKS), SHOP)
  const found = (signals: Parameters<typeof analyseRegion>[0], today?: string) =>
    analyseRegion(signals, 'US', today === undefined ? {} : { today }).map(({ row, forecasts }) => ({
      ...row,
      forecasts: forecasts.length,
    }))

  it('is told by what reaches it: what ended before has no curve, score or part beside it', () => {
    const [coat] = found([search, shop], sunday(WEEKS))
    expect(coat).toMatchObject({ platform: 'temu', line: shop.series.values, freshUntil: sunday(WEEKS + 5) })
    expect(coat?.platforms.map(({ platform, growth, weight }) => [platform, growth === null, weight])).toEqual([
      ['google', true, 0],
      ['temu', false, 1],
    ])
  })
  it('gives what is stale beside other trends no level, score or forecast', () => {
    const beside = weeklySignal('hat', seasonal(WEEKS))
    const [coat, hat] = found([search, beside], sunday(WEEKS))
    expect(coat).toMatchObject({ asOf: sunday(WEEKS - 30), level: 'none', score: null, lifecycle: '', forecasts: 0 })
    expect(hat?.forecasts).toBe(1)
    expect(hat?.score).not.toBeNull()
  })
  it('judges a place where nothing reaches it as it stood at its end', () => {
    const [now] = found([search], sunday(WEEKS))
    expect(now).toEqual(found([search])[0])
    expect(now).toMatchObject({ level: 'breakout', forecasts: 1 })
  })
})

describe('platforms beside each other', () => {
  const young = (weeks: number, platform: string) =>
    weeklySignal(
      'coat',
      Array.from({ length: weeks }, (_, week) => (week < weeks - 10 ? 40 : 20)),
      {
        platform,
        evidence: 'measured',
        start: addWeeks(FIRST_WEEK, WEEKS - weeks),
      },
    )
  const told = (signals: Parameters<typeof analyseRegion>[0]) => analyseRegion(signals, 'US')[0]?.row

  it('are told of one period: the weeks that all of them know twice', () => {
    const coat = told([weeklySignal('coat', seasonal(WEEKS, 0.4)), young(20, 'temu')])
    expect(coat?.platforms.map(({ platform, changeWeeks }) => [platform, changeWeeks])).toEqual([
      ['google', 10],
      ['temu', 10],
    ])
    expect(coat?.platforms[1]?.change).toBe(-0.5)
    // The score still ranks search by its year.
    expect(coat?.platforms[0]?.growth).not.toBe(coat?.platforms[0]?.change)
  })
  it('are told over the year before where each has one', () => {
    const coat = told([
      weeklySignal('coat', seasonal(WEEKS, 0.4)),
      weeklySignal('coat', seasonal(WEEKS, -0.4), { platform: 'temu', evidence: 'measured' }),
    ])
    expect(coat?.platforms.map(({ changeWeeks }) => changeWeeks)).toEqual([null, null])
    expect(coat?.platforms.map(({ change }) => change)).toEqual(coat?.platforms.map(({ growth }) => growth))
    expect(coat?.story.agreement).toEqual({ among: 'shops', agree: [], differ: ['temu'] })
  })
})

describe('a region', () => {
  it('lets search speak for a trend and shows what each platform says', () => {
    const temu = weeklySignal(
      'coat',
      seasonal(200, 0, WEEKS - 200).map((value) => value * 100),
      {
        platform: 'temu',
        region: '',
        evidence: 'measured',
        start: addWeeks(FIRST_WEEK, WEEKS - 200),
      },
    )
    const [trend] = analyseRegion([temu, weeklySignal('coat', seasonal(WEEKS))], 'US')
    expect(trend?.row).toMatchObject({
      trendId: 'coat',
      name: 'Coat',
      region: 'US',
      platform: 'google',
      signalRegion: 'US',
      evidence: 'relative',
      lastWeek: addWeeks(FIRST_WEEK, WEEKS - 1),
      asOf: sunday(WEEKS),
      start: FIRST_WEEK,
      line: seasonal(WEEKS),
      isSeasonal: true,
      yoy: 0,
      forecastStart: addWeeks(FIRST_WEEK, WEEKS),
    })
    expect(analyseRegion([temu], 'US')[0]?.row).toMatchObject({ region: 'US', platform: 'temu', signalRegion: '' })
    expect(trend?.row.platforms.map(({ platform, leadWeeks, evidence }) => [platform, leadWeeks, evidence])).toEqual([
      ['temu', 0, 'measured'],
      ['google', 0, 'relative'],
    ])
  })

  it.each([
    ['holds one value all along', () => 0.5],
    ['is seen only to round up now and then', (week: number) => (week % 40 === 0 ? 1 : 0.5)],
  ])('tells nothing of a series that %s', (_, valueAt) => {
    const values = Array.from({ length: 261 }, (_week, week) => valueAt(week))
    const [trend] = analyseRegion([weeklySignal('slate', values)], 'US')
    expect(trend?.row).toMatchObject({
      level: 'none',
      lifecycle: '',
      seasonStrength: null,
      forecastMean: [],
      forecastGrowth: null,
      peakWeek: null,
      score: null,
    })
    expect(trend?.row.levelWhy).toContain('never_moves')
    expect(trend?.forecasts).toEqual([])
  })

  it('scores no growth of a few products, and none of more before there were more', () => {
    const shop = { platform: 'temu', evidence: 'measured' } as const
    const signals = [
      weeklySignal('coat', seasonal(WEEKS, 0.5), { ...shop, manyAt: null }),
      weeklySignal('boot', seasonal(WEEKS, 0.3), { ...shop, manyAt: WEEKS - 10 }),
      weeklySignal('dress', seasonal(WEEKS, 0.1), { ...shop, manyAt: 0 }),
      weeklySignal('skirt', seasonal(WEEKS, -0.1), { ...shop, manyAt: 0 }),
    ]
    const scores = (asOf?: string) =>
      analyseRegion(signals, 'US', asOf === undefined ? {} : { asOf }).map(({ row }) => row.score)
    expect(scores()).toEqual([null, 100, 50, 0])
    expect(scores(sunday(WEEKS - 10))).toEqual([null, null, 100, 0])
    expect(scores(sunday(WEEKS - 9))).toEqual([null, 100, 50, 0])
  })

  it('scores a trend by its place among the others on each platform, all platforms alike', () => {
    const rising = seasonal(WEEKS, 0.5)
    const level = seasonal(WEEKS, 0.1)
    const falling = seasonal(WEEKS, -0.3)
    const trends = analyseRegion(
      [
        weeklySignal('coat', rising),
        weeklySignal('coat', falling, { platform: 'temu' }),
        weeklySignal('boot', falling),
        weeklySignal('boot', rising, { platform: 'temu' }),
        weeklySignal('dress', level),
        weeklySignal('skirt', rising, { platform: 'runway' }),
      ],
      'US',
    )
    const scores = Object.fromEntries(trends.map(({ row }) => [row.trendId, row.score]))
    // First and last of two platforms; by one of them alone.
    expect(scores).toEqual({ coat: 50, boot: 50, dress: null, skirt: null })
    const parts = trends[0]?.row.platforms.map(({ platform, percentile, weight }) => [platform, percentile, weight])
    expect(parts).toEqual([
      ['google', 1, 0.5],
      ['temu', 0, 0.5],
    ])
  })

  it('forecasts from two years on, and tells growth and peak of the year to come only then', () => {
    const trends = analyseRegion([weeklySignal('coat', seasonal(104)), weeklySignal('boot', seasonal(103))], 'US')
    const [coat, boot] = trends.map(({ row }) => row)
    expect(coat?.forecastStart).toBe(addWeeks(FIRST_WEEK, 104))
    expect([coat?.forecastMean.length, coat?.forecastLower.length, coat?.forecastUpper.length]).toEqual([52, 52, 52])
    // The sine stands highest a quarter of a year after the start of its year.
    expect(coat?.peakWeek).not.toBeNull()
    const ahead = (Date.parse(coat?.peakWeek ?? '') - Date.parse(addWeeks(FIRST_WEEK, 104))) / (7 * 86_400_000)
    expect(Math.abs(ahead - 13)).toBeLessThanOrEqual(3)
    expect(boot).toMatchObject({ forecastStart: null, forecastMean: [], peakWeek: null, forecastGrowth: null })
    expect(trends[1]?.forecasts).toEqual([])
  })

  it('makes the forecast of the past that was asked for beside the current one', () => {
    const [trend] = analyseRegion([weeklySignal('coat', seasonal(WEEKS))], 'US', { backtestWeeksAgo: [52] })
    expect(trend?.forecasts.map(({ origin, isBacktest }) => [origin, isBacktest])).toEqual([
      [addWeeks(FIRST_WEEK, WEEKS - 1), false],
      [addWeeks(FIRST_WEEK, WEEKS - 53), true],
    ])
  })

  it('tells the seasons ahead, and those of each forecast of the past, of which the ledger keeps the newest', () => {
    const [trend] = analyseRegion([weeklySignal('coat', seasonal(260))], 'US', { backtestWeeksAgo: [52, 104] })
    const { seasons = [] } = trend?.row ?? {}
    expect(trend?.forecasts.map(({ isBacktest }) => isBacktest)).toEqual([false, true])
    expect([...new Set(seasons.map(({ origin }) => origin))]).toEqual(
      [0, 52, 104].map((weeks) => addWeeks(FIRST_WEEK, 259 - weeks)),
    )
    // It repeats itself, so what came was what was said.
    const past = seasons.filter(({ isBacktest }) => isBacktest)
    expect(past.length).toBeGreaterThanOrEqual(6)
    for (const { came, expected, isBorneOut } of past) {
      expect(Math.abs((came ?? 0) / expected - 1)).toBeLessThan(0.1)
      expect(isBorneOut).toBe(true)
    }
    const southern = analyseRegion([weeklySignal('coat', seasonal(260), { region: 'AU' })], 'AU')[0]?.row.seasons ?? []
    expect(southern.map(({ season }) => season)).not.toEqual(
      seasons.filter(({ isBacktest }) => !isBacktest).map(({ season }) => season),
    )
  })

  it('says of a gender whose own curve tells no season what everybody’s does, and whose that is', () => {
    const everybodys = weeklySignal('coat', seasonal(260))
    const shop = (weeks: number) =>
      weeklySignal('coat', seasonal(weeks), {
        platform: 'temu',
        gender: 'women',
        evidence: 'measured',
        start: addWeeks(FIRST_WEEK, 260 - weeks),
      })
    const told = (signals: Parameters<typeof analyseRegion>[0], today = sunday(260)) =>
      new Map(analyseRegion(signals, 'US', { today }).map(({ row }) => [row.gender, row]))
    const young = told([everybodys, shop(26)])
    expect(young.get('')?.seasons.length).toBeGreaterThan(2)
    expect(young.get('women')).toMatchObject({ seasons: young.get('')?.seasons, seasonGender: '', forecastMean: [] })
    const old = told([everybodys, shop(200)])
    expect(old.get('women')?.seasonGender).toBe('women')
    expect(old.get('women')?.seasons).not.toEqual(old.get('')?.seasons)
    // A curve that has ended says nothing of seasons to come.
    const ended = told(
      [
        everybodys,
        weeklySignal('coat', seasonal(26), {
          ...shop(26),
          series: { start: addWeeks(FIRST_WEEK, 280), values: seasonal(26) },
        }),
      ],
      sunday(306),
    )
    expect(ended.get('women')).toMatchObject({ seasons: [], seasonGender: 'women' })
  })

  it('names trends as the lexicon does, and those of one gender for that gender', () => {
    const trends = analyseRegion(
      [weeklySignal('combat-boots', seasonal(60)), weeklySignal('coat', seasonal(60), { gender: 'men' })],
      'US',
    )
    expect(trends.map(({ row }) => [row.name, row.gender])).toEqual([
      ['Combat Boots', ''],
      ['Coat', 'men'],
    ])
  })

  it('shows no gender search interest, but the one that the trend’s own garment or words belong to', () => {
    const signals = [
      ...['wide-leg-trousers', 'slip-dress', 'mens-gold-chain'].map((id) => weeklySignal(id, seasonal(60))),
      ...['women', 'men'].map((gender) =>
        weeklySignal('wide-leg-trousers', seasonal(60), { platform: 'temu', gender, evidence: 'measured' }),
      ),
    ]
    const rows = analyseRegion(signals, 'US').map(({ row }) => [row.trendId, row.gender, row.platform].join(' '))
    expect(rows.toSorted()).toEqual([
      'mens-gold-chain men google',
      'slip-dress women google',
      'wide-leg-trousers  google',
      'wide-leg-trousers men temu',
      'wide-leg-trousers women temu',
    ])
  })

  it('does not know what too short a history cannot tell', () => {
    const [trend] = analyseRegion([weeklySignal('coat', [5, null, 7])], 'US')
    expect(trend?.row).toMatchObject({ yoy: null, ytd: null, level: 'none', score: null, seasonStrength: null })
    expect(trend?.row.growth.every((value) => value === null)).toBe(true)
    expect(analyseRegion([], 'US')).toEqual([])
  })
})

describe('a day in the past', () => {
  const KNOWN = 130
  const asOf = sunday(KNOWN)
  const cut = (values: readonly number[]) => values.slice(0, KNOWN)
  const signals = [
    weeklySignal('coat', seasonal(WEEKS, 0.3)),
    weeklySignal('boot', seasonal(WEEKS, -0.2)),
    weeklySignal('boot', seasonal(WEEKS, 0.1), { platform: 'temu', evidence: 'measured' }),
  ]
  it('follows from the weeks up to it alone', () => {
    const then = signals.map((signal) => ({
      ...signal,
      series: { ...signal.series, values: cut(signal.series.values as number[]) },
    }))
    const analysed = analyseRegion(signals, 'US', { asOf })
    expect(analysed).toEqual(analyseRegion(then, 'US', { asOf }))
    // An analysis on that day gave the same.
    expect(analysed).toEqual(analyseRegion(then, 'US'))
    expect(analysed[0]?.row).toMatchObject({ asOf, lastWeek: addWeeks(FIRST_WEEK, KNOWN - 1) })
  })
  it('knows a week only when it is over', () => {
    const analysed = analyseRegion(signals, 'US', { asOf: addDays(asOf, -1) })
    expect(analysed[0]?.row.lastWeek).toBe(addWeeks(FIRST_WEEK, KNOWN - 2))
  })
  it('leaves out feeds that had ended by then, or had not begun', () => {
    const lately = (weeks: number) => weeklySignal('coat', cut(seasonal(KNOWN)).slice(0, KNOWN - weeks))
    const ids = (signal: ReturnType<typeof lately>) =>
      analyseRegion([signal], 'US', { asOf }).map(({ row }) => row.trendId)
    expect(ids(lately(5))).toEqual(['coat'])
    expect(ids(lately(6))).toEqual([])
    expect(ids(weeklySignal('coat', [5, 6], { start: addWeeks(FIRST_WEEK, KNOWN) }))).toEqual([])
  })
})
