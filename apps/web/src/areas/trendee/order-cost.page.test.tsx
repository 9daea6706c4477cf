import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { SeasonSaid } from '@trendee/contract/fields'
import { dueOf, seasonThatDecides } from '@trendee/contract/trends/season-to-meet'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { seasonOfId } from '@trendee/core/season/selling-season'
import { seasonInWords } from '@trendee/core/sentences/season-in-words'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { languageByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { topList } = CONTRACT.trends

describe('what an order costs where the forecast is wrong', () => {
  const { openPage, server } = usePages()

  /** A trend to be ordered for the season that goods ordered today still meet, which its forecast covers. */
  async function ahead() {
    const asked = { gender: 'women', sort: 'verdict', pageSize: 100 } as const
    const { list } = await server().answerTo(topList, asked, 'designer')
    for (const trend of list) {
      const said = seasonThatDecides(trend, LEAD_WEEKS.usual)
      if (said !== null && said.gender === trend.gender && dueOf(said, trend, LEAD_WEEKS.usual).orderBy !== null) {
        return { path: `/trendee/trend-detail/${trend.trend_id}/women/${trend.type}`, trend, said }
      }
    }
    throw new Error('nothing of the demo world is to be ordered')
  }
  const part = ({ view, say }: Page) => within(view.getByRole('region', { name: say('order.title') }))
  const field = (page: Page, key: Parameters<Page['say']>[0]) =>
    part(page).getByRole('textbox', { name: page.say(key) })
  const numbers = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => Number(cell.textContent.replaceAll(/[^\d.-]/g, '')))

  it.each(languageByTurns())(
    'is told in pieces, and in money as soon as the cost is known, in %s',
    async (language) => {
      const page = await openPage((await ahead()).path, { as: 'designer', language })
      expect(part(page).getByText(page.say('order.ask_cost'))).toBeDefined()
      const rows = () => part(page).getAllByRole('row').slice(1).map(numbers)
      const [low, middle, high] = rows()
      expect(middle).toEqual([1000, 1000, 0, 0])
      // What is wanted is sold or missed; what is not sold of the order is left over.
      expect((low?.[1] ?? 0) + (low?.[2] ?? 0)).toBe(1000)
      expect(low?.[0]).toBeLessThan(1000)
      expect((high?.[1] ?? 0) + (high?.[3] ?? 0)).toBe(high?.[0])
      await page.user.type(field(page, 'order.cost'), '10')
      await page.user.type(field(page, 'order.price'), '30')
      expect(part(page).queryByText(page.say('order.ask_cost'))).toBeNull()
      const [pricedLow] = rows()
      const [, sold = 0, left = 0, , profit] = pricedLow ?? []
      expect(Math.abs((profit ?? Number.NaN) - (sold * 20 - left * 10))).toBeLessThanOrEqual(20)
    },
  )

  it('counts from the day that the page orders by, of the season that is chosen, in step with the lead time', async () => {
    const { path, trend, said } = await ahead()
    const page = await openPage(path, { as: 'designer' })
    const { view, say, user } = page
    const day = formatFor('en').day
    const spanOf = (season: SeasonSaid, leadWeeks: number, from = season.from) =>
      say('order.span_season', {
        from: day(from),
        to: day(addDays(from, 8 * 7 - 1)),
        season: nameOf(season),
        day: day(addWeeks(from, -leadWeeks)),
      })
    const nameOf = ({ season }: SeasonSaid) => {
      const selling = seasonOfId(season)
      return selling === null ? season : seasonInWords(selling, trend.region, 'en')
    }
    const shown = (text: string) => part(page).queryByText((words) => words.startsWith(text)) !== null
    expect(shown(spanOf(said, LEAD_WEEKS.usual))).toBe(true)
    const [lead] = view.getAllByRole('textbox', { name: say('decision.lead') })
    if (lead === undefined) throw new Error('no lead time to set')
    await user.clear(lead)
    await user.type(lead, '12')
    expect(shown(spanOf(said, 12))).toBe(true)
    const other = trend.forecast_seasons.find(
      (one) => one.season !== said.season && one.from > said.from && dueOf(one, trend, 12).orderBy !== null,
    )
    if (other === undefined) throw new Error('the trend is ordered for one season alone')
    await user.click(view.getByRole('radio', { name: nameOf(other) }))
    await page.settled()
    expect(shown(spanOf(other, 12))).toBe(true)
  })

  it('says where the maker’s minimum is more than the forecast carries', async () => {
    const page = await openPage((await ahead()).path, { as: 'designer' })
    await page.user.type(field(page, 'order.cost'), '10')
    await page.user.type(field(page, 'order.price'), '30')
    await page.user.clear(field(page, 'order.minimum'))
    await page.user.type(field(page, 'order.minimum'), '9000')
    const words = page.say('order.best_minimum', { pieces: '9,000', best: '' }).slice(0, 30)
    expect(part(page).getByText((text) => text.startsWith(words))).toBeDefined()
  })

  it('keeps what was set, and takes nothing that is no number', async () => {
    const page = await openPage((await ahead()).path, { as: 'designer' })
    await page.user.clear(field(page, 'order.expected'))
    await page.user.type(field(page, 'order.expected'), '2000')
    await page.user.type(field(page, 'order.weeks'), 'x')
    expect(field(page, 'order.weeks').getAttribute('aria-invalid')).toBe('true')
    const [, middle] = part(page).getAllByRole('row').slice(1).map(numbers)
    expect(middle?.[0]).toBe(2000)
  })

  it('offers a plan to who has no forecasts', async () => {
    const page = await openPage((await ahead()).path, { as: 'no-plan' })
    expect(part(page).queryByRole('textbox')).toBeNull()
    expect(part(page).getByText(page.say('order.with_plan'))).toBeDefined()
  })
})
