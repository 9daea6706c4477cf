import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@trendee/contract/contract'
import { z } from 'zod'
import { ask } from './testing/ask'
import { exampleCall } from './testing/example-inputs'
import { type SignInApp, openSignInApp } from './testing/sign-in-app'

let demo: SignInApp
let token: string
beforeAll(async () => {
  demo = await openSignInApp({ limitsRates: false })
  token = await demo.signIn('admin')
})
afterAll(() => demo.close())

/** The class of a row's figure, where the row tells one: a product's, a trend's, a group's. */
const ROW = z.object({
  units_evidence: z.string().nullish(),
  demand_evidence: z.string().nullish(),
  source: z.object({ evidence: z.string() }).nullish().catch(null),
  trend: z
    .object({ source: z.object({ evidence: z.string() }) })
    .nullish()
    .catch(null),
})
const ANSWER = z.object({ data: z.object({ list: z.array(ROW), total: z.number().optional() }) })

const classOf = (row: z.output<typeof ROW>) =>
  row.units_evidence ?? row.demand_evidence ?? row.source?.evidence ?? row.trend?.source.evidence ?? null

const lists = ENDPOINTS.filter(
  ({ endpoint: { input, output } }) =>
    input instanceof z.ZodObject &&
    'evidence' in input.shape &&
    output instanceof z.ZodObject &&
    'list' in output.shape,
)

it('is taken by lists of trends, of products and of what they make together', () => {
  const names = lists.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['trends.trendList', 'selling.temu.list', 'insights.analysisPrice']))
})

describe.each(lists)('$name', ({ name, endpoint }) => {
  it('leaves out what was not measured, of its rows and of their number', async () => {
    const { input } = await exampleCall(demo, name, endpoint)
    const answers = await Promise.all(
      [input, { ...input, evidence: 'measured' }].map(async (one) => {
        const answer = await ask(demo.app, endpoint, one, token)
        expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
        return ANSWER.parse(answer.json()).data
      }),
    )
    const [all, measured] = answers
    expect(measured?.list.map(classOf).filter((evidence) => evidence !== null && evidence !== 'measured')).toEqual([])
    expect(measured?.total ?? 0).toBeLessThanOrEqual(all?.total ?? 0)
    const isMixed = all?.list.some((row) => !['measured', null].includes(classOf(row))) ?? false
    expect(isMixed && isDeepStrictEqual(measured, all)).toBe(false)
  })
})
