import type { Page } from 'playwright-core'
import { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import { afterEach, describe, expect, it } from 'vitest'
import { findings } from './accessibility'
import { type Visitor, fitsBoth, useBrowser } from './browser'
import { become, send, sessionByMail } from './people'
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
 * Calls of the API up to the moment when the heading was drawn. A picture counts where it had come by then: those that
 * stand below the heading are asked for with it, before anything is drawn.
 */
async function callsBeforeDrawing(page: Page): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0)
  return page.evaluate(() => {
    const drawnAt = performance.getEntriesByName('heading')[0]?.startTime ?? 0
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({ initiatorType, startTime, responseEnd }) => (initiatorType === 'img' ? responseEnd : startTime) <= drawnAt,
      )
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/api/'))
  })
}

/** What waits for the first screen has been sent. */
const settled = ({ page }: Visitor) => page.waitForRequest('**/api/v2/collect/index')

describe('common behaviour', () => {
  const own = useServer()
  const admin = () => own().sessions.admin.token
  const visit = useBrowser(own)

  describe('boot', () => {
    it('a screen is drawn after at most four calls, on a first visit and on a later one', async () => {
      for (const [path, as] of [
        [HIGHLIGHTS, 'designer'],
        ['/trendeesellers/best-seller/shein', 'seller'],
        ['/login', null],
      ] as const) {
        const visitor = await visit({ isNew: true, ...(as === null ? {} : { as }) })
        await noteDrawing(visitor.page)
        for (const _visit of ['first', 'later']) {
          const sent = settled(visitor)
          await visitor.open(path)
          await sent
          const before = await callsBeforeDrawing(visitor.page)
          expect(before.length, `${path}: ${before.join(', ')}`).toBeLessThanOrEqual(MOST_BOOT_REQUESTS)
          // Page views and texts come after the drawing.
          expect(before).not.toContain('/api/v2/collect/index')
          expect(before).not.toContain('/api/v1/common/language')
        }
      }
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
        sessionStorage.setItem('projectCategories', '[]')
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
        sessionStorage.getItem('projectCategories'),
        localStorage.getItem('token'),
      ])
      expect(stored).toEqual([null, null, own().sessions.designer.token])
      await page.waitForURL(new RegExp(`${HIGHLIGHTS}$`))
    })
  })

  describe('a first visit', () => {
    it('is asked once what it is for, and the highlights follow', async () => {
      const session = await sessionByMail(own(), 'newcomer@shop.example')
      const visitor = await visit({ isNew: true })
      const { page, open, say, heading } = visitor
      await become(visitor, session)
      await open(HIGHLIGHTS)
      const dialog = page.getByRole('dialog', { name: say('welcome.title') })
      await dialog.waitFor()
      expect(await findings(page)).toEqual([])
      expect(await fitsBoth(page)).toBe(true)
      await dialog.getByText(say('gender.men'), { exact: true }).click()
      await dialog.getByText('United Kingdom', { exact: true }).click()
      await dialog.getByRole('button', { name: say('welcome.save') }).click()
      await page.waitForURL(`**${HIGHLIGHTS}?gender=men&region=GB`)
      await page.getByText(say('preset.is', { what: `${say('gender.men')} · United Kingdom` })).waitFor()
      await heading().getByText(say('highlights.title')).waitFor()
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: say('preset.remove') }).click()
      await page.waitForURL(`**${HIGHLIGHTS}?for=all`)
      await open(HIGHLIGHTS)
      await page.waitForURL(`**${HIGHLIGHTS}?gender=men&region=GB`)
      expect(await dialog.count()).toBe(0)
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
        const answer = await answered
        // The app keeps the texts when the answer has come whole; a page left before would ask without a version.
        const version = (await answer.headerValue('etag')) ?? 'none'
        await page.waitForFunction(
          (known) => (JSON.parse(localStorage.getItem('texts') ?? '{}') as { version?: string }).version === known,
          version,
        )
        return answer.status()
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
  })
})
