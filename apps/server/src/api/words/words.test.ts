import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { openSession } from '@trendee/store/sign-in/sessions'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { makeAccount, makeSession } from '../../testing/test-accounts'

const { words, adminMessages } = CONTRACT
let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
const answer = async (endpoint: Endpoint, input: Input, token?: string) =>
  (await ask(demo.app, endpoint, input, token)).json()

describe('what people say', () => {
  it('comes to the administrators, who mark it done', async () => {
    const accountId = await makeAccount(db())
    const token = await openSession(db(), accountId)
    const admin = await demo.signIn('admin')
    const opinion = await answer(words.opinion, { rating: '4', content: ' Clear. ', page: '/trendee' }, token)
    const feedback = await answer(words.feedback, { content: 'Missing', contact: 'me@example.com' }, token)
    const listed = async (filter: Input) =>
      (await answer(adminMessages.words, { pageSize: 100, ...filter }, admin)).data
    const { list } = await listed({ kind: 'opinion' })
    expect(list.find((word: Input) => word['word_id'] === opinion.data.id)).toEqual({
      word_id: opinion.data.id,
      kind: 'opinion',
      account_id: accountId,
      account_name: 'Tess Test',
      content: 'Clear.',
      rating: 4,
      page: '/trendee',
      contact: null,
      state: 'open',
      said_at: expect.any(Number),
    })
    const idsOf = async (filter: Input) => (await listed(filter)).list.map((word: Input) => word['word_id'])
    expect(await idsOf({ kind: 'feedback' })).toContain(feedback.data.id)
    expect(await idsOf({ kind: 'opinion' })).not.toContain(feedback.data.id)
    const done = await answer(adminMessages.wordDone, { word_id: feedback.data.id }, admin)
    expect(done.data).toEqual({ word_id: feedback.data.id, state: 'done' })
    expect(await idsOf({})).not.toContain(feedback.data.id)
    expect(await idsOf({ state: 'done' })).toContain(feedback.data.id)
    await answer(adminMessages.wordDone, { word_id: feedback.data.id, is_done: false }, admin)
    expect(await idsOf({})).toContain(feedback.data.id)
    expect((await answer(adminMessages.wordDone, { word_id: 'none' }, admin)).code).toBe(1002)
  })

  it.each([
    ['opinion', { content: '' }, 'content'],
    ['opinion', { content: 'x', rating: 6 }, 'rating'],
    ['feedback', { content: 'a\u0000b' }, 'content'],
    ['suggestKeyword', { keyword: 'x' }, 'keyword'],
  ] as const)('is refused where it is none: %s %j', async (name, input, field) => {
    expect(await answer(words[name], input, await makeSession(db()))).toMatchObject({ code: 1001, data: { field } })
  })

  it('as a wanted keyword tells whether it is known already', async () => {
    const token = await makeSession(db())
    const wanted = async (keyword: string) => (await answer(words.suggestKeyword, { keyword }, token)).data.is_known
    const { data } = await answer(CONTRACT.trends.mapping, {}, await demo.signIn('designer'))
    const [known] = data
    expect(await wanted(known.trend_name.toUpperCase())).toBe(true)
    expect(await wanted(known.trend_name_zh)).toBe(true)
    expect(await wanted('risograph fruit basket')).toBe(false)
  })
})
