import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { openSession } from '@trendee/store/sign-in/sessions'
import { ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { makeAccount } from '../../testing/test-accounts'

const { visits, adminSettings } = CONTRACT
let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
const written = async (page: string) => {
  await demo.app.trendeeState.pageEvents.write()
  return db().selectFrom('page_event').selectAll().where('current_page', '=', page).orderBy('event_id').execute()
}

describe('page views', () => {
  it('come as a form, as the browser sends them', async () => {
    const accountId = await makeAccount(db())
    const form = new URLSearchParams({
      currentPage: '/trendee/form',
      previousPage: '/login',
      event: 'page_view',
      trackingTag: 'spring',
      notes: JSON.stringify({ gender: 'women', uid: accountId, words: '趋势' }),
    })
    const answer = await demo.app.inject({
      method: 'POST',
      url: visits.collect.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', token: await openSession(db(), accountId) },
      payload: form.toString(),
    })
    expect(answer.json()).toEqual({ code: 1, msg: 'ok', data: {} })
    expect(await written('/trendee/form')).toEqual([
      {
        event_id: expect.any(String),
        event: 'page_view',
        account_id: accountId,
        current_page: '/trendee/form',
        previous_page: '/login',
        tracking_tag: 'spring',
        notes: { gender: 'women', uid: accountId, words: '趋势' },
        happened_at: expect.any(Date),
      },
    ])
  })

  it('come as JSON, from nobody in particular or with a session that has ended', async () => {
    const view = { currentPage: '/json', event: 'page_view' }
    expect((await ask(demo.app, visits.collect, view)).statusCode).toBe(200)
    expect((await ask(demo.app, visits.collect, view, 'no-session')).statusCode).toBe(200)
    expect(await written('/json')).toMatchObject([
      { account_id: null, notes: {}, previous_page: '' },
      { account_id: null },
    ])
  })

  it.each([
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['a word', '"x"'],
    ['nothing', 'null'],
    ['signs that cannot be kept', String.raw`{"a":"\u0000"}`],
    ['half a character', String.raw`{"a":"\ud83d"}`],
    ['too long', JSON.stringify({ a: 'x'.repeat(4000) })],
  ])('are refused when their notes are %s', async (_what, notes) => {
    const view = { currentPage: '/bad', event: 'page_view', notes }
    const answer = await ask(demo.app, visits.collect, view)
    expect(answer.json()).toMatchObject({ code: 1001, data: { field: 'notes' } })
    expect(await written('/bad')).toEqual([])
  })

  it('that cannot be kept do no harm to those that come with them', async () => {
    const bad = { currentPage: 'a\u0000b', event: 'page_view' }
    const good = { currentPage: '/good', event: 'page_view' }
    const answers = await Promise.all([bad, good].map((view) => ask(demo.app, visits.collect, view)))
    expect(answers.map((answer) => answer.json().code)).toEqual([1001, 1])
    expect(await written('/good')).toHaveLength(1)
  })
})

describe('the site', () => {
  const site = (host = 'localhost') => demo.app.inject({ url: visits.site.path, headers: { host } })

  it('advertises nothing until an administrator says so', async () => {
    const first = await site()
    expect(first.json().data).toMatchObject({
      advertising: { alert_time: 0, register_login: 'No' },
      white_label: null,
      sign_in: { sms: false, email: false, wechat: false, partners: [] },
      has_stand_ins: false,
    })
    const etag = String(first.headers['etag'])
    const again = () =>
      demo.app.inject({ url: visits.site.path, headers: { host: 'localhost', 'if-none-match': etag } })
    expect((await again()).statusCode).toBe(304)
    const admin = await demo.signIn('admin')
    const setting = { alert_time: 30, register_login: 'Yes' }
    expect((await ask(demo.app, adminSettings.advertisingSave, setting, admin)).json().data).toEqual(setting)
    expect((await again()).json().data.advertising).toEqual(setting)
  })

  it('bears the name of the partner whose host it is', async () => {
    const label = {
      name: 'Moda',
      style_class: 'moda',
      login_url: 'https://moda.example/in',
      pricing_url: 'https://moda.example/buy',
      partner: 'moda',
    }
    const row = {
      ...label,
      host: 'moda.example',
      welcome_en: 'Hello',
      welcome_zh: '欢迎',
      line: 'trendee',
      plan: 'basic',
    }
    await db().insertInto('white_label').values(row).execute()
    const white = { ...label, welcome: 'Hello', welcome_zh: '欢迎' }
    expect((await site('Moda.Example:8443')).json().data.white_label).toEqual(white)
    expect((await site('other.example')).json().data.white_label).toBeNull()
  })
})
