import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { peakDecision } from '@trendee/contract/trends/what-to-do'
import { seasonOfPeak } from '@trendee/contract/trends/season-to-meet'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { describe, expect, it } from 'vitest'
import { upgradeButtons } from '../../testing/controls'
import { type Answerer, answer } from '../../testing/fetch-in-process'
import { languageByTurns, screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const SCREEN = '/trendee/order-calendar'
const { topList } = CONTRACT.trends
const ASKED = {
  gender: 'women',
  region: 'US',
  peak_within_weeks: 52,
  sort: 'peak',
  order: 'asc',
  pageSize: 100,
} as const

const answered =
  (data: unknown): Answerer =>
  ({ path }) =>
    path === topList.path ? answer(data) : null

describe('the order calendar', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/order-calendar'))(
    '%s shows each trend at its last day to order, the soonest first, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const { view, say } = page
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('screen.order_calendar'))
      const { list } = await page.ask(topList, ASKED)
      const due = list.map((trend) => ({ trend, ...peakDecision(trend, LEAD_WEEKS.usual) }))
      const days = due.flatMap(({ orderBy }) => (orderBy === null ? [] : [orderBy])).toSorted()
      expect(days.length).toBeGreaterThan(0)
      const lines = within(view.getByRole('list', { name: say('screen.order_calendar') })).getAllByRole('img')
      expect(lines).toHaveLength(days.length)
      const first = due.filter(({ orderBy }) => orderBy === days[0]).map(({ trend }) => page.nameOf(trend))
      expect(first.some((name) => lines[0]?.parentElement?.textContent.includes(name))).toBe(true)
      expect(view.queryByText(say('orders.none'))).toBeNull()
    },
  )

  it('has no day for a peak in a season that is to be left, and says so', async () => {
    const answer = await server().answerTo(topList, ASKED, 'designer')
    const trend = answer.list.find((each) => {
      const said = seasonOfPeak(each)
      return said !== null && said.verdict !== 'leave'
    })
    const said = trend === undefined ? null : seasonOfPeak(trend)
    if (trend === undefined || said === null) throw new Error('no peak of the demo world lies in a season')
    const left = { ...said, verdict: 'leave', reason: 'falling', times: 0.6 } as const
    const shown = { ...answer, total: 1, list: [{ ...trend, forecast_seasons: [left] }] }
    const page = await openPage(SCREEN, { as: 'designer', answers: answered(shown) })
    expect(page.view.getByText(page.say('orders.none'))).toBeDefined()
    expect(page.view.getByText(/leave, it falls to 60% of last year’s level/)).toBeDefined()
  })

  it.each(languageByTurns())('says why a trend has no day, and that none has, in %s', async (language) => {
    const answer = await server().answerTo(topList, ASKED, 'designer')
    const list = answer.list.slice(0, 1).map((trend) => ({ ...trend, forecast_peak_week: null }))
    const page = await openPage(SCREEN, { as: 'designer', language, answers: answered({ ...answer, list, total: 1 }) })
    expect(page.view.getByText(page.say('orders.none'))).toBeDefined()
    expect(page.view.getByRole('heading', { name: page.say('orders.without') })).toBeDefined()
  })

  it('counts with the reader’s own lead time', async () => {
    const page = await openPage(SCREEN, { as: 'designer' })
    const { view, say, user } = page
    const shown = () =>
      within(view.getByRole('list', { name: say('screen.order_calendar') }))
        .getAllByRole('img')
        .map((line) => line.getAttribute('aria-label'))
    const before = shown()
    const [lead] = view.getAllByRole('textbox', { name: say('decision.lead') })
    if (lead === undefined) throw new Error('no lead time to set')
    await user.clear(lead)
    await user.type(lead, '6')
    expect(shown()).not.toEqual(before)
  })

  it.each(languageByTurns())('leads who has no forecasts to a plan, in %s', async (language) => {
    const page = await openPage(SCREEN, { as: 'no-plan', language })
    expect(page.view.queryByRole('list', { name: page.say('screen.order_calendar') })).toBeNull()
    expect(upgradeButtons(page).length).toBeGreaterThan(0)
  })

  it.each(languageByTurns())('says what failed and asks again, in %s', async (language) => {
    const answers: Answerer = ({ path }) =>
      path === topList.path
        ? Response.json({ code: ERRORS.unforeseen.code, msg: 'no', data: null }, { status: 500 })
        : null
    const page = await openPage(SCREEN, { as: 'designer', language, answers })
    expect(page.view.getByRole('button', { name: page.say('state.retry') })).toBeDefined()
  })
})
