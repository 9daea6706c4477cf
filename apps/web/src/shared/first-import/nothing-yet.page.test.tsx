import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { SAMPLE_FILES } from '@trendee/contract/common/sample-files'
import { describe, expect, it } from 'vitest'
import { type Answerer, answer } from '../../testing/fetch-in-process'
import { languageByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const HOME = '/trendee/trend-highlights'
const SELLERS = '/trendeesellers/best-seller/temu'
const NO_ROW = {
  list: [],
  total: 0,
  page: 1,
  pageSize: 100,
  as_of: null,
  newer_capture: null,
  price_bands: [],
  doubted_prices: 0,
}
const EMPTY = { held: [], trends: 0, levelled: 0, is_filling: false, administrators: ['Ada Admin'] }

/** A platform that holds this, and no row of any list. */
const answerer =
  (holdings: object): Answerer =>
  ({ path }) => {
    if (path === CONTRACT.common.holdings.path) return answer(holdings)
    return path === CONTRACT.trends.topList.path || path === CONTRACT.selling.temu.list.path ? answer(NO_ROW) : null
  }

describe('an empty platform', () => {
  const { openPage } = usePages()

  it.each(languageByTurns())(
    'leads an administrator to the first import, with files to try, in %s',
    async (language) => {
      const page = await openPage(HOME, { as: 'admin', language, answers: answerer(EMPTY), isBusy: true })
      const { view, say } = page
      await view.findByRole('heading', { level: 2, name: say('first.title') })
      for (const { file } of SAMPLE_FILES)
        expect(view.getByRole('link', { name: say('first.download', { file }) }).getAttribute('href')).toBe(
          `/samples/${file}`,
        )
      expect(view.getByRole('link', { name: say('first.open_data') }).getAttribute('href')).toBe('/admin/data')
    },
  )

  it.each(languageByTurns())(
    'tells everybody else whom to ask, on the home of each product, in %s',
    async (language) => {
      for (const [path, as] of [
        [HOME, 'designer'],
        [SELLERS, 'seller'],
      ] as const) {
        const page = await openPage(path, { as, language, answers: answerer(EMPTY), isBusy: true })
        await page.view.findByText(new RegExp(page.say('first.ask', { names: 'Ada Admin' })))
        expect(page.view.queryByRole('link', { name: page.say('first.open_data') })).toBeNull()
      }
    },
  )

  it('says so while a file is on its way', async () => {
    const page = await openPage(HOME, { as: 'admin', answers: answerer({ ...EMPTY, is_filling: true }), isBusy: true })
    expect(await page.view.findByText(page.say('first.filling'))).toBeDefined()
  })

  it('with one file says what can be seen, and what is missing', async () => {
    const held = [{ kind: 'products', platform: 'temu', count: 12, from: '2025-06-29', to: '2025-06-29', days: 1 }]
    const page = await openPage(HOME, { as: 'designer', answers: answerer({ ...EMPTY, held }) })
    const { view, say } = page
    const part = within(view.getByRole('region', { name: say('held_now.title') }))
    const products = part.getByRole('link', {
      name: say('held_now.products', { platform: 'Temu', count: '12', days: '1' }),
    })
    expect(products.getAttribute('href')).toBe('/trendee/trend-gallery/trend-sales-products?platforms=temu')
    for (const missing of ['search', 'second_capture', 'posts', 'looks'] as const)
      expect(part.getByText(say(`missing.${missing}`))).toBeDefined()
    expect(part.queryByText(say('missing.products'))).toBeNull()
  })
})
