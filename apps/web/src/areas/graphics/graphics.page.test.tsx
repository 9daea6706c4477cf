import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import type { KeywordSummary } from '@trendee/contract/graphic/graphic-fields'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { type Answerer, answer } from '../../testing/fetch-in-process'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { graphic } = CONTRACT
const GOOGLE = '/trendeegraphics/google-trends'

/** The small world has too few listings for a shop's keywords: what a larger one answers. */
const LOBSTER: KeywordSummary = {
  keyword: 'lobster',
  source: 'etsy',
  kind: 'motif',
  language: 'en',
  protected: { term: 'lobster club', kind: 'brand' },
  listings: 20,
  shop: {
    as_of: '2026-11-01',
    on_sale: 18,
    sellers: null,
    printed: 15,
    significance: { ratio: 24.5, chance: 0.000_001, lift: null },
    categories: [{ value: 'tshirt', name: 'T-shirt', name_zh: 'T恤', wearer: 'children' }],
    known: 16,
    demand_basis: 'units',
    demand_a_day: 48,
    demand_evidence: 'at_least',
    favorites_a_day: null,
    favorites_reason: 'not_told_here',
    demand_each: 3,
    usual_each: 1,
    difficulty: 25,
    difficulty_reason: null,
    leader_share: 0.5,
    priced: 18,
    price_low: 10,
    price_median: 12.5,
    price_high: 20,
    arrivals: 3,
    arrivals_before: 2,
    arrival_growth: null,
    arrival_reason: 'few_before',
  },
  searches: null,
  searches_reason: 'not_searched',
  rising: { search: 'lobster sweater', growth: 1.8, is_breakout: false },
  pictures: [],
}

const MOTH_SEARCHES: KeywordSummary['searches'] = {
  term: 'moth shirt',
  trend_id: 'keyword:moth-shirt',
  interest: 37.5,
  yoy: 0.1,
  is_seasonal: true,
  best_month: 10,
  sparkline: [],
  as_of: '2026-11-01',
}

/** Answers one entry in the server's place. */
function answering<In, Parsed, Out>(entry: Endpoint<In, Parsed, Out>, data: Out): Answerer {
  return ({ path }) => (path === entry.path ? answer(data) : null)
}

const cells = (page: Page, row: number) =>
  within(page.view.getByRole('table', { name: page.say('graphics.menu') })).getAllByRole('row')[row]?.textContent

describe('print keywords', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendeegraphics/$source'))('%s lists what is searched, in %s', async (_path, language) => {
    const page = await openPage(GOOGLE, { as: 'graphics', language })
    const { say, view } = page
    expect(page.title()).toBe(say('graphics.title_searches'))
    expect(view.getByText(say('graphics.note_searches'))).toBeDefined()
    const { list, total } = await page.ask(graphic.keywordsList, { source: 'google', pageSize: 50, sort: 'interest' })
    expect(total).toBeGreaterThan(5)
    const [first] = list
    expect(cells(page, 1)).toContain(first?.keyword)
    expect(cells(page, 1)).toContain(formatFor(language).decimal(first?.searches?.interest ?? null))
  })

  it('of a shop say what is known, and why the rest is not', async () => {
    const searched = { ...LOBSTER, keyword: 'moth', protected: null, searches: MOTH_SEARCHES, searches_reason: null }
    const data = { list: [LOBSTER, searched], total: 2, page: 1, pageSize: 50, as_of: '2026-11-01' }
    const page = await openPage('/trendeegraphics/etsy', {
      as: 'graphics',
      answers: answering(graphic.keywordsList, data),
    })
    const { say, view } = page
    expect(page.title()).toBe(say('graphics.title_shop', { shop: say('platform.etsy') }))
    const row = cells(page, 1)
    for (const shown of ['lobster', '$12.50', '25', '≥ 48.0', say('graphics.is_brand', { term: 'lobster club' })]) {
      expect(row).toContain(shown)
    }
    expect(cells(page, 2)).toContain('37.5')
    // Of the first row interest and its growth.
    expect(view.getAllByText(say('graphics.why_not_searched'))).toHaveLength(2)
  })

  it('say where none fits, and whom no address names', async () => {
    const empty = await openPage(`${GOOGLE}?q=no-such-print`, { as: 'graphics' })
    expect(empty.view.getByText(empty.say('graphics.none'))).toBeDefined()
    const nobody = await openPage('/trendeegraphics/nowhere', { as: 'graphics' })
    expect(nobody.view.queryByRole('table')).toBeNull()
    expect(nobody.requests.some(({ path }) => path === graphic.keywordsList.path)).toBe(false)
  })

  it('end where the plan ends, with what opens the rest', async () => {
    const page = await openPage(GOOGLE, { as: 'no-plan' })
    const rows = within(page.view.getByRole('table', { name: page.say('graphics.menu') })).getAllByRole('row')
    expect(rows).toHaveLength(6)
    const { list } = await server().answerTo(CONTRACT.plans.priceList, {})
    const basic = list.find(({ platform, plan }) => platform === 'trendeegraphics' && plan === 'basic')
    expect(document.body.textContent).toContain(`$${basic?.monthly_usd}`)
  })

  it.each(screensByTurns('/trendeegraphics/keyword/$source/$keyword'))(
    '%s shows one with its searches, in %s',
    async (_path, language) => {
      const page = await openPage('/trendeegraphics/keyword/google-trends/leopard', { as: 'graphics', language })
      const { say, view } = page
      expect(page.title()).toBe('leopard')
      const detail = await page.ask(graphic.keywordsKeyword, { source: 'google', keyword: 'leopard' })
      expect(detail.queries.length).toBeGreaterThan(1)
      const searches = within(view.getByRole('region', { name: say('graphics.queries') }))
      expect(searches.getAllByRole('listitem')).toHaveLength(detail.queries.length)
      const chart = within(view.getByRole('region', { name: say('graphics.months') }))
      await page.user.click(chart.getByRole('button', { name: say('chart.table') }))
      expect(chart.getAllByRole('row')).toHaveLength(13)
      expect(view.getByText(say('graphics.why_of_one_shop'))).toBeDefined()
    },
  )

  it('work the difficulty out before the reader’s eyes', async () => {
    const data: OutputOf<typeof graphic.keywordsKeyword> = {
      keyword: LOBSTER,
      as_of: '2026-11-01',
      curve: null,
      months: null,
      queries: [],
      related: [{ keyword: 'sardine', listings: 4 }],
      shops: [{ platform: 'shein', listings: 7, difficulty: 40.4, price_median: 9 }],
      products: [],
    }
    const page = await openPage('/trendeegraphics/keyword/etsy/lobster', {
      as: 'graphics',
      answers: answering(graphic.keywordsKeyword, data),
    })
    const { say, view } = page
    expect(
      view.getByText(say('graphics.difficulty_worked', { usual: '1.000', own: '3.000', difficulty: '25' })),
    ).toBeDefined()
    expect(view.getByText(say('graphics.why_not_told_here'))).toBeDefined()
    const child = say('graphics.for_children', { category: 'T-shirt' })
    expect(view.getByText(say('graphics.lift_never', { category: child }))).toBeDefined()
    expect(view.getByRole('link', { name: /sardine/ }).getAttribute('href')).toBe(
      '/trendeegraphics/keyword/etsy/sardine',
    )
    expect(view.getByText(say('graphics.shop_line', { count: '7', difficulty: '40' }))).toBeDefined()
  })

  it('say of a word that nobody prints that it is none', async () => {
    const page = await openPage('/trendeegraphics/keyword/etsy/nothing-at-all', { as: 'graphics' })
    expect(page.view.getByText(page.say('graphics.unknown'))).toBeDefined()
  })
})

describe('listings with a print', () => {
  const { openPage, server } = usePages()
  const prints = () => server().answerTo(graphic.productsList, { platform: 'shein', pageSize: 50 }, 'graphics')

  it.each(screensByTurns('/trendeegraphics/prints/$platform'))('%s are a wall, in %s', async (_path, language) => {
    const { list } = await prints()
    expect(list.length).toBeGreaterThan(3)
    const page = await openPage('/trendeegraphics/prints/shein', { as: 'graphics', language })
    expect(page.title()).toBe(page.say('graphics.prints_title', { shop: page.say('platform.shein') }))
    expect(page.view.getAllByRole('article')[0]?.textContent).toContain(list[0]?.title)
  })

  it.each(screensByTurns('/trendeegraphics/listings/$platform/$keyword'))(
    '%s are those of one keyword, in %s',
    async (_path, language) => {
      const data = await prints()
      const answers = answering(graphic.productsKeyword, data)
      const page = await openPage('/trendeegraphics/listings/shein/floral', { as: 'graphics', language, answers })
      expect(page.title()).toBe('floral')
      expect(page.view.getAllByRole('article')[0]?.textContent).toContain(data.list[0]?.title)
      const asked = page.requests.find(({ path }) => path === graphic.productsKeyword.path)
      expect(asked).toBeDefined()
    },
  )

  it.each(screensByTurns('/trendeegraphics/$platform/$id'))('%s say which keywords, in %s', async (_path, language) => {
    const [first] = (await prints()).list
    const page = await openPage(`/trendeegraphics/shein/${first?.id}`, { as: 'graphics', language })
    const { say, view } = page
    expect(view.getByRole('heading', { level: 1 }).textContent).toContain(first?.title)
    const { keywords } = await page.ask(graphic.productsInfo, { platform: 'shein', id: String(first?.id) })
    const says = within(view.getByRole('region', { name: say('graphics.says') }))
    expect(says.queryAllByRole('listitem')).toHaveLength(keywords.length)
    expect(says.queryAllByText(say('graphics.says_none'))).toHaveLength(keywords.length === 0 ? 1 : 0)
  })

  it('say of an id that nobody sells that there is none', async () => {
    const page = await openPage('/trendeegraphics/shein/nobody', { as: 'graphics' })
    expect(page.view.getByText(page.say('graphics.unknown_listing'))).toBeDefined()
  })
})
