import { describe, expect, it } from 'vitest'
import { choose, useBrowser } from './browser'

const HIGHLIGHTS = '/trendee/trend-highlights'
describe('trend highlights', () => {
  const visit = useBrowser()

  it('filters stand in the address: a reload restores them, Back undoes the last', async () => {
    const { page, open, say } = await visit({ language: 'zh', as: 'designer' })
    await open(HIGHLIGHTS)
    await page.getByRole('article').first().waitFor()
    await choose(page, say('filter.gender'), say('gender.men'))
    await page.waitForURL(/\?gender=men$/)
    await choose(page, say('filter.window'), say('window.short', { days: 90 }))
    await page.waitForURL(/window=90/)
    const falling = (count: number) => page.getByText(say('highlights.falling_note', { count })).waitFor()
    await falling(90)
    await page.reload()
    await falling(90)
    expect(await page.getByRole('radio', { name: say('gender.men') }).isChecked()).toBe(true)
    await page.goBack()
    await page.waitForURL(/\?gender=men$/)
    await falling(30)
  })

  it('the keyboard alone leads past the menu and to the search; a bar says that a screen is on its way', async () => {
    const { page, open, say, heading } = await visit({ as: 'admin' })
    await open(HIGHLIGHTS)
    await page.getByRole('article').first().waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say('shell.skip'))
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'main')

    await page.keyboard.press('Control+k')
    const prompt = page.getByRole('textbox', { name: say('search.prompt') })
    await prompt.waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
    await page.keyboard.press('Escape')
    await prompt.waitFor({ state: 'detached' })

    // The menu's own code comes with its first click.
    await page.getByRole('button', { name: say('user.menu', { name: 'Ada Admin' }) }).click()
    const toAccount = page.getByRole('menuitem', { name: say('user.account') })
    await toAccount.waitFor()

    // The screen's code comes late: meanwhile the old screen stays, under the bar.
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await toAccount.click()
    await page.locator('#nprogress').waitFor({ state: 'attached' })
    expect(await heading().innerText()).toBe(say('highlights.title'))
    letGo()
    await page.locator('#nprogress').waitFor({ state: 'detached' })
    await heading().getByText('Ada Admin').waitFor()
  })
})
