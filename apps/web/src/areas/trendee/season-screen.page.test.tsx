import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { SeasonTrend } from '@trendee/contract/trends/season'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { seasonInWords } from '@trendee/core/sentences/season-in-words'
import { seasonOfId } from '@trendee/core/season/selling-season'
import { addWeeks } from '@trendee/core/periods/week'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { upgradeButtons } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { type Language, languageByTurns, screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { season, seasonList } = CONTRACT.trends
type Answer = OutputOf<typeof season>

const NEXT = '/trendee/season/next'
const nameOfSeason = (id: string, language: Language) => {
  const selling = seasonOfId(id)
  if (selling === null) throw new Error(id)
  return seasonInWords(selling, 'US', language)
}

/** What the page lists of a part and group; `null` where it has no such list. */
function listed({ view, say }: Page, part: Answer['parts'][number]['part'], group: SeasonTrend['group']) {
  const name = `${say(`season_part.${part}`)}: ${say(`season.group_${group ?? 'rising'}`)}`
  const list = view.queryByRole('list', { name })
  return list === null ? null : within(list).getAllByRole('listitem')
}

describe('the screen of a season', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/season/$season'))(
    '%s has what rises, returns and falls of each part, as the chosen season says, in %s',
    async (path, language) => {
      const page = await openPage(path.replace('$season', 'next'), { as: 'designer', language })
      const { view, user } = page
      const check = async (asked: object) => {
        const said = await page.ask(season, { gender: 'women', region: 'US', ...asked })
        expect(view.getByRole('heading', { level: 1 }).textContent).toBe(nameOfSeason(said.season, language))
        expect(said.parts.length).toBeGreaterThan(1)
        for (const { part, groups } of said.parts) {
          for (const { group, list } of groups) {
            const items = listed(page, part, group) ?? []
            expect(items).toHaveLength(list.length)
            list.forEach(({ trend, told, order_by_top: topBy, order_by: orderBy }, at) => {
              const words = items[at]?.textContent ?? ''
              const factor = told.times === null ? [] : [`×${formatFor(language).decimal(told.times, 2)}`]
              const due = [orderBy, topBy].flatMap((day) => (day === null ? [] : [formatFor(language).day(day)]))
              for (const named of [page.nameOf(trend), ...factor, ...due]) expect(words).toContain(named)
            })
          }
        }
        return said
      }
      const first = await check({})
      const last = first.seasons.at(-1)?.season ?? ''
      expect(last).not.toBe(first.season)
      await user.click(view.getByText(nameOfSeason(last, language)))
      await page.settled()
      await check({ season: last })
    },
  )

  it.each(languageByTurns())('says how the verdicts of two seasons before came out, in %s', async (language) => {
    const page = await openPage(NEXT, { as: 'designer', language })
    const { past } = await page.ask(season, { gender: 'women', region: 'US' })
    const rows = within(page.view.getByRole('table', { name: page.say('season.past') }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => row.querySelector('td')?.textContent)).toEqual(
      past.map((one) => nameOfSeason(one.season, language)),
    )
    expect(past.length).toBe(2)
    past.forEach((one, at) => {
      const returns = one.verdicts.find(({ verdict }) => verdict === 'returns')
      expect(rows[at]?.textContent).toContain(
        page.say('season.past_of', { right: returns?.borne_out ?? 0, claimed: returns?.claimed ?? 0 }),
      )
      expect(rows[at]?.textContent).toContain(page.say('season.past_unchanged', { count: returns?.unchanged ?? 0 }))
      for (const moved of [one.climbed, one.dropped]) {
        expect(rows[at]?.textContent).toContain(moved.came === 0 ? '—' : page.say('season.past_told', moved))
      }
    })
  })

  it('counts the days with the reader’s lead, and says which are past', async () => {
    const page = await openPage(NEXT, { as: 'designer' })
    const { view, say, user } = page
    const { seasons, told_on: today } = await page.ask(season, { gender: 'women', region: 'US' })
    const soonest = seasons[0]
    if (soonest === undefined) throw new Error('no season ahead')
    await user.click(view.getByText(nameOfSeason(soonest.season, 'en')))
    await page.settled()
    const due = (weeks: number) => formatFor('en').day(addWeeks(soonest.from, -weeks))
    expect(addWeeks(soonest.from, -LEAD_WEEKS.usual) < today).toBe(true)
    const past = say('season.lead_past_other', { count: LEAD_WEEKS.usual, day: due(LEAD_WEEKS.usual) })
    const weeks = Array.from({ length: LEAD_WEEKS.usual }, (_, count) => count)
    const shorter = weeks.findLast((count) => addWeeks(soonest.from, -count) >= today) ?? 0
    expect(shorter).toBeGreaterThan(0)
    expect(
      view.getByText(`${past} ${say(`season.shorter_${shorter === 1 ? 'one' : 'other'}`, { count: shorter })}`),
    ).toBeDefined()
    const { parts } = await page.ask(season, { gender: 'women', region: 'US', season: soonest.season })
    const late = parts
      .flatMap(({ groups }) => groups.flatMap(({ list }) => list))
      .find((row) => row.is_too_late && row.order_by_top === null)
    // Goods that came for its second half would have been ordered some weeks later.
    expect(late?.order_by_half?.localeCompare(addWeeks(soonest.from, -LEAD_WEEKS.usual))).toBe(1)
    const lateWords = say('season.late', { day: formatFor('en').day(late?.order_by_half ?? null) })
    expect(view.getAllByText(lateWords).length).toBeGreaterThan(0)
    const [lead] = view.getAllByRole('textbox', { name: say('decision.lead') })
    if (lead === undefined) throw new Error('no lead time to set')
    await user.clear(lead)
    await user.type(lead, '1')
    await page.settled()
    expect(view.getByText(say('season.lead_one', { day: due(1) }))).toBeDefined()
    expect(view.queryByText(lateWords)).toBeNull()
  })

  it('narrows to a category, and says whose curve it is', async () => {
    const page = await openPage(`${NEXT}?primaryCategory=footwear`, { as: 'designer' })
    const { view, say } = page
    const said = await page.ask(season, { gender: 'women', region: 'US', primaryCategory: 'footwear' })
    const garments = said.parts.find(({ part }) => part === 'garment')?.groups.flatMap(({ list }) => list) ?? []
    expect(garments.length).toBeGreaterThan(0)
    expect(new Set(garments.map(({ trend }) => trend.trend_primary_category))).toEqual(new Set(['footwear']))
    expect(view.getByText(say('season.category_note'))).toBeDefined()
    const ofAll = garments.filter(({ trend }) => trend.gender === '')
    expect(ofAll.length).toBeGreaterThan(0)
    expect(view.getByText(say('season.everybody_note'))).toBeDefined()
  })

  it.each(languageByTurns())(
    'says why nothing is said: over, begun, too far off, no such season, in %s',
    async (language) => {
      const over = await openPage('/trendee/season/summer-2026', { as: 'designer', language })
      expect(
        over.view.getByText(over.say('season.over', { season: nameOfSeason('summer-2026', language) })),
      ).toBeDefined()
      // It is autumn.
      const begun = await openPage('/trendee/season/autumn-2026', { as: 'designer', language })
      expect(
        begun.view.getByText(begun.say('season.begun', { season: nameOfSeason('autumn-2026', language) })),
      ).toBeDefined()
      const beyond = await openPage('/trendee/season/summer-2035', { as: 'designer', language })
      expect(
        beyond.view.getByText(beyond.say('season.beyond', { season: nameOfSeason('summer-2035', language) })),
      ).toBeDefined()
      const none = await openPage('/trendee/season/monsoon-2027', { as: 'designer', language })
      expect(none.view.getByText(none.say('season.unknown'))).toBeDefined()
    },
  )

  it('opens the whole of a group that is too long to stand at once', async () => {
    const page = await openPage(NEXT, { as: 'designer' })
    const { view, say, user } = page
    const asked = { gender: 'women', region: 'US' } as const
    const { parts } = await page.ask(season, asked)
    const long = parts
      .flatMap(({ part, groups }) => groups.map((group) => ({ part, ...group })))
      .find(({ total, list }) => total > list.length)
    if (long === undefined) throw new Error('no group is too long')
    const { part, group, total, list } = long
    expect(listed(page, part, group)).toHaveLength(list.length)
    const [open] = view.getAllByRole('button', { name: say('season.show_all', { count: total }) })
    if (open === undefined) throw new Error('nothing opens it')
    await user.click(open)
    await page.settled()
    const { list: whole } = await page.ask(seasonList, { ...asked, part, group, pageSize: 100 })
    expect(listed(page, part, group)?.map((item) => item.querySelector('a:not([aria-hidden])')?.textContent)).toEqual(
      whole.map(({ trend }) => page.nameOf(trend)),
    )
    expect(whole).toHaveLength(total)
  })

  it('leads from a trend to the same verdict on its page', async () => {
    const page = await openPage(NEXT, { as: 'designer' })
    const { view, say, user } = page
    const said = await page.ask(season, { gender: 'women', region: 'US' })
    const last = said.seasons.at(-1)?.season ?? ''
    await user.click(view.getByText(nameOfSeason(last, 'en')))
    await page.settled()
    const [first] =
      (await page.ask(season, { gender: 'women', region: 'US', season: last })).parts[0]?.groups[0]?.list ?? []
    if (first === undefined) throw new Error('no trend')
    await user.click(view.getByRole('link', { name: page.nameOf(first.trend) }))
    await page.settled()
    expect(page.address()).toContain(`season=${last}`)
    const section = within(view.getByRole('region', { name: say('seasons.title') }))
    expect(section.getAllByText(`×${formatFor('en').decimal(first.told.times, 2)}`).length).toBeGreaterThan(0)
    expect(view.getAllByText((words) => words.startsWith(`${nameOfSeason(last, 'en')}. `)).length).toBeGreaterThan(0)
  })

  it('says that no trend has the weeks for it', async () => {
    const said = await server().answerTo(season, { gender: 'women', region: 'US' }, 'designer')
    const { trends } = said.counts
    const nothing: Answer = {
      ...said,
      parts: [],
      counts: { trends, grouped: 0, out_of_season: 0, not_known: 0, guesses: 0, without: trends, not_worn: 0 },
    }
    const page = await openPage(NEXT, {
      as: 'designer',
      answers: ({ path }) => (path === season.path ? answer(nothing) : null),
    })
    expect(page.view.getByText(page.say('season.none', { season: nameOfSeason(said.season, 'en') }))).toBeDefined()
  })

  it.each(languageByTurns())('leads who has no forecasts to a plan, in %s', async (language) => {
    const page = await openPage(NEXT, { as: 'no-plan', language })
    expect(page.view.queryByRole('heading', { name: page.say('season.past') })).toBeNull()
    expect(upgradeButtons(page).length).toBeGreaterThan(0)
  })
})
