import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { type Answerer, answer } from '../../testing/fetch-in-process'
import { languageByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { shein, temu, brand_site: brandSite } = CONTRACT.selling

const cards = ({ view }: Page) => view.getAllByRole('article')
const heading = ({ view }: Page) => view.getByRole('heading', { level: 1 })
/** The places that the cards bear. */
const places = (page: Page) =>
  cards(page).flatMap((card) => [...card.querySelectorAll('a > .display')].map((place) => place.textContent))
const answering =
  (path: string, data: unknown): Answerer =>
  (asked) =>
    asked.path === path ? answer(data) : null

describe('what ranks a list', () => {
  const { openPage, server } = usePages()

  it.each(languageByTurns())('stands under its heading, in %s', async (language) => {
    const page = await openPage('/trendeesellers/best-seller/shein', { as: 'seller', language })
    const [first] = (await page.ask(shein.list, {})).list
    expect(first?.demand_basis).toBe('reviews')
    expect(heading(page).nextElementSibling?.textContent).toBe(page.say('ranked.reviews', { days: 30 }))
    expect(places(page).slice(0, 3)).toEqual(['1', '2', '3'])
    const cheap = await openPage('/trendeesellers/best-seller/shein?sort=price&order=asc', { as: 'seller', language })
    const price = cheap.say('ranked.by', { measure: cheap.say('sort.price') })
    expect(heading(cheap).nextElementSibling?.textContent).toBe(price)
    expect(places(cheap)).toEqual([])
  })

  it.each(languageByTurns())(
    'is nothing where a shop tells nothing: the newest first, without places, in %s',
    async (language) => {
      const page = await openPage('/trendeesellers/best-seller/brand-site', { as: 'seller', language })
      const { say, view } = page
      const { list } = await page.ask(brandSite.list, {})
      const days = list.map((product) => product.first_seen ?? '')
      expect(days).toEqual(days.toSorted((a, b) => b.localeCompare(a)))
      const shop = view.getAllByText(say('platform.brand-site'))[0]?.textContent ?? ''
      expect(heading(page).textContent).toBe(say('sellers.products_title', { shop }))
      expect(heading(page).nextElementSibling?.textContent).toBe(say('ranked.none'))
      expect(places(page)).toEqual([])
      expect(cards(page)[0]?.querySelector('time')?.dateTime).toBe(list[0]?.first_seen)
      expect(view.getByRole('combobox', { name: say('sort.label') })).toHaveProperty('value', say('sort.newest'))
      const leaders = view.getByRole('complementary', { name: say('leaders.title') })
      expect(leaders.textContent).toContain(say('leaders.by_products'))
    },
  )

  it('is not the window where nothing was sold in it, and leaders are then counted by their products', async () => {
    const data = await server().answerTo(temu.list, {}, 'seller')
    const sold = data.list.map((product, at) => ({
      ...product,
      demand: 0,
      units: 0,
      units_total: 900 - at,
      units_evidence: 'at_least' as const,
      growth: null,
    }))
    const page = await openPage('/trendeesellers/best-seller/temu', {
      as: 'seller',
      answers: answering(temu.list.path, { ...data, list: sold }),
    })
    expect(heading(page).nextElementSibling?.textContent).toBe(page.say('ranked.units_total'))
    expect(cards(page)[0]?.textContent).toContain(`≥ 900 ${page.say('units.sold_total')}`)

    const leading = await server().answerTo(temu.topPrimary, {}, 'seller')
    const unsold = leading.list.map((leader) => ({ ...leader, demand: 0 }))
    const idle = await openPage('/trendeesellers/best-seller/temu', {
      as: 'seller',
      answers: answering(temu.topPrimary.path, { ...leading, list: unsold }),
    })
    const panel = idle.view.getByRole('complementary', { name: idle.say('leaders.title') })
    expect(panel.textContent).toContain(idle.say('leaders.by_products'))
    expect(panel.textContent).not.toContain(idle.say('leaders.by_units'))
  })

  it.each(languageByTurns())(
    'of new arrivals is their day, and their leaders count new ones, in %s',
    async (language) => {
      const page = await openPage('/trendeesellers/new-arrival/temu', { as: 'seller', language })
      const { say, view } = page
      const { list } = await page.ask(temu.list, { arrival: 'new', sort: 'first_seen' })
      expect(
        cards(page)
          .map((card) => card.querySelector('time')?.dateTime)
          .slice(0, 5),
      ).toEqual(list.slice(0, 5).map((product) => product.first_seen))
      expect(places(page)).toEqual([])
      const leaders = await page.ask(temu.topPrimary, { arrival: 'new', quantity: 12 })
      const panel = view.getByRole('complementary', { name: say('leaders.title') })
      expect(panel.textContent).toContain(say('leaders.by_new'))
      const [row] = within(within(panel).getByRole('list', { name: say('leaders.primary') })).getAllByRole('button')
      expect(row?.textContent).toContain(String(leaders.list[0]?.products))
      expect(leaders.list[0]?.products).toBe(Math.max(...leaders.list.map(({ products }) => products)))
      expect(leaders.total_products).toBe((await page.ask(temu.list, { arrival: 'new' })).total)
    },
  )
})

describe('the table', () => {
  const { openPage } = usePages()

  it.each(languageByTurns())(
    'leaves out columns of which nothing is known, and has whole days and wide titles, in %s',
    async (language) => {
      const page = await openPage('/trendeesellers/best-seller/shein?view=table', { as: 'seller', language })
      const { say, view } = page
      const { list } = await page.ask(shein.list, { pageSize: 50 })
      expect(list.every((product) => product.sales_rank === null && product.revenue_usd === null)).toBe(true)
      const table = view.getByRole('table', { name: say('screen.best_seller') })
      const heads = within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
      expect(heads).not.toContain(say('sort.rank'))
      expect(heads).not.toContain(say('sort.revenue'))
      expect(heads).toContain(say('sort.reviews'))
      const tracks = table.style.getPropertyValue('--tracks')
      expect(tracks).toMatch(/minmax\(300px, 3fr\)/)
      // The day is the last column; `2026年10月31日` needs more than the 104 pixels of a number.
      expect(heads.at(-1)).toBe(say('sort.first_seen'))
      expect(tracks.split(' ').at(-1)).toBe('136px')
      // What it is sorted by stays, though nothing is known of it.
      const ranked = await openPage('/trendeesellers/best-seller/shein?view=table&sort=rank&order=asc', {
        as: 'seller',
        language,
      })
      expect(ranked.view.getByRole('columnheader', { name: say('sort.rank') })).toBeDefined()
    },
  )
})
