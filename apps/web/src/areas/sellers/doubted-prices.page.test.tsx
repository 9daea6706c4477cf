import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { answer } from '../../testing/fetch-in-process'
import { press } from '../../testing/controls'
import { languageByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const HOME = '/trendeesellers/best-seller/shein'
const { list: listOf } = CONTRACT.selling.shein

describe('products whose price cannot be right', () => {
  const { openPage, server } = usePages()

  it.each(languageByTurns())(
    'are left out, counted, and listed with the reason where they are asked for, in %s',
    async (language) => {
      const listed = await server().answerTo(listOf, { pageSize: 3 }, 'seller')
      const [product] = listed.list
      if (product === undefined) throw new Error('the demo world has no product of Shein')
      const doubted = {
        ...product,
        price: { amount: 1, currency: 'USD' },
        list_price: { amount: 99.9, currency: 'USD' },
        price_doubt: 'near_free' as const,
        price_usd: null,
        discount: null,
        revenue_usd: null,
      }
      const page = await openPage(HOME, {
        as: 'seller',
        language,
        answers: ({ path, query }) => {
          if (path !== listOf.path) return null
          const isAsked = query.get('prices') === 'doubted'
          return answer({ ...listed, ...(isAsked ? { list: [doubted], total: 1 } : {}), doubted_prices: 1 })
        },
      })
      const { view, say } = page
      const heading = () => view.getByRole('heading', { level: 1 }).textContent
      const first = () => view.getAllByRole('article')[0]?.textContent ?? ''
      expect(heading()).toBe(say('sellers.best_title', { shop: 'Shein' }))
      expect(view.getByText(new RegExp(say('sellers.left_out_one', { count: 1 })))).toBeDefined()
      expect(first()).not.toContain(say('price.doubted'))

      await press(page, say('sellers.show_doubted'))
      expect(page.address()).toBe(`${HOME}?prices=doubted`)
      expect(heading()).toBe(say('sellers.doubted_title', { shop: 'Shein' }))
      expect(first()).toContain(say('price.doubted'))
      expect(first()).not.toContain('99%')

      await press(page, say('sellers.show_believed'))
      expect(page.address()).toBe(HOME)
      expect(heading()).toBe(say('sellers.best_title', { shop: 'Shein' }))
    },
  )
})
