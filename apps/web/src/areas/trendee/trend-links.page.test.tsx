import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { type Answerer, answer } from '../../testing/fetch-in-process'
import { languageByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { trends } = CONTRACT

describe('a trend’s page', () => {
  const { openPage, server } = usePages()

  async function strongest() {
    const [trend] = (await server().answerTo(trends.topList, { gender: 'women', pageSize: 1 }, 'designer')).list
    if (trend === undefined) throw new Error('the demo world has no trend')
    const detail = await server().answerTo(trends.detail, { name: trend.trend_id, gender: 'women' }, 'designer')
    return { trend, detail, path: `/trendee/trend-detail/${trend.trend_id}/women/${trend.type}` }
  }

  const answering =
    (detail: OutputOf<typeof trends.detail>): Answerer =>
    ({ path }) =>
      path === trends.detail.path ? answer(detail) : null

  /** What it is worn with, as the server sorts it: by how much more often than by chance. */
  async function worn() {
    const known = await server().answerTo(trends.mapping, {}, 'designer')
    const pattern = known.find(({ type }) => type === 'pattern')
    if (pattern === undefined) throw new Error('the demo world has no pattern')
    const carried = (type: 'color' | 'pattern', value: string, share: number, lift: number) => {
      return { type, value, name: value, name_zh: `${value} 中文`, products: 5, share, lift }
    }
    const attributes = [
      carried('color', 'sage-green', 0.12, 9),
      carried('color', 'black', 0.4, 2),
      carried('pattern', 'no-such-pattern', 0.2, 8),
      carried('pattern', pattern.trend_id, 0.3, 3),
    ]
    const { detail, path } = await strongest()
    return { path, pattern, answers: answering({ ...detail, attributes }) }
  }

  it.each(languageByTurns())('sorts what is worn with it by the share that it shows, in %s', async (language) => {
    const { path, answers } = await worn()
    const { view, say } = await openPage(path, { as: 'designer', language, answers })
    const part = within(view.getByRole('region', { name: say('worn.title') }))
    const shares = part
      .getAllByRole('list')
      .map((list) => [...list.textContent.matchAll(/([\d.]+)%/g)].map((share) => Number(share[1])))
    expect(shares).toEqual([
      [40, 12],
      [30, 20],
    ])
  })

  it.each(languageByTurns())(
    'leads from a colour to the list of it, and from an attribute to its trend, in %s',
    async (language) => {
      const { path, pattern, answers } = await worn()
      const page = await openPage(path, { as: 'designer', language, answers })
      const part = within(page.view.getByRole('region', { name: page.say('worn.title') }))
      const links = part.getAllByRole('link')
      // What no trend is made of leads nowhere.
      expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
        '/trendee/design-trends/color-trends',
        '/trendee/design-trends/color-trends',
        `/trendee/trend-detail/${pattern.trend_id}/women/pattern`,
      ])
      await page.user.click(links[0] as HTMLElement)
      await page.settled()
      const asked = new URLSearchParams(page.address().split('?')[1])
      expect(asked.get('q')).toBe(language === 'zh' ? 'black 中文' : 'Black')
    },
  )

  it.each(languageByTurns())('leads from the map and its table to a country’s numbers, in %s', async (language) => {
    const { trend, detail, path } = await strongest()
    const [own] = await server().answerTo(trends.regionCountry, { name: trend.trend_id, gender: 'women' }, 'designer')
    if (own === undefined) throw new Error('no country knows the trend')
    const countries = ['US', 'GB', 'FR'].map((region) => ({ ...own, region, interest: 1 }))
    const page = await openPage(path, {
      as: 'designer',
      language,
      answers: (asked) => (asked.path === trends.regionCountry.path ? answer(countries) : answering(detail)(asked)),
    })
    const { view, say, user } = page
    const { region } = formatFor(language)
    const lands = view.getByRole('img', { name: say('regions.title') }).querySelectorAll('path[data-choose]')
    const britain = [...lands].find((land) => land.textContent.startsWith(region('GB')))
    await user.click(britain as unknown as HTMLElement)
    await page.settled()
    expect(page.address()).toBe(`${path}?region=GB`)
    const table = within(view.getByRole('table', { name: say('regions.title') }))
    expect(table.getByRole('button', { name: region('GB') }).getAttribute('aria-current')).toBe('true')
    await user.click(table.getByRole('button', { name: region('FR') }))
    await page.settled()
    expect(page.address()).toBe(`${path}?region=FR`)
    const asked = page.requests.filter((request) => request.path === trends.detail.path)
    expect(asked.map(({ query }) => query.get('region'))).toEqual(['US', 'GB', 'FR'])
  })

  it.each(languageByTurns())('folds platforms of which nothing can be drawn into one line, in %s', async (language) => {
    const { detail, path } = await strongest()
    const [first] = detail.platforms
    if (first === undefined) throw new Error('no platform knows the trend')
    const empty = (platform: string) => ({ ...first, platform, line: { ...first.line, values: [null, 3, null, 4] } })
    const shown = { ...detail, platforms: [first, empty('temu'), empty('etsy')] }
    const { view, say } = await openPage(path, { as: 'designer', language, answers: answering(shown) })
    const part = within(view.getByRole('region', { name: say('platforms.title') }))
    expect(part.getAllByRole('article')).toHaveLength(1)
    const names = new Intl.ListFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { style: 'short', type: 'conjunction' })
    expect(part.getByText(say('platforms.empty', { platforms: names.format(['Temu', 'Etsy']) }))).toBeDefined()
  })

  it.each(languageByTurns())(
    'has links to its parts for a phone, each to a part that is there, in %s',
    async (language) => {
      const { path } = await strongest()
      const { view, say } = await openPage(path, { as: 'designer', language, width: 390 })
      const links = within(view.getByRole('navigation', { name: say('jump.label') })).getAllByRole('link')
      const targets = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''))
      expect(links.length).toBeGreaterThan(2)
      for (const [at, target] of targets.entries()) expect(target?.textContent).toContain(links[at]?.textContent)
    },
  )
})
