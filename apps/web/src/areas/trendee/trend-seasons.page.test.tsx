import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { seasonOfId } from '@trendee/core/season/selling-season'
import { seasonInWords } from '@trendee/core/sentences/season-in-words'
import { addWeeks } from '@trendee/core/periods/week'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { answer } from '../../testing/fetch-in-process'
import { languageByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { detail } = CONTRACT.trends
type Detail = OutputOf<typeof detail>

describe('a trend, season by season', () => {
  const { openPage, server } = usePages()

  /** A trend of women with a verdict for a season that the usual lead time still meets. */
  async function told() {
    const { list } = await server().answerTo(
      CONTRACT.trends.topList,
      { gender: 'women', sort: 'score', pageSize: 20 },
      'designer',
    )
    for (const { trend_id: name, type } of list) {
      const found = await server().answerTo(detail, { name, gender: 'women' }, 'designer')
      const ahead = found.forecast_seasons.filter((season) => !season.is_backtest)
      if (ahead.length > 1 && ahead.every(({ verdict }) => verdict !== 'not_known')) {
        return { found, ahead, path: `/trendee/trend-detail/${name}/women/${type}` }
      }
    }
    throw new Error('the demo world has no trend with seasons')
  }
  const section = ({ view, say }: Page) => within(view.getByRole('region', { name: say('seasons.title') }))
  const nameOfSeason = (id: string, language: 'en' | 'zh') => {
    const season = seasonOfId(id)
    if (season === null) throw new Error(id)
    return seasonInWords(season, 'US', language)
  }
  const times = (value: number | null, language: 'en' | 'zh') =>
    `${value === null ? '' : '×'}${formatFor(language).decimal(value, 2)}`

  it.each([languageByTurns()])(
    'tells the chosen season, and the same one of the years before, in %s',
    async (language) => {
      const { found, ahead, path } = await told()
      const page = await openPage(path, { as: 'designer', language })
      const { user, say } = page
      for (const season of [ahead.at(-1), ahead[0]]) {
        await user.click(section(page).getByText(nameOfSeason(season?.season ?? '', language)))
        expect(section(page).getAllByText(times(season?.times ?? null, language)).length).toBeGreaterThan(0)
        const before = found.forecast_seasons.filter(
          (past) => past.is_backtest && past.season.startsWith(season?.season.split('-')[0] ?? ''),
        )
        const rows = within(section(page).getByRole('table', { name: say('seasons.past') }))
          .getAllByRole('row')
          .slice(1)
        expect(rows).toHaveLength(before.length)
        before.forEach((past, at) => {
          expect(rows[at]?.textContent).toContain(nameOfSeason(past.season, language))
          expect(rows[at]?.textContent).toContain(
            times(past.times === null || past.came === null ? null : past.came / (past.before ?? 0), language),
          )
        })
      }
    },
  )

  it('counts the day to order by the reader’s lead, heads the page, and says whose curve tells it', async () => {
    const { found, ahead, path } = await told()
    const summer = ahead.at(-1)
    if (summer === undefined) throw new Error('no season')
    const rising = { ...summer, gender: '', verdict: 'order', reason: '', peak_week: null, is_guess: false } as const
    const shown: Detail = {
      ...found,
      trend: { ...found.trend, gender: 'women', forecast_seasons: [rising] },
      forecast_seasons: [rising],
    }
    const page = await openPage(path, {
      as: 'designer',
      answers: ({ path: called }) => (called === detail.path ? answer(shown) : null),
    })
    const { view, user, say } = page
    const day = (weeks: number) => formatFor('en').day(addWeeks(rising.from, -weeks))
    expect(section(page).getByText(day(LEAD_WEEKS.usual))).toBeDefined()
    const name = nameOfSeason(rising.season, 'en')
    expect(view.getByText((words) => words.startsWith(`${name}. Order by`))).toBeDefined()
    // Below the headline and in the section: it is everybody's curve that tells it of women.
    expect(view.getAllByText(say('seasons.everybody'))).toHaveLength(2)
    const lead = view.getByRole('textbox', { name: say('decision.lead') })
    await user.clear(lead)
    await user.type(lead, '6')
    expect(section(page).getByText(day(6))).toBeDefined()
    expect(section(page).queryByText(day(LEAD_WEEKS.usual))).toBeNull()
  })

  it('says what is missing where no forecast covers a season, and what opens it where the plan hides it', async () => {
    const { found, path } = await told()
    const without: Detail = {
      ...found,
      trend: { ...found.trend, forecast_seasons: [] },
      forecast: null,
      forecast_seasons: [],
    }
    const known = await openPage(path, {
      as: 'designer',
      answers: ({ path: called }) => (called === detail.path ? answer(without) : null),
    })
    expect(section(known).getByText(known.say('seasons.none'))).toBeDefined()
    const hidden = await openPage(path, { as: 'no-plan' })
    expect(section(hidden).getByText(hidden.say('seasons.with_plan'))).toBeDefined()
  })
})
