import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { makeSession } from '../../testing/test-accounts'

const { adminPromotions, plans } = CONTRACT
let demo: DemoApp
let admin = ''
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  admin = await demo.signIn('admin')
})
afterAll(() => demo.close())

const answer = async (endpoint: Endpoint, input: Input, token = admin) =>
  (await ask(demo.app, endpoint, input, token)).json()
const TERMS = { code: 'FAIR-26', platform: 'trendeegraphics', plan: 'basic', days: 14, uses_left: 2, note: 'Paris' }

it('a code is made, used, changed and listed', async () => {
  const made = await answer(adminPromotions.promotionSave, TERMS)
  const view = { ...TERMS, percent_off: 0, uses: 0, expires_at: null, created_at: expect.any(Number) }
  expect(made.data).toEqual(view)
  const token = await makeSession(demo.runtime.store.db)
  await answer(plans.openPlan, { by: 'promotion', promotion_code: 'fair-26' }, token)
  const [first] = (await answer(adminPromotions.promotions, { pageSize: 1 })).data.list
  expect(first).toEqual({ ...view, uses_left: 1, uses: 1 })
  const expires_at = 4_102_444_800
  const changed = await answer(adminPromotions.promotionSave, { ...TERMS, days: 30, uses_left: 9, expires_at })
  expect(changed.data).toEqual({ ...view, days: 30, uses_left: 9, uses: 1, expires_at })
})

it.each<[string, Input]>([
  ['code', { code: 'small letters' }],
  ['plan', { plan: 'developer' }],
  ['days', { days: 3661 }],
  ['percent_off', { percent_off: 101 }],
  ['uses_left', { uses_left: -1 }],
  ['platform', { platform: 'elsewhere' }],
])('a wrong %s is named', async (field, change) => {
  const input = { ...TERMS, code: 'WRONG', ...change }
  expect(await answer(adminPromotions.promotionSave, input)).toMatchObject({ code: 1001, data: { field } })
})
