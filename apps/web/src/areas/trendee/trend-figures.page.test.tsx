import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { answer } from '../../testing/fetch-in-process'
import { type Page, usePages } from '../../testing/open-page'

const { trends } = CONTRACT

describe('the figures of a trend', () => {
  const { openPage, server } = usePages()

  async function strongest() {
    const { list } = await server().answerTo(
      trends.topList,
      { gender: 'women', sort: 'level', pageSize: 1 },
      'designer',
    )
    const [first] = list
    if (first === undefined) throw new Error('the demo world has no trend')
    return { first, path: `/trendee/trend-detail/${first.trend_id}/women/${first.type}` }
  }
  const section = ({ view, say }: Page, key: Parameters<Page['say']>[0]) =>
    within(view.getByRole('region', { name: say(key) }))

  it.each(['en', 'zh'] as const)(
    'says whose its searches are, and that its pictures are drawn, in %s',
    async (language) => {
      const { first, path } = await strongest()
      const detail = await server().answerTo(trends.detail, { name: first.trend_id, gender: 'women' }, 'designer')
      const source = { ...detail.trend.source, platform: 'google', gender: 'men' }
      const platforms = detail.platforms.map((platform) => ({ ...platform, gender: 'men' }))
      const told = { ...detail, trend: { ...detail.trend, hex: null, source }, sources: [source], platforms, joins: [] }
      const page = await openPage(path, {
        as: 'designer',
        language,
        answers: ({ path: called }) => (called === trends.detail.path ? answer(told) : null),
      })
      const { view, say, nameOf } = page
      const named = say('source.google_of', { gender: say('gender.men') })
      expect(view.getAllByText(named, { exact: false }).length).toBeGreaterThanOrEqual(2)
      expect(view.queryByText(say('source.google'), { exact: false })).toBeNull()
      expect(view.getByRole('img', { name: say('picture.illustration_of', { what: nameOf(first) }) })).toBeDefined()
      expect(view.getAllByText(say('picture.illustration')).length).toBeGreaterThan(0)
    },
  )

  it.each(['en', 'zh'] as const)(
    'names the period of each growth, beside the others and beside a year that never stands above today, in %s',
    async (language) => {
      const { first, path } = await strongest()
      const detail = await server().answerTo(trends.detail, { name: first.trend_id, gender: 'women' }, 'designer')
      const [own] = detail.platforms
      if (!own) throw new Error('the demo world has no platform')
      const format = formatFor(language)
      const told = { ...detail.trend, yoy: 1.78, forecast_peak_week: null, forecast_growth: 1.09 }
      const asked = (over: object, platforms: readonly object[]) =>
        openPage(path, {
          as: 'designer',
          language,
          answers: ({ path: called }) =>
            called === trends.detail.path ? answer({ ...detail, trend: { ...told, ...over }, platforms }) : null,
        })
      const page = await asked({}, [
        { ...own, change: 0.31, change_weeks: 11 },
        { ...own, platform: 'temu', change: -0.12, change_weeks: 11, percentile: 1 },
      ])
      const { say } = page
      const head = page.view.getByRole('heading', { level: 1 }).closest('#main')?.textContent ?? ''
      expect(head).toContain(`${say('growth.yoy')}${format.growth(1.78)}${say('growth.yoy_period')}`)
      expect(head).toContain(`${say('growth.ahead')}${format.growth(1.09)}${say('growth.ahead_period_no_peak')}`)
      const facts = section(page, 'platforms.title')
        .getAllByRole('article')
        .map((article) => article.textContent)
      const eleven = say('platforms.over_weeks', { count: 11 })
      expect(facts[0]).toContain(`${format.growth(0.31)}${eleven}`)
      expect(facts[1]).toContain(`${format.growth(-0.12)}${eleven}`)
      expect(facts[1]).toContain(say('platforms.fastest'))

      const later = await asked({ forecast_peak_week: detail.trend.told_on }, [
        { ...own, change: 0.4, change_weeks: null },
      ])
      const text = later.view.getByRole('heading', { level: 1 }).closest('#main')?.textContent ?? ''
      expect(text).toContain(`${format.growth(1.09)}${say('growth.ahead_period')}`)
      expect(text).not.toContain(say('growth.ahead_period_no_peak'))
      expect(section(later, 'platforms.title').getByRole('article').textContent).toContain(
        `${format.growth(0.4)}${say('platforms.over_year')}`,
      )
    },
  )
})
