import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freeEngine } from '@trendee/analytics/testing/kept-engine'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import type { NamedEndpoint } from '@trendee/contract/entries'
import { type Runtime, openRuntime } from '@trendee/runtime/open-runtime'
import { openSession } from '@trendee/store/sign-in/sessions'
import { z } from 'zod'
import { buildApp } from './app'
import { type Input, ask } from './testing/ask'
import { DAY_OF_WORLD } from './testing/demo-app'
import { copyOfWorld } from './testing/small-world'

/** What a question may read of the small demo world, rows; the world keeps twenty times as many as the largest of these. */
const OF_LISTS = 15_000
const OF_ANALYSES = 30_000
const LEAST_KEPT = 20 * 17_000

/** Groups of lists and of single records; what other groups ask is worked out over many of them. */
const LISTS: ReadonlySet<string> = new Set([
  'brands',
  'dashboard',
  'filters',
  'records',
  'reports',
  'runway',
  'search',
  'selling',
  'social',
])

/** Questions over the histories themselves, weekly values or points of series, which grow with the weeks and not with the records. */
const OF_HISTORIES: Readonly<Record<string, number>> = {
  'trends.selfCheck': 350_000,
  'trends.trendLine': 250_000,
  'trends.since': 200_000,
  'forecasts.ledger': 200_000,
  'forecasts.scores': 200_000,
  'admin.freshness': 200_000,
  'common.holdings': 150_000,
  'festivals.detail': 100_000,
}

/** Questions that ask several lists of trends: one a gender, or one a level and a movement. */
const OF_SEVERAL_LISTS: Readonly<Record<string, number>> = { 'trends.trendFacets': 40_000, 'ai.highlight': 50_000 }

const OWN_BOUNDS = { ...OF_HISTORIES, ...OF_SEVERAL_LISTS }

function boundOf(name: string): number {
  return OWN_BOUNDS[name] ?? (LISTS.has(name.slice(0, name.indexOf('.'))) ? OF_LISTS : OF_ANALYSES)
}

let runtime: Runtime
let app: FastifyInstance
let token: string
let remove: () => void
beforeAll(async () => {
  // Answers that an earlier test asked for are not kept here: they would read nothing.
  await freeEngine()
  const world = copyOfWorld(inject('smallWorld'), inject('worldCopies'))
  remove = world.remove
  runtime = await openRuntime({ folder: world.folder, keepsAnswers: false })
  app = await buildApp(runtime, { limitsRates: false, today: () => DAY_OF_WORLD })
  const { db } = runtime.store
  const admin = db.selectFrom('account').select('account_id').where('email', '=', 'admin@trendee.demo')
  token = await openSession(db, (await admin.executeTakeFirstOrThrow()).account_id)
})
afterAll(async () => {
  await app.close()
  await runtime.close()
  remove()
})

async function numberOf(sql: string): Promise<number> {
  const [row] = await runtime.analytics.rows(z.object({ value: z.number() }), sql)
  return row?.value ?? 0
}

/** Rows of tables that this process has read so far, by the engine's own count. */
const rowsSoFar = () => numberOf("SELECT toUInt32(sum(value)) AS value FROM system.events WHERE event = 'SelectedRows'")

async function rowsRead({ endpoint }: NamedEndpoint, input: Input): Promise<number> {
  const before = await rowsSoFar()
  const answer = await ask(app, endpoint, input, token)
  // Not there: a shop of which this world has nothing (404), a service of others and the jobs (502).
  expect([200, 404, 502], answer.body.slice(0, 300)).toContain(answer.statusCode)
  return (await rowsSoFar()) - before
}

const questions = ENDPOINTS.filter(
  ({ endpoint }) =>
    endpoint === CONTRACT.search.esSearch ||
    (endpoint.method === 'GET' && endpoint.changes !== true && endpoint.answer === 'json'),
)

it('counts the rows of a world that is larger than any bound', async () => {
  const kept = await numberOf(
    "SELECT toUInt32(sum(rows)) AS value FROM system.parts WHERE active AND database = 'trendee'",
  )
  expect(kept).toBeGreaterThan(LEAST_KEPT)
  const before = await rowsSoFar()
  const series = await numberOf('SELECT toUInt32(uniqExact(fingerprint, value)) AS value FROM trendee.series_point')
  expect(series).toBeGreaterThan(0)
  const points = await numberOf('SELECT toUInt32(count()) AS value FROM trendee.series_point')
  expect((await rowsSoFar()) - before).toBeGreaterThanOrEqual(points)
})

it('knows every question that it gives a bound of its own', () => {
  const names = new Set(questions.map(({ name }) => name))
  expect(Object.keys(OWN_BOUNDS).filter((name) => !names.has(name))).toEqual([])
})

describe.each(questions)('$name', (question) => {
  it('reads no more rows than its bound', async () => {
    const bound = boundOf(question.name)
    // The engine adds what a thread has read to its count when the thread ends, which can be during the next question.
    let least = Infinity
    for (let asked = 0; asked < 5 && least > bound; asked += 1) {
      // An example is as the contract declares it.
      least = Math.min(least, await rowsRead(question, question.endpoint.example as Input))
    }
    expect(least).toBeLessThanOrEqual(bound)
  })
})
