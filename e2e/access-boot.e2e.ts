import type { Page, Request } from 'playwright-core'
import { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import { user } from '@trendee/contract/user/user'
import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'
import { afterEach, describe, expect, it } from 'vitest'
import { type Visitor, useBrowser } from './browser'
import { become, send, sessionOf } from './people'
import { useServer } from './visited-server'

const HIGHLIGHTS = '/trendee/trend-highlights'
const MOST_BOOT_REQUESTS = 4

/** Notes when the first heading stands in the page, by the page's own clock. */
async function noteDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === null) return
      observer.disconnect()
      requestAnimationFrame(() => performance.mark('heading'))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/**
 * Calls of the API up to the moment when the heading was drawn; `all`: whenever. A picture counts where it had come by
 * then: those that stand below the heading are asked for with it, before anything is drawn.
 */
async function calls(page: Page, which: 'before' | 'all'): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0)
  return page.evaluate((isAll) => {
    const drawnAt = performance.getEntriesByName('heading')[0]?.startTime ?? 0
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({ initiatorType, startTime, responseEnd }) =>
          isAll || (initiatorType === 'img' ? responseEnd : startTime) <= drawnAt,
      )
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/api/'))
  }, which === 'all')
}

/** What waits for the first screen has been sent. */
const settled = ({ page }: Visitor) => page.waitForRequest('**/api/v2/collect/index')

describe('common behaviour', () => {
  const own = useServer()
  const admin = () => own().sessions.admin.token
  const visit = useBrowser(own)

  describe('boot', () => {
    it.each([HIGHLIGHTS, '/trendeesellers/best-seller/shein', '/login'])(
      '%s is drawn after at most four calls, on a first visit and on a later one',
      async (path) => {
        const visitor = await visit({
          isNew: true,
          ...(path === '/login' ? {} : { as: path === HIGHLIGHTS ? 'designer' : 'seller' }),
        })
        await noteDrawing(visitor.page)
        for (const _visit of ['first', 'later']) {
          const sent = settled(visitor)
          await visitor.open(path)
          await sent
          const before = await calls(visitor.page, 'before')
          expect(before.length, before.join(', ')).toBeLessThanOrEqual(MOST_BOOT_REQUESTS)
          // Page views and texts come after the drawing.
          expect(before).not.toContain('/api/v2/collect/index')
          expect(before).not.toContain('/api/v1/common/language')
        }
      },
    )

    it('counts each screen, not each filter, with where the reader came from', async () => {
      const { page, open, heading } = await visit({ as: 'seller' })
      const views: Request[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/v2/collect/index')) views.push(request)
      })
      const first = page.waitForRequest('**/api/v2/collect/index')
      await open('/trendeesellers/best-seller/temu?window=7&authorization_code=secret')
      await first
      const second = page.waitForRequest(
        (request) =>
          request.url().endsWith('/api/v2/collect/index') && (request.postData() ?? '').includes('best-seller%2Fshein'),
      )
      await page.getByRole('link', { name: 'Shein' }).first().click()
      await heading().getByText('Shein').waitFor()
      await second
      const forms = views.map((request) => Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
      const { userId } = own().sessions.seller.userInfo
      expect(forms[0]).toMatchObject({
        currentPage: '/trendeesellers/best-seller/temu',
        previousPage: '',
        event: 'page_view',
        trackingTag: '/trendeesellers/best-seller/$platform',
      })
      expect(JSON.parse(forms[0]?.['notes'] ?? '')).toEqual({ platform: 'temu', window: '7', uid: userId })
      expect(forms[1]).toMatchObject({
        currentPage: '/trendeesellers/best-seller/shein',
        previousPage: '/trendeesellers/best-seller/temu',
      })
    })

    it('a new version of the page clears what was stored, keeps the sign-in, and loads anew', async () => {
      const { page, open, heading, say } = await visit({ as: 'designer', isNew: true })
      let tag = '"one"'
      await page.route(`${own().baseUrl}/`, (route) => route.fulfill({ headers: { etag: tag }, body: '' }))
      await page.clock.install()
      const read = page.waitForResponse(`${own().baseUrl}/`)
      await open(HIGHLIGHTS)
      await heading().getByText(say('highlights.title')).waitFor()
      await read
      await page.evaluate(() => {
        localStorage.setItem('projects', '[]')
        sessionStorage.setItem('collectedTrends', '[]')
      })
      const same = page.waitForResponse(`${own().baseUrl}/`)
      await page.clock.runFor(60_000)
      await same
      expect(await page.evaluate(() => localStorage.getItem('projects'))).toBe('[]')
      tag = '"two"'
      const loaded = page.waitForEvent('load')
      await page.clock.runFor(60_000)
      await loaded
      const stored = await page.evaluate(() => [
        localStorage.getItem('projects'),
        sessionStorage.getItem('collectedTrends'),
        localStorage.getItem('token'),
      ])
      expect(stored).toEqual([null, null, own().sessions.designer.token])
      await page.waitForURL(new RegExp(`${HIGHLIGHTS}$`))
    })
  })

  describe('texts', () => {
    const edited = 'highlights.title'
    afterEach(async () => {
      await send(own(), adminSettings.languageSave, { key: edited }, admin())
    })

    it('an edited one shows with the next load; unchanged ones are not sent again', async () => {
      const { page, open, say, heading } = await visit({ as: 'designer', isNew: true })
      const load = async () => {
        const answered = page.waitForResponse('**/api/v1/common/language')
        await open(HIGHLIGHTS)
        return (await answered).status()
      }
      expect(await load()).toBe(200)
      await heading().getByText(say(edited)).waitFor()
      expect(await load()).toBe(304)
      await send(
        own(),
        adminSettings.languageSave,
        { key: edited, en: 'Seven days in trends', zh: '七日趋势' },
        admin(),
      )
      expect(await load()).toBe(200)
      await heading().getByText('Seven days in trends').waitFor()
    })

    it('that cannot be loaded leave the built-in ones', async () => {
      const { page, open, say, heading } = await visit({ as: 'designer', language: 'zh' })
      await page.route('**/api/v1/common/language', (route) => route.fulfill({ status: 429, body: 'no' }))
      const failed = page.waitForResponse('**/api/v1/common/language')
      await open(HIGHLIGHTS)
      expect((await failed).status()).toBe(429)
      await heading().getByText(say('highlights.title')).waitFor()
      expect(await page.evaluate(() => localStorage.getItem('texts'))).toBeNull()
    })

    it('are chosen by the address, then by what was stored; the account’s language comes with signing in', async () => {
      const { page, open, say, heading } = await visit({ language: 'en' })
      const lang = () => page.locator('html').getAttribute('lang')
      await open('/login?lang=zh')
      await heading().waitFor()
      expect(await lang()).toBe('zh-CN')
      await open('/login')
      await heading().waitFor()
      expect(await lang()).toBe('en')
      const session = await sessionOf(own(), 'graphics')
      await send(own(), user.infoUpdate, { language: 'zh' }, session.token)
      const ready = page.waitForRequest('**/api/v2/collect/index')
      await open('/login')
      await ready
      await page.getByLabel(say('sign_in.account')).fill('graphics@trendee.demo')
      await page.locator('input[type=password]').fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: say('sign_in.submit'), exact: true }).click()
      await page.waitForFunction(() => document.documentElement.lang === 'zh-CN')
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh')
    })
  })

  describe('the advertising timer', () => {
    afterEach(async () => {
      await send(own(), adminSettings.advertisingSave, { alert_time: 0, register_login: 'No' }, admin())
    })

    it.each([
      ['Yes', 'advert.title'],
      ['No', 'advert.timeout_title'],
    ] as const)('register_login %s invites a visitor, and leaves members alone', async (register_login, title) => {
      await send(own(), adminSettings.advertisingSave, { alert_time: 30, register_login }, admin())
      const visitor = await visit({ isNew: true })
      const { page, open, say, heading } = visitor
      await page.clock.install()
      await become(visitor, await sessionOf(own(), 'visitor'))
      await open(HIGHLIGHTS)
      await heading().getByText(say('highlights.title')).waitFor()
      const dialog = page.getByRole('dialog', { name: say(title) })
      await page.clock.runFor(31_000)
      await dialog.getByRole('button', { name: say('advert.later') }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.clock.runFor(31_000)
      await expect.poll(() => dialog.count()).toBe(register_login === 'No' ? 1 : 0)

      const member = await visit({ as: 'designer', isNew: true })
      await member.page.clock.install()
      await member.open(HIGHLIGHTS)
      await member.heading().getByText(say('highlights.title')).waitFor()
      await member.page.clock.runFor(61_000)
      expect(await member.page.getByRole('dialog').count()).toBe(0)
    })
  })
})
