import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { TrendSummary } from '@trendee/contract/fields'
import { decisionFacts, whyFacts } from '@trendee/contract/trends/trend-facts'
import { plainText } from '@trendee/core/sentences/sentence'
import { LEAD_WEEKS, trendDecision } from '@trendee/core/sentences/trend-decision'
import { trendWhy } from '@trendee/core/sentences/trend-why'
import type { OutputOf } from '@trendee/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { pick, press } from '../../testing/controls'
import { inEachLanguage } from '../../testing/in-each-language'
import { type Page, usePages } from '../../testing/open-page'

const { trends } = CONTRACT
type TopTrend = OutputOf<typeof trends.topList>['list'][number]

describe('a trend', () => {
  const { openPage, server } = usePages()

  async function strongest() {
    const answer = await server().answerTo(trends.topList, { gender: 'women', sort: 'level', pageSize: 2 }, 'designer')
    const [first, second] = answer.list
    if (first === undefined || second === undefined) throw new Error('the demo world has no two trends')
    return { first, second, path: `/trendee/trend-detail/${first.trend_id}/women/${first.type}` }
  }

  const cellsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  const section = ({ view, say }: Page, key: Parameters<Page['say']>[0]) =>
    within(view.getByRole('region', { name: say(key) }))

  it.each(inEachLanguage('/trendee/trend-detail/$name/$gender/$pageType'))(
    '%s shows curve, forecast, growths and regions in %s',
    async (_path, language) => {
      const { first, path } = await strongest()
      const page = await openPage(path, { as: 'designer', language })
      const { view, say, nameOf } = page
      expect(page.title()).toBe(say('screen.trend'))
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(nameOf(first))

      const detail = await page.ask(trends.detail, { name: first.trend_id, gender: 'women' })
      const drawing = view.getByRole('img', { name: say('trend.curve_title', { name: nameOf(first) }) })
      const chart = within(drawing.closest('figure') as HTMLElement)
      await page.user.click(chart.getByRole('button', { name: say('chart.table') }))
      const columns = chart.getAllByRole('columnheader').map((header) => header.textContent)
      const newest = cellsOf(chart.getAllByRole('row')[1] as HTMLElement)
      expect(newest[columns.indexOf(say('trend.forecast'))]).toBe(detail.forecast?.mean.at(-1)?.toFixed(0))

      const growths = section(page, 'growth.by_window').getAllByRole('row').slice(1)
      for (const [place, { growth, reason }] of detail.growth_by_window.entries()) {
        const words = growths[place]?.textContent ?? ''
        expect(words.includes(say('growth.needs_daily'))).toBe(growth === null && reason === 'needs_daily_data')
        expect(words.includes(say('growth.too_little'))).toBe(growth === null && reason !== 'needs_daily_data')
      }
      const countries = await page.ask(trends.regionCountry, { name: first.trend_id, gender: 'women' })
      const regions = view.getByRole('table', { name: say('regions.title') })
      expect(within(regions).getAllByRole('row')).toHaveLength(countries.length + 1)
      expect(view.getByRole('img', { name: say('regions.title') })).toBeDefined()
    },
  )

  it.each(inEachLanguage('/trendee/trend-detail/$name/$gender/$pageType'))(
    '%s says by when to order, by the lead time that the reader sets and keeps, in %s',
    async (_path, language) => {
      const { path, first } = await strongest()
      const page = await openPage(path, { as: 'designer', language })
      const { view, user, say } = page
      const said = (trend: TrendSummary, lead: number) =>
        plainText(trendDecision(decisionFacts(trend, lead)).words[language])
      const { trend } = await page.ask(trends.detail, { name: first.trend_id, gender: 'women' })
      const text = () => view.getByRole('heading', { level: 1 }).closest('#main')?.textContent ?? ''
      expect(text()).toContain(said(trend, LEAD_WEEKS.usual))
      expect(text()).toContain(plainText(trendWhy(whyFacts(trend))[language]))
      const lead = view.getByRole('textbox', { name: say('decision.lead') })
      await user.clear(lead)
      await user.type(lead, '3')
      expect(text()).toContain(said(trend, 3))
      // Sixty is more than can be set: the six that was typed first stands.
      await user.clear(lead)
      await user.type(lead, '60')
      expect(text()).toContain(said(trend, 6))

      // Another trend, by a link of this page.
      const link = view
        .getAllByRole('link')
        .find((each) => (each.getAttribute('href') ?? '').startsWith('/trendee/trend-detail/'))
      await user.click(link as HTMLElement)
      await page.settled()
      expect(page.address()).not.toBe(path)
      const name = page.address().split('/')[3] ?? ''
      const other = await page.ask(trends.detail, { name, gender: 'women' })
      expect(text()).toContain(said(other.trend, 6))
    },
  )

  /** An answer to a comparison of these two, of which the second may be on the first's scale. */
  function compared(names: readonly TopTrend[], scaleError: number | null, since: string | null = '2025-01-06') {
    const line = { start: '2025-01-06', values: [40, 60, 50, 70, 100] }
    const data: OutputOf<typeof trends.trendLine> = {
      lines: names.map(({ trend_id, name, trend_name_zh }, place) => ({
        trend_id,
        name,
        trend_name_zh,
        line,
        comparable: place === 0 || scaleError !== null,
        scale_error: place === 0 ? 0 : scaleError,
      })),
      growth: since === null ? null : { since, lines: names.map(() => line) },
      unknown: [],
    }
    return ({ path }: { readonly path: string }) =>
      path === trends.trendLine.path ? Response.json({ code: 1, msg: '', data }) : null
  }

  it('is compared with another one on one scale, in the address', async () => {
    const { first, second, path } = await strongest()
    const page = await openPage(path, { as: 'designer', answers: compared([first, second], 0.12) })
    const { view, user, say, nameOf } = page
    await user.type(view.getByRole('combobox', { name: say('curve.compare') }), nameOf(second))
    await user.click((await view.findAllByRole('option', { name: nameOf(second) }))[0] as HTMLElement)
    await page.settled()
    expect(page.address()).toBe(`${path}?compare=${second.trend_id}`)
    const title = say('curve.compare_title')
    const figure = view.getByRole('img', { name: title }).closest('figure') as HTMLElement
    for (const trend of [first, second]) {
      expect(within(figure).getByRole('button', { name: nameOf(trend) })).toBeDefined()
    }
    const names = say('curve.scale_of', { name: nameOf(second), error: '12%' })
    expect(view.getByText(say('curve.scale_error', { subject: nameOf(first), names }))).toBeDefined()
    expect(view.queryByRole('button', { name: say('curve.see_growth') })).toBeNull()
    await page.go(-1)
    expect(page.address()).toBe(path)
    expect(view.queryByRole('img', { name: title })).toBeNull()
  })

  it.each([
    // What shops tell of it is of women; what search tells is of everybody.
    ['slip-dress', 'men'],
    ['suede-bag', 'men'],
    ['suede-bag', 'kids'],
  ] as const)('%s says in words that nothing is known for %s, and leads to all genders', async (id, gender) => {
    const page = await openPage(`/trendee/trend-detail/${id}/${gender}/product`, { as: 'designer' })
    const { view, say, nameOf } = page
    const { trend } = await page.ask(trends.detail, { name: id, gender: 'all' })
    const words = say('trend.none_for', { name: nameOf(trend), gender: say(`gender.${gender}`) })
    expect(view.getByText(words)).toBeDefined()
    const curve = say('trend.curve_title', { name: nameOf(trend) })
    expect(view.queryByRole('img', { name: curve })).toBeNull()
    await page.user.click(view.getByRole('link', { name: say('trend.show_all') }))
    await page.settled()
    expect(page.address()).toBe(`/trendee/trend-detail/${id}/all/${trend.type}`)
    expect(view.getByRole('img', { name: curve })).toBeDefined()
  })

  it('is asked for another gender on its page', async () => {
    const page = await openPage('/trendee/trend-detail/hoodie/women/category', { as: 'designer' })
    await pick(page, page.say('filter.gender'), page.say('gender.men'))
    expect(page.address()).toBe('/trendee/trend-detail/hoodie/men/category')
    expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe('Hoodie')
  })

  it.each(['en', 'zh'] as const)(
    'says in %s that no file links it with another, and offers growth instead',
    async (language) => {
      const { first, second, path } = await strongest()
      const address = `${path}?compare=${second.trend_id}`
      const page = await openPage(address, { as: 'designer', language, answers: compared([first, second], null) })
      const { view, user, say, nameOf } = page
      const warning = say('curve.not_linked', { names: nameOf(second), subject: nameOf(first) })
      expect(view.getByText(warning, { exact: false })).toBeDefined()
      expect(view.queryByText(say('curve.one_scale'))).toBeNull()
      const height = view.getByRole('img', { name: say('curve.compare_title') }).closest('figure') as HTMLElement
      expect(within(height).queryByRole('button', { name: nameOf(second) })).toBeNull()

      await user.click(view.getByRole('button', { name: say('curve.see_growth') }))
      await page.settled()
      expect(page.address()).toBe(`${address}&in=growth`)
      const day = language === 'zh' ? '2025年1月6日' : '6 Jan 2025'
      expect(view.getByText(say('curve.growth_note', { day }))).toBeDefined()
      const growth = view
        .getByRole('img', { name: say('curve.growth_title', { day }) })
        .closest('figure') as HTMLElement
      for (const trend of [first, second]) {
        expect(within(growth).getByRole('button', { name: nameOf(trend) })).toBeDefined()
      }
    },
  )

  it('says where growth does not compare either', async () => {
    const { first, second, path } = await strongest()
    const address = `${path}?compare=${second.trend_id}&in=growth`
    const { view, say } = await openPage(address, { as: 'designer', answers: compared([first, second], null, null) })
    expect(view.getByText(say('curve.growth_none'))).toBeDefined()
  })

  it.each(['en', 'zh'] as const)('says in %s what it is a kind of, and leads there', async (language) => {
    const page = await openPage('/trendee/trend-detail/mididress/women/product', { as: 'designer', language })
    const { view, user, say, nameOf } = page
    const { trend, broader } = await page.ask(trends.detail, { name: 'midi-dress', gender: 'women' })
    if (!broader?.is_listed) throw new Error('the demo world lists no dresses')
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(nameOf(trend))
    await user.click(within(view.getByText(say('trend.kind_of'), { exact: false })).getByRole('link'))
    await page.settled()
    expect(page.address()).toBe('/trendee/trend-detail/dress/women/category')
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(language === 'zh' ? '连衣裙' : 'Dress')
    expect(view.queryByText(say('trend.kind_of'), { exact: false })).toBeNull()
  })

  it('that is unknown says so, and is asked for', async () => {
    const page = await openPage('/trendee/trend-detail/moon-boot-gown/women/product', { as: 'designer' })
    const { view, say } = page
    expect(view.getByText(say('search.unknown'))).toBeDefined()
    await press(page, say('suggest.button'))
    expect(view.getByText(say('suggest.done'))).toBeDefined()
    expect(page.requests.at(-1)?.body).toContain('Moon Boot Gown')
  })

  it('shows an account without a plan where forecasts are to be had', async () => {
    const { path } = await strongest()
    const page = await openPage(path, { as: 'no-plan' })
    const { view, say } = page
    expect(view.getByText(say('forecast.curve_ends'))).toBeDefined()
    // Nobody decides by a forecast that the plan hides.
    expect(view.getByText(say('decision.with_plan'))).toBeDefined()
    expect(view.queryByRole('textbox', { name: say('decision.lead') })).toBeNull()
    const past = section(page, 'past.title')
    expect(past.getByText(say('forecast.with_plan'))).toBeDefined()
    expect(past.queryByText(say('past.none'))).toBeNull()
    await page.user.click(past.getByRole('button', { name: say('upgrade.go') }))
    await page.settled()
    expect(page.address()).toBe('/trendee/pricing')
  })
})
