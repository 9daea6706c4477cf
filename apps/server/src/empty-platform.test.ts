import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freeEngine } from '@trendee/analytics/testing/kept-engine'
import { SAMPLE_FILES } from '@trendee/contract/common/sample-files'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import { type Runtime, openRuntime } from '@trendee/runtime/open-runtime'
import { buildApp } from './app'
import { type Input, ask } from './testing/ask'
import { answered } from './testing/callers-by-plan'
import { makeSession } from './testing/test-accounts'

/** Reads whose input travels as a body. */
const READ_BY_POST = [
  'user.info',
  'insights.analysisCategory',
  'insights.analysisPrice',
  'insights.analysisAttribute',
  'graphic.productsInfo',
  'search.esSearch',
]
const READS = ENDPOINTS.filter(
  ({ name, endpoint }) => READ_BY_POST.includes(name) || (endpoint.method === 'GET' && endpoint.changes !== true),
)
/** An answer; not found; not available here. */
const CODES = [1, 1002, 1011]

const folder = mkdtempSync(join(tmpdir(), 'trendee-empty-'))
let runtime: Runtime
let app: FastifyInstance
let token: string
beforeAll(async () => {
  await freeEngine()
  runtime = await openRuntime({ folder })
  app = await buildApp(runtime, { checksAnswers: true, limitsRates: false, today: () => '2025-07-01' })
  token = await makeSession(runtime.store.db, { role: '888' })
})
afterAll(async () => {
  await app.close()
  await runtime.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a platform without data', () => {
  it.each(READS)('$name answers, or finds nothing', async ({ endpoint }) => {
    const { code, text } = answered(await ask(app, endpoint, endpoint.example as Input, token))
    expect(CODES, text).toContain(code)
  })

  it('asks every read that it names', () => {
    const asked = READS.map(({ name }) => name)
    expect(asked).toEqual(expect.arrayContaining(READ_BY_POST))
  })

  it('knows when festivals are, counted from today, and nothing of what they do', async () => {
    const { calendar, detail, byCountry } = CONTRACT.festivals
    // 30 days are left in July, then 31, 30, 31, 30, 31 and 31 of whole months, and 14 in February.
    const days = { next: '2026-02-14', days_left: 228 }
    const interest = { state: 'not_enough_data', weeks: 0, series: 0, overall: null, categories: [], attributes: [] }
    const told = { last: '2025-02-14', ...days, interest }
    const own = answered(await ask(app, detail, { id: 'valentines-day', region: 'US' }, token))
    expect(own.data).toMatchObject({ ...told, sales: interest, as_of: null })
    const { data: national } = answered(await ask(app, byCountry, { id: 'valentines-day' }, token))
    expect(national).toMatchObject({ as_of: null })
    expect(national?.['list']).toContainEqual(expect.objectContaining({ country: 'GB', ...days }))
    const { data: year } = answered(await ask(app, calendar, { region: 'US' }, token))
    expect(year).toMatchObject({ from: '2025-07-01', to: '2026-07-01', as_of: null })
    const valentines = { id: 'valentines-day', day: days.next, days_left: days.days_left }
    expect(year?.['list']).toContainEqual(expect.objectContaining(valentines))
  })
})

describe('the same platform with the sample files of today', () => {
  it('shows what rises in them as rising this week', async () => {
    for (const { file } of SAMPLE_FILES) {
      const { body } = await app.inject({ url: `/samples/${file}` })
      writeFileSync(join(folder, file), body)
      await runtime.imports.ingest(join(folder, file), { capturedOn: '2025-06-30' })
    }
    await runtime.imports.idle()
    const { data } = answered(await ask(app, CONTRACT.trends.topList, { region: 'US', time: 'monthly' }, token))
    const list = data?.['list']
    expect(list).toContainEqual(expect.objectContaining({ name: 'Barrel Jeans', level: 'breakout' }))
    expect(list).toContainEqual(expect.objectContaining({ name: 'Ballet Flats', level: 'none' }))
  })
})
