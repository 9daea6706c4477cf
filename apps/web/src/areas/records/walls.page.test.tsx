import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { choose, pick, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { productWall, shopWall } = CONTRACT.records
const SALES = '/trendee/trend-gallery/trend-sales-products'

describe('the walls of the gallery', () => {
  const { openPage } = usePages()

  it.each(screensByTurns('/trendee/trend-gallery/trend-sales-products'))(
    '%s shows what all marketplaces sold, the most first, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'trendee-business', language })
      const { view, say } = page
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('screen.wall_sales'))
      const { list, total } = await page.ask(productWall, { channel: 'marketplaces' })
      expect(view.getByText(say('count.products_other', { count: total }))).toBeDefined()
      const [first] = view.getAllByRole('article')
      expect(first?.textContent).toContain(list[0]?.title)
      expect(
        within(first as HTMLElement)
          .getAllByRole('link')[0]
          ?.getAttribute('href'),
      ).toBe(`/trendee/sales-info/${list[0]?.platform}/${list[0]?.id}`)
    },
  )

  it.each(screensByTurns('/trendee/trend-gallery/trend-retail-products'))(
    '%s shows products of brands’ own sites, the newest first, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'trendee-business', language })
      const { view, say } = page
      const { list, total } = await page.ask(productWall, { channel: 'brand_sites', sort: 'first_seen' })
      expect(list.every(({ platform }) => platform === 'brand-site')).toBe(true)
      expect(view.getByText(say('count.products_other', { count: total }))).toBeDefined()
      expect(view.getAllByRole('article')[0]?.textContent).toContain(list[0]?.title)
    },
  )

  it.each(screensByTurns('/trendee/trend-gallery/trend-seller'))(
    '%s groups products by shop, the fastest-growing first, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'trendee-business', language })
      const { view, say } = page
      const { list, total } = await page.ask(shopWall, {})
      expect(view.getByText(say('wall.count_shops_other', { count: total }))).toBeDefined()
      const [first] = view.getAllByRole('article')
      const card = within(first as HTMLElement)
      expect(card.getByRole('heading', { level: 2 }).textContent).toBe(list[0]?.shop)
      expect(card.getAllByRole('img')).toHaveLength(list[0]?.best.length ?? 0)
      expect(list[0]?.growth).toBeGreaterThanOrEqual(list[1]?.growth ?? 0)
    },
  )

  it('keeps what came within the window, and says what leads among that', async () => {
    const page = await openPage('/trendee/trend-gallery/trend-retail-products', { as: 'trendee-business' })
    const { view, say, user } = page
    const isTotal = (count: number) => view.getByText(say('count.products_other', { count }))
    const all = await page.ask(productWall, { channel: 'brand_sites' })
    const recent = await page.ask(productWall, { channel: 'brand_sites', arrival: 'new' })
    expect(recent.total).toBeLessThan(all.total)
    expect(isTotal(all.total)).toBeDefined()
    await user.click(view.getByRole('checkbox', { name: say('wall.only_new_other', { count: 30 }) }))
    await page.settled()
    expect(isTotal(recent.total)).toBeDefined()
    const [leader] = (await page.ask(CONTRACT.retailRankings.topCategories, { by: 'new_arrivals' })).list
    const panel = within(view.getByRole('complementary', { name: say('ranking.title') }))
    const [bar] = panel.getAllByRole('listitem')
    expect(bar?.textContent).toContain(leader?.name)
    expect(bar?.textContent).toContain(String(leader?.new_arrivals))
  })

  it('leads from a shop to its products alone', async () => {
    const page = await openPage('/trendee/trend-gallery/trend-seller', { as: 'trendee-business' })
    const { list } = await page.ask(shopWall, {})
    const [shop] = list
    await press(page, shop?.shop ?? '', 'link')
    expect(page.address()).toContain(SALES)
    const { total } = await page.ask(productWall, {
      channel: 'marketplaces',
      platforms: [shop?.platform as 'temu'],
      seller: shop?.shop ?? '',
    })
    expect(total).toBe(shop?.products)
    expect(page.view.getByText(page.say('count.products_other', { count: total }))).toBeDefined()
  })

  it('offers the brands of its own shops, each with as many products as it then shows', async () => {
    const page = await openPage(SALES, { as: 'trendee-business' })
    const { brands } = await page.ask(CONTRACT.filters.index, { channel: 'marketplaces' })
    const [brand] = brands
    await pick(page, page.say('filter.brand'), brand?.name ?? '')
    expect(page.address()).toBe(`${SALES}?brand=${brand?.value}`)
    expect(page.view.getByText(page.say('count.products_other', { count: brand?.count ?? 0 }))).toBeDefined()
  })

  it('shows the brand that an older link spells otherwise, and a line by its name', async () => {
    const page = await openPage(SALES, { as: 'trendee-business' })
    const [brand] = (await page.ask(CONTRACT.filters.index, { channel: 'marketplaces' })).brands
    const [line] = (await page.ask(CONTRACT.brands.lines, {})).list
    const openAt = (spelt = '') =>
      openPage(`${SALES}?brand=${encodeURIComponent(spelt.toUpperCase())}`, { as: 'trendee-business' })
    const chosenOn = ({ view, say }: typeof page) =>
      view.getByRole<HTMLInputElement>('combobox', { name: say('filter.brand') }).value
    const ofBrand = await openAt(brand?.name)
    expect(chosenOn(ofBrand)).toContain(`${brand?.name} `)
    expect(ofBrand.view.getByText(ofBrand.say('count.products_other', { count: brand?.count ?? 0 }))).toBeDefined()
    expect(chosenOn(await openAt(line?.value))).toBe(line?.name)
  })

  it('shows a product in short, and the next by the arrow key', async () => {
    const page = await openPage(SALES, { as: 'trendee-business' })
    const { view, say, user } = page
    const { list } = await page.ask(productWall, { channel: 'marketplaces' })
    await press(page, `${say('wall.quick')}: ${list[0]?.title}`)
    const drawer = within(await view.findByRole('dialog'))
    expect(drawer.getByRole('heading', { name: list[0]?.title ?? '' })).toBeDefined()
    await user.keyboard('{ArrowRight}')
    expect(await drawer.findByRole('heading', { name: list[1]?.title ?? '' })).toBeDefined()
    await user.keyboard('{ArrowLeft}')
    expect(await drawer.findByRole('heading', { name: list[0]?.title ?? '' })).toBeDefined()
  })

  it('keeps what is followed in its quick view, and follows all that are chosen', async () => {
    const page = await openPage(SALES, { as: 'trendee-business' })
    const { view, say, user } = page
    const { list } = await page.ask(productWall, { channel: 'marketplaces' })
    const keys = list.slice(0, 3).map(({ platform, id }) => ({ kind: 'product', id: `${platform}.${id}` }))
    const followed = async () => (await page.ask(CONTRACT.stars.ids, {})).list
    await press(page, `${say('wall.quick')}: ${list[1]?.title}`)
    const drawer = within(await view.findByRole('dialog'))
    await user.click(drawer.getByRole('button', { name: say('star.follow_name', { name: list[1]?.title ?? '' }) }))
    await expect.poll(followed).toContainEqual(keys[1])
    expect(await followed()).not.toContainEqual(keys[0])
    await user.keyboard('{Escape}')
    await press(page, say('wall.choose'))
    const boxes = view.getAllByRole('checkbox', { name: say('table.select_row') })
    for (const box of boxes.slice(0, 3)) await user.click(box)
    await press(page, say('star.follow'))
    await expect.poll(followed).toEqual(expect.arrayContaining(keys))
    expect(await view.findByText(say('star.followed_other', { count: 3 }))).toBeDefined()
  })

  it('lets many be chosen by their whole cards', async () => {
    const page = await openPage(SALES, { as: 'trendee-business' })
    const { view, say, user } = page
    const boxesShown = () => view.queryAllByRole('checkbox', { name: say('table.select_row') })
    expect(boxesShown()).toHaveLength(0)
    await press(page, say('wall.choose'))
    const boxes = boxesShown()
    await user.click(boxes[0] as HTMLElement)
    await user.click(boxes[2] as HTMLElement)
    expect(view.getByText(say('table.chosen_other', { count: 2 }))).toBeDefined()
    await user.click(boxes[2] as HTMLElement)
    expect(view.getByText(say('table.chosen_one', { count: 1 }))).toBeDefined()
    await press(page, say('table.clear'))
    expect(boxesShown()).toHaveLength(0)
  })

  it.each([
    ['/trendee/trend-gallery', '/trendee/trend-gallery/trend-seller'],
    ['/retail-products', '/trendee/trend-gallery/trend-retail-products'],
    ['/retail-products/trend-index', '/trendee/trend-gallery/trend-retail-products'],
  ])('%s leads to %s', async (from, to) => {
    const page = await openPage(from, { as: 'trendee-business' })
    expect(page.address()).toBe(to)
  })

  it('counts over the chosen window', async () => {
    const page = await openPage(SALES, { as: 'trendee-business' })
    const { view, say } = page
    await choose(page, say('filter.window'), say('window.short', { days: 7 }))
    const { list } = await page.ask(productWall, { channel: 'marketplaces', window: 7 })
    expect(view.getAllByRole('article')[0]?.textContent).toContain(list[0]?.title)
  })
})
