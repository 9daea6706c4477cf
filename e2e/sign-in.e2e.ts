import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, eachLanguageAndWidth, overflows, useBrowser } from './browser'

describe.each(LANGUAGES)('sign-in in %s', (language) => {
  const visit = useBrowser()

  it('refuses a wrong password, leads back to where one wanted to go, and lets go again', async () => {
    const { page, open, say, heading } = await visit({ language })
    const wanted = '/trendee/trend-highlights?gender=men'
    await open(wanted)
    await page.waitForURL(/\/login$/)
    const password = page.getByLabel(say('sign_in.password'), { exact: true })
    const submit = page.getByRole('button', { name: say('sign_in.submit'), exact: true })
    await submit.click()
    await page.getByText(say('form.required')).first().waitFor()

    await page.getByLabel(say('sign_in.account')).fill('designer@trendee.demo')
    await password.fill('wrong')
    await submit.click()
    await page.getByRole('alert').getByText(say('sign_in.wrong')).waitFor()

    await password.fill(DEMO_PASSWORD)
    await submit.click()
    await page.waitForURL((url) => url.pathname + url.search === wanted)
    await heading().getByText(say('highlights.title')).waitFor()

    await page.getByRole('button', { name: say('user.menu', { name: 'Dora Designer' }) }).click()
    await page.getByRole('menuitem', { name: say('user.sign_out') }).click()
    await page.waitForURL(/\/login$/)
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
    await open(wanted)
    await page.waitForURL(/\/login$/)
  })
})

eachLanguageAndWidth('sign-in page', (look) => {
  const visit = useBrowser()

  it('belongs to the line that was wanted, and fits', async () => {
    const { page, open, say, heading } = await visit(look)
    await open('/trendeesellers/best-seller/shein')
    await page.waitForURL(/\/trendeesellers\/login$/)
    await heading()
      .getByText(say('sign_in.title', { line: say('line.trendeesellers') }))
      .waitFor()
    expect(await overflows(page)).toBe(false)
    expect(await page.locator('html').getAttribute('lang')).toBe(look.language === 'zh' ? 'zh-CN' : 'en')
  })
})
