import { user } from '@trendee/contract/user/user'
import { trends } from '@trendee/contract/trends/trends'
import { afterEach, describe, expect } from 'vitest'
import { PHONE, inTurn, overflows, type Visitor, useBrowser } from './browser'
import { findings } from './accessibility'
import { ask } from './ask'
import { administer, become, send, sessionOf } from './people'
import { unlimitedServer } from './visited-server'

const HIGHLIGHTS = '/trendee/trend-highlights'
const ENDED = Math.floor(Date.UTC(2026, 0, 1) / 1000)
/** What the browser keeps of a session, and where the reader was going. */
const kept = ({ page }: Visitor) =>
  page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('user'),
    sessionStorage.getItem('beforePath'),
  ])

inTurn('access', (language, journey) => {
  const own = unlimitedServer
  const visit = useBrowser(own)

  describe('where a plan ends', () => {
    journey(
      'a blocking pop-up says plan, expiry, limit and what the next plan opens, and leads to the line’s plans',
      async () => {
        const visitor = await visit({ language })
        const { page, open, say } = visitor
        await become(visitor, await sessionOf(own(), 'expired'))
        await open(`${HIGHLIGHTS}?window=90`)
        const dialog = page.getByRole('dialog', { name: say('plan_limit.title') })
        await dialog.getByText(say('error.plan_limit')).waitFor()
        await dialog.getByText(say('plan.free')).waitFor()
        await dialog.getByText(language === 'zh' ? '2024年12月31日' : '31 Dec 2024').waitFor()
        await dialog.getByText(say('rule.off')).waitFor()
        await dialog
          .getByRole('heading', { name: say('plan_limit.next', { plan: say('plan.professional') }) })
          .waitFor()
        expect(await overflows(page)).toBe(false)
        expect(await findings(page)).toEqual([])
        await page.keyboard.press('Escape')
        await page.mouse.click(4, 4)
        expect(await dialog.isVisible()).toBe(true)
        await dialog.getByRole('button', { name: say('plan_limit.ok'), exact: true }).click()
        await page.waitForURL(/\/trendee\/pricing$/)
      },
    )

    journey('the panel that was refused offers the upgrade too, of its own line', async () => {
      const visitor = await visit({ language, width: PHONE })
      const { page, open, say } = visitor
      await become(visitor, await sessionOf(own(), 'expired'))
      await open('/trendeesellers/best-seller/shein?window=90')
      const dialog = page.getByRole('dialog', { name: say('plan_limit.title') })
      await dialog.getByText(say('plan.not_plan')).waitFor()
      expect(await overflows(page)).toBe(false)
      await dialog.getByRole('button', { name: say('plan_limit.later') }).click()
      const clicked = page.waitForRequest('**/api/v1/common/click_log')
      await page
        .getByRole('button', { name: say('upgrade.go') })
        .first()
        .click()
      expect((await clicked).postDataJSON()).toMatchObject({ target: 'upgrade' })
      await page.waitForURL(/\/trendeesellers\/pricing$/)
    })

    journey('so many a day are counted, and the pop-up says when it begins anew', async () => {
      const session = await sessionOf(own(), language === 'en' ? 'no-plan' : 'partners')
      const { list } = await ask('admin', trends.topList, { pageSize: 4 }, own())
      const address = (id: string) => `/trendee/trend-detail/${id}/women/category`
      const [last, ...first] = list.map((trend) => trend.trend_id)
      for (const name of first) {
        const answer = await fetch(`${own().baseUrl}${trends.detail.path}?name=${name}`, {
          headers: { token: session.token },
        })
        expect(answer.status).toBe(200)
      }
      const visitor = await visit({ language })
      await become(visitor, session)
      await visitor.open(address(last ?? ''))
      const dialog = visitor.page.getByRole('dialog', { name: visitor.say('plan_limit.title') })
      await dialog.getByText(visitor.say('rule.day', { count: 3 }), { exact: true }).waitFor()
      await dialog.getByText(visitor.say('plan_limit.again')).waitFor()
    })
  })

  describe('accounts that may not go on', () => {
    const restored: (() => Promise<void>)[] = []
    afterEach(async () => {
      for (const restore of restored.splice(0)) await restore()
    })

    async function enter(
      mailbox: string,
    ): Promise<{ visitor: Visitor; session: Awaited<ReturnType<typeof sessionOf>> }> {
      const session = await sessionOf(own(), mailbox)
      const visitor = await visit({ language })
      await become(visitor, session)
      return { visitor, session }
    }

    journey(
      'a session that has ended leads to the line’s sign-in, which says so, and remembers the way back',
      async () => {
        const { visitor, session } = await enter('seller')
        await send(own(), user.logout, {}, session.token)
        await visitor.open('/trendeesellers/best-seller/temu?window=7')
        const { page, say, heading } = visitor
        await page.waitForURL(/\/trendeesellers\/login$/)
        // The screen that was asked for says so too, until the sign-in page has come.
        await heading()
          .getByText(say('sign_in.title', { line: say('line.trendeesellers') }))
          .waitFor()
        await page.getByText(say('error.session_invalid')).waitFor()
        expect(await kept(visitor)).toEqual([null, null, '/trendeesellers/best-seller/temu?window=7'])
      },
    )

    journey('a trial that has ended is said in a blocking dialog, and leads to sign-in', async () => {
      const { visitor, session } = await enter('visitor')
      restored.push(() => administer(own(), session, { access_end: null }))
      await administer(own(), session, { access_end: ENDED })
      const { page, open, say } = visitor
      await open(HIGHLIGHTS)
      const dialog = page.getByRole('dialog', { name: say('trial_ended.title') })
      await dialog.getByText(say('trial_ended.note')).waitFor()
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: say('plan_limit.ok'), exact: true }).click()
      await page.waitForURL(/\/login$/)
      expect(await kept(visitor)).toEqual([null, null, HIGHLIGHTS])
    })

    journey('a permission that has expired is said the same way', async () => {
      const { visitor, session } = await enter('sellers-basic')
      restored.push(() => administer(own(), session, { access_end: null }))
      await administer(own(), session, { access_end: ENDED })
      const { page, open, say } = visitor
      await open(HIGHLIGHTS)
      await page
        .getByRole('dialog', { name: say('expired.title') })
        .getByRole('button', { name: say('plan_limit.ok'), exact: true })
        .click()
      await page.waitForURL(/\/login$/)
      expect(await kept(visitor)).toEqual([null, null, HIGHLIGHTS])
    })

    journey('an account that was restricted meanwhile is asked to log in before using', async () => {
      const { visitor, session } = await enter('no-plan')
      restored.push(() => administer(own(), session, { is_restricted: false }))
      const { page, open, say, heading } = visitor
      const ready = page.waitForResponse('**/api/v1/user/info')
      await open(HIGHLIGHTS)
      await ready
      await administer(own(), session, { is_restricted: true })
      // Messages are for members.
      await page.getByRole('button', { name: language === 'zh' ? /^消息/ : /^News/ }).click()
      const dialog = page.getByRole('dialog', { name: say('restricted.title') })
      await dialog.getByRole('button', { name: say('restricted.stay') }).click()
      await heading().getByText(say('highlights.title')).waitFor()
      expect((await kept(visitor))[0]).toBe(session.token)
    })

    journey('a visitor looks around undisturbed, and is asked in by the menu', async () => {
      const { visitor } = await enter('visitor')
      const { page, open, say, heading } = visitor
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const sent = page.waitForRequest('**/api/v2/collect/index')
      await open(HIGHLIGHTS)
      await heading().getByText(say('highlights.title')).waitFor()
      await sent
      await page.getByRole('button', { name: say('user.menu', { name: say('user.visitor') }) }).click()
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(asked.filter((path) => path.includes('client_messages'))).toEqual([])
      await page.getByRole('menuitem', { name: say('screen.sign_in') }).click()
      await page.waitForURL(/\/login$/)
    })

    journey('what an account has no permission for is said, by the screen and by the answer', async () => {
      const { visitor, session } = await enter('designer')
      const { page, open, say } = visitor
      await open('/admin/data')
      await page.getByRole('alert').getByText(say('error.forbidden')).waitFor()
      expect(await page.locator('main').count()).toBe(1)
      // A browser that believes it may: the server decides.
      await become(visitor, { ...session, userInfo: { ...session.userInfo, role: '888' } })
      await open('/admin/data')
      const dialog = page.getByRole('dialog', { name: say('no_permission.title') })
      await dialog.getByText(say('no_permission.note')).waitFor()
      await dialog.getByRole('button', { name: say('action.close') }).click()
      await dialog.waitFor({ state: 'detached' })
    })

    journey('one bell holds messages and changes of level; the menu says the plans and leads to more', async () => {
      const { visitor } = await enter('designer')
      const { page, open, say } = visitor
      await open(HIGHLIGHTS)
      await page.getByRole('button', { name: say('news.label_other', { count: 2 }) }).click()
      const welcome = language === 'zh' ? '欢迎使用 Trendee' : 'Welcome to Trendee'
      await page.getByRole('link', { name: welcome }).waitFor()
      expect(await findings(page)).toEqual([])
      await page.getByRole('tab', { name: say('news.levels') }).click()
      await page.getByRole('tabpanel').getByText(say('moves.first')).waitFor()
      await page.getByRole('tab', { name: say('news.messages') }).click()
      await page.getByRole('link', { name: say('news.all') }).click()
      await page.waitForURL(/\/user\/messages$/)
      await open(HIGHLIGHTS)
      const menu = page.getByRole('button', { name: say('user.menu', { name: 'Dora Designer' }) })
      await menu.click()
      await page.getByText(say('plan.until', { day: language === 'zh' ? '2099年12月31日' : '31 Dec 2099' })).waitFor()
      await page.getByRole('menuitem', { name: say('upgrade.short') }).click()
      await page.waitForURL(/\/trendee\/pricing$/)
    })

    journey('an address that is none says so once, and leads home', async () => {
      const { page, open, say, heading } = await visit({ language, as: 'designer' })
      await open('/trendee/no-such-screen')
      await heading().getByText(say('not_found.subtitle')).waitFor()
      await page.getByText(say('not_found.title')).waitFor()
      expect(await page.locator('main').count()).toBe(1)
      await page.getByRole('link', { name: say('not_found.home') }).click()
      await page.waitForURL(new RegExp(`${HIGHLIGHTS}$`))
    })
  })
})
