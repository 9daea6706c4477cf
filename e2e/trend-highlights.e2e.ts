import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser'

describe('trend highlights', () => {
  const visit = useBrowser()

  it('open with the sign-in page for who is not signed in, and come back to where one wanted to go', async () => {
    const { page, open } = await visit()
    await open('/trendee/trend-highlights')
    await page.waitForURL(/\/login$/)
    await page.getByLabel('E-mail').fill('designer@trendee.demo')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').getByText('E-mail and password do not match.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('trendee-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/trendee\/trend-highlights/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('')
  })

  it('show the rising trends as cards that lead to their detail', async () => {
    const { page, open, signIn } = await visit()
    await signIn('designer')
    await open('/trendee/trend-highlights')
    const cards = page.getByRole('article')
    await cards.first().waitFor()
    expect(await cards.count()).toBeGreaterThan(3)
    const link = cards.first().getByRole('heading').getByRole('link')
    const name = await link.textContent()
    await link.click()
    await page.waitForURL(/\/trendee\/trend-detail\//)
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  })

  it('speak Chinese to who reads it', async () => {
    const { page, open, signIn } = await visit({ language: 'zh' })
    await signIn('designer')
    await open('/trendee/trend-highlights?lang=zh')
    await page.getByRole('article').first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^zh/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/\p{Script=Han}/u)
  })
})
