import { TEXTS } from '@trendee/contract/texts/texts'
import { describe, expect, it } from 'vitest'
import { fitsBoth, useBrowser } from './browser'
import { become, sessionOf } from './people'
import type { RunningServer } from './running-server'
import { unlimitedServer } from './visited-server'

const PARTNER = '蝶讯选品'
const LIST = '/trendeesellers/best-seller/shein'
describe('a partner’s host', () => {
  const own = unlimitedServer
  /** The same server under the partner's name; browsers lead every name under `localhost` to this machine. */
  const partnerHost = (): RunningServer => ({
    ...own(),
    baseUrl: own().baseUrl.replace('127.0.0.1', 'diexun.localhost'),
  })

  const visit = useBrowser(partnerHost)

  it('speaks Chinese under the partner’s name and style, whatever the browser', async () => {
    const visitor = await visit({ language: 'en' })
    const { page, open } = visitor
    await become(visitor, await sessionOf(own(), 'seller'))
    await open(`${LIST}?lang=en`)
    await page.getByRole('heading', { level: 1 }).getByText('热销榜').waitFor()
    const html = page.locator('html')
    expect(await html.getAttribute('lang')).toBe('zh-CN')
    expect((await html.getAttribute('class'))?.split(' ')).toContain('partner-diexun')
    expect(await page.title()).toContain(PARTNER)
    expect(await page.title()).not.toContain('Trendee')
    expect(await page.getByRole('button', { name: TEXTS['shell.language'].zh }).count()).toBe(0)
    expect(await fitsBoth(page)).toBe(true)
  })

  it('lets people in unasked; what needs a session opens the partner’s sign-in in a new tab, and goes on after it', async () => {
    const { page, open } = await visit({ language: 'zh' })
    const opened = page.context().waitForEvent('page')
    await open('/')
    await page.waitForURL(new RegExp(`${LIST}$`))
    const other = await opened
    await other.waitForURL(/\/login$/)
    const dialog = page.getByRole('dialog', { name: TEXTS['outside.title'].zh.replace('{name}', PARTNER) })
    await dialog.getByRole('link', { name: TEXTS['outside.open'].zh }).waitFor()
    const { token, userInfo, planInfo } = await sessionOf(own(), 'seller')
    await other.evaluate(
      ([secret, user]) => {
        localStorage.setItem('token', secret)
        localStorage.setItem('user', user)
      },
      [token, JSON.stringify({ userInfo, planInfo })] as const,
    )
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /Shein/ }).first().waitFor()
    await page.locator('main img').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(LIST)
  })

  it('welcomes who comes from the partner, at the root too, and shows the partner’s prices where a plan ends', async () => {
    const visitor = await visit({ language: 'zh' })
    const { page, open, heading, say } = visitor
    await open('/trendeesellers/transfer')
    await heading().getByText('欢迎从蝶讯网到来').waitFor()
    await page.getByText(PARTNER).first().waitFor()
    await open('/?authorization_code=no-such-code')
    await page.waitForURL((url) => url.pathname === '/trendeesellers/transfer')
    expect(new URL(page.url()).searchParams.get('authorization_code')).toBe('no-such-code')
    // From there the partner is asked for a code that counts.
    await page.waitForURL((url) => url.pathname.endsWith('/authorize'))

    await become(visitor, await sessionOf(own(), 'expired'))
    await open(`${LIST}?window=90`)
    const dialog = page.getByRole('dialog', { name: say('plan_limit.not_included') })
    await dialog.getByText(say('error.plan_limit')).waitFor()
    expect(await dialog.getByRole('heading', { level: 3 }).count()).toBe(0)
    await dialog.getByRole('button', { name: say('plan_limit.ok'), exact: true }).click()
    await page.waitForURL(/\/pricing\/info$/)
  })
})
