import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { type ChatServer, startChatServer } from '@trendee/providers/testing/chat-server'
import { openSession } from '@trendee/store/sign-in/sessions'
import { sendAlerts } from '../../answers/alerts/send-alerts'
import { alerts as alertsJob } from '../../jobs/alerts'
import { type Input, ask } from '../../testing/ask'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'
import { type TestAccount, makeAccount } from '../../testing/test-accounts'

const { alerts, dashboard, signIn } = CONTRACT
const never = new AbortController().signal
const DAY_MS = 86_400_000

let chat: ChatServer
let demo: SignInApp
/** Where every name leads. */
let leadsTo = '127.0.0.1'
beforeAll(async () => {
  chat = await startChatServer()
  const network = { ...chat.network, resolve: () => Promise.resolve([leadsTo]) }
  demo = await openSignInApp({ limitsRates: false, network, runsJobs: false })
})
afterAll(async () => {
  await demo.close()
  await demo.providers.close()
  await chat.close()
})

const db = () => demo.runtime.store.db
interface Person {
  readonly accountId: string
  readonly token: string
}
async function newPerson(account: TestAccount = {}): Promise<Person> {
  const accountId = await makeAccount(db(), { role: '1,4', plan: { line: 'trendee', plan: 'business' }, ...account })
  return { accountId, token: await openSession(db(), accountId) }
}
const answer = async (endpoint: Endpoint, input: Input, { token }: Person) =>
  (await ask(demo.app, endpoint, input, token)).json()
async function idsOf(sql: string): Promise<string[]> {
  return (await demo.runtime.analytics.rows(z.object({ id: z.string() }), sql)).map(({ id }) => id)
}
const TRENDS =
  "SELECT DISTINCT trend_id AS id FROM trendee.trend_metric WHERE region = 'US' AND gender = '' ORDER BY id LIMIT 5"
const BREAKOUT =
  "SELECT trend_id AS id FROM trendee.trend_metric WHERE region = 'US' AND gender = '' AND level = 'breakout' ORDER BY trend_id LIMIT 1"
const ways = () => ({ mail: demo.providers.mail, network: chat.network })
const job = () => alertsJob(demo.runtime, ways(), () => demo.app.trendeeState.today())
/** As if something else had been told last. */
async function tellBefore({ accountId }: Person, told: object): Promise<void> {
  await db()
    .updateTable('alert_subscription')
    .set({ told: JSON.stringify(told) })
    .where('account_id', '=', accountId)
    .execute()
}

describe('what an account watches', () => {
  it('is what there is, of the kinds that there are, once', async () => {
    const ann = await newPerson()
    const [trend = ''] = await idsOf(TRENDS)
    const follow = (input: Input) =>
      answer(alerts.follow, { subject: 'trend', id: trend, kinds: ['level'], ...input }, ann)
    const first = await follow({})
    expect(first.data).toMatchObject({
      subject: 'trend',
      item_id: trend,
      kinds: ['level'],
      channels: null,
      line: 'trendee',
    })
    const again = await follow({ kinds: ['peak', 'price'] })
    expect(again.data).toMatchObject({ subscription_id: first.data.subscription_id, kinds: ['peak'] })
    expect((await follow({ id: 'no-such-trend' })).code).toBe(1002)
    expect(await follow({ kinds: ['posts'] })).toMatchObject({ code: 1001, data: { field: 'kinds' } })
    expect((await follow({ kinds: ['shouts'] })).code).toBe(1001)
    const { data } = await answer(alerts.subscriptions, {}, ann)
    expect(data.list).toHaveLength(1)
    expect(data.room).toEqual([
      { line: 'trendee', used: 1, most: 500 },
      { line: 'trendeesellers', used: 0, most: 3 },
    ])
    expect((await answer(alerts.drop, { subscription_id: first.data.subscription_id }, ann)).data).toEqual({
      dropped: true,
    })
    expect((await answer(alerts.subscriptions, {}, ann)).data.list).toEqual([])
  })

  it('is as much as the plan has room for', async () => {
    const nina = await newPerson({ role: '1', plan: { line: 'trendeeapi', plan: 'developer' } })
    const told: { code: number; data: unknown }[] = []
    for (const id of await idsOf(TRENDS)) {
      told.push(await answer(alerts.follow, { subject: 'trend', id, kinds: ['level'] }, nina))
    }
    const isFull = { code: 1005, data: { feature_type: 'alerts', plan_count: 'top:3' } }
    expect(told).toMatchObject([{ code: 1 }, { code: 1 }, { code: 1 }, isFull, isFull])
  })

  it('is a search that its list understands, the same one once', async () => {
    const ann = await newPerson({ plan: { line: 'trendeesellers', plan: 'basic' } })
    const search = (fields: Input, more: Input = {}) =>
      answer(
        alerts.search,
        { list: 'shein', name: 'Cheap', fields, link: '/trendeesellers/best-seller/shein', ...more },
        ann,
      )
    const first = await search({ price_max: '20', page: '3', sort: 'price' })
    expect(first.data).toMatchObject({ subject: 'search', name: 'Cheap', line: 'trendeesellers', kinds: ['finds'] })
    expect((await search({ price_max: '20' })).data.subscription_id).toBe(first.data.subscription_id)
    expect(await search({ price_max: 'cheap' })).toMatchObject({ code: 1001, data: { field: 'fields' } })
    expect((await search({}, { list: 'nowhere' })).code).toBe(1001)
    expect((await search({}, { link: 'https://elsewhere.example' })).code).toBe(1001)
    expect((await search({}, { link: '//elsewhere.example' })).code).toBe(1001)
    const hot = await search({ level: 'breakout' }, { list: 'trends', name: 'New' })
    expect(hot.data.line).toBe('trendee')
    const ordered = await search({ level: 'breakout', lead_weeks: '20' }, { list: 'trends', name: 'New' })
    expect(ordered.data.subscription_id).toBe(hot.data.subscription_id)
    const kept = await db()
      .selectFrom('alert_subscription')
      .selectAll()
      .where('account_id', '=', ann.accountId)
      .execute()
    const found = kept.find(({ line }) => line === 'trendee')?.told['found']
    const listed = await answer(CONTRACT.trends.topList, { level: 'breakout', pageSize: 100 }, await newPerson())
    expect(found).toEqual(listed.data.list.map(({ trend_id: id }: { trend_id: string }) => id).toSorted())
    expect(found).toEqual(expect.arrayContaining(await idsOf(BREAKOUT)))
  })
})

describe('what is told', () => {
  it('comes to the bell and to a chat at once, and nothing twice', async () => {
    const ann = await newPerson()
    const [trend = ''] = await idsOf(BREAKOUT)
    await answer(alerts.follow, { subject: 'trend', id: trend, kinds: ['level'] }, ann)
    await answer(alerts.channelSave, { kind: 'slack', url: chat.url, every: 'now' }, ann)
    const before = chat.posted.length
    // Nothing new: it was watched a moment ago.
    await job().run({}, { signal: never })
    expect((await answer(alerts.list, {}, ann)).data).toMatchObject({ total: 0, unseen: 0 })
    await tellBefore(ann, { level: 'none', peakWeek: null, asOf: '2026-01-01' })
    await job().run({}, { signal: never })
    await job().run({}, { signal: never })
    const { data } = await answer(alerts.list, {}, ann)
    expect(data).toMatchObject({ total: 1, unseen: 1 })
    expect(data.list[0]).toMatchObject({
      kind: 'level',
      words: 'Now breakout, before without a level.',
      is_seen: false,
    })
    expect((await answer(dashboard.unread, {}, ann)).data.alerts).toBe(1)
    expect((await answer(alerts.seen, {}, ann)).data).toEqual({ seen: 1 })
    expect((await answer(dashboard.unread, {}, ann)).data.alerts).toBe(0)
    expect(chat.posted.length).toBe(before + 1)
    const text = JSON.stringify(chat.posted.at(-1)?.body)
    expect(text).toContain('Now breakout, before without a level.')
    expect(text).toContain(data.list[0].link)
    const { list } = (await answer(alerts.channels, {}, ann)).data
    expect(list).toMatchObject([
      { kind: 'slack', address: expect.stringMatching(/^hooks\.chat\.test:\d+\/…cret$/), last: { state: 'sent' } },
    ])
    expect(JSON.stringify(list)).not.toContain('T0/B0')
  })

  it('comes by mail in one, which one click ends without an account', async () => {
    const email = 'alerts@reader.example'
    const ann = await newPerson({ email })
    const [trend = ''] = await idsOf(BREAKOUT)
    await answer(alerts.follow, { subject: 'trend', id: trend, kinds: ['level'] }, ann)
    const saved = await answer(alerts.channelSave, { kind: 'mail', every: 'day', hour: '8' }, ann)
    expect(saved.data).toMatchObject({ kind: 'mail', address: email, every: 'day', hour: 8, stopped: null })
    expect((await answer(alerts.channelSave, { kind: 'mail', every: 'now' }, ann)).code).toBe(1001)
    await tellBefore(ann, { level: 'none', peakWeek: null, asOf: '2026-01-01' })
    await job().run({}, { signal: never })
    const mails = () => demo.providers.outbox?.list({ to: email }) ?? []
    expect(mails()).toEqual([])
    const tomorrow = () => new Date(Date.now() + DAY_MS)
    await sendAlerts(db(), ways(), never, tomorrow)
    await sendAlerts(db(), ways(), never, tomorrow)
    const [mail, ...more] = mails()
    expect([more, mail?.subject]).toEqual([[], '1 alert from Trendee'])
    expect(mail?.text).toContain('Now breakout, before without a level.')
    const endUrl = new URL(mail?.endUrl ?? '')
    const token = endUrl.pathname.split('/').at(-1) ?? ''
    expect(endUrl.pathname).toBe(`/api/v1/dashboard/alert_end/${token}`)
    expect(mail?.text).toContain(`/alerts/end/${token}`)
    const looked = (await ask(demo.app, alerts.endable, { token })).json()
    expect(looked.data).toMatchObject({ what: 'channel', kind: 'mail', is_ended: false })
    // As a mail program does it.
    for (let time = 0; time < 2; time += 1) {
      const ended = await demo.app.inject({
        method: 'POST',
        url: endUrl.pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect([ended.statusCode, ended.json().data.is_ended]).toEqual([200, true])
    }
    expect((await answer(alerts.channels, {}, ann)).data.list).toMatchObject([{ stopped: 'ended' }])
    // One alert alone, by its own link.
    const stop = /Stop this one: \S+\/alerts\/end\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await ask(demo.app, alerts.end, { token: stop })).json().data).toMatchObject({ what: 'subscription' })
    expect((await answer(alerts.subscriptions, {}, ann)).data.list).toEqual([])
    expect(
      (await ask(demo.app, alerts.end, { token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` }))
        .statusCode,
    ).toBe(404)
    expect((await ask(demo.app, signIn.outbox, { to: email })).json().data.list).toHaveLength(1)
  })

  it('stops a channel whose service knows it no more, and says so', async () => {
    const ann = await newPerson()
    const [trend = ''] = await idsOf(BREAKOUT)
    await answer(alerts.follow, { subject: 'trend', id: trend, kinds: ['level'] }, ann)
    await answer(alerts.channelSave, { kind: 'teams', name: 'Design', url: chat.url, every: 'now' }, ann)
    await tellBefore(ann, { level: 'none', peakWeek: null, asOf: '2026-01-01' })
    chat.answer({ status: 410 })
    await job().run({}, { signal: never })
    chat.answer('ok')
    expect((await answer(alerts.channels, {}, ann)).data.list).toMatchObject([
      { stopped: 'gone', last: { state: 'failed', outcome: 'HTTP 410' } },
    ])
    const { list } = (await answer(dashboard.messages, {}, ann)).data
    expect(list[0]).toMatchObject({ title: 'Alerts to “Design” have been stopped', is_read: false })
  })
})

describe('a channel', () => {
  it('is tested by a button', async () => {
    const ann = await newPerson()
    const { data } = await answer(alerts.channelSave, { kind: 'feishu', url: chat.url, every: 'now' }, ann)
    const test = () => answer(alerts.channelTest, { channel_id: data.channel_id }, ann)
    expect((await test()).data).toEqual({ outcome: 'sent', words: 'code 0' })
    expect(chat.posted.at(-1)?.body).toMatchObject({ msg_type: 'interactive' })
    chat.answer({ status: 500 })
    expect((await test()).data).toEqual({ outcome: 'unavailable', words: 'HTTP 500' })
    chat.answer('ok')
    expect((await answer(alerts.channelDrop, { channel_id: data.channel_id }, ann)).data).toEqual({ dropped: true })
  })

  it.each([
    'http://hooks.slack.com/x',
    'https://hooks.slack.com:8443/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://a:b@hooks.slack.com/x',
    'gopher://hooks.slack.com/x',
  ])('of the address %s is refused', async (url) => {
    const refused = await answer(alerts.channelSave, { kind: 'slack', url, every: 'now' }, await newPerson())
    expect(refused).toMatchObject({ code: 1001, data: { field: 'url' } })
  })

  it('whose name leads inside is not asked', async () => {
    const ann = await newPerson()
    const { data } = await answer(alerts.channelSave, { kind: 'slack', url: chat.url, every: 'now' }, ann)
    const before = chat.posted.length
    leadsTo = '169.254.169.254'
    const tested = await answer(alerts.channelTest, { channel_id: data.channel_id }, ann)
    leadsTo = '127.0.0.1'
    expect(tested.data).toEqual({ outcome: 'refused', words: 'the name leads to an address that is not public' })
    expect(chat.posted).toHaveLength(before)
  })
})
