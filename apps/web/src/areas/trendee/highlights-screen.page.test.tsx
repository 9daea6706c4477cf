import { fireEvent, waitFor, within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { risesWithoutLevel, whyFacts } from '@trendee/contract/trends/trend-facts'
import { whatToDo } from '@trendee/contract/trends/what-to-do'
import { plainText } from '@trendee/core/sentences/sentence'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { trendWhy } from '@trendee/core/sentences/trend-why'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { choose, pick, press } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { languageByTurns, screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const HOME = '/trendee/trend-highlights'
const { topList } = CONTRACT.trends

/** What the screen shows of a gender and region, the strongest first. */
const levelled = (page: Page, gender: 'women' | 'men' | 'kids', region: string) =>
  page.ask(topList, { gender, region, level: ['breakout', 'very_hot', 'hot'], sort: 'level', pageSize: 100 })

describe('trend highlights', () => {
  const { openPage } = usePages()

  it.each(screensByTurns('/trendee/trend-highlights'))(
    '%s shows trends and why they have a level, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const { view, user, say, nameOf } = page
      expect(page.title()).toBe(say('screen.highlights'))
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('highlights.title'))
      const { list } = await levelled(page, 'women', 'US')
      const [first] = list
      if (first?.level_why.inputs == null) throw new Error('the demo world has no trend with a level')
      expect(view.getByRole('heading', { level: 2, name: nameOf(first) })).toBeDefined()
      for (const { level } of list) expect(view.queryAllByText(say(`level.${level}`))).not.toEqual([])

      const card = view.getByRole('heading', { level: 2, name: nameOf(first) }).closest('article') as HTMLElement
      const words = trendWhy(whyFacts(first))[language]
      const decision = whatToDo(first, LEAD_WEEKS.usual).words[language]
      expect(card.textContent).toContain(plainText(words))
      expect(card.textContent).toContain(plainText(decision))
      const asked = words.find((part) => typeof part !== 'string')
      await user.click(within(card).getByRole('button', { name: say('evidence.open', { number: asked?.text ?? '' }) }))
      expect(await within(await view.findByRole('dialog')).findByText(say('meaning.yoy'))).toBeDefined()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
      const level = say(`level.${first.level}`)
      await user.click(within(card).getByRole('button', { name: say('why.ask', { level }) }))
      const why = await view.findByRole('dialog')
      const { z, rising_weeks: weeks } = first.level_why.inputs
      expect(why.textContent).toContain(plainText(words))
      const sample = say('why.sample', { weeks: first.level_why.sample.weeks })
      expect(await within(why).findByText(sample)).toBeDefined()
      expect(why.textContent).toContain(z.toFixed(1))
      expect(why.textContent).toContain(say('why.direction', { weeks }))
    },
  )

  it.each(['en', 'zh'] as const)(
    'show the week as it stood on a past day, and what came since, in %s',
    async (language) => {
      const day = '2026-03-15'
      const page = await openPage(HOME, { as: 'designer', language })
      fireEvent.change(page.view.getByLabelText(page.say('past_day.choose')), { target: { value: day } })
      await page.settled()
      expect(page.address()).toBe(`${HOME}?as_of=${day}`)
      const { list } = await page.ask(topList, {
        gender: 'women',
        region: 'US',
        level: ['breakout', 'very_hot', 'hot'],
        sort: 'level',
        pageSize: 100,
        as_of: day,
      })
      const [first] = list
      if (first === undefined) throw new Error('the demo world had no trend with a level')
      const heading = await page.view.findByRole('heading', { level: 2, name: page.nameOf(first) })
      const lead = heading.closest('article') as HTMLElement
      expect(
        within(lead)
          .getByRole('link', { name: page.nameOf(first) })
          .getAttribute('href'),
      ).toContain(`as_of=${day}`)
      const { list: came } = await page.ask(CONTRACT.trends.since, {
        names: first.trend_id,
        gender: 'women',
        region: 'US',
        as_of: day,
      })
      const change = came[0]?.change ?? null
      expect(change).not.toBeNull()
      expect(await within(lead).findByText(page.say('past_day.since'))).toBeDefined()
      expect(lead.textContent).toContain(formatFor(language).growth(change))
      // Nothing of the demo world had been imported by then.
      await press(page, page.say('past_day.by_import'))
      expect(page.address()).toBe(`${HOME}?as_of=${day}&as_known=true`)
      expect(await page.view.findByText(page.say('past_day.nothing_imported'))).toBeDefined()
      expect(
        page.view.getByText(page.say('past_day.as_known', { day: formatFor(language).day(day) }), { exact: false }),
      ).toBeDefined()
      await press(page, page.say('past_day.by_week'))
      expect(page.address()).toBe(`${HOME}?as_of=${day}`)
      await page.user.click(page.view.getByRole('link', { name: page.say('past_day.today') }))
      await page.settled()
      expect(page.address()).toBe(HOME)
    },
  )

  it.each(languageByTurns())('show what rises without a level, and lead to all of it, in %s', async (language) => {
    const page = await openPage(HOME, { as: 'designer', language })
    const { view, say, nameOf } = page
    const { list, total } = await page.ask(topList, { gender: 'women', level: ['none'], sort: 'yoy', pageSize: 40 })
    const rising = list.filter(risesWithoutLevel).slice(0, 8)
    expect(rising.length).toBeGreaterThan(0)
    const section = within(await view.findByRole('region', { name: say('highlights.rising') }))
    expect(section.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(rising.map(nameOf))
    const format = formatFor(language)
    for (const { yoy } of rising) expect(section.getAllByText(format.growth(yoy)).length).toBeGreaterThan(0)
    await page.user.click(
      section.getByRole('link', { name: say('highlights.rising_all', { count: format.count(total) }) }),
    )
    await page.settled()
    expect(page.address()).toContain('/trendee/trend-database?')
    expect(page.address()).toContain('level=none')
    const rows = within(view.getByRole('table', { name: say('screen.trend_database') })).getAllByRole('row')
    expect(rows[1]?.textContent).toContain(list[0] && nameOf(list[0]))
  })

  it('keep their filters in the address, and Back undoes the last', async () => {
    const page = await openPage(HOME, { as: 'designer' })
    const { view, say, nameOf } = page
    await choose(page, say('filter.gender'), say('gender.men'))
    expect(page.address()).toBe(`${HOME}?gender=men`)
    await pick(page, say('filter.region'), 'United Kingdom')
    await choose(page, say('filter.window'), say('window.short', { days: 90 }))
    const search = Object.fromEntries(new URLSearchParams(page.address().split('?')[1]))
    expect(search).toEqual({ gender: 'men', region: 'GB', window: '90' })
    const [first] = (await levelled(page, 'men', 'GB')).list
    const words = first === undefined ? say('highlights.quiet_gender', { gender: say('gender.men') }) : nameOf(first)
    expect(view.getAllByText(words).length).toBeGreaterThan(0)
    expect(view.getByText(say('highlights.falling_note', { count: 90 }))).toBeDefined()
    await page.go(-1)
    expect(page.address()).not.toContain('window')
    expect(view.getByText(say('highlights.falling_note', { count: 30 }))).toBeDefined()
    await press(page, say('filter.clear', { count: 2 }))
    expect(page.address()).toBe(HOME)
  })

  it.each(['men', 'kids'] as const)(
    'say in words that nothing stands out for %s, and lead to all genders',
    async (gender) => {
      const page = await openPage(`${HOME}?gender=${gender}&region=GB`, { as: 'designer' })
      const { view, say } = page
      // Were there one, the test would show nothing.
      expect((await levelled(page, gender, 'GB')).list).toEqual([])
      expect(view.getByText(say('highlights.quiet_gender', { gender: say(`gender.${gender}`) }))).toBeDefined()
      expect(view.getByText(say('highlights.gender_note'))).toBeDefined()
      await press(page, say('trend.show_all'))
      expect(page.address()).toBe(`${HOME}?region=GB&gender=all`)
      expect(view.queryByText(say('highlights.gender_note'))).toBeNull()
      expect(view.getAllByRole('article').length).toBeGreaterThan(0)
    },
  )

  it('say in words that nothing of a gender comes into season', async () => {
    const none = { list: [], total: 0, page: 1, pageSize: 8, as_of: null }
    const { view, say } = await openPage(`${HOME}?gender=unisex`, {
      as: 'designer',
      answers: ({ path, query }) => (path === topList.path && query.has('peak_within_weeks') ? answer(none) : null),
    })
    const season = within(view.getByRole('region', { name: say('highlights.season') }))
    expect(season.getByText(say('highlights.none_gender', { gender: say('gender.unisex') }))).toBeDefined()
  })

  it('are restored from an address, and every control changes what stands under it', async () => {
    const page = await openPage(`${HOME}?gender=all&window=90&ahead=20`, { as: 'designer' })
    const { view, say, nameOf } = page
    const all = view.getByRole('radio', { name: say('gender.all') })
    expect((all as HTMLInputElement).checked).toBe(true)
    const names = (key: 'highlights.falling' | 'highlights.season') =>
      within(view.getByRole('region', { name: say(key) }))
        .queryAllByRole('link')
        .map((link) => link.textContent)
    const first = { gender: 'all', pageSize: 8 } as const
    const fallen = await page.ask(topList, {
      ...first,
      sort: 'adjusted_growth',
      order: 'asc',
      window: 90,
      pageSize: 16,
    })
    const falling = fallen.list
      .filter(({ adjusted_growth: change, growth }) => change !== null && change < 0 && growth !== null && growth < 0)
      .slice(0, 8)
    expect(falling.length).toBeGreaterThan(0)
    const season = await page.ask(topList, { ...first, sort: 'peak', peak_within_weeks: 20 })
    expect(names('highlights.falling')).toHaveLength(falling.length)
    expect(names('highlights.season')).toHaveLength(season.list.length)
    for (const [place, trend] of falling.entries()) expect(names('highlights.falling')[place]).toContain(nameOf(trend))
    for (const [place, trend] of season.list.entries()) {
      expect(names('highlights.season')[place]).toContain(nameOf(trend))
    }
    expect(view.getByText(say('highlights.season_note', { count: 20 }))).toBeDefined()
    await pick(page, say('highlights.season_ahead'), say('highlights.ahead', { count: 4 }))
    expect(page.address()).toContain('ahead=4')
    const near = await page.ask(topList, { ...first, sort: 'peak', peak_within_weeks: 4 })
    expect(names('highlights.season')).toHaveLength(near.list.length)
    for (const [place, trend] of near.list.entries()) {
      expect(names('highlights.season')[place]).toContain(nameOf(trend))
    }
    expect(near.list.map((trend) => trend.trend_id)).not.toEqual(season.list.map((trend) => trend.trend_id))
  })

  it('lead from a card to the trend', async () => {
    const page = await openPage(HOME, { as: 'designer' })
    const link = within(page.view.getAllByRole('article')[0] as HTMLElement)
      .getByRole('heading')
      .querySelector('a')
    const name = link?.textContent
    await page.user.click(link as HTMLElement)
    await page.settled()
    expect(page.address()).toMatch(/^\/trendee\/trend-detail\//)
    expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(name)
  })

  it('show an account without a plan a dash for each forecast', async () => {
    const page = await openPage(HOME, { as: 'no-plan' })
    const { view, say } = page
    const season = within(view.getByRole('region', { name: say('highlights.season') }))
    const rows = season.getAllByRole('link')
    expect(season.getAllByText(say('forecast.with_plan'))).toHaveLength(rows.length)
    expect(view.queryByText(say('trend.peak'))).toBeNull()
  })
})
