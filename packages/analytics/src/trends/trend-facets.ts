import { z } from 'zod'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { withCovered } from '@trendee/core/lexicon/category-families'
import { ASKED_GENDERS, rowGender } from '@trendee/core/lexicon/gender-groups'
import { LEVELS } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { listedRow } from '../tables/speaking-order'
import { IS_STALE, LEVEL_NOW, MOST_OF_A_REGION, metricsIn } from '../tables/trend-metric'
import { joined, trendConditions, trendParameters } from '../tables/trend-conditions'
import { foundBy } from '../tables/listed-trends-asked'

export type TrendFacetsQuestion = ParsedOf<typeof CONTRACT.trends.trendFacets>

const ROW = z.object({
  type: z.string(),
  level_now: z.string(),
  lifecycle: z.string(),
  is_seasonal: z.number(),
  primary_category: z.string(),
  secondary_category: z.string(),
  known_by: z.array(z.string()),
  is_rising: z.number(),
  as_of_day: z.string(),
})
type Row = z.output<typeof ROW>

export interface FacetValue {
  readonly value: string
  readonly parent: string | null
  readonly count: number
  readonly rising: number
}

interface Choice {
  readonly value: string
  readonly parent?: string
}

/** What each row is counted under, by filter. */
const CHOICES = {
  type: (row: Row): Choice[] => [{ value: row.type }],
  level: (row: Row): Choice[] => [{ value: row.level_now }],
  lifecycle: (row: Row): Choice[] => [{ value: row.lifecycle }],
  season: (row: Row): Choice[] => [{ value: row.is_seasonal === 1 ? 'seasonal' : 'steady' }],
  primary_category: (row: Row): Choice[] => [{ value: row.primary_category }],
  secondary_category: (row: Row): Choice[] => [{ value: row.secondary_category, parent: row.primary_category }],
  platform: (row: Row): Choice[] => row.known_by.map((value) => ({ value })),
} as const
type Facet = keyof typeof CHOICES
const FACETS = Object.keys(CHOICES) as Facet[]

export interface TrendFacets extends Record<Facet | 'gender', FacetValue[]> {
  readonly total: number
  readonly rising: number
  readonly asOf: string | null
}

/** Whether a row passes what is asked of each filter. */
function passes(question: TrendFacetsQuestion): Readonly<Record<Facet, (row: Row) => boolean>> {
  const { type = [], level = [], lifecycle = [], season, primaryCategory, secondaryCategory, platform } = question
  const isIn = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)
  const secondaries = secondaryCategory === undefined ? [] : withCovered(secondaryCategory)
  return {
    type: (row) => isIn(type, row.type),
    level: (row) => isIn(level, row.level_now),
    lifecycle: (row) => isIn(lifecycle, row.lifecycle),
    season: (row) => season === undefined || (season === 'seasonal') === (row.is_seasonal === 1),
    primary_category: (row) => primaryCategory === undefined || row.primary_category === primaryCategory,
    secondary_category: (row) => isIn(secondaries, row.secondary_category),
    platform: (row) => platform === undefined || row.known_by.includes(platform),
  }
}

function countedBy(rows: readonly Row[], choicesOf: (row: Row) => readonly Choice[]): FacetValue[] {
  const counted = new Map<string, FacetValue>()
  for (const row of rows) {
    for (const { value, parent } of choicesOf(row)) {
      if (value === '') continue
      const key = `${parent ?? ''}/${value}`
      const before = counted.get(key) ?? { value, parent: parent || null, count: 0, rising: 0 }
      counted.set(key, { ...before, count: before.count + 1, rising: before.rising + row.is_rising })
    }
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** The rows of a gender that the text and the months find: what is left of the filters is counted here. */
async function rowsOf(db: AnalyticsDb, question: TrendFacetsQuestion, today: string): Promise<Row[]> {
  const found = await foundBy(db, question.q ?? '')
  const { gender, region, q, peaks_in, evidence, as_of, as_known } = question
  const asked = { gender, region, q, peaks_in, evidence, as_of, as_known }
  return db.rows(
    ROW,
    `SELECT type, ${LEVEL_NOW} AS level_now, if(${IS_STALE}, '', toString(lifecycle)) AS lifecycle, is_seasonal,
       primary_category, secondary_category, arrayMap(each -> each.platform, standings) AS known_by,
       toUInt8(NOT ${IS_STALE} AND ifNull(adjusted_growth[3] > 0, 0)) AS is_rising, toString(as_of) AS as_of_day
     FROM (SELECT *, standings FROM ${metricsIn(question)} ${listedRow(question)}) WHERE ${joined(trendConditions(asked, found.named))}
     LIMIT ${MOST_OF_A_REGION}`,
    { ...trendParameters(asked, today), ...found.parameters },
    { route: 'trends.trendFacets', isKept: true },
  )
}

/** How many trends each choice of a filter leaves, with the other filters as they are. */
export async function trendFacets(db: AnalyticsDb, question: TrendFacetsQuestion, today: string): Promise<TrendFacets> {
  const isPassed = passes(question)
  const leaving = (rows: readonly Row[], without?: Facet) =>
    rows.filter((row) => FACETS.every((facet) => facet === without || isPassed[facet](row)))
  const rows = await rowsOf(db, question, today)
  const left = leaving(rows)
  const facets = Object.fromEntries(
    FACETS.map((facet) => [facet, countedBy(leaving(rows, facet), CHOICES[facet])]),
  ) as Record<Facet, FacetValue[]>
  const genders = await Promise.all(
    ASKED_GENDERS.map(async (gender) => {
      const own =
        rowGender(gender) === rowGender(question.gender)
          ? left
          : leaving(await rowsOf(db, { ...question, gender }, today))
      return { value: gender, parent: null, count: own.length, rising: risingOf(own) }
    }),
  )
  return {
    ...facets,
    // In the order of the vocabulary: the strongest first.
    level: facets.level.toSorted((a, b) => rankOf(a.value) - rankOf(b.value)),
    gender: genders.filter(({ count }) => count > 0),
    total: left.length,
    rising: risingOf(left),
    asOf: rows.map((row) => row.as_of_day).reduce<string | null>((a, b) => (a === null || b > a ? b : a), null),
  }
}

const risingOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.is_rising, 0)
const rankOf = (level: string) => (LEVELS as readonly string[]).indexOf(level)
