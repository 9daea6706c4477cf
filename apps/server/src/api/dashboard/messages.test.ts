import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { ensureDemoPeople } from '@trendee/demo/demo-people'
import { openSession } from '@trendee/store/sign-in/sessions'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { makeAccount, makeSession } from '../../testing/test-accounts'

const { dashboard, adminMessages } = CONTRACT
let demo: DemoApp
let admin = ''
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  admin = await demo.signIn('admin')
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
const answer = async (endpoint: Endpoint, input: Input, token?: string) =>
  (await ask(demo.app, endpoint, input, token)).json()
const letter = { title: 'News', title_zh: '消息', body: 'First line.\n\nSecond.', body_zh: '第一行。' }
const send = async (segment: Input) => (await answer(adminMessages.messageSend, { ...letter, ...segment }, admin)).data
const titlesOf = async (token: string) =>
  (await answer(dashboard.messages, { pageSize: 100 }, token)).data.list.map((message: Input) => message['message_id'])

describe('messages', () => {
  it('of the demo world greet everybody and tell each line its own', async () => {
    expect(await titlesOf(await demo.signIn('designer'))).toEqual(['season-adjusted', 'welcome'])
    expect(await titlesOf(await demo.signIn('seller'))).toEqual(['best-sellers-by-evidence', 'welcome'])
    expect(await titlesOf(await demo.signIn('expired'))).toEqual(['welcome'])
  })

  it('of the demo world are sent once, however often it is put there', async () => {
    const designer = await demo.signIn('designer')
    const [before, said] = [await titlesOf(designer), await answer(adminMessages.words, {}, admin)]
    await ensureDemoPeople(db())
    expect(await titlesOf(designer)).toEqual(before)
    expect(said.data.total).toBe(3)
    expect((await answer(adminMessages.words, {}, admin)).data).toEqual(said.data)
  })

  it('are unread until they are opened', async () => {
    const accountId = await makeAccount(db())
    const token = await openSession(db(), accountId)
    const unread = async () => (await answer(dashboard.unread, {}, token)).data.unread
    const before = await unread()
    const { message_id } = await send({ account_id: accountId, link: '/trendee/trend-highlights' })
    expect(await unread()).toBe(before + 1)
    const { list, unread: listed } = (await answer(dashboard.messages, {}, token)).data
    expect(listed).toBe(before + 1)
    expect(list[0]).toMatchObject({
      message_id,
      title: 'News',
      title_zh: '消息',
      excerpt: 'First line. Second.',
      excerpt_zh: '第一行。',
      is_read: false,
    })
    const detail = (await answer(dashboard.messageDetail, { message_id }, token)).data
    expect(detail).toMatchObject({
      body: 'First line.\n\nSecond.',
      body_zh: '第一行。',
      link: '/trendee/trend-highlights',
      is_read: true,
    })
    expect(await unread()).toBe(before)
  })

  it('of another account are not found', async () => {
    const { message_id } = await send({ account_id: await makeAccount(db()) })
    const stranger = await makeSession(db())
    expect((await answer(dashboard.messageDetail, { message_id }, stranger)).code).toBe(1002)
    expect(await titlesOf(stranger)).not.toContain(message_id)
  })

  it('for a plan reach who has it now, not who had it', async () => {
    const plan = { line: 'trendeegraphics', plan: 'business' } as const
    const has = await makeSession(db(), { role: '3', plan })
    const had = await makeSession(db(), { role: '3', plan: { ...plan, endsAt: new Date('2025-01-01T00:00:00Z') } })
    const { message_id, recipients } = await send({ platform: 'trendeegraphics', plan: 'business' })
    // The demo world's own account with this plan is the other one.
    expect(recipients).toBe(2)
    expect(await titlesOf(has)).toContain(message_id)
    expect(await titlesOf(had)).not.toContain(message_id)
    expect((await answer(dashboard.messageDetail, { message_id }, had)).code).toBe(1002)
  })

  it('are not for visitors', async () => {
    const token = await makeSession(db(), { isRestricted: true })
    expect((await answer(dashboard.messages, {}, token)).code).toBe(1008)
  })
})

describe('sending', () => {
  it.each<[string, Input, number, string]>([
    ['an account that there is not', { account_id: 'nobody' }, 1002, 'account_id'],
    ['one account and a line', { account_id: 'nobody', platform: 'trendee' }, 1001, 'account_id'],
    ['a plan that the line has not', { platform: 'trendeeapi', plan: 'basic' }, 1001, 'plan'],
    ['a plan that no line has', { plan: 'platinum' }, 1001, 'plan'],
    ['a link to elsewhere', { link: '//elsewhere.example' }, 1001, 'link'],
    ['text that cannot be kept', { body: 'a\u0000b' }, 1001, 'body'],
  ])('to or with %s is refused and leaves nothing', async (_what, segment, code, field) => {
    const total = async () => (await answer(adminMessages.messages, {}, admin)).data.total
    const before = await total()
    const refusal = await answer(adminMessages.messageSend, { ...letter, ...segment }, admin)
    expect(refusal).toMatchObject({ code, data: { field } })
    expect(await total()).toBe(before)
  })

  it('shows who it was for and how many have read it', async () => {
    const accountId = await makeAccount(db())
    const token = await openSession(db(), accountId)
    const { message_id } = await send({ account_id: accountId })
    await answer(dashboard.messageDetail, { message_id }, token)
    await send({ platform: 'trendee', plan: '' })
    await send({ plan: 'basic' })
    await send({})
    const { list } = (await answer(adminMessages.messages, { pageSize: 4 }, admin)).data
    expect(list.map((message: Input) => message['to']).sort()).toEqual(
      ['*/basic', `account:${accountId}`, 'all', 'trendee'].sort(),
    )
    expect(list.find((message: Input) => message['message_id'] === message_id)).toMatchObject({ reads: 1 })
  })
})
