import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import type { OutputOf } from '@trendee/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { press } from '../../testing/controls'
import { type Answerer, answer } from '../../testing/fetch-in-process'
import { languageByTurns, screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const SCREEN = '/trendee/lead-lag'
const { leadMatrix, leadLag } = CONTRACT.trends
type Matrix = OutputOf<typeof leadMatrix>

const answered =
  (asked: string, data: unknown): Answerer =>
  ({ path }) =>
    path === asked ? answer(data) : null

/** What the server says, but that of TikTok and searches two trends tell a lead. */
function withLeads(matrix: Matrix): Matrix {
  const trend = { trend_id: 'floral', name: 'floral', trend_name_zh: '花卉', type: 'pattern', lead_weeks: 5 } as const
  return {
    ...matrix,
    cells: matrix.cells.map((cell) =>
      cell.first === 'tiktok' && cell.second === 'search'
        ? {
            ...cell,
            tested: 4,
            told: 2,
            share: 0.5,
            median_weeks: 3.5,
            trends: [trend, { ...trend, trend_id: 'linen', name: 'linen', trend_name_zh: '亚麻', lead_weeks: 2 }],
          }
        : cell,
    ),
  }
}

function cellsOf(page: Page): string[] {
  const table = within(page.view.getByRole('table'))
  return table.getAllByRole('cell').map((cell) => cell.textContent)
}

describe('who moves first', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/lead-lag'))(
    '%s says what is measured and what is not, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const { view, say } = page
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('screen.lead_lag'))
      const { sources, cells } = await page.ask(leadMatrix, { gender: 'all' })
      expect(sources.find(({ source }) => source === 'search')?.weeks).toBeGreaterThan(200)
      // The demo world's posts and shelves are half a year long: nothing is told of them.
      expect(cells.every(({ tested }) => tested === 0)).toBe(true)
      expect(cellsOf(page).filter((text) => text === say('leads.no_pairs'))).toHaveLength(20)
      const lines = view.getAllByRole('listitem').map((line) => line.textContent)
      for (const { source, weeks } of sources) {
        const name = say(`leads.source.${source}`)
        const none = say('leads.none', { source: name })
        // With the colon: the menu has a screen of that name.
        const line = lines.find((text) => text.startsWith(none.slice(0, name.length + 1)))
        expect(line).toContain(weeks === 0 ? none : String(weeks))
      }
    },
  )

  it.each(languageByTurns())('leads from a cell to the trends that tell it, in %s', async (language) => {
    const matrix = withLeads(await server().answerTo(leadMatrix, { gender: 'all' }, 'designer'))
    const page = await openPage(SCREEN, { as: 'designer', language, answers: answered(leadMatrix.path, matrix) })
    const { view, say } = page
    const of = say('leads.of', { told: 2, tested: 4, share: '50%' })
    expect(cellsOf(page)).toContain(`${say('leads.cell', { weeks: '+3.5' })}${of}`)
    expect(cellsOf(page)).toContain(`${say('leads.cell', { weeks: '−3.5' })}${of}`)
    const [cell] = within(view.getByRole('table')).getAllByRole('button')
    if (cell === undefined) throw new Error('no cell leads anywhere')
    await page.user.click(cell)
    await page.settled()
    expect(page.address()).toBe(`${SCREEN}?first=tiktok&second=search`)
    const names = { first: say('leads.source.tiktok'), second: say('leads.source.search') }
    const list = within(view.getByRole('region', { name: say('leads.trends', names) }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/trendee/trend-detail/floral/all/pattern#leads',
      '/trendee/trend-detail/linen/all/pattern#leads',
    ])
    expect(list.getByText(say('leads.ahead', { ...names, weeks: 5 }))).toBeDefined()
  })

  it('says where the plan does not open it', async () => {
    const { code, http } = ERRORS.plan_limit
    const refused: Answerer = ({ path }) =>
      path === leadMatrix.path ? Response.json({ code, msg: 'plan_limit', data: null }, { status: http }) : null
    const page = await openPage(SCREEN, { as: 'designer', answers: refused })
    await press(page, page.say('plan_limit.later'))
    expect(page.view.getAllByRole('alert')[0]?.textContent).toContain(page.say('error.plan_limit'))
    expect(page.view.queryByRole('table')).toBeNull()
  })

  it.each(languageByTurns())('stands on the page of a trend, in %s', async (language) => {
    const own = await server().answerTo(leadLag, { name: 'floral', gender: 'all' }, 'designer')
    const pair = { correlation: 0.61, p_value: 0.002, weeks: 180 }
    const data = {
      ...own,
      pairs: [
        { ...pair, first: 'tiktok', second: 'search', lead_weeks: 4 },
        { ...pair, first: 'search', second: 'best_sellers', lead_weeks: null },
      ],
    }
    const page = await openPage('/trendee/trend-detail/floral/all/pattern', {
      as: 'designer',
      language,
      answers: answered(leadLag.path, data),
    })
    const { view, say } = page
    const part = within(await view.findByRole('region', { name: say('leads.title') }))
    const [tiktok, search, best] = [
      say('leads.source.tiktok'),
      say('leads.source.search'),
      say('leads.source.best_sellers'),
    ]
    expect(await part.findByText(say('leads.ahead', { first: tiktok, second: search, weeks: 4 }))).toBeDefined()
    expect(part.getByText(say('leads.chance', { first: search, second: best }))).toBeDefined()
  })
})
