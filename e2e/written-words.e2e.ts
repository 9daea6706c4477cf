import { ai } from '@trendee/contract/ai/ai'
import { describe, expect, it } from 'vitest'
import { ask } from './ask'
import { useBrowser } from './browser'

describe('what is told in sentences', () => {
  const visit = useBrowser()

  it('a number of the week leads to its list, one of a trend to its part of the page', async () => {
    const { page, open, say } = await visit({ as: 'designer' })
    const week = await ask('designer', ai.highlight, { gender: 'women' })
    const [count] = week.sentences[0]?.parts.filter((part) => typeof part !== 'string') ?? []
    if (count === undefined) throw new Error('no trend of the demo world has a level')
    await open('/trendee/trend-highlights')
    const words = page.getByRole('region', { name: say('written.week') })
    await words
      .getByRole('link', { name: say('written.opens', { number: count.text }) })
      .first()
      .click()
    await page.waitForURL(/\/trendee\/trend-database\?/)
    expect(page.url()).toContain(count.opens.split('&').at(-1))

    await open('/trendee/trend-detail/linen/all/fabric')
    const summary = page.getByRole('region', { name: say('written.summary') })
    const products = summary.getByRole('link').first()
    expect(await products.getAttribute('href')).toBe('#products')
    await products.click()
    const part = page.locator('#products')
    await part.waitFor()
    // Parts above it are drawn when the reader passes them, and move it.
    await page.waitForFunction(() => {
      const top = document.getElementById('products')?.getBoundingClientRect().top ?? Infinity
      return top >= -2 && top < window.innerHeight
    })
    expect(page.url()).toMatch(/\/linen\/all\/fabric$/)
  })
})
