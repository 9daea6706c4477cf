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
      name: say('held_now.products_other', { platform: 'Temu', count: 12, days: '1' }),
    })
    expect(products.getAttribute('href')).toBe('/trendee/trend-gallery/trend-sales-products?platforms=temu')
    for (const missing of ['search', 'second_capture', 'posts', 'looks', 'ads'] as const)
      expect(part.getByText(say(`missing.${missing}`))).toBeDefined()
    expect(part.queryByText(say('missing.products'))).toBeNull()
  })

  it('leads from an empty list of the sellers’ line to those that are filled', async () => {
    const held = [{ kind: 'products', platform: 'shop-lark', count: 1, from: '2025-06-29', to: '2025-06-29', days: 1 }]
    const { view, say } = await openPage(SELLERS, { as: 'seller', answers: answerer({ ...EMPTY, held }) })
    const name = say('held_now.products_one', { platform: 'Lark', count: 1, days: '1' })
    expect(view.getByRole('link', { name }).getAttribute('href')).toBe('/trendeesellers/best-seller/shop-lark')
  })

  it('says of an empty list that nothing fits its filters, or without any what would fill it', async () => {
    const held = [{ kind: 'posts', platform: 'tiktok', count: 9, from: '2025-06-01', to: '2025-06-29', days: 9 }]
    const answers: Answerer = ({ path }) => {
      if (path === CONTRACT.common.holdings.path) return answer({ ...EMPTY, held })
      return path === CONTRACT.social.hashtagList.path ? answer({ ...NO_ROW, as_of: '2025-06-29' }) : null
    }
    const page = await openPage('/trendee/topics?tab=hashtags&platform=instagram', { as: 'designer', answers })
    const { view, say } = page
    expect(view.getByText(say('empty.filtered'))).toBeDefined()
    expect(view.queryByText(say('missing.title'))).toBeNull()
    const [clear] = view.getAllByRole('button', { name: say('filter.clear', { count: 1 }) })
    if (clear === undefined) throw new Error('the filters cannot be cleared')
    await page.user.click(clear)
    await page.settled()
    expect(view.getByText(say('empty.unknown'))).toBeDefined()
    expect(view.getByText(say('missing.ads'))).toBeDefined()
    expect(view.queryByText(say('empty.filtered'))).toBeNull()
  })

  it('says when reports will be written where there is none', async () => {
    const held = [{ kind: 'posts', platform: 'tiktok', count: 9, from: '2025-06-01', to: '2025-06-29', days: 9 }]
    const answers: Answerer = ({ path }) => {
      if (path === CONTRACT.common.holdings.path) return answer({ ...EMPTY, held })
      return path === CONTRACT.reports.page.path ? answer({ list: [], total: 0, page: 1, pageSize: 20 }) : null
    }
    const page = await openPage('/trendee/reports', { as: 'designer', answers })
    expect(page.view.getByText(page.say('reports.none_yet'))).toBeDefined()
    expect(page.view.getByText(page.say('missing.search'))).toBeDefined()
  })
})
