import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { seasonToMeet } from '@trendee/contract/trends/season-to-meet'
import type { ListedTrend } from '@trendee/contract/trends/trend-presence'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { describe, expect, it } from 'vitest'
import { choose, press } from '../../testing/controls'
import { formatFor } from '../../shared/format/format'
import { languageByTurns, screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { trendList, productTrends, whiteSpace, trendFacets } = CONTRACT.trends

const DOWN = { code: 50000, msg: 'down', data: null, request_id: 'test' }

const TYPES = {
  '/trendee/design-trends/color-trends': 'color',
  '/trendee/design-trends/pattern-trends': 'pattern',
  '/trendee/design-trends/detail-trends': 'detail',
  '/trendee/design-trends/fabric-trends': 'fabric',
  '/trendee/design-trends/shape-trends': 'shape',
  '/trendee/design-trends/texture-trends': 'texture',
  '/trendee/design-trends/fit-type-trends': 'fit-type',
  '/trendee/design-trends/neckline-trends': 'neckline',
  '/trendee/design-trends/sleeve-trends': 'sleeve',
} as const

describe('design trends', () => {
  const { openPage } = usePages()

  it.each(
    screensByTurns(
      '/trendee/design-trends/color-trends',
      '/trendee/design-trends/pattern-trends',
      '/trendee/design-trends/detail-trends',
      '/trendee/design-trends/fabric-trends',
      '/trendee/design-trends/shape-trends',
      '/trendee/design-trends/texture-trends',
      '/trendee/design-trends/fit-type-trends',
      '/trendee/design-trends/neckline-trends',
      '/trendee/design-trends/sleeve-trends',
    ),
  )('%s lists the values with their shares, in %s', async (path, language) => {
    const type = TYPES[path]
    const page = await openPage(`${path}?view=table&gender=all`, { as: 'designer', language })
    const { view, say, nameOf } = page
    expect(page.title()).toBe(say(`screen.${type}_trends`))
    const pageSize = type === 'color' ? 100 : 50
    const { list } = await page.ask(trendList, { type, gender: 'all', pageSize })
    const [first] = list
    if (first === undefined) throw new Error('the demo world has values of each type')
    const rows = within(view.getByRole('table', { name: say(`screen.${type}_trends`) })).getAllByRole('row')
    expect(rows).toHaveLength(list.length + 1)
    expect(rows[1]?.textContent).toContain(nameOf(first))
    const shares = list.slice(0, 5).flatMap(({ posts }) => (posts === null || posts.share === null ? [] : [posts]))
    for (const [place, { count, of }] of shares.entries()) {
      const words = say('lists.of', { count: count.toLocaleString('en-US'), of: of.toLocaleString('en-US') })
      expect([place, rows.some((row) => row.textContent.includes(words))]).toEqual([place, true])
    }
  })

  it('begin with women as a wall, and are sorted and windowed by the address', async () => {
    const home = '/trendee/design-trends/color-trends'
    const page = await openPage(home, { as: 'designer' })
    const { say, view } = page
    const { list } = await page.ask(trendList, { type: 'color', gender: 'women', pageSize: 48 })
    const [first] = list
    expect(view.getAllByRole('link', { name: first?.name ?? '' }).length).toBeGreaterThan(0)
    // Colours are a palette, each with its code.
    const codes = list.flatMap(({ hex }) => hex ?? [])
    expect(codes.length).toBeGreaterThan(20)
    for (const code of codes.slice(0, 20)) expect([code, view.queryAllByText(code).length > 0]).toEqual([code, true])
    await choose(page, say('filter.window'), say('window.short', { days: 90 }))
    expect(page.address()).toBe(`${home}?window=90`)
    await page.go(-1)
    expect(page.address()).toBe(home)
  })

  it('lead from two that are ticked to their curves beside each other', async () => {
    const page = await openPage('/trendee/design-trends/fabric-trends?view=table&gender=all', { as: 'designer' })
    const { say, view } = page
    const { list } = await page.ask(trendList, { type: 'fabric', gender: 'all', pageSize: 50 })
    const [first, second] = view.getAllByRole('checkbox', { name: say('table.select_row') })
    await page.user.click(first as HTMLElement)
    expect(view.queryByRole('link', { name: say('table.compare') })).toBeNull()
    await page.user.click(second as HTMLElement)
    await press(page, say('table.compare'), 'link')
    expect(page.address()).toBe(
      `/trendee/trend-detail/${list[0]?.trend_id}/all/fabric?compare=${list[1]?.trend_id}#curve`,
    )
    expect(view.getByRole('heading', { name: say('curve.compared') })).toBeDefined()
  })

  it('say what failed and ask again', async () => {
    let isDown = true
    const page = await openPage('/trendee/design-trends/fabric-trends?view=table', {
      as: 'designer',
      answers: ({ path }) => (isDown && path === trendList.path ? Response.json(DOWN, { status: 503 }) : null),
    })
    expect(page.view.queryByRole('table')).toBeNull()
    isDown = false
    await press(page, page.say('state.retry'))
    expect(page.view.getByRole('table', { name: page.say('screen.fabric_trends') })).toBeDefined()
  })
})

describe('product trends', () => {
  const { openPage } = usePages()

  it.each(screensByTurns('/trendee/product-trends'))('%s lists them under the map, in %s', async (path, language) => {
    const page = await openPage(`${path}?view=table&gender=all`, { as: 'designer', language })
    const { view, say, nameOf } = page
    const { list } = await page.ask(productTrends, { gender: 'all', pageSize: 50 })
    const rows = within(view.getByRole('table', { name: say('screen.product_trends') })).getAllByRole('row')
    expect(rows).toHaveLength(list.length + 1)
    const [first] = list
    expect(first && rows[1]?.textContent).toContain(first && nameOf(first))
    expect(view.getByRole('heading', { name: say('space.title') })).toBeDefined()
    await press(page, say('lists.verdict'))
    expect(page.address()).toContain('sort=verdict')
    const [ordered] = (await page.ask(productTrends, { gender: 'all', sort: 'verdict', pageSize: 50 })).list
    const told = ordered?.trend && seasonToMeet(ordered.trend, LEAD_WEEKS.usual)
    if (!told) throw new Error('nothing is told of a product trend')
    const [, top] = within(view.getByRole('table', { name: say('screen.product_trends') })).getAllByRole('row')
    expect(top?.textContent).toContain(nameOf(ordered))
    expect(top?.textContent).toContain(say(`verdict.${told.verdict}`))
  })

  it('map demand against shops, by what the reader measures it, with the table behind it', async () => {
    const page = await openPage('/trendee/product-trends?gender=all', { as: 'designer' })
    const { say, view } = page
    await choose(page, say('space.demand'), say('space.sales'))
    expect(page.address()).toBe('/trendee/product-trends?gender=all&demand=sales')
    const { list } = await page.ask(whiteSpace, { gender: 'all', demand: 'sales' })
    expect(list.length).toBeGreaterThan(0)
    const chart = view.getByRole('group', { name: say('space.chart', { count: 30 }) })
    const points = within(chart).getAllByRole('link')
    expect(points).toHaveLength(list.length)
    // One is reached by Tab, the others by the arrow keys from there.
    expect(points.filter((point) => point.tabIndex === 0)).toHaveLength(1)
    await press(page, say('chart.table'))
    const table = view.getByRole('table', { name: say('space.chart', { count: 30 }) })
    expect(within(table).getAllByRole('row')).toHaveLength(list.length + 1)
  })
})

describe('aesthetics', () => {
  const { openPage } = usePages()

  it.each(screensByTurns('/trendee/aesthetics-trends'))('%s shows mood boards, in %s', async (path, language) => {
    const page = await openPage(`${path}?gender=all`, { as: 'designer', language })
    const { view, say, nameOf } = page
    const { list } = await page.ask(trendList, { type: 'style', gender: 'all', pageSize: 48 })
    const boarded = list.find(({ board }) => board.length > 0)
    if (boarded === undefined) throw new Error('no style of the demo world has a board')
    const board = view.getByRole('list', { name: say('lists.board', { name: nameOf(boarded) }) })
    expect(within(board).getAllByRole('link').length).toBe(Math.min(5, boarded.board.length))
  })
})

describe('the trend database', () => {
  const { openPage } = usePages()

  it.each(screensByTurns('/trendee/trend-database'))('%s searches all trends, in %s', async (path, language) => {
    const page = await openPage(`${path}?gender=all&q=${language === 'zh' ? '黄油' : 'buter+yelow'}`, {
      as: 'designer',
      language,
    })
    const { view, say, nameOf } = page
    const { list } = await page.ask(trendList, { gender: 'all', q: language === 'zh' ? '黄油' : 'buter yelow' })
    expect(list[0]?.trend_id).toBe('butter-yellow')
    const rows = within(view.getByRole('table', { name: say('screen.trend_database') })).getAllByRole('row')
    expect(list[0] && rows[1]?.textContent).toContain(list[0] && nameOf(list[0]))
  })

  it.each(['en', 'zh'] as const)(
    'lists the trends of a past day, and leads to their pages of then, in %s',
    async (language) => {
      const path = '/trendee/trend-database?as_of=2026-03-15&gender=all'
      const page = await openPage(path, { as: 'designer', language })
      const { list } = await page.ask(trendList, { gender: 'all', as_of: '2026-03-15', pageSize: 50 })
      const [first] = list
      if (first === undefined) throw new Error('nothing is listed')
      expect(first.as_of).toBe('2026-03-15')
      const day = formatFor(language).day('2026-03-15')
      expect(page.view.getByRole('note').textContent).toContain(page.say('past_day.list', { day }))
      const [link] = page.view.getAllByRole('link', { name: page.nameOf(first) })
      expect(link?.getAttribute('href')).toContain('as_of=2026-03-15')
      await press(page, page.say('past_day.by_import'))
      expect(page.address()).toContain('as_known=true')
      expect(page.view.getByRole('note').textContent).toContain(page.say('past_day.list_known', { day }))
    },
  )

  it.each(['trend-database', 'product-trends', 'aesthetics-trends', 'design-trends/pattern-trends'])(
    '%s leads from each row and card to the day that it shows',
    async (screen) => {
      for (const view of ['table', 'wall']) {
        const page = await openPage(`/trendee/${screen}?as_of=2026-03-15&gender=all&view=${view}`, { as: 'designer' })
        const pages = page.view
          .getAllByRole('link')
          .flatMap((link) => link.getAttribute('href') ?? [])
          .filter((address) => address.startsWith('/trendee/trend-detail/'))
        expect(pages.length).toBeGreaterThan(1)
        expect(pages.filter((address) => !address.includes('as_of=2026-03-15'))).toEqual([])
      }
    },
  )

  it('is narrowed down by facets that say how many each leaves', async () => {
    const page = await openPage('/trendee/trend-database?gender=all', { as: 'designer' })
    const { say, view } = page
    const { type, total } = await page.ask(trendFacets, { gender: 'all' })
    const color = type.find(({ value }) => value === 'color')
    if (color === undefined) throw new Error('the demo world has colours')
    expect(color.count).toBeLessThan(total)
    const facet = (count: number) =>
      say('lists.facet_count', { name: say('type.color'), count: count.toLocaleString('en-US') })
    await press(page, facet(color.count))
    expect(page.address()).toBe('/trendee/trend-database?gender=all&type=color')
    expect(view.getByRole('button', { name: facet(color.count) }).getAttribute('aria-pressed')).toBe('true')
    expect(
      view.getAllByText(say('count.trends_other', { count: color.count.toLocaleString('en-US') }), { exact: false })[0],
    ).toBeDefined()
    await press(page, facet(color.count))
    expect(page.address()).toBe('/trendee/trend-database?gender=all')
  })

  it.each(languageByTurns())(
    'says what to order for the season that can still be met, and ranks by it, in %s',
    async (language) => {
      const page = await openPage('/trendee/trend-database?gender=all', { as: 'designer', language })
      const { say, view, user, nameOf } = page
      const { decimal } = formatFor(language)
      const rows = () =>
        within(view.getByRole('table', { name: say('screen.trend_database') }))
          .getAllByRole('row')
          .slice(1)
          .map((row) => row.textContent)
      const ranked = (input: object) =>
        page.ask(trendList, { gender: 'all', sort: 'verdict', pageSize: 50, ...input }).then(({ list }) => list)
      /** The season that is spoken of, as the row shows it. */
      const shows = (row: string | undefined, trend: ListedTrend, leadWeeks: number) => {
        const told = seasonToMeet(trend, leadWeeks)
        expect(row).toContain(nameOf(trend))
        if (told === null) throw new Error(`nothing is told of ${trend.name}`)
        expect(row).toContain(say(`verdict.${told.verdict}`))
        expect(row).toContain(`×${decimal(told.times, 2)}`)
        expect(row).toContain(decimal(told.usual_error, 2))
        return told.season
      }
      await press(page, say('lists.verdict'))
      expect(page.address()).toBe('/trendee/trend-database?gender=all&sort=verdict')
      const [first] = await ranked({})
      if (first === undefined) throw new Error('nothing is listed')
      const near = shows(rows()[0], first, LEAD_WEEKS.usual)

      const [lead] = view.getAllByRole('textbox', { name: say('decision.lead') })
      if (lead === undefined) throw new Error('no lead time to set')
      await user.clear(lead)
      await user.type(lead, '30')
      await page.settled()
      expect(page.address()).toBe('/trendee/trend-database?gender=all&sort=verdict')
      const [later] = await ranked({ lead_weeks: 30 })
      if (later === undefined) throw new Error('nothing is listed')
      expect(shows(rows()[0], later, 30)).not.toBe(near)

      await press(page, say('lists.usual_error'))
      const [surest] = await ranked({ sort: 'usual_error', order: 'asc', lead_weeks: 30 })
      if (surest === undefined) throw new Error('nothing is listed')
      shows(rows()[0], surest, 30)
    },
  )

  it('offers to ask for a trend that it does not know', async () => {
    const page = await openPage('/trendee/trend-database?q=quantum+ruffles', { as: 'designer' })
    expect(page.view.getByText(page.say('lists.database_empty', { text: 'quantum ruffles' }))).toBeDefined()
    expect(page.view.getByRole('button', { name: page.say('suggest.button') })).toBeDefined()
  })

  it('leads from a name that the filters leave out to what all genders have of it', async () => {
    const q = 'Dress'
    const page = await openPage(`/trendee/trend-database?gender=men&type=color&q=${q}`, { as: 'designer' })
    expect(page.view.getByText(page.say('lists.database_empty', { text: q }))).toBeDefined()
    const found = await page.ask(trendList, { gender: 'all', region: 'US', q, pageSize: 50 })
    const way = page.say(`lists.database_of_all_${found.total === 1 ? 'one' : 'other'}`, { count: found.total })
    await page.user.click(page.view.getByRole('link', { name: way }))
    await page.settled()
    expect(page.address()).toBe(`/trendee/trend-database?gender=all&q=${q}`)
    const rows = page.view.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(found.list.length)
    found.list.forEach((trend, at) => expect(rows[at]?.textContent).toContain(page.nameOf(trend)))
  })
})
