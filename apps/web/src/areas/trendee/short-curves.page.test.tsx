import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { isShort } from '@trendee/contract/trends/trend-facts'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { answer } from '../../testing/fetch-in-process'
import { usePages } from '../../testing/open-page'

const { trends } = CONTRACT
type Listed = OutputOf<typeof trends.trendList>['list'][number]

describe('a trend of which little is known', () => {
  const { openPage, server } = usePages()

  /** A trend of women by the rows of women and of everybody. */
  async function found(isWanted: (own: Listed, all: Listed | undefined) => boolean): Promise<Listed> {
    const listed = async (gender: 'women' | 'all') => {
      const input = { gender, sort: 'products', pageSize: 100 } as const
      return (await server().answerTo(trends.trendList, input, 'designer')).list
    }
    const all = await listed('all')
    const own = (await listed('women')).find((trend) =>
      isWanted(
        trend,
        all.find(({ trend_id: id }) => id === trend.trend_id),
      ),
    )
    if (own === undefined) throw new Error('the demo world has no such trend')
    return own
  }
  it('is compared between the countries that it is known of', async () => {
    const countries = [
      { region: 'US', interest: 0.8, yoy: 0.1, level: 'none', to: '2026-11-01' },
      { region: 'GB', interest: 1.2, yoy: null, level: 'hot', to: '2026-11-01' },
    ]
    const { path } = trends.regionCountry
    const page = await openPage('/trendee/trend-detail/bubble-skirt/women/product', {
      as: 'designer',
      answers: (request) => (request.path === path ? answer(countries) : null),
    })
    const { view, say, user } = page
    const rows = within(view.getByRole('table', { name: say('regions.title') })).getAllByRole('row')
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringContaining('×0.80'),
      expect.stringContaining('×1.20'),
    ])
    expect(view.getByRole('img', { name: say('regions.title') })).toBeDefined()
    await user.click(view.getByRole('button', { name: 'United Kingdom' }))
    await page.settled()
    expect(page.address()).toContain('region=GB')
  })

  it('is shown where all genders are, which is said, where too little of its own is told by country', async () => {
    const told = { yoy: 0.1, level: 'none', to: '2026-11-01' }
    const own = [
      { ...told, region: 'US', interest: 1, gender: 'women' },
      { ...told, region: 'IT', interest: null, gender: 'women' },
    ]
    const all = [
      { ...told, region: 'JP', interest: 1.6, gender: 'kids' },
      { ...told, region: 'US', interest: 0.4, gender: 'kids' },
    ]
    const { path } = trends.regionCountry
    const page = await openPage('/trendee/trend-detail/bubble-skirt/women/product', {
      as: 'designer',
      answers: (request) =>
        request.path === path ? answer(request.query.get('gender') === 'women' ? own : all) : null,
    })
    const { view, say } = page
    const part = within(view.getByRole('region', { name: say('regions.title') }))
    expect(
      part.getByText(say('regions.by_all', { gender: say('gender.women'), others: say('gender.kids') })),
    ).toBeDefined()
    expect(part.getAllByRole('row')[1]?.textContent).toContain('×1.60')
    const ownAlone = await openPage('/trendee/trend-detail/bubble-skirt/women/product', {
      as: 'designer',
      answers: (request) => {
        if (request.path === path) return answer(own)
        return request.path === trends.regionState.path ? answer([]) : null
      },
    })
    expect(ownAlone.view.getByText(say('regions.not_compared'))).toBeDefined()
    expect(ownAlone.view.queryByText('×1.00')).toBeNull()
  })

  /** A long curve of women that says nothing of the year before, as the server would answer it. */
  async function longWithout(rule: string) {
    const own = await server().answerTo(trends.detail, { name: 'bubble-skirt', gender: 'women' }, 'designer')
    const { level_why: why, sparkline } = own.trend
    const trend = {
      ...own.trend,
      gender: 'women',
      level: 'none',
      level_why: { ...why, rule, inputs: null, sample: { ...why.sample, weeks: 260 } },
      story: null,
      yoy: null,
      forecast_growth: null,
      forecast_peak_week: null,
      forecast_seasons: [],
      sparkline: { ...sparkline, forecast: [] },
    }
    return { ...own, trend, forecast: null, forecast_seasons: [] }
  }

  it.each(['en', 'zh'] as const)(
    'is listed by the curve of all genders, which the list says, in %s',
    async (language) => {
      const page = await openPage('/trendee/trend-database?view=table&sort=yoy', { as: 'designer', language })
      const { say, nameOf } = page
      const { list } = await page.ask(trends.trendList, { gender: 'women', sort: 'yoy' })
      const rowOf = (trend: Listed) =>
        page.view.getByRole('link', { name: (text) => text.startsWith(nameOf(trend)) }).textContent
      const mark = say('trend.curve_of', { whose: say('gender.all') })
      const [all, own] = [list.find(({ gender }) => gender === ''), list.find(({ gender }) => gender === 'women')]
      if (all === undefined || own === undefined) throw new Error('the demo world has no such trends')
      expect(rowOf(all)).toContain(mark)
      expect(rowOf(own)).not.toContain(mark)
    },
  )

  it('is listed under each region where its source names no place, which the list says', async () => {
    const told = await server().answerTo(trends.trendList, { gender: 'women', sort: 'yoy' }, 'designer')
    const [placeless, placed] = told.list
    if (placeless === undefined || placed === undefined) throw new Error('the demo world has no such trends')
    const platform = 'tiktok'
    const altered = { ...placeless, region: '', source: { ...placeless.source, platform, region: '' } }
    const { path } = trends.trendList
    const { view, say, nameOf } = await openPage('/trendee/trend-database?view=table&sort=yoy', {
      as: 'designer',
      answers: (request) =>
        request.path === path ? answer({ ...told, list: [altered, ...told.list.slice(1)] }) : null,
    })
    const rowOf = (trend: Listed) =>
      view.getByRole('link', { name: (text) => text.startsWith(nameOf(trend)) }).textContent
    expect(rowOf(altered)).toContain('TikTok')
    expect(rowOf(altered)).toContain(say('source.no_place'))
    expect(rowOf(placed)).not.toContain(say('source.no_place'))
  })

  it('is told on the page of all genders by one of them, which is said', async () => {
    const { list } = await server().answerTo(
      trends.trendList,
      { gender: 'all', sort: 'yoy', pageSize: 100 },
      'designer',
    )
    const found = list.find(({ gender }) => gender === 'women')
    if (found === undefined) throw new Error('the demo world has no such trend')
    const page = await openPage(`/trendee/trend-detail/${found.trend_id}/all/${found.type}`, { as: 'designer' })
    const { view, say } = page
    expect(view.getByRole('note').textContent).toContain(say('thin.strongest', { gender: say('gender.women') }))
    const everybodys = list.find(({ gender }) => gender === '')
    if (everybodys === undefined) throw new Error('the demo world has no such trend')
    const other = await openPage(`/trendee/trend-detail/${everybodys.trend_id}/all/${everybodys.type}`, {
      as: 'designer',
    })
    expect(other.view.queryByRole('note')).toBeNull()
  })

  it('says of a long curve that is too small what it is, and not that its weeks are few', async () => {
    const small = await longWithout('too_small')
    const page = await openPage('/trendee/trend-detail/bubble-skirt/women/product', {
      as: 'designer',
      answers: ({ path }) => (path === trends.detail.path ? answer(small) : null),
    })
    const { view, say } = page
    const text = view.getByRole('main').textContent
    expect(text).toContain('oo small a curve to tell a change from chance (260 weeks)')
    expect(text).toContain('oo little is known to say when to order')
    expect(view.queryByText(say('short.not_known'))).toBeNull()
    expect(view.getByRole('region', { name: say('seasons.title') })).toBeDefined()
  })

  it('shows the same curve where the plan hides its forecast, with what opens it', async () => {
    const hidden = await longWithout('below_hot')
    const page = await openPage('/trendee/trend-detail/bubble-skirt/women/product', {
      as: 'no-plan',
      answers: ({ path }) => (path === trends.detail.path ? answer(hidden) : null),
    })
    const { view, say } = page
    expect(view.queryByRole('note')).toBeNull()
    expect(view.queryByText(say('short.not_known'))).toBeNull()
    expect(view.getByText(say('seasons.with_plan'))).toBeDefined()
    expect(page.requests.filter(({ path }) => path === trends.detail.path)).toHaveLength(1)
  })

  const pathOf = ({ trend_id: id, type }: Listed) => `/trendee/trend-detail/${id}/women/${type}`
  const weeksOf = (values: readonly (number | null)[]) => String(values.filter((value) => value !== null).length)

  it('of what no product tells who wears it is told by the curve of all genders', async () => {
    const { view, say, ask } = await openPage('/trendee/trend-detail/suede-bag/kids/product', { as: 'designer' })
    const all = await ask(trends.detail, { name: 'suede-bag', gender: 'all' })
    expect(all.product_count).toBe(0)
    const note = view.getByRole('note').textContent
    for (const key of ['thin.none', 'thin.by_all'] as const) {
      expect(note).toContain(say(key, { gender: say('gender.kids') }))
    }
    const growth = formatFor('en').growth(all.trend.yoy)
    expect(view.getAllByText(growth).length).toBeGreaterThan(0)
  })

  it.each(['en', 'zh'] as const)(
    'is told by the curve of all genders, which is said, and by its own when asked, in %s',
    async (language) => {
      const trend = await found((one) => one.gender === '')
      const page = await openPage(pathOf(trend), { as: 'designer', language })
      const { view, say } = page
      const format = formatFor(language)
      const all = await page.ask(trends.detail, { name: trend.trend_id, gender: 'all' })
      const own = await page.ask(trends.detail, { name: trend.trend_id, gender: 'women' })
      expect([own.trend.gender, own.trend.yoy, own.forecast]).toEqual(['women', null, null])
      const gender = say('gender.women')
      const note = () => view.getByRole('note').textContent
      expect(note()).toContain(say('thin.few', { gender, weeks: weeksOf(own.line.values) }))
      expect(note()).toContain(say('thin.by_all'))
      const share = all.genders
        .filter((part) => ['women', 'unisex'].includes(part.gender))
        .reduce((sum, part) => sum + part.share, 0)
      expect(note()).toContain(say('thin.share', { gender, share: format.share(share) }))
      expect(view.getAllByText(format.growth(all.trend.yoy)).length).toBeGreaterThan(0)
      expect(own.product_count).not.toBe(all.product_count)

      await page.user.click(view.getByRole('link', { name: say('thin.show_own', { gender }) }))
      await page.settled()
      expect(page.address()).toContain('own=true')
      expect(note()).toContain(say('thin.few', { gender, weeks: weeksOf(own.line.values) }))
      expect(note()).not.toContain(say('thin.by_all'))
      expect(view.queryByText(say('growth.ytd'))).toBeNull()
      expect(view.getAllByText(format.count(own.product_count)).length).toBeGreaterThan(0)
      await page.user.click(view.getByRole('link', { name: say('thin.show_all') }))
      await page.settled()
      expect(page.address()).not.toContain('own')
      expect(view.getAllByText(say('growth.ytd')).length).toBeGreaterThan(0)
    },
  )

  it.each(['en', 'zh'] as const)(
    'leads with what its few weeks did and folds what they are too few for, in %s',
    async (language) => {
      const trend = await found((one, all) => one.gender === 'women' && isShort(one) && all?.gender !== '')
      const page = await openPage(pathOf(trend), { as: 'designer', language })
      const { view, say } = page
      const format = formatFor(language)
      const own = await page.ask(trends.detail, { name: trend.trend_id, gender: 'women' })
      const quarter = own.growth_by_window.find(({ window }) => window === 90)?.growth ?? null
      const { platforms } = await page.ask(CONTRACT.filters.index, {})
      const platform = platforms.find(({ value }) => value === own.trend.source.platform)
      if (platform === undefined) throw new Error(own.trend.source.platform)
      const told = {
        weeks: weeksOf(own.line.values),
        count: Number(weeksOf(own.line.values)),
        platform: language === 'zh' ? platform.name_zh : platform.name,
        growth: quarter === null ? '' : format.share(Math.abs(quarter)),
      }
      const key = quarter === null ? 'short.unknown_other' : quarter < 0 ? 'short.fell' : 'short.rose'
      expect(view.getByText(say(key, told))).toBeDefined()
      const { source_growth: middle = null, source_trends: many = 0 } =
        own.growth_by_window.find(({ window }) => window === 90) ?? {}
      expect(many).toBeGreaterThan(10)
      expect(
        view.getByText(say('short.middle', { trends: format.count(many), growth: format.growth(middle) })),
      ).toBeDefined()
      expect(view.getAllByText(format.count(own.product_count)).length).toBeGreaterThan(0)
      const folded = view.getByText(say('short.not_known')).closest('details')
      expect(folded?.open).toBe(false)
      expect(within(folded as HTMLElement).getByText(say('seasons.none'))).toBeDefined()
      await page.user.click(view.getByText(say('short.not_known')))
      expect(folded?.open).toBe(true)
    },
  )
})
