import { setImmediate } from 'node:timers/promises'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import {
  type LeadTest,
  LEAST_SEASON_WEEKS,
  heldDiscoveries,
  seasonFreeChanges,
  testLead,
} from '@trendee/core/trend/lead-test'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { type LeadSeries, readLeadSources } from './read-lead-sources'

const NEXT = 'trendee.stage_next_trend_lead'
const COLUMNS = [
  'trend_id',
  'gender',
  'first',
  'second',
  'platform',
  'lead_weeks',
  'correlation',
  'p_value',
  'weeks',
  'is_told',
  'last_week',
]

interface Tested {
  readonly trend: string
  readonly gender: string
  readonly first: LeadSeries['source']
  readonly second: LeadSeries['source']
  readonly test: LeadTest
}

/** Every pair of sources that both know a trend for a gender, tested. */
async function testedPairs(sources: readonly LeadSeries[], signal: AbortSignal): Promise<Tested[]> {
  const tested: Tested[] = []
  const keys = [...new Set(sources.flatMap(({ series }) => [...series.keys()]))].toSorted()
  for (const key of keys) {
    const known = sources.filter(({ series }) => series.has(key))
    if (known.length < 2) continue
    // Others are answered between two trends.
    await setImmediate()
    signal.throwIfAborted()
    const changes = new Map<LeadSeries['source'], WeeklySeries>()
    for (const { source, series } of known) {
      const found = series.get(key)
      const free = found && seasonFreeChanges(found.series, found.roundingStep)
      if (free) changes.set(source, free)
    }
    const [gender = '', trend = ''] = key.split('/')
    for (const [first, x] of changes) {
      for (const [second, y] of [...changes].slice([...changes.keys()].indexOf(first) + 1)) {
        const test = testLead(x, y)
        if (test) tested.push({ trend, gender, first, second, test })
      }
    }
  }
  return tested
}

/**
 * By how many weeks sources run ahead of each other, for each trend and gender, as `core/trend/lead-test` judges; what is told
 * is held against chance over all pairs together. Replaces all rows in one step.
 */
export async function rebuildTrendLeads(db: AnalyticsDb, signal: AbortSignal, today: string): Promise<void> {
  const sources = await readLeadSources(db, LEAST_SEASON_WEEKS, today)
  const tested = await testedPairs(sources, signal)
  const told = heldDiscoveries(tested.map(({ test }) => test.pValue))
  const lines = new JsonLines()
  for (const { source, platform, measured } of sources) {
    for (const [gender, { weeks, last }] of measured)
      lines.add(['', gender, source, '', platform, null, null, null, weeks, 0, last])
  }
  tested.forEach(({ trend, gender, first, second, test }, at) => {
    const { weeks, correlation, pValue, shared } = test
    lines.add([trend, gender, first, second, '', weeks, correlation, pValue, shared, told[at] ? 1 : 0, null])
  })
  await db.run(`DROP TABLE IF EXISTS ${NEXT}`)
  await db.run(`CREATE TABLE ${NEXT} AS trendee.trend_lead`)
  if (lines.length > 0) await db.append(NEXT, COLUMNS, lines.take())
  await db.run(`EXCHANGE TABLES trendee.trend_lead AND ${NEXT}`)
  await db.run(`DROP TABLE ${NEXT}`)
}
