import { resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { forecastPool, type Forecast } from '@trendee/core/forecast/forecast-pool'
import { forecastSeries } from '@trendee/core/forecast/forecast-series'
import { seededNormal } from '@trendee/core/forecast/synthetic-series'
import {
  HORIZON,
  ORIGINS,
  meanScore,
  readFashionWeekly,
  scoreOrigin,
  upTo,
  type FashionWeekly,
  type ProtocolScore,
} from './fashion-weekly'
import { holtWinters, seasonalNaive } from './reference-forecasts'
import {
  WEEKLY_HORIZON,
  WEEKLY_ORIGINS,
  lastValue,
  overallAverage,
  readWeeklyKinds,
  scoreWeekly,
  weeklyTask,
  type WeeklyScore,
  type WeeklyTask,
} from './weekly-kinds'

/** Origins on which the settings of the method were first chosen: their targets end before the judged year 2019. */
const CHOOSING_ORIGINS = [105, 118, 131, 144, 157] as const
/** Origins five weeks apart, up to that of the protocol: a change of a setting has to hold on all of them together. */
const ROLLING_ORIGINS = Array.from({ length: 20 }, (_, index) => 114 + 5 * index)
/** Lengths that series are cut to before an origin, and how far these origins are apart. */
const SHORT_WEEKS = [60, 68, 80, 92, 103, 117] as const
const SHORT_ORIGIN_STEP = 8
const TIMED_RUNS = 5

interface Method {
  readonly name: string
  readonly forecast: (data: FashionWeekly, origin: number) => Forecast[]
}

const METHODS: readonly Method[] = [
  {
    name: 'seasonal naive (52)',
    forecast: ({ series }, origin) => upTo(series, origin).map((values) => seasonalNaive(values, HORIZON)),
  },
  {
    name: 'Holt-Winters, additive, no trend',
    forecast: ({ series }, origin) => upTo(series, origin).map((values) => holtWinters(values, HORIZON)),
  },
  {
    name: 'ours, each series alone',
    forecast: ({ series }, origin) =>
      upTo(series, origin).map((values) => forecastSeries(values, { horizon: HORIZON })),
  },
  {
    name: 'ours, pool',
    forecast: ({ series }, origin) => forecastPool({ series: upTo(series, origin) }, { horizon: HORIZON }),
  },
  {
    name: 'ours, pool with influencers',
    forecast: ({ series, influencers }, origin) =>
      forecastPool({ series: upTo(series, origin), influencers: upTo(influencers, origin) }, { horizon: HORIZON }),
  },
]

/**
 * Prints the forecast's accuracy on the public weekly fashion series by their published protocol, beside two reference methods
 * computed in the same run, and the seconds for 100 series. Says so and returns when the data are absent.
 * @param dataFolder folder that holds `trends/fashion-weekly.csv`, relative to the working directory
 */
export async function benchForecast(dataFolder = '../shared/data'): Promise<void> {
  const data = readFashionWeekly(dataFolder)
  if (!data) {
    console.log(
      `forecast: skipped, there is no trends/fashion-weekly.csv with its influencers in ${resolve(dataFolder)}`,
    )
    return
  }
  console.log(`forecast: ${data.series.length} series, ${HORIZON} weeks ahead, 80 % band`)
  for (const method of METHODS) {
    const scores = ORIGINS.map((origin) => scoreOrigin(data.series, origin, method.forecast(data, origin)))
    console.log(`\n${method.name}`)
    console.log('  origin          MASE   sMAPE   sign  Spearman  coverage')
    ORIGINS.forEach((origin, index) => {
      const score = scores[index]
      if (score) printScore(`week ${origin}`, score)
    })
    printScore('mean', meanScore(scores))
    const over = (origins: readonly number[]): ProtocolScore =>
      meanScore(origins.map((origin) => scoreOrigin(data.series, origin, method.forecast(data, origin))))
    printScore('before 2019', over(CHOOSING_ORIGINS))
    printScore('twenty', over(ROLLING_ORIGINS))
  }
  console.log('\n"before 2019": mean over training lengths 105 to 157; "twenty": over 114, 119 … 209')
  printShort(data)
  printSpeed(data)
  printWeeklyKinds(dataFolder)
}

const WEEKLY_METHODS: readonly { name: string; forecast: (task: WeeklyTask) => Pick<Forecast, 'mean'>[] }[] = [
  { name: 'last value', forecast: lastValue },
  {
    name: 'ours, alone',
    forecast: ({ training }) => training.map((values) => forecastSeries(values, { horizon: WEEKLY_HORIZON })),
  },
  { name: 'ours, pool', forecast: ({ training }) => forecastPool({ series: training }, { horizon: WEEKLY_HORIZON }) },
]

/** Series of many kinds that are not fashion, from origins before those that their competition asked for. */
function printWeeklyKinds(dataFolder: string): void {
  const series = readWeeklyKinds(dataFolder)
  if (!series) {
    console.log(
      `\nweekly series of many kinds: skipped, there is no weekly/weekly-matrix.csv.gz in ${resolve(dataFolder)}`,
    )
    return
  }
  const tasks = WEEKLY_ORIGINS.map((weeksBefore) => weeklyTask(series, weeksBefore))
  const counts = tasks.map(({ training }) => training.length).join(', ')
  console.log(
    `\n${counts} weekly series of many kinds, ${WEEKLY_HORIZON} weeks ahead from ${WEEKLY_ORIGINS.join(', ')} weeks before the end`,
  )
  console.log('  method         MASE   sMAPE  first week  first four     OWA')
  const last = tasks.map((task) => scoreWeekly(task, lastValue(task)))
  for (const { name, forecast } of WEEKLY_METHODS) {
    const own = tasks.map((task) => scoreWeekly(task, forecast(task)))
    const over = (pick: (score: WeeklyScore) => number): number =>
      own.reduce((sum, score) => sum + pick(score), 0) / own.length
    const owa = own.reduce((sum, score, index) => sum + overallAverage(score, last[index] ?? score), 0) / own.length
    const cells = [
      over(({ mase }) => mase),
      over(({ smape }) => smape),
      over(({ firstWeek }) => firstWeek),
      over(({ firstFour }) => firstFour),
      owa,
    ]
    const widths = [8, 8, 12, 12, 8]
    console.log(
      `  ${name.padEnd(11)}${cells.map((cell, index) => cell.toFixed(index === 1 ? 2 : 3).padStart(widths[index] ?? 0)).join('')}`,
    )
  }
}

/** Series of which no more than so many weeks are known: the error of the first week, and that of the last value. */
function printShort({ series }: FashionWeekly): void {
  console.log('\nseries cut to so many weeks, mean error ÷ that of the last value')
  console.log('  weeks   first week   first 13')
  for (const weeks of SHORT_WEEKS) {
    const sums = { own: [0, 0], last: [0, 0] }
    for (let origin = Math.max(...SHORT_WEEKS); origin <= (ORIGINS.at(-1) ?? 0); origin += SHORT_ORIGIN_STEP) {
      const training = series.map((values) => values.slice(origin - weeks, origin))
      forecastPool({ series: training }, { horizon: WEEKLY_HORIZON }).forEach(({ mean }, index) => {
        const came = (series[index] ?? []).slice(origin, origin + WEEKLY_HORIZON)
        const last = training[index]?.at(-1) ?? 0
        const error = (expected: (week: number) => number, over: number): number =>
          came.slice(0, over).reduce((sum, value, week) => sum + Math.abs(value - expected(week)), 0) / over
        const size = error(() => 0, WEEKLY_HORIZON)
        if (size === 0) return
        ;[1, WEEKLY_HORIZON].forEach((over, place) => {
          sums.own[place] = (sums.own[place] ?? 0) + error((week) => mean[week] ?? 0, over) / size
          sums.last[place] = (sums.last[place] ?? 0) + error(() => last, over) / size
        })
      })
    }
    const [first = 0, quarter = 0] = sums.own.map((sum, place) => sum / (sums.last[place] ?? 1))
    console.log(`  ${String(weeks).padEnd(6)}${first.toFixed(3).padStart(12)}${quarter.toFixed(3).padStart(11)}`)
  }
}

function printScore(name: string, { mase, smape, sign, spearman, coverage }: ProtocolScore): void {
  const cell = (value: number | null, digits: number): string => (value === null ? '–' : value.toFixed(digits))
  const cells = [cell(mase, 4), cell(smape, 1), cell(sign, 3), cell(spearman, 3), cell(coverage, 3)]
  const widths = [7, 8, 7, 10, 10]
  console.log(`  ${name.padEnd(12)}${cells.map((text, index) => text.padStart(widths[index] ?? 0)).join('')}`)
}

/** Every series and a copy with one percent of noise, so that the pool has 100 different ones. */
function printSpeed({ series, influencers }: FashionWeekly): void {
  const origin = ORIGINS.at(-1) ?? 0
  const normal = seededNormal(1)
  const doubled = (columns: readonly (readonly number[])[]): number[][] => {
    const known = upTo(columns, origin)
    return [...known, ...known.map((values) => values.map((value) => Math.max(0, value * (1 + 0.01 * normal()))))]
  }
  const pool = { series: doubled(series), influencers: doubled(influencers) }
  const seconds = Array.from({ length: TIMED_RUNS }, () => {
    const start = performance.now()
    forecastPool(pool, { horizon: HORIZON })
    return (performance.now() - start) / 1000
  }).toSorted((a, b) => a - b)
  const [fastest = 0, slowest = 0] = [seconds[0], seconds.at(-1)]
  const median = seconds[Math.floor(TIMED_RUNS / 2)] ?? 0
  console.log(
    `\n${pool.series.length} series of ${origin} weeks with influencers and band: ${median.toFixed(2)} s (median of ${TIMED_RUNS}; ${fastest.toFixed(2)} to ${slowest.toFixed(2)})`,
  )
}
