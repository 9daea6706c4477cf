import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'
import { describe, expect, it } from 'vitest'
import { PHONE, type Visitor, useBrowser } from './browser'
import { unlimitedServer } from './visited-server'

/** A screen with a filter that was asked for before anybody was signed in. */
const WANTED = '/trendeesellers/best-seller/temu?window=7'

/** Asks for the wanted screen, and is led to its line's sign-in. */
async function askInVain({ page, open, say, heading }: Visitor): Promise<void> {
  await open(WANTED)
  await page.waitForURL(/\/trendeesellers\/login$/)
  await heading()
    .getByText(say('sign_in.title', { line: say('line.trendeesellers') }))
    .waitFor()
}

const isBack = ({ page }: Visitor) => page.waitForURL((url) => url.pathname + url.search === WANTED)

describe('sign-in leads back to the very screen that was asked for', () => {
  const visit = useBrowser(unlimitedServer)

  it('by password, on a phone', async () => {
    const visitor = await visit({ language: 'zh', width: PHONE })
    const { page, say, heading } = visitor
    await askInVain(visitor)
    await page.getByRole('textbox', { name: say('sign_in.account'), exact: true }).fill('seller@trendee.demo')
    await page.locator('input[type=password]').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: say('sign_in.submit'), exact: true }).click()
    await isBack(visitor)
    await heading().getByText(say('screen.best_seller')).waitFor()
    // Back does not lead to a sign-in that is done.
    await page.goBack()
    expect(new URL(page.url()).pathname).not.toMatch(/\/login$/)
  })

  it('by a partner’s sign-on, over the partner’s own page', async () => {
    const visitor = await visit()
    const { page, say, heading } = visitor
    await askInVain(visitor)
    await page.getByRole('button', { name: say('partner.sign_in', { partner: 'Diexun' }) }).click()
    await page.waitForURL(/\/partner\/diexun\/authorize/)
    await page.getByRole('button', { name: 'Refuse' }).click()
    await page.getByText(say('partner.denied')).waitFor()
    await page.getByRole('button', { name: say('partner.sign_in', { partner: 'Diexun' }) }).click()
    await page.locator('button[value="mei"]').click()
    await heading().getByText(say('entry.title')).waitFor()
    await page.getByRole('button', { name: say('entry.cancel'), exact: true }).click()
    await isBack(visitor)
    const kept = await page.evaluate(() => localStorage.getItem('user'))
    expect(kept).toContain('周梅 Zhou Mei')
  })

  it('by WeChat, over WeChat’s own page, in the browser that asked', async () => {
    const visitor = await visit()
    const { page, say, heading } = visitor
    await askInVain(visitor)
    await page.getByRole('tab', { name: say('sign_in.by_wechat') }).click()
    await page.getByRole('link', { name: say('wechat.here') }).click()
    await page.waitForURL(/\/connect\/qrconnect/)
    await page.locator('button[value="mia"]').click()
    await heading().getByText(say('entry.title')).waitFor()
    await page.getByRole('button', { name: say('entry.cancel'), exact: true }).click()
    await isBack(visitor)
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('Mia')
  })

  it('by WeChat, with a telephone that is asked and is signed in nowhere', async () => {
    const visitor = await visit({ isNew: true })
    const { page, say } = visitor
    await askInVain(visitor)
    await page.getByRole('tab', { name: say('sign_in.by_wechat') }).click()
    const scanned = await page.getByRole('link', { name: say('wechat.here') }).getAttribute('href')
    const phone = await visit({ isNew: true, width: PHONE })
    await phone.page.goto(String(scanned))
    await phone.page.locator('button[value="chen"]').click()
    await phone
      .heading()
      .getByText(say('wechat.ask', { device: 'Chrome on Linux' }))
      .waitFor()
    await phone.page.getByRole('button', { name: say('wechat.agree') }).click()
    await phone.heading().getByText(say('wechat.confirmed')).waitFor()
    expect(await phone.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.getByRole('button', { name: say('entry.cancel'), exact: true }).click()
    await isBack(visitor)
  })
})
