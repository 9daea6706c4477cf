import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { TrendSummary } from '@trendee/contract/fields'
import { seasonThatDecides } from '@trendee/contract/trends/season-to-meet'
import { whyFacts } from '@trendee/contract/trends/trend-facts'
import { seasonFacts, whatToDo } from '@trendee/contract/trends/what-to-do'
import { plainText } from '@trendee/core/sentences/sentence'
import { seasonDecision } from '@trendee/core/sentences/season-sentence'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { trendWhy } from '@trendee/core/sentences/trend-why'
import type { OutputOf } from '@trendee/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { pick, press, upgradeButtons } from '../../testing/controls'
import { formatFor } from '../../shared/format/format'
import { answer } from '../../testing/fetch-in-process'
import { screensByTurns } from '../../testing/languages-by-turns'
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

  it.each(screensByTurns('/trendee/trend-detail/$name/$gender/$pageType'))(
    '%s shows curve, forecast, growths and regions in %s',
    async (_path, language) => {
      const { first, path } = await strongest()
      const page = await openPage(path, { as: 'designer', language })
      const { view, say, nameOf } = page
      const wearer = say('gender.women').toLowerCase()
      expect(page.title()).toBe(say('trend.window_title', { name: nameOf(first), wearer }))
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(nameOf(first))

      const detail = await page.ask(trends.detail, { name: first.trend_id, gender: 'women' })
      const drawing = view.getByRole('img', {
        name: say('trend.curve_title', { name: nameOf(first), span: say('span.year_other', { count: 5 }) }),
      })
      const chart = within(drawing.closest('figure') as HTMLElement)
      await page.user.click(chart.getByRole('button', { name: say('chart.table') }))
      const columns = chart.getAllByRole('columnheader').map((header) => header.textContent)
      const newest = cellsOf(chart.getAllByRole('row')[1] as HTMLElement)
      expect(newest[columns.indexOf(say('trend.forecast'))]).toBe(detail.forecast?.mean.at(-1)?.toFixed(0))

      const growths = section(page, 'growth.by_window').getAllByRole('row').slice(1)
      const told = detail.growth_by_window.filter(({ reason }) => reason !== 'needs_daily_data')
      const isTooLittle = growths.map((row) => row.textContent?.includes(say('growth.too_little')))
      expect(isTooLittle).toEqual(told.map(({ growth }) => growth === null))
      // A curve is known of one country alone: what is searched compares them.
      const searched = await page.ask(trends.regionState, { name: first.trend_id })
      const top = searched.find((place) => place.within === 'world')
      const places = section(page, 'regions.title').getByRole('list', {
        name: say('places.title', { term: top?.term ?? '' }),
      })
      expect(places.textContent).toMatch(`${formatFor(language).region(top?.region ?? '')}${top?.value}`)
    },
  )

  it.each(screensByTurns('/trendee/trend-detail/$name/$gender/$pageType'))(
    '%s says by when to order, by the lead time that the reader sets and keeps, in %s',
    async (_path, language) => {
      const { list } = await server().answerTo(
        trends.topList,
        { gender: 'women', peak_within_weeks: 40, sort: 'peak', order: 'desc', pageSize: 50 },
        'designer',
      )
      const first = list.find(({ gender }) => gender === 'women')
      if (first === undefined) throw new Error('the demo world has no peak')
      const path = `/trendee/trend-detail/${first.trend_id}/women/${first.type}`
      const page = await openPage(path, { as: 'designer', language })
      const { view, user, say } = page
      const said = (trend: TrendSummary, lead: number) => {
        const season = seasonThatDecides(trend, lead)
        return season === null
          ? plainText(whatToDo(trend, lead).words[language])
          : seasonDecision(seasonFacts(season, trend, lead)).named[language]
      }
      const { trend } = await page.ask(trends.detail, { name: first.trend_id, gender: 'women' })
      const text = () => view.getByRole('heading', { level: 1 }).closest('#main')?.textContent ?? ''
      expect(text()).toContain(said(trend, LEAD_WEEKS.usual))
      expect(text()).toContain(plainText(trendWhy(whyFacts(trend))[language]))
      const lead = view.getByRole('textbox', { name: say('decision.lead') })
      // Sixty is more than can be set: what stood when the field was entered stands, not the six that was typed first.
      await user.clear(lead)
      await user.type(lead, '60')
      expect(text()).toContain(said(trend, LEAD_WEEKS.usual))
      await user.clear(lead)
      await user.type(lead, '6')
      expect(text()).toContain(said(trend, 6))
      // Kept, on another trend's page and back.
      const links = view.getAllByRole('link')
      const link = links.find((each) => each.getAttribute('href')?.startsWith('/trendee/trend-detail/'))
      await user.click(link as HTMLElement)
      await page.settled()
      expect(page.address()).not.toBe(path)
      await page.go(-1)
      expect(text()).toContain(said(trend, 6))
    },
  )

  /** An answer to a comparison of these two, of which the second may be on the first's scale. */
  function compared(names: readonly TopTrend[], scaleError: number | null, since: string | null = '2025-01-06') {
    const line = { start: '2025-01-06', values: [40, 60, 50, 70, 100] }
    const data: OutputOf<typeof trends.trendLine> = {
      lines: names.map(({ trend_id, name, trend_name_zh, source }, place) => ({
        trend_id,
        name,
        trend_name_zh,
        source,
        line,
        comparable: place === 0 || scaleError !== null,
        scale_error: place === 0 ? 0 : scaleError,
      })),
      growth: since === null ? null : { since, lines: names.map(() => line) },
      unknown: [],
    }
    return ({ path }: { readonly path: string }) => (path === trends.trendLine.path ? answer(data) : null)
  }

  it.each(['en', 'zh'] as const)('of a day in the past says so and leads to the newest, in %s', async (language) => {
    const { first, path } = await strongest()
    const past = '2026-03-01'
    // What a past day shows is computed when it is first asked for; here any answer does.
    const detail = await server().answerTo(trends.detail, { name: first.trend_id, gender: 'women' }, 'designer')
    const everybodys = { ...detail, trend: { ...detail.trend, gender: '' } }
    const page = await openPage(`${path}?as_of=${past}`, {
      as: 'designer',
      language,
      answers: ({ path: asked, query }) => {
        if (asked === trends.detail.path) return answer(query.get('gender') === 'all' ? everybodys : detail)
        return asked === trends.events.path ? answer({ festivals: [], shows: [] }) : null
      },
    })
    const { view, say, requests } = page
    expect(requests.some(({ path: asked, query }) => asked === trends.detail.path && query.get('as_of') === past)).toBe(
      true,
    )
    const note = view.getByRole('note')
    expect(note.textContent).toContain(
      say('trend.as_it_stood', { day: language === 'zh' ? '2026年3月1日' : '1 Mar 2026' }),
    )
    // Who changes the gender stays on that day.
    await pick(page, say('filter.gender'), say('gender.all'))
    expect(page.address()).toBe(`${path.replace('/women/', '/all/')}?as_of=${past}`)
    await page.user.click(within(view.getByRole('note')).getByRole('link', { name: say('trend.today') }))
    await page.settled()
    expect(page.address()).toBe(path.replace('/women/', '/all/'))
    expect(view.queryByRole('note')).toBeNull()
  })

  it.each(['en', 'zh'] as const)('heads its curve with the span that is drawn, in %s', async (language) => {
    const { first, path } = await strongest()
    const detail = await server().answerTo(trends.detail, { name: first.trend_id, gender: 'women' }, 'designer')
    const { line } = detail
    // Two years of five: what is known of a term that a feed has begun to cover late.
    const known = line.values.map((value, week) => (week < line.values.length - 104 ? null : value))
    const short = { ...detail, line: { ...line, values: known }, forecast: null, past_forecasts: [] }
    const { view, say, nameOf } = await openPage(path, {
      as: 'designer',
      language,
      answers: ({ path: asked }) => (asked === trends.detail.path ? answer(short) : null),
    })
    const span = say('span.year_other', { count: 2 })
    expect(view.getByRole('heading', { name: say('curve.past_title', { span }) })).toBeDefined()
    expect(view.getByRole('img', { name: say('trend.curve_past_title', { name: nameOf(first), span }) })).toBeDefined()
  })

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

  it('says in words that nothing is known for men of what is sold to women alone, and leads to all genders', async () => {
    const [id, gender] = ['slip-dress', 'men'] as const
    const page = await openPage(`/trendee/trend-detail/${id}/${gender}/product`, { as: 'designer' })
    const { view, say, nameOf } = page
    const { trend } = await page.ask(trends.detail, { name: id, gender: 'all' })
    const words = say('trend.none_for', { name: nameOf(trend), gender: say(`gender.${gender}`) })
    expect(view.getByText(words)).toBeDefined()
    const curve = say('trend.curve_title', { name: nameOf(trend), span: say('span.year_other', { count: 5 }) })
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
      const answers = compared([first, second], null)
      const page = await openPage(`${address}&in=height`, { as: 'designer', language, answers })
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

  it('opens on growth where nothing is on its scale', async () => {
    const { first, second, path } = await strongest()
    const answers = compared([first, second], null)
    const { view, say } = await openPage(`${path}?compare=${second.trend_id}`, { as: 'designer', answers })
    expect(view.getByText(say('curve.growth_note', { day: '6 Jan 2025' }))).toBeDefined()
    expect(view.queryByRole('img', { name: say('curve.compare_title') })).toBeNull()
  })

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

  it.each(['en', 'zh'] as const)('that is unknown is not found, in %s, and is asked for', async (language) => {
    const page = await openPage('/trendee/trend-detail/moon-boot-gown/women/product', { as: 'designer', language })
    const { view, say } = page
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('not_found.subtitle'))
    expect(page.title()).toBe(say('not_found.subtitle'))
    expect(view.getByText(say('trend.unknown', { name: 'Moon Boot Gown' }))).toBeDefined()
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
    await page.user.click(past.getByRole('button', { name: upgradeButtons(page)[0]?.textContent ?? '' }))
    await page.settled()
    expect(page.address()).toBe('/trendee/pricing')
  })

  it.each(['en', 'zh'] as const)('lays an earlier forecast on its curve, beside its error, in %s', async (language) => {
    const { first, path } = await strongest()
    const page = await openPage(path, { as: 'designer', language })
    const { view, say, user } = page
    const { past_forecasts: past } = await page.ask(trends.detail, { name: first.trend_id, gender: 'women' })
    const [newest] = past
    const against = newest?.against_last_year
    if (!newest || !against) throw new Error('the demo world has no forecast that came due')
    const rows = section(page, 'past.title').getAllByRole('row').slice(1)
    expect(rows).toHaveLength(past.length)
    expect(cellsOf(rows[0] as HTMLElement)[2]).toBe(against.error.toFixed(1))
    const closer = 1 - against.error / against.last_year_error
    const verdict = say(closer > 0 ? 'past.better' : 'past.worse', {
      share: formatFor(language).share(Math.abs(closer)),
    })
    expect(cellsOf(rows[0] as HTMLElement)[4]).toBe(verdict)
    await user.click(within(rows[0] as HTMLElement).getByRole('button'))
    await page.settled()
    expect(page.address()).toBe(`${path}?past=${newest.origin}`)
    expect(within(rows[0] as HTMLElement).getByRole('button', { pressed: true })).toBeDefined()
    const [year, month] = [newest.origin.slice(0, 4), Number(newest.origin.slice(5, 7))]
    const named = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { month: 'short', year: 'numeric' })
    const key = say('curve.past', { month: named.format(new Date(Date.UTC(Number(year), month - 1, 1))) })
    expect(view.getByRole('button', { name: key })).toBeDefined()
    await page.go(-1)
    expect(view.queryByRole('button', { name: key })).toBeNull()
  })

  it.each(['en', 'zh'] as const)(
    'shows who wears, sells and posts it, and what is not declared, in %s',
    async (language) => {
      const { first, path } = await strongest()
      const page = await openPage(path, { as: 'designer', language })
      const { say } = page
      const asked = { name: first.trend_id, gender: 'women' } as const
      const crowd = await page.ask(trends.crowd, asked)
      const wearers = section(page, 'wearers.title')
      const counts = { declared: `${crowd.declared}`, creators: `${crowd.creators}` }
      expect(wearers.getByText(say(crowd.declared === 0 ? 'wearers.none' : 'wearers.declared', counts))).toBeDefined()
      const makers = section(page, 'makers.title')
      const { list: creators } = await page.ask(CONTRACT.social.trendInfluencers, { ...asked, window: 30, quantity: 8 })
      const { list: brands } = await page.ask(CONTRACT.social.trendBrands, { ...asked, window: 30, quantity: 8 })
      expect(makers.queryAllByText(say('makers.none_posted'))).toHaveLength(creators.length === 0 ? 1 : 0)
      expect(makers.queryAllByText(say('makers.none_named'))).toHaveLength(brands.length === 0 ? 1 : 0)
      const links = makers.queryAllByRole('link').map((link) => link.getAttribute('href'))
      expect(links).toEqual([
        ...brands.map(({ brand_id: id }) => `/trendee/brands/${encodeURIComponent(id)}`),
        ...creators.map(({ id }) => `/trendee/creators/${encodeURIComponent(id)}`),
        ...(creators.length === 0 ? [] : [`/trendee/creators?trend=${first.trend_id}`]),
      ])
      const days = creators.map(({ first_post: day }) =>
        say('makers.first_post', { day: formatFor(language).day(day) }),
      )
      expect(days.filter((day) => makers.queryAllByText(day, { exact: false }).length === 0)).toEqual([])
    },
  )

  it.each(['en', 'zh'] as const)(
    'says of each platform whether it runs ahead, and how surely, in %s',
    async (language) => {
      const { first, path } = await strongest()
      const detail = await server().answerTo(trends.detail, { name: first.trend_id, gender: 'women' }, 'designer')
      const [own] = detail.platforms
      if (!own) throw new Error('the demo world has no platform')
      const other = (platform: string, rest: object) => ({ ...own, platform, ...rest })
      const platforms = [
        own,
        other('tiktok', { lead_weeks: 2, lead_range: { from: 1, to: 3 }, lead_reason: '' }),
        other('temu', { lead_weeks: -1, lead_range: { from: -4, to: 2 }, lead_reason: '' }),
        other('shein', { lead_weeks: null, lead_range: null, lead_reason: 'no_fit' }),
        other('etsy', { lead_weeks: null, lead_range: null, lead_reason: 'too_few_weeks' }),
      ]
      const page = await openPage(path, {
        as: 'designer',
        language,
        answers: ({ path: asked }) => (asked === trends.detail.path ? answer({ ...detail, platforms }) : null),
      })
      const { say } = page
      const platform = own.platform === 'google' ? say('source.google') : ''
      const facts = section(page, 'platforms.title')
        .getAllByRole('article')
        .map((article) => article.textContent)
      expect(facts[0]).toContain(say('platforms.is_reference'))
      expect(facts[1]).toContain(say('platforms.ahead_other', { count: 2, platform }))
      expect(facts[1]).toContain(say('platforms.between', { from: 1, to: 3 }))
      expect(facts[2]).toContain(say('platforms.not_told', { platform, behind: 4, ahead: 2 }))
      expect(facts[3]).toContain(say('platforms.no_lead_no_fit', { platform }))
      expect(facts[4]).toContain(say('platforms.no_lead_too_few_weeks', { platform }))
      expect(page.view.getByRole('img', { name: say('platforms.together') })).toBeDefined()
    },
  )
})
