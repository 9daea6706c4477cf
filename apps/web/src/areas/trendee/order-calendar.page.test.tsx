import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { seasonsAhead } from '@trendee/core/season/season-board'
import { type SellingSeason, seasonId, sellingWeeks } from '@trendee/core/season/selling-season'
import { seasonInWords } from '@trendee/core/sentences/season-in-words'
import { addWeeks } from '@trendee/core/periods/week'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { upgradeButtons } from '../../testing/controls'
import { type Answerer, answer } from '../../testing/fetch-in-process'
import { type Language, languageByTurns, screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const SCREEN = '/trendee/order-calendar'
const { seasonList } = CONTRACT.trends
const { collectInfoList } = CONTRACT.collection
const ASKED = { gender: 'women', region: 'US', in_time: 'true' } as const

const ofSeason = (selling: SellingSeason, leadWeeks: number) =>
  ({ ...ASKED, season: seasonId(selling), lead_weeks: leadWeeks, pageSize: 12 }) as const

/** What the page lists for a season; none where it has no list. */
function rowsOf({ view }: Page, selling: SellingSeason, language: Language = 'en'): readonly HTMLElement[] {
  const list = view.queryByRole('list', { name: seasonInWords(selling, 'US', language) })
  return list === null ? [] : within(list).getAllByRole('listitem')
}

describe('the order calendar', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/order-calendar'))(
    '%s shows for each season what is still in time, with the verdict and the day for its top, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const { view, say } = page
      const { day, decimal } = formatFor(language)
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('screen.order_calendar'))
      const { told_on: today } = await page.ask(seasonList, { ...ASKED, pageSize: 1 })
      let shown = 0
      for (const selling of seasonsAhead(today, 'US')) {
        const { list } = await page.ask(seasonList, ofSeason(selling, LEAD_WEEKS.usual))
        const rows = rowsOf(page, selling, language)
        expect(rows).toHaveLength(list.length)
        list.forEach(({ trend, told, order_by_top: topBy }, at) => {
          const words = rows[at]?.textContent ?? ''
          expect(words).toContain(page.nameOf(trend))
          const factor = told.times === null ? '' : `×${decimal(told.times, 2)}`
          for (const text of [say(`verdict.${told.verdict}`), factor, day(topBy)]) expect(words).toContain(text)
        })
        shown += list.length
        const { from } = sellingWeeks(selling, 'US')
        const firstBy = addWeeks(from, -LEAD_WEEKS.usual)
        const due =
          firstBy < today
            ? say('orders.first_missed_other', { count: LEAD_WEEKS.usual, from: day(from) })
            : say('orders.first_by', { day: day(firstBy), from: day(from) })
        expect(view.getByText((words) => words.startsWith(due))).toBeDefined()
      }
      expect(shown).toBeGreaterThan(0)
    },
  )

  it('counts with the reader’s own lead time', async () => {
    const page = await openPage(SCREEN, { as: 'designer' })
    const { view, say, user } = page
    const { told_on: today } = await page.ask(seasonList, { ...ASKED, pageSize: 1 })
    const [soonest] = seasonsAhead(today, 'US')
    if (soonest === undefined) throw new Error('no season ahead')
    const { from } = sellingWeeks(soonest, 'US')
    const { day } = formatFor('en')
    const due = say('orders.first_by', { day: day(addWeeks(from, -1)), from: day(from) })
    expect(view.queryByText(due)).toBeNull()
    const [lead] = view.getAllByRole('textbox', { name: say('decision.lead') })
    if (lead === undefined) throw new Error('no lead time to set')
    await user.clear(lead)
    await user.type(lead, '1')
    await page.settled()
    expect(view.getByText(due)).toBeDefined()
    const { list } = await page.ask(seasonList, ofSeason(soonest, 1))
    expect(rowsOf(page, soonest)).toHaveLength(list.length)
    // What is no lead time is said to be none, and changes nothing.
    await user.tab()
    await user.clear(lead)
    await user.type(lead, '10000')
    await page.settled()
    expect(lead).toHaveProperty('value', '10000')
    expect(view.getByText(say('decision.lead_bounds', { ...LEAD_WEEKS }))).toBeDefined()
    await user.tab()
    expect(lead).toHaveProperty('value', '1')
  })

  it('shows the rest of a season on demand', async () => {
    const page = await openPage(SCREEN, { as: 'designer' })
    const { told_on: today } = await page.ask(seasonList, { ...ASKED, pageSize: 1 })
    const last = seasonsAhead(today, 'US').at(-1)
    if (last === undefined) throw new Error('no season ahead')
    const { total } = await page.ask(seasonList, ofSeason(last, LEAD_WEEKS.usual))
    expect(total).toBeGreaterThan(12)
    const name = seasonInWords(last, 'US', 'en')
    const section = within(page.view.getByRole('region', { name }))
    await page.user.click(section.getByRole('button', { name: /^Show (all|the first) \d+$/ }))
    await page.settled()
    expect(rowsOf(page, last)).toHaveLength(Math.min(total, 100))
  })

  it.each([
    ['women', 'menswear'],
    ['men', 'jewelry'],
  ])('stays whole where %s have nothing to order of %s', async (gender, primaryCategory) => {
    const page = await openPage(`${SCREEN}?gender=${gender}&primaryCategory=${primaryCategory}`, { as: 'designer' })
    const asked = { ...ASKED, gender: gender === 'men' ? 'men' : 'women', primaryCategory } as const
    const { told_on: today } = await page.ask(seasonList, { ...asked, pageSize: 1 })
    for (const selling of seasonsAhead(today, 'US')) {
      const { total } = await page.ask(seasonList, { ...ofSeason(selling, LEAD_WEEKS.usual), ...asked })
      const section = within(page.view.getByRole('region', { name: seasonInWords(selling, 'US', 'en') }))
      expect(section.queryByText(page.say('orders.none_for')) === null).toBe(total > 0)
    }
  })

  it.each(languageByTurns())(
    'lays out a project by its seasons, and says why a trend has none, in %s',
    async (language) => {
      const asked = { gender: 'women', region: 'US', pageSize: 100 } as const
      const all = await server().answerTo(CONTRACT.trends.topList, { ...asked, sort: 'verdict' }, 'designer')
      const [ordered, other] = all.list
      if (ordered === undefined || other === undefined) throw new Error('the demo world has no two trends')
      const left = {
        ...other,
        forecast_seasons: other.forecast_seasons.map((said) => ({
          ...said,
          verdict: 'leave',
          reason: 'falling',
          times: 0.6,
        })),
      }
      const answers: Answerer = ({ path }) =>
        path === collectInfoList.path
          ? answer({
              list: [ordered, left].map((trend, at) => ({ id: `${at}`, trend })),
              page: 1,
              pageSize: 100,
              total: 2,
            })
          : null
      const page = await openPage(`${SCREEN}?project=of-mine`, { as: 'designer', language, answers })
      const shown = seasonsAhead(ordered.told_on, 'US').flatMap((selling) => rowsOf(page, selling, language))
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.every(({ textContent: words }) => words.includes(page.nameOf(ordered)))).toBe(true)
      const without = within(page.view.getByRole('region', { name: page.say('orders.without') }))
      expect(without.getAllByRole('listitem').map(({ textContent: words }) => words.split(':')[0])).toEqual([
        page.nameOf(other),
      ])
      expect(without.getByText(/60%/)).toBeDefined()
    },
  )

  it.each(languageByTurns())('leads who has no forecasts to a plan, in %s', async (language) => {
    const page = await openPage(SCREEN, { as: 'no-plan', language })
    // The pop-up about the plan has a heading of its own.
    expect(document.querySelector('main h2')).toBeNull()
    expect(upgradeButtons(page).length).toBeGreaterThan(0)
  })

  it.each(languageByTurns())('says what failed and asks again, in %s', async (language) => {
    const answers: Answerer = ({ path }) =>
      path === seasonList.path
        ? Response.json({ code: ERRORS.unforeseen.code, msg: 'no', data: null }, { status: 500 })
        : null
    const page = await openPage(SCREEN, { as: 'designer', language, answers })
    expect(page.view.getByRole('button', { name: page.say('state.retry') })).toBeDefined()
  })
})
