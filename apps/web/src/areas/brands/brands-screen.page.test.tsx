import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { makeMember } from '@trendee/server/testing/test-accounts'
import { describe, expect, it } from 'vitest'
import { choose, fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const HOME = '/trendee/brands'
const { list: entry, discovery, info } = CONTRACT.brands

describe('brands', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/brands'))(
    '%s ranks brands, each with what its numbers rest on, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'trendee-business', language })
      const { view, say } = page
      expect(page.title()).toBe(say('screen.brands'))
      const { list } = await page.ask(entry, { pageSize: 50 })
      const rows = within(view.getByRole('table', { name: say('screen.brands') })).getAllByRole('row')
      expect(rows).toHaveLength(list.length + 1)
      for (const [index, brand] of list.entries()) {
        const products = { count: brand.growth_products }
        const placed = { count: brand.positioned_products }
        const said = [
          (language === 'zh' && brand.name_zh) || brand.name,
          brand.growth === null
            ? ''
            : say(products.count === 1 ? 'brands.growth_of_one' : 'brands.growth_of_other', products),
          brand.segment === null ? '' : say(`segment.${brand.segment}`),
          brand.segment !== null || placed.count === 0
            ? ''
            : say(placed.count === 1 ? 'brands.too_few_one' : 'brands.too_few_other', placed),
        ]
        const text = rows[index + 1]?.textContent ?? ''
        expect(said.filter((words) => !text.includes(words))).toEqual([])
      }
      // Of the small world some brands are too small to be placed.
      expect(list.some(({ segment }) => segment === null)).toBe(true)
    },
  )

  it('lead on to discovery, which says why each is there', async () => {
    const page = await openPage(HOME, { as: 'trendee-business' })
    await choose(page, page.say('brands.view'), page.say('brands.view_discovery'))
    expect(page.address()).toBe(`${HOME}?view=discovery`)
    expect(page.title()).toBe(page.say('brands.discovery'))
    // Nothing of the small world rises for a month: what sells there is rounded.
    await choose(page, page.say('filter.window'), page.say('window.short', { days: 1 }))
    const { total, list } = await page.ask(discovery, { window: 1 })
    const rows = within(page.view.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(total + 1)
    expect(list.map(({ why }) => why)).toContain('rising')
    expect(rows[1]?.textContent).toContain(page.say('brands.why_rising'))
  })

  it('take a brand of one’s own where there is none, and list it then', async () => {
    const { token } = await makeMember(server().runtime.store.db, {
      role: '1',
      plan: { line: 'trendee', plan: 'basic' },
    })
    const page = await openPage(`${HOME}?view=own`, { as: { token } })
    const { view, say } = page
    expect(view.getByText(say('brands.own_none'))).toBeDefined()
    await fill(page, await view.findByLabelText(say('dashboard.own_name')), 'Avelisse')
    await press(page, say('dashboard.add'))
    const rows = within(view.getByRole('table', { name: say('brands.own') })).getAllByRole('row')
    expect(rows).toHaveLength(2)
    expect(rows[1]?.textContent).toContain('Avelisse')
  })

  it('lead from two that are ticked to the first beside the second', async () => {
    const page = await openPage(HOME, { as: 'trendee-business' })
    const { view, say } = page
    const { list } = await page.ask(entry, { pageSize: 50 })
    const [first, second] = view.getAllByRole('checkbox', { name: say('table.select_row') })
    await page.user.click(first ?? document.body)
    expect(view.queryByRole('link', { name: say('table.compare') })).toBeNull()
    await page.user.click(second ?? document.body)
    await press(page, say('table.compare'), 'link')
    expect(page.title()).toBe(list[0]?.name)
    const compared = within(view.getByRole('region', { name: say('brand.compare') }))
    expect(compared.getAllByRole('rowheader').map((row) => row.textContent)).toEqual([list[0]?.name, list[1]?.name])
  })

  it('end where the plan ends', async () => {
    const page = await openPage(HOME, { as: 'no-plan' })
    const rows = within(page.view.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(6)
  })
})

describe('one brand', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/brands/$id'))(
    '%s shows its prices, discounts and shelves, in %s',
    async (_, language) => {
      // Its shop has sold out of a product.
      const page = await openPage('/trendee/brands/solvenna', { as: 'trendee-business', language })
      const { view, say } = page
      const data = await page.ask(info, { id: 'solvenna' })
      expect(page.title()).toBe('Solvenna')
      const strips = within(view.getByRole('list', { name: say('brand.prices') })).getAllByRole('listitem')
      expect(strips).toHaveLength(Math.min(12, data.categories.length))
      expect(view.getByRole('region', { name: say('brand.course') })).toBeDefined()
      const gone = within(view.getByRole('region', { name: say('column.sell_outs') }))
      expect(gone.getAllByRole('article')).toHaveLength(data.sold_out.length)
      for (const link of gone.getAllByRole('link')) {
        expect(link.getAttribute('href')).toMatch(/^\/trendee\/(retail-info|sales-info)\//)
      }
    },
  )

  it('leads to the posts that name it', async () => {
    const { list } = await server().answerTo(entry, { sort: 'posts', pageSize: 1 }, 'trendee-business')
    const id = list[0]?.id ?? ''
    const page = await openPage(`/trendee/brands/${id}`, { as: 'trendee-business' })
    const { posts } = await page.ask(info, { id })
    const links = within(page.view.getByRole('region', { name: page.say('trend.posts') })).getAllByRole('link')
    expect(posts.length).toBeGreaterThan(0)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      posts.map((post) => `/trendee/social-info/${post.platform}/${post.id}`),
    )
  })

  it('stands beside others that the address names, under the same columns', async () => {
    const page = await openPage('/trendee/brands/nordelune?compare=avelisse,bramoor', { as: 'trendee-business' })
    const compared = within(page.view.getByRole('region', { name: page.say('brand.compare') }))
    const rows = within(compared.getAllByRole('table')[0] ?? document.body).getAllByRole('rowheader')
    expect(rows.map((row) => row.textContent)).toEqual(['Nordelune', 'Avelisse', 'Bramoor'])
  })

  it('is not there where nobody ever read of it', async () => {
    const page = await openPage('/trendee/brands/nobody-at-all', { as: 'trendee-business' })
    expect(page.view.getByText(page.say('brand.unknown'))).toBeDefined()
  })
})
