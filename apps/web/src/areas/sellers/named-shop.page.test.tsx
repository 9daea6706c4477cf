import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { type Answerer, answer } from '../../testing/fetch-in-process'
import { pick } from '../../testing/controls'
import { usePages } from '../../testing/open-page'

const SHOP = { value: 'shop-linden-lark', name: 'Linden & Lark', name_zh: 'Linden & Lark', count: 3 }
const HOME = `/trendeesellers/best-seller/${SHOP.value}`
const { list: listOf, topPrimary } = CONTRACT.selling.shop
const shein = CONTRACT.selling.shein

describe('a shop that a table named', () => {
  const { openPage, server } = usePages()

  it('has its place in the menu, a list of its own products, and pages behind it', async () => {
    const index = await server().answerTo(CONTRACT.filters.index, {}, 'seller')
    const listed = await server().answerTo(shein.list, { pageSize: 3 }, 'seller')
    const leaders = await server().answerTo(shein.topPrimary, { window: 30 }, 'seller')
    const products = listed.list.map((product) => ({ ...product, platform: SHOP.value }))
    const cheapestFirst = products.toSorted((a, b) => (a.price_usd ?? 0) - (b.price_usd ?? 0))
    const page = await openPage(HOME, {
      as: 'seller',
      answers: ({ path, query }) => {
        if (path === CONTRACT.filters.index.path) return answer({ ...index, platforms: [...index.platforms, SHOP] })
        // What is asked of a shop names it; anything else is the server's to refuse.
        if (query.get('shop') !== SHOP.value) return null
        if (path === topPrimary.path) return answer(leaders)
        if (path !== listOf.path) return null
        const list = query.get('sort') === 'price' ? cheapestFirst : products
        return answer({ ...listed, list, total: 3 })
      },
    })
    const { view, say } = page
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('sellers.best_title', { shop: SHOP.name }))
    const menu = within(view.getByRole('navigation', { name: say('shell.menu') }))
    const entries = menu.getAllByRole('link', { name: new RegExp(SHOP.name) })
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      HOME,
      `/trendeesellers/new-arrival/${SHOP.value}`,
    ])
    expect(entries[0]?.textContent).toContain('3')
    const first = () => view.getAllByRole('article')[0] as HTMLElement
    expect(first().textContent).toContain(products[0]?.title)
    await pick(page, say('sort.label'), say('sort.price'))
    expect(first().textContent).toContain(cheapestFirst[0]?.title)
    const links = within(first()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      `/trendeesellers/${SHOP.value}/${cheapestFirst[0]?.id}`,
    )
  })

  it('is where the line begins while no marketplace has products', async () => {
    const index = await server().answerTo(CONTRACT.filters.index, {}, 'seller')
    const begun = async (platforms: typeof index.platforms) => {
      const answers: Answerer = ({ path }) =>
        path === CONTRACT.filters.index.path ? answer({ ...index, platforms }) : null
      const page = await openPage('/trendeesellers', { as: 'seller', answers, isBusy: true })
      await page.view.findByRole('navigation', { name: page.say('shell.menu') })
      return page.address().replace(/\?.*$/u, '')
    }
    const temu = index.platforms.find(({ value }) => value === 'temu')
    if (temu === undefined) throw new Error('no Temu to begin with')
    expect(await begun([SHOP])).toBe(HOME)
    expect(await begun([SHOP, temu])).toBe('/trendeesellers/best-seller/temu')
    expect(await begun([])).toBe('/trendeesellers/best-seller/shein')
  })
})
