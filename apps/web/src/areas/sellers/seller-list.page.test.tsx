import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { choose, pick, press, upgradeButtons } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const HOME = '/trendeesellers/best-seller/shein'
const { list: listOf, topAttribute } = CONTRACT.selling.shein

const firstCard = ({ view }: Page) => view.getAllByRole('article')[0]?.textContent ?? ''
const shows = ({ view, say }: Page, total: number) => view.getByText(say('count.products_other', { count: total }))

describe('a marketplace’s list', () => {
  const { openPage } = usePages()

  it.each(screensByTurns('/trendeesellers/best-seller/$platform'))(
    '%s shows what sells best, with its numbers, in %s',
    async (_path, language) => {
      const page = await openPage(HOME, { as: 'seller', language })
      const { view, say } = page
      expect(page.title()).toBe(say('sellers.best_title', { shop: 'Shein' }))
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('sellers.best_title', { shop: 'Shein' }))
      const { list, total } = await page.ask(listOf, {})
      expect(shows(page, total)).toBeDefined()
      expect(firstCard(page)).toContain(list[0]?.title)
      expect(firstCard(page)).toContain(list[0]?.price_usd?.toFixed(2))
    },
  )

  it.each(screensByTurns('/trendeesellers/new-arrival/$platform'))(
    '%s shows what is new, the newest first, in %s',
    async (_path, language) => {
      const page = await openPage('/trendeesellers/new-arrival/temu', { as: 'seller', language })
      const { view, say } = page
      expect(page.title()).toBe(say('sellers.new_title', { shop: 'Temu' }))
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('sellers.new_title', { shop: 'Temu' }))
      const { list, total } = await page.ask(CONTRACT.selling.temu.list, { arrival: 'new', sort: 'first_seen' })
      expect(shows(page, total)).toBeDefined()
      expect(firstCard(page)).toContain(list[0]?.title)
    },
  )

  it.each(['best-seller/nope', 'new-arrival/SHEIN', 'nope/1'])(
    '%s is not found where there is no such shop',
    async (path) => {
      const { view, say, title } = await openPage(`/trendeesellers/${path}`, { as: 'seller', language: 'zh' })
      expect(title()).toBe(say('not_found.subtitle'))
      expect(view.getAllByRole('main')).toHaveLength(1)
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('not_found.subtitle'))
      expect(view.getByRole('link', { name: say('not_found.home') })).toBeDefined()
    },
  )

  it('says as a table too where the plan ends, and has no page behind it', async () => {
    const { view } = await openPage(`${HOME}?view=table`, { as: 'no-plan' })
    const rows = within(view.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(6)
    expect(view.getByText(/^Your plan shows the first 5 of [\d,]+\.$/)).toBeDefined()
    expect(view.queryByRole('button', { name: '2' })).toBeNull()
  })

  it('is sorted in the address, and becomes a table in the same order', async () => {
    const page = await openPage(HOME, { as: 'seller' })
    const { view, say } = page
    await pick(page, say('sort.label'), say('sort.price'))
    expect(page.address()).toBe(`${HOME}?sort=price&order=asc`)
    const cheapest = await page.ask(listOf, { sort: 'price', order: 'asc' })
    expect(firstCard(page)).toContain(cheapest.list[0]?.title)
    const views = within(view.getByRole('radiogroup', { name: say('view.label') }))
    await page.user.click(views.getByTitle(say('view.table')))
    await page.settled()
    const table = within(view.getByRole('table', { name: say('screen.best_seller') }))
    expect(table.getByRole('columnheader', { name: say('sort.price') }).getAttribute('aria-sort')).toBe('ascending')
    expect(within(table.getAllByRole('row')[1] as HTMLElement).getByRole('link').textContent).toBe(
      cheapest.list[0]?.title,
    )
  })

  it('is a table of what demand is counted in, sorted by its heads', async () => {
    const page = await openPage(`${HOME}?view=table`, { as: 'seller' })
    const { view, say } = page
    const table = within(view.getByRole('table', { name: say('screen.best_seller') }))
    const [first] = (await page.ask(listOf, {})).list
    const basis = first?.demand_basis
    if (!basis) throw new Error('the demo world says nothing of demand here')
    // With the days that are counted: a feed that tells nothing but a period of its own is headed by that.
    const inWindow = (what: string, count: number) => say('growth.in_window', { what, count })
    const days = first.units_window_days ?? 30
    expect(table.getByRole('button', { name: inWindow(say(`sort.demand_${basis}`), days) })).toBeDefined()
    expect(table.getByRole('button', { name: inWindow(say('growth.window'), days) })).toBeDefined()
    expect(table.getByRole('columnheader', { name: say(`column.curve_${basis}`) })).toBeDefined()
    await page.user.click(table.getByRole('button', { name: say('sort.rating') }))
    await page.settled()
    expect(page.address()).toContain('sort=rating')
    const best = await page.ask(listOf, { sort: 'rating', pageSize: 50 })
    expect(within(table.getAllByRole('row')[1] as HTMLElement).getByRole('link').textContent).toBe(best.list[0]?.title)
  })

  it('heads what is counted in a window with that window', async () => {
    const page = await openPage(`${HOME}?view=table`, { as: 'seller' })
    const { view, say } = page
    const heads = () => view.getAllByRole('columnheader').map((head) => head.textContent)
    const inWindow = (what: string, count: number) => say('growth.in_window', { what, count })
    expect(heads()).toEqual(expect.arrayContaining([inWindow(say('growth.window'), 30)]))
    await choose(page, say('filter.window'), say('window.short', { days: 7 }))
    const rows = (await page.ask(listOf, { window: 7 })).list
    const days = rows.find(({ units_window_days: own }) => own !== null)?.units_window_days ?? 7
    expect(heads()).toEqual(expect.arrayContaining([inWindow(say('growth.window'), days)]))
  })

  it('turns its pages as a table, in the address', async () => {
    const page = await openPage(`${HOME}?view=table`, { as: 'seller' })
    const { total, list } = await page.ask(listOf, { page: 2, pageSize: 50 })
    expect(total).toBeGreaterThan(50)
    await press(page, '2')
    expect(page.address()).toContain('page=2')
    const row = page.view.getAllByRole('row')[1] as HTMLElement
    expect(within(row).getByRole('link').textContent).toBe(list[0]?.title)
  })

  it('loads more of the wall as its end comes into view', async () => {
    const page = await openPage(HOME, { as: 'seller', width: 4000 })
    const asked = page.requests.filter(({ path }) => path === listOf.path).map(({ query }) => query.get('page'))
    expect(asked).toContain('2')
  })

  it('is filtered by a leading attribute and by price', async () => {
    const page = await openPage(HOME, { as: 'seller' })
    const { view, user, say } = page
    await choose(page, say('leaders.title'), say('leaders.attribute'))
    const [leader] = (await page.ask(topAttribute, { quantity: 12 })).list
    if (leader === undefined) throw new Error('the demo world has no leading attribute')
    const leaders = within(view.getByRole('list', { name: say('leaders.attribute') }))
    await user.click(leaders.getAllByRole('button')[0] as HTMLElement)
    await page.settled()
    expect(page.address()).toContain(`attributeName=${leader.value}`)
    const attribute = { attributeType: leader.type as 'color', attributeName: leader.value }
    const some = await page.ask(listOf, attribute)
    expect(some.total).toBe(leader.products)
    expect(shows(page, some.total)).toBeDefined()

    await press(page, say('filter.price'))
    await user.type(await view.findByLabelText(say('price.low')), '10')
    await user.type(view.getByLabelText(say('price.high')), '30')
    await press(page, say('filter.apply'))
    expect(page.address()).toContain('price_min=10&price_max=30')
    const few = await page.ask(listOf, { ...attribute, price_min: 10, price_max: 30 })
    expect(few.total).toBeLessThan(some.total)
    expect(shows(page, few.total)).toBeDefined()
    await page.go(-1)
    expect(shows(page, some.total)).toBeDefined()
    await page.go(1)
    expect(shows(page, few.total)).toBeDefined()
    await press(page, say('filter.clear', { count: 4 }))
    expect(shows(page, (await page.ask(listOf, {})).total)).toBeDefined()
  })

  it('is exported as it is filtered, in the reader’s language', async () => {
    const page = await openPage(`${HOME}?price_min=10&price_max=30`, { as: 'seller', language: 'zh' })
    await press(page, page.say('export.button'))
    await press(page, page.say('export.save'))
    const asked = page.requests.find(({ path }) => path === CONTRACT.common.export.path)
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      what: 'shein',
      price_min: '10',
      price_max: '30',
      language: 'zh',
    })
    // The shortest length that holds the whole list is chosen before.
    const { total } = await page.ask(listOf, { price_min: 10, price_max: 30 })
    expect(Number(asked?.query.get('quantity'))).toBeGreaterThanOrEqual(total)
    const { as_of } = await page.ask(listOf, {})
    expect(page.downloads).toEqual([`trendee-shein-price_max-30-price_min-10-${as_of}.csv`])
    expect(page.view.queryByRole('dialog')).toBeNull()
  })

  it('says where a plan ends, and leads to the line’s prices', async () => {
    const page = await openPage(`${HOME}?window=90`, { as: 'expired' })
    const { view, say } = page
    const dialog = await view.findByRole('dialog', { name: say('plan_limit.not_included') })
    expect(within(dialog).getByText(say('plan.not_plan'))).toBeDefined()
    await press(page, say('plan_limit.later'))
    await page.user.click(upgradeButtons(page)[0] as HTMLElement)
    await page.settled()
    const clicked = page.requests.find(({ path }) => path === CONTRACT.visits.clickLog.path)
    expect(clicked?.body).toContain('upgrade')
    expect(page.address()).toBe('/trendeesellers/pricing')
  })

  it.each(['linnen', '亚麻'])('finds %s, and says where words were put right', async (q) => {
    const page = await openPage(`${HOME}?q=${encodeURIComponent(q)}`, { as: 'seller' })
    const { list, total, searched_as: searchedAs } = await page.ask(listOf, { q })
    expect(total).toBeGreaterThan(0)
    expect(shows(page, total)).toBeDefined()
    expect(firstCard(page)).toContain(list[0]?.title)
    const righted = page.view.queryByText(page.say('search.instead', { text: 'linen' }), { exact: false })
    expect([searchedAs, righted !== null]).toEqual(q.startsWith('linnen') ? ['linen', true] : [null, false])
  })

  it('says in words that nothing was found', async () => {
    const page = await openPage(`${HOME}?price_min=99999`, { as: 'seller' })
    expect(page.view.getAllByText(page.say('empty.analysis')).length).toBeGreaterThan(0)
    expect(page.view.queryByRole('article')).toBeNull()
  })
})
