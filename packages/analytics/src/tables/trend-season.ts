import { z } from 'zod'
import type { JudgedSeason } from '@trendee/core/season/judge-seasons'
import { SEASON_REASONS, SEASON_VERDICTS } from '@trendee/core/season/season-verdict'

/** `seasons` of `trend_metric`: what is said of a trend for each selling season, ahead and of the last two years. */

const known = z.number().nullable()
const flag = z.union([z.boolean(), z.number()]).transform(Boolean)

const FIELDS = {
  season: { type: 'String', schema: z.string(), value: (season) => season.season },
  is_backtest: { type: 'UInt8', schema: flag, value: (season) => (season.isBacktest ? 1 : 0) },
  origin: { type: 'Date', schema: z.string(), value: (season) => season.origin },
  expected: { type: 'Float64', schema: z.number(), value: (season) => season.expected },
  lower: { type: 'Float64', schema: z.number(), value: (season) => season.lower },
  upper: { type: 'Float64', schema: z.number(), value: (season) => season.upper },
  before: { type: 'Nullable(Float64)', schema: known, value: (season) => season.before },
  of_year: { type: 'Nullable(Float64)', schema: known, value: (season) => season.ofYear },
  before_of_year: { type: 'Nullable(Float64)', schema: known, value: (season) => season.beforeOfYear },
  peak_week: { type: 'Nullable(Date)', schema: z.string().nullable(), value: (season) => season.peakWeek },
  came: { type: 'Nullable(Float64)', schema: known, value: (season) => season.came },
  came_of_year: { type: 'Nullable(Float64)', schema: known, value: (season) => season.cameOfYear },
  error: { type: 'Nullable(Float64)', schema: known, value: (season) => season.error },
  verdict: { type: 'String', schema: z.enum(SEASON_VERDICTS), value: (season) => season.kind },
  reason: { type: 'String', schema: z.enum(SEASON_REASONS), value: (season) => season.reason },
  times: { type: 'Nullable(Float64)', schema: known, value: (season) => season.times },
  times_lower: { type: 'Nullable(Float64)', schema: known, value: (season) => season.timesLower },
  times_upper: { type: 'Nullable(Float64)', schema: known, value: (season) => season.timesUpper },
  unsold: { type: 'Nullable(Float64)', schema: known, value: (season) => season.unsold },
  missed: { type: 'Nullable(Float64)', schema: known, value: (season) => season.missed },
  is_guess: { type: 'UInt8', schema: flag, value: (season) => (season.isGuess ? 1 : 0) },
  usual_error: { type: 'Nullable(Float64)', schema: known, value: (season) => season.usualError },
  usual_error_of: { type: 'String', schema: z.enum(['own', 'kind', '']), value: (season) => season.usualErrorOf },
  is_borne_out: {
    type: 'Nullable(UInt8)',
    schema: flag.nullable(),
    value: (season) => (season.isBorneOut === null ? null : season.isBorneOut ? 1 : 0),
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly type: string; readonly schema: z.ZodType; readonly value: (season: JudgedSeason) => unknown }
  >
>

/** What lists and cards show of a season ahead: enough for its sentence. */
const CARD_FIELDS = [
  'season',
  'verdict',
  'reason',
  'times',
  'times_lower',
  'times_upper',
  'of_year',
  'before_of_year',
  'peak_week',
  'is_guess',
  'usual_error',
  'usual_error_of',
] as const satisfies (keyof typeof FIELDS)[]

type Schemas = { [Name in keyof typeof FIELDS]: (typeof FIELDS)[Name]['schema'] }

const arrayOf = (fields: readonly (keyof typeof FIELDS)[]) =>
  `Array(Tuple(${fields.map((name) => `${name} ${FIELDS[name].type}`).join(', ')}))`

/** ClickHouse type of the column. */
export const SEASONS_TYPE = arrayOf(Object.keys(FIELDS) as (keyof typeof FIELDS)[])

/** `each.season` in a column's own SQL would be looked for among the table's columns whenever the table is altered. */
const elementOf = (name: keyof typeof FIELDS) => `tupleElement(each, '${name}')`

/** SQL of the seasons ahead, as far as lists show them, and its type. */
export const CARD_SEASONS = {
  sql: `arrayMap(each -> (${CARD_FIELDS.map((name) => elementOf(name)).join(', ')}), arrayFilter(each -> ${elementOf('is_backtest')} = 0, seasons))`,
  type: arrayOf(CARD_FIELDS),
}

/**
 * SQL of a season of a row, with the name '' where it says nothing of it. `here` and `north` are SQL of its name in the asked region and by
 * the northern calendar, by which a row of no region goes.
 */
export function seasonOfRow({ here, north, isBacktest }: { here: string; north: string; isBacktest: boolean }): string {
  return `arrayFirst(each -> each.season = if(region = '', ${north}, ${here}) AND each.is_backtest = ${isBacktest ? 1 : 0}, seasons)`
}

/**
 * SQL of the season ahead of a row that goods ordered today still meet, else of the last, with the name '' where it tells none. `here` and
 * `north` are SQL of the names of those that are met, as in `seasonOfRow`.
 */
export function seasonToMeet({ here, north }: { here: string; north: string }): string {
  const ahead = 'arrayFilter(each -> each.is_backtest = 0, seasons)'
  const met = `arrayFirstIndex(each -> has(if(region = '', ${north}, ${here}), each.season), ${ahead})`
  return `arrayElement(${ahead}, if(${met} = 0, -1, toInt64(${met})))`
}

/** One season as JSON shows it. */
export const TREND_SEASON = z.object(
  Object.fromEntries(Object.entries(FIELDS).map(([name, { schema }]) => [name, schema])) as unknown as Schemas,
)
export type TrendSeason = z.output<typeof TREND_SEASON>

export const CARD_SEASON = TREND_SEASON.pick(
  Object.fromEntries(CARD_FIELDS.map((name) => [name, true])) as Record<(typeof CARD_FIELDS)[number], true>,
)

export function seasonValues(season: JudgedSeason): Record<string, unknown> {
  return Object.fromEntries(Object.entries(FIELDS).map(([name, { value }]) => [name, value(season)]))
}
