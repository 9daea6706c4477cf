import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { FEATURES, type Feature } from '@trendee/core/plans/features'
import { fieldsOf } from '@trendee/contract/hidden-fields'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type Input, ask } from './testing/ask'
import {
  HIDING,
  type Question,
  answered,
  justNow,
  lineOf,
  makeApiToken,
  makeTestPlans,
  onPlan,
  ruleOf,
} from './testing/callers-by-plan'
import { exampleCall, giveOwnThings } from './testing/example-inputs'
import { type SignInApp, openSignInApp } from './testing/sign-in-app'
import { makePlan, makeSession } from './testing/test-accounts'

let demo: SignInApp
let db: StoreDb

beforeAll(async () => {
  demo = await openSignInApp({ limitsRates: false })
  db = demo.runtime.store.db
  await makeTestPlans(db)
  await rankForecastTrend()
})
afterAll(() => demo.close())

/** In the small demo world nothing with a forecast has enough products or posts behind it to be ranked by them: here is a trend that has. */
async function rankForecastTrend() {
  const parts = ['shein', 'tiktok'].map((platform) => ({ platform, growth: 0.4, percentile: 0.9, weight: 0.5 }))
  await demo.runtime.analytics.run(
    `INSERT INTO trendee.trend_metric SELECT * REPLACE ('ranked' AS trend_id, {platforms:String} AS platforms)
     FROM trendee.trend_metric WHERE region = 'US' AND gender = '' AND peak_week IS NOT NULL
       AND arrayExists(each -> each.is_backtest = 0, seasons) ORDER BY trend_id LIMIT 1`,
    { platforms: JSON.stringify(parts) },
  )
}

const answerTo = async (endpoint: Endpoint, input: Input, token: string | undefined) =>
  answered(await ask(demo.app, endpoint, input, token))

describe('what a question needs beside its feature', () => {
  const { trends, selling, common, plans, social, runway } = CONTRACT
  const NEEDS: readonly (readonly [missing: Feature, endpoint: Endpoint, input: Input])[] = [
    ['window_90', trends.topList, { window: 90 }],
    ['window_90', runway.detail, { id: 'avelisse-ss27-01', window: 90 }],
    ['window_90', social.influencersInfo, { id: 'tiktok.moth.wears.demo', window: 90 }],
    ['window_90', social.hashtagInfo, { hashtag: 'ootd', window: 90 }],
    ['window_90', social.adsTopTopicsDetail, { topic: 'cashmere sweater', window: 90 }],
    ['forecast', trends.topList, { peak_within_weeks: 5 }],
    ['forecast', trends.topList, { sort: 'verdict' }],
    ['forecast', trends.trendList, { sort: 'usual_error' }],
    ['compare', trends.trendLine, { names: 'wide-leg-trousers,cargo-pants' }],
    ['window_90', selling.shein.list, { window: 90 }],
    ['window_90', selling.shein.detail, { id: '10000001', window: 90 }],
    ['window_90', selling.etsy.topAttribute, { window: 90 }],
    // An export asks for what its list asks for, and for the list itself.
    ['export_rows', common.export, { what: 'trends' }],
    ['trend_list', common.export, { what: 'trends' }],
    ['window_90', common.export, { what: 'trends', window: 90 }],
    ['forecast', common.export, { what: 'trends', peak_within_weeks: 5 }],
    ['forecast', common.export, { what: 'trends', sort: 'verdict' }],
    ['forecast', common.export, { what: 'trend-list', sort: 'usual_error' }],
    ['seller_list', common.export, { what: 'shein' }],
    ['window_90', common.export, { what: 'shein', window: 90 }],
    ['window_90', common.export, { what: 'lazada', window: 90 }],
    ['compare', plans.updateFeature, { feature_name: 'compare' }],
    ['seller_list', plans.updateFeature, { platform: 'trendeesellers', feature_name: 'seller_list' }],
  ]

  it.each(NEEDS)('is %s, without which nothing comes', async (missing, endpoint, input) => {
    const question = { endpoint, input }
    const line = lineOf(question)
    await makePlan(db, line, `without ${missing}`, 'off', [missing])
    await makePlan(db, line, `without ${missing}`, 'unlimited', FEATURES)
    const without = await answerTo(endpoint, input, await makeSession(db, onPlan(question, `without ${missing}`)))
    expect([without.code, without.data?.['feature_type']], without.text).toEqual([1005, missing])
    const all = await answerTo(endpoint, input, await makeSession(db, onPlan(question, 'everything')))
    expect(all.code, all.text).toBe(1)
  })

  it('is looked for where the handler reads it', async () => {
    const { updateFeature } = plans
    const body = { feature_name: 'forecast' }
    const token = await makeSession(db, onPlan({ endpoint: updateFeature, input: body }, 'hiding'))
    const url = `${updateFeature.path}?feature_name=trend_list`
    const answer = await demo.app.inject({ method: 'POST', url, headers: { token }, payload: body })
    expect(answer.json(), answer.body).toMatchObject({ code: 1005, data: { feature_type: 'forecast' } })
  })

  it('keeps an export to as many rows as the plan shows of the list, and counts those', async () => {
    await makePlan(db, 'trendee', 'short', 'top:3', ['trend_list'])
    await makePlan(db, 'trendee', 'short', 'month:10', ['export_rows'])
    const input = { what: 'trends', quantity: 50 }
    const token = await makeSession(db, onPlan({ endpoint: common.export, input }, 'short'))
    const answer = await ask(demo.app, common.export, input, token)
    expect(rowsOfCsv(answer.body)).toHaveLength(1 + 3)
    expect(answer.headers).toMatchObject({ 'x-quota-limit': '10', 'x-quota-remaining': '7' })
  })
})

/** All values at a path of an answer, through all lists on the way; a list at the end counts as one value. */
function valuesAt(data: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps
  if (step === undefined) return [data]
  if (Array.isArray(data)) return data.flatMap((item) => valuesAt(item, steps))
  const own = (data as Readonly<Record<string, unknown>> | null)?.[step]
  return own === undefined ? [] : valuesAt(own, rest)
}

describe('what plans hide', () => {
  const ofJson = HIDING.filter(({ endpoint }) => endpoint.answer === 'json')

  /** Who sees it and who does not, one after the other and back: what is kept for one is not given to the other. */
  const READERS: readonly (readonly [who: string, sees: boolean, token: (question: Question) => Promise<string>])[] = [
    ['a member with the right plan', true, (question) => makeSession(db, onPlan(question, 'everything'))],
    ['a member whose plan hides', false, (question) => makeSession(db, onPlan(question, 'hiding'))],
    ['an administrator', true, () => makeSession(db, { role: '888' })],
    ['a member without a plan', false, () => makeSession(db, { role: '1,2,3,4,5,6' })],
    ['a visitor', false, () => makeSession(db, { isRestricted: true })],
    ['a member whose plan has ended', false, (question) => makeSession(db, onPlan(question, 'everything', justNow()))],
    ['an API token with calls left', true, () => makeApiToken(db, 'everything')],
  ]

  it('is what is forecast, wherever it stands', () => {
    const telling = ENDPOINTS.filter(({ endpoint }) =>
      [...fieldsOf(endpoint.row ?? endpoint.output).keys()].some((path) => /forecast|peak_week/.test(path)),
    ).map(({ name }) => name)
    expect(telling).toEqual(
      expect.arrayContaining(['common.export', 'trends.topList', 'trends.detail', 'trends.related']),
    )
    // What a link shows to anybody hangs on its owner's plan: the handler takes it out, and its own test watches.
    expect(HIDING.map(({ name }) => name)).toEqual(telling.filter((name) => name !== 'collection.sharedProject'))
  })

  it.each(ofJson)('$name shows to whom the plan shows, at every path', async ({ name, endpoint, fields }) => {
    const { input } = await exampleCall(demo, name, endpoint)
    for (const [who, sees, tokenOf] of READERS) {
      const token = await tokenOf({ endpoint, input })
      await giveOwnThings(demo, name, token)
      const { code, data, text } = await answerTo(endpoint, input, token)
      // Where the plan does not open the call at all, nothing of it is told.
      if (!sees && code === 1005 && data?.['feature_type'] === ruleOf({ endpoint, input })?.feature) continue
      expect(code, `${who}: ${text}`).toBe(1)
      for (const { field, steps, value } of fields) {
        const found = valuesAt(data, steps)
        expect(found.length, `${field} for ${who}`).toBeGreaterThan(0)
        const shown = found.filter((one) => JSON.stringify(one) !== JSON.stringify(value))
        expect(shown.length > 0, `${field} for ${who}`).toBe(sees)
      }
    }
  })

  it.each([
    ['12', 1, null],
    ['11', 1005, 'forecast'],
    ['52', 1005, 'forecast'],
    ['12,5', 1001, null],
    ['012', 1001, null],
  ])('cannot be found out by asking who peaks within %s weeks', async (peak_within_weeks, expected, missing) => {
    const { topList } = CONTRACT.trends
    const { export: exported } = CONTRACT.common
    const question = { endpoint: topList, input: {} }
    const hiding = await makeSession(db, onPlan(question, 'hiding'))
    const asked = await answerTo(topList, { peak_within_weeks, sort: 'peak' }, hiding)
    expect(asked.code, asked.text).toBe(expected)
    expect(asked.data?.['feature_type'] ?? null).toBe(missing)
    const file = await answerTo(exported, { what: 'trends', quantity: 5, peak_within_weeks }, hiding)
    expect(file.code, file.text).toBe(expected)
    const seeing = await makeSession(db, onPlan(question, 'everything'))
    expect((await answerTo(topList, { peak_within_weeks }, seeing)).code).toBe(expected === 1001 ? 1001 : 1)
  })

  it('an export leaves the cells of hidden fields empty', async () => {
    const { export: entry } = CONTRACT.common
    const hiddenColumns = ['Forecast peak week', 'Forecast growth']
    for (const [plan, sees] of [
      ['everything', true],
      ['hiding', false],
      ['everything', true],
    ] as const) {
      const input = { what: 'trends', quantity: 50 }
      const token = await makeSession(db, onPlan({ endpoint: entry, input }, plan))
      const answer = await ask(demo.app, entry, input, token)
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
      const [header = [], ...rows] = rowsOfCsv(answer.body)
      expect(rows.length).toBeGreaterThan(5)
      for (const title of hiddenColumns) {
        const cells = rows.map((row) => row[header.indexOf(title)])
        expect(
          cells.some((cell) => cell !== ''),
          `${title} with the plan ${plan}`,
        ).toBe(sees)
      }
      expect(rows.every((row) => row[header.indexOf('Trend')] !== '')).toBe(true)
    }
  })
})

/** Cells of a table whose texts hold neither commas nor quotes of their own. */
function rowsOfCsv(text: string): string[][] {
  expect(text).not.toContain('"')
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}
