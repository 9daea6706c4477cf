import { selling } from '@trendee/contract/selling'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, usePages } from '../../testing/open-page'

describe('best sellers', () => {
  const { openPage } = usePages()

  it.each(LANGUAGES)("show the shop's products with their numbers in %s", async (language) => {
    const page = await openPage('/trendeesellers/best-seller/shein', { as: 'seller', language })
    const answer = await page.ask(selling.shein.list, {})
    await page.view.findByText(page.say('count.products_other', { count: answer.total }))
    page.view.getByRole('heading', { level: 1, name: page.say('sellers.best_title', { shop: 'Shein' }) })
    const cards = page.view.getAllByRole('article')
    expect(cards[0]?.textContent).toContain(answer.list[0]?.title)
  })
})
