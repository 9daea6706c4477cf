import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { describe, expect, it } from 'vitest'
import { choose, press } from '../testing/controls'
import { answer } from '../testing/fetch-in-process'
import { usePages } from '../testing/open-page'

const HIGHLIGHTS = '/trendee/trend-highlights'
const ENDED = Math.floor(Date.UTC(2026, 0, 1) / 1000)

/** What the browser keeps of a session, and where the reader was going. */
const kept = () => [localStorage.getItem('token'), localStorage.getItem('user'), sessionStorage.getItem('beforePath')]

describe('what an account may not', () => {
  const { openPage, server } = usePages()

  async function administer(mailbox: string, change: { access_end?: number | null; is_restricted?: boolean }) {
    const { list } = await server().answerTo(CONTRACT.adminUsers.users, { q: `${mailbox}@trendee` }, 'admin')
    const account_id = String(list[0]?.account_id)
    await server().answerTo(CONTRACT.adminUsers.userUpdate, { account_id, ...change }, 'admin')
  }

  it('where a plan ends, a pop-up says plan, expiry, limit and what the next plan opens', async () => {
    const page = await openPage(`${HIGHLIGHTS}?window=90`, { as: 'expired', language: 'zh' })
    const { view, user, say } = page
    const dialog = await view.findByRole('dialog', { name: say('plan_limit.not_included') })
    await page.settled()
    const words = dialog.textContent
    const next = say('plan_limit.next', { plan: say('plan.professional') })
    for (const part of [say('error.plan_limit'), say('plan.free'), '2024年12月31日', say('rule.off'), next]) {
      expect(words).toContain(part)
    }
    await user.keyboard('{Escape}')
    expect(view.getByRole('dialog', { name: say('plan_limit.not_included') })).toBeDefined()
    await press(page, say('plan_limit.ok'))
    expect(page.address()).toBe('/trendee/pricing')
  })

  it('so many a day are counted, and the pop-up says when it begins anew', async () => {
    const token = await makeSession(server().runtime.store.db, { role: '1' })
    const { list } = await server().answerTo(CONTRACT.trends.topList, { pageSize: 4 }, 'admin')
    const [last, ...first] = list.map((trend) => trend.trend_id)
    for (const name of first) {
      const url = `${CONTRACT.trends.detail.path}?name=${name}`
      expect((await server().app.inject({ url, headers: { token } })).statusCode).toBe(200)
    }
    const page = await openPage(`/trendee/trend-detail/${last}/women/category`, { as: { token } })
    const dialog = await page.view.findByRole('dialog', { name: page.say('plan_limit.title') })
    expect(within(dialog).getByText(page.say('rule.day', { count: 3 }))).toBeDefined()
    expect(within(dialog).getByText(page.say('plan_limit.again'))).toBeDefined()
  })

  it('a session that has ended leads to the line’s sign-in, which says so, and remembers the way back', async () => {
    const wanted = '/trendeesellers/best-seller/temu?window=7'
    const refuses = ({ path }: { readonly path: string }) =>
      path.startsWith('/api/v2/selling/')
        ? Response.json({ code: ERRORS.session_invalid.code, msg: 'over', data: null }, { status: 401 })
        : null
    const page = await openPage(wanted, { as: 'seller', answers: refuses })
    const { view, say } = page
    expect(page.address()).toBe('/trendeesellers/login')
    const title = say('sign_in.title', { line: say('line.trendeesellers') })
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(view.getByText(say('error.session_invalid'))).toBeDefined()
    expect(kept()).toEqual([null, null, wanted])
  })

  it.each([
    ['visitor', 'trial_ended.title'],
    ['sellers-basic', 'expired.title'],
  ] as const)(
    'access of %s that has ended is said in a blocking dialog, and leads to sign-in',
    async (mailbox, title) => {
      const token = await server().signIn(mailbox)
      const page = await openPage(HIGHLIGHTS, { as: { token } })
      await administer(mailbox, { access_end: ENDED })
      await choose(page, page.say('filter.gender'), page.say('gender.men'))
      const dialog = await page.view.findByRole('dialog', { name: page.say(title) })
      await page.user.keyboard('{Escape}')
      await page.user.click(within(dialog).getByRole('button', { name: page.say('plan_limit.ok') }))
      await page.settled()
      expect(page.address()).toBe('/login')
      expect(kept().slice(0, 2)).toEqual([null, null])
      expect(kept()[2]).toContain(HIGHLIGHTS)
      await administer(mailbox, { access_end: null })
    },
  )

  it('an account that was restricted meanwhile is asked to log in before using', async () => {
    const page = await openPage(HIGHLIGHTS, { as: 'no-plan' })
    const { view, say } = page
    const token = localStorage.getItem('token')
    await administer('no-plan', { is_restricted: true })
    // Messages are for members.
    await page.user.click(view.getByRole('button', { name: /^News/ }))
    const dialog = await view.findByRole('dialog', { name: say('restricted.title') })
    await page.user.click(within(dialog).getByRole('button', { name: say('restricted.stay') }))
    await page.settled()
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('highlights.title'))
    expect(localStorage.getItem('token')).toBe(token)
    await administer('no-plan', { is_restricted: false })
  })

  it('a visitor looks around undisturbed, and is asked in by the menu', async () => {
    const page = await openPage(HIGHLIGHTS, { as: 'visitor' })
    const { view, say } = page
    await press(page, say('user.menu', { name: say('user.visitor') }))
    expect(view.queryByRole('dialog')).toBeNull()
    expect(page.requests.filter(({ path }) => path.includes('client_messages'))).toEqual([])
    await press(page, say('screen.sign_in'), 'menuitem')
    expect(page.address()).toBe('/login')
  })

  it('what a browser believes it may, the server decides', async () => {
    const token = await server().signIn('designer')
    const info = await server().answerTo(CONTRACT.user.info, {}, 'designer')
    const forged = { ...info, userInfo: { ...info.userInfo, role: '888', has_admin: true } }
    const answers = ({ path }: { readonly path: string }) => (path === CONTRACT.user.info.path ? answer(forged) : null)
    const page = await openPage('/admin/data', { as: { token, remembered: forged }, answers })
    const dialog = await page.view.findByRole('dialog', { name: page.say('no_permission.title') })
    await page.user.click(within(dialog).getByRole('button', { name: page.say('action.close') }))
    await page.settled()
    expect(page.view.queryByRole('dialog')).toBeNull()
  })
})
