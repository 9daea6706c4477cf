import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { FEATURES } from '@trendee/core/plans/features'
import { type Input, ask } from './testing/ask'
import { type SignInApp, openSignInApp } from './testing/sign-in-app'
import { makePlan, makeSession } from './testing/test-accounts'

let demo: SignInApp

beforeAll(async () => {
  demo = await openSignInApp({ limitsRates: false })
  for (const line of ['trendee', 'trendeesellers'] as const) {
    await makePlan(demo.runtime.store.db, line, 'everything', 'unlimited', FEATURES)
  }
})
afterAll(() => demo.close())

async function dataOf(endpoint: Endpoint, input: Input, token: string) {
  const answer = await ask(demo.app, endpoint, input, token)
  return { data: answer.json<{ data: Record<string, unknown> | null }>().data, text: answer.body.slice(0, 300) }
}

describe('products, which stand in two lines', () => {
  const { selling, records, search, socialRankings, common } = CONTRACT
  const LISTS: readonly (readonly [name: string, endpoint: Endpoint, input: Input])[] = [
    ['the sellers’ list', selling.shein.list, { window: 30 }],
    ['the wall', records.productWall, { window: 30 }],
    ['the wall of one platform', records.productWall, { platforms: 'shein', window: 30 }],
    ['the search of the shops', search.searchEcommerce, { secondaryCategory: 'dress' }],
    ['the search', search.esSearch, { q: 'dress', kinds: ['product'] }],
    ['the trend tracker’s list of a shop', socialRankings.tiktokShop, { window: 30 }],
  ]
  const EITHER = [
    { line: 'trendee', role: '1' },
    { line: 'trendeesellers', role: '4' },
  ] as const
  const shown = (data: Record<string, unknown> | null) => {
    const { list, groups } = data as { list?: unknown[]; groups?: { list: unknown[] }[] }
    return (list ?? groups?.flatMap((group) => group.list) ?? []).length
  }

  it.each(LISTS)(
    '%s shows the same to the plan of either line, and the first to who has none',
    async (_name, endpoint, input) => {
      for (const { line, role } of EITHER) {
        const token = await makeSession(demo.runtime.store.db, { role, plan: { line, plan: 'everything' } })
        const { data, text } = await dataOf(endpoint, { ...input, pageSize: 6 }, token)
        expect(shown(data), `${line}: ${text}`).toBe(6)
      }
      const { data, text } = await dataOf(
        endpoint,
        { ...input, pageSize: 6 },
        await makeSession(demo.runtime.store.db, { role: '1,4' }),
      )
      expect(shown(data), text).toBe(5)
    },
  )

  it('are exported and looked up by the plan of either line', async () => {
    for (const { line, role } of EITHER) {
      const token = await makeSession(demo.runtime.store.db, { role, plan: { line, plan: 'everything' } })
      for (const what of ['shein', 'products']) {
        const csv = await ask(demo.app, common.export, { what, quantity: 6 }, token)
        expect(csv.body.trimEnd().split('\r\n'), `${line}: ${csv.body.slice(0, 200)}`).toHaveLength(1 + 6)
      }
      for (const endpoint of [selling.shein.detail, records.productInfo]) {
        const answer = await ask(demo.app, endpoint, { platform: 'shein', id: '10000001' }, token)
        expect(answer.headers['x-quota-limit'], answer.body.slice(0, 200)).toBeUndefined()
      }
    }
  })

  it('one product is one use on every page of it', async () => {
    const token = await makeSession(demo.runtime.store.db, {
      role: '4',
      plan: { line: 'trendeesellers', plan: 'basic' },
    })
    const left = async (endpoint: Endpoint, id: string) =>
      (await ask(demo.app, endpoint, { platform: 'shein', id }, token)).headers['x-quota-remaining']
    expect(await left(selling.shein.detail, '10000001')).toBe('29')
    expect(await left(records.productInfo, '10000001')).toBe('29')
    expect(await left(records.productInfo, '10000002')).toBe('28')
  })
})
