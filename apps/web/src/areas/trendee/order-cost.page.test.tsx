import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { peakAhead } from '@trendee/contract/trends/trend-facts'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { addWeeks } from '@trendee/core/periods/week'
import { describe, expect, it } from 'vitest'
import { languageByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { topList } = CONTRACT.trends

describe('what an order costs where the forecast is wrong', () => {
  const { openPage, server } = usePages()

  /** A trend whose peak an order with the usual lead time meets, weeks before it. */
  async function ahead(): Promise<string> {
    const asked = { gender: 'women', sort: 'peak', order: 'asc', peak_within_weeks: 52, pageSize: 100 } as const
    const { list } = await server().answerTo(topList, asked, 'designer')
    const found = list.find((trend) => {
      const peak = peakAhead(trend)
      return peak !== null && peak > addWeeks(trend.told_on, LEAD_WEEKS.usual + 8) && peak < addWeeks(trend.as_of, 44)
    })
    if (found === undefined) throw new Error('no trend of the demo world has a peak far enough ahead')
    return `/trendee/trend-detail/${found.trend_id}/women/${found.type}`
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
      const page = await openPage(await ahead(), { as: 'designer', language })
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

  it('says where the maker’s minimum is more than the forecast carries', async () => {
    const page = await openPage(await ahead(), { as: 'designer' })
    await page.user.type(field(page, 'order.cost'), '10')
    await page.user.type(field(page, 'order.price'), '30')
    await page.user.clear(field(page, 'order.minimum'))
    await page.user.type(field(page, 'order.minimum'), '9000')
    const words = page.say('order.best_minimum', { pieces: '9,000', best: '' }).slice(0, 30)
    expect(part(page).getByText((text) => text.startsWith(words))).toBeDefined()
  })

  it('keeps what was set, and takes nothing that is no number', async () => {
    const path = await ahead()
    const page = await openPage(path, { as: 'designer' })
    await page.user.clear(field(page, 'order.expected'))
    await page.user.type(field(page, 'order.expected'), '2000')
    await page.user.type(field(page, 'order.weeks'), 'x')
    expect(field(page, 'order.weeks').getAttribute('aria-invalid')).toBe('true')
    const [, middle] = part(page).getAllByRole('row').slice(1).map(numbers)
    expect(middle?.[0]).toBe(2000)
  })

  it('offers a plan to who has no forecasts', async () => {
    const page = await openPage(await ahead(), { as: 'no-plan' })
    expect(part(page).queryByRole('textbox')).toBeNull()
    expect(part(page).getByText(page.say('order.with_plan'))).toBeDefined()
  })
})
