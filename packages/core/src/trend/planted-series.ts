import { SEASON_WEEKS } from '../periods/iso-week'
import { dayNumber } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'

const DAYS_PER_YEAR = 365.2425

/** A weekly series with known truth, for tests, benchmarks and the demo. Sizes marked "log" are natural logarithms. */
export interface PlantedWorld {
  readonly seed: number
  /** Monday of the first week. */
  readonly start: string
  readonly weeks: number
  /** Typical value in the middle of the season. */
  readonly base: number
  /** Height of the yearly peak above the quiet months, log; 0 for none. */
  readonly seasonLog: number
  /** ISO week 1–52 of the peak and its width (standard deviation) in weeks. */
  readonly peakWeek: number
  readonly peakWidthWeeks: number
  /** Year to year spread of the peak's height (as a share) and of its date (in weeks). */
  readonly seasonHeightSpread: number
  readonly seasonDateSpread: number
  /** Slow growth a year, log. */
  readonly growthLog: number
  /** Standard deviation of the week-to-week noise, log, and how much of it stays for the next week (0–1). */
  readonly noiseLog: number
  readonly noiseMemory: number
  /** Unit to round to; 0 leaves the values as they are. */
  readonly roundTo: number
}

/**
 * Multiplies the weeks from `fromWeek` on: a jump, a ramp (`rampWeeks`) or a burst that ends after `lastsWeeks`, at once or by
 * falling for `fallWeeks`.
 */
export interface PlantedEvent {
  readonly fromWeek: number
  readonly factor: number
  readonly rampWeeks?: number
  readonly lastsWeeks?: number
  readonly fallWeeks?: number
}

/** Random numbers in [0, 1) that depend on the seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A normally distributed number (Box and Muller) from two uniform ones. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Writes the world's values with its events; the same input gives the same values on every machine. */
export function plantSeries(world: PlantedWorld, events: readonly PlantedEvent[] = []): WeeklySeries {
  const random = seededRandom(world.seed)
  // One draw per season, counted from trough to trough so that no peak changes its height half-way.
  const seasons = Array.from({ length: Math.ceil(world.weeks / SEASON_WEEKS) + 2 }, () => ({
    height: Math.max(0, 1 + world.seasonHeightSpread * normal(random)),
    shift: world.seasonDateSpread * normal(random),
  }))
  const firstPeak = dayNumber(`${world.start.slice(0, 4)}-01-01`) + 7 * (world.peakWeek - 0.5)
  const noiseStep = Math.sqrt(1 - world.noiseMemory ** 2)
  let noise = normal(random)
  const values = Array.from({ length: world.weeks }, (_, week) => {
    // By the calendar, so that the season does not drift against the ISO weeks.
    const years = (dayNumber(world.start) + 7 * week + 3.5 - firstPeak) / DAYS_PER_YEAR + 0.5
    const season = seasons[Math.floor(years) + 1] ?? { height: 1, shift: 0 }
    const fromPeak = ((years - Math.floor(years) - 0.5) * DAYS_PER_YEAR) / 7
    const distance = (fromPeak - season.shift) / world.peakWidthWeeks
    noise = world.noiseMemory * noise + noiseStep * normal(random)
    const log =
      world.seasonLog * season.height * Math.exp(-(distance ** 2) / 2) +
      (world.growthLog * week) / SEASON_WEEKS +
      world.noiseLog * noise
    return round(world.base * Math.exp(log) * eventFactor(events, week), world.roundTo)
  })
  return { start: world.start, values }
}

/** Adds events to values that exist already, for instance measured ones; rounds as given. Gaps stay gaps. */
export function plantEvents(series: WeeklySeries, events: readonly PlantedEvent[], roundTo: number): WeeklySeries {
  return {
    start: series.start,
    values: series.values.map((value, week) => {
      const factor = eventFactor(events, week)
      return value === null || factor === 1 ? value : round(value * factor, roundTo)
    }),
  }
}

function eventFactor(events: readonly PlantedEvent[], week: number): number {
  let factor = 1
  for (const event of events) {
    const age = week - event.fromWeek
    if (age < 0) continue
    const grown = Math.min(1, (age + 1) / (event.rampWeeks ?? 1))
    const fallen = Math.max(0, (age + 1 - (event.lastsWeeks ?? Number.POSITIVE_INFINITY)) / (event.fallWeeks ?? 1))
    factor *= 1 + (event.factor - 1) * grown * Math.max(0, 1 - fallen)
  }
  return factor
}

/** A flat curve in whole numbers: its weeks differ by some 8 %, and one in twelve stands up to three times as high. */
export function spikyIndex(base: number, seed: number, weeks = 200): WeeklySeries {
  const random = seededRandom(seed)
  const values = Array.from({ length: weeks }, () => {
    const isOdd = random() < 1 / 12
    const level = base * Math.exp(0.08 * normal(random))
    return Math.round(level * (isOdd ? 1.4 + 1.6 * random() : 1))
  })
  return { start: '2021-01-04', values }
}

/** As a 0–100 index is rounded: whole units, and half a unit for anything below one. */
function round(value: number, unit: number): number {
  if (unit <= 0) return value
  return value < unit ? unit / 2 : Math.round(value / unit) * unit
}

/** A seasonal world drawn from the range that search interest in fashion shows; nothing in it but season, drift and noise. */
export function seasonalWorld(seed: number, weeks = 260): PlantedWorld {
  const random = seededRandom(seed * 7919 + 1)
  const between = (low: number, high: number): number => low + (high - low) * random()
  return {
    seed,
    start: '2020-08-10',
    weeks,
    base: Math.exp(between(Math.log(2), Math.log(40))),
    seasonLog: between(0.2, 1.4),
    peakWeek: 1 + Math.floor(between(0, SEASON_WEEKS)),
    peakWidthWeeks: between(2.5, 10),
    seasonHeightSpread: between(0, 0.2),
    seasonDateSpread: between(0, 1.5),
    growthLog: between(-0.2, 0.2),
    noiseLog: between(0.03, 0.12),
    noiseMemory: between(0, 0.7),
    roundTo: 1,
  }
}
