import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { type Answerer, answer } from '../../testing/fetch-in-process'
import { languageByTurns, screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { selfCheck } = CONTRACT.trends
const SCREEN = '/trendee/self-check'

describe('the self-check', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/self-check'))(
    '%s says what the numbers rest on and what not to trust, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const { view, say } = page
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('screen.self_check'))
      const check = await page.ask(selfCheck, { region: 'US' })
      const doubts = within(view.getByRole('list', { name: say('check.doubts') })).queryAllByRole('listitem')
      expect(doubts).toHaveLength(check.doubts.length)
      const rows = (key: Parameters<typeof say>[0]) =>
        within(view.getByRole('table', { name: say(key) })).getAllByRole('row').length - 1
      expect(rows('check.feeds')).toBe(check.feeds.length)
      expect(rows('check.titles')).toBe(check.titles.length)
      expect(check.feeds.length).toBeGreaterThan(5)
    },
  )

  it.each(languageByTurns())('says that nothing stands out, and that nothing is known, in %s', async (language) => {
    const told = await server().answerTo(selfCheck, { region: 'US' }, 'designer')
    const nothing = {
      ...told,
      doubts: [],
      feeds: [],
      titles: [],
      platforms: { told: 0, differing: 0, examples: [] },
      ledger: { scored: 0, coverage: null, mase: null, naive_mase: null },
    }
    const answers: Answerer = ({ path }) => (path === selfCheck.path ? answer(nothing) : null)
    const { view, say } = await openPage(SCREEN, { as: 'designer', language, answers })
    expect(view.getByText(say('check.none'))).toBeDefined()
    expect(view.getByText(say('check.platforms_none'))).toBeDefined()
    expect(view.getByText((text) => text.startsWith(say('check.forecasts_none')))).toBeDefined()
  })

  it('leads from each doubt to where it shows', async () => {
    const told = await server().answerTo(selfCheck, { region: 'US' }, 'designer')
    const none = { platform: '', of: '', figure: 0.5, day: null }
    const doubts = [
      { ...none, kind: 'band_short' },
      { ...none, kind: 'no_trends_for', of: 'kids', figure: 2 },
      { ...none, kind: 'titles_unread', platform: 'temu' },
    ]
    const answers: Answerer = ({ path }) => (path === selfCheck.path ? answer({ ...told, doubts }) : null)
    const { view, say } = await openPage(SCREEN, { as: 'designer', answers })
    const list = within(view.getByRole('list', { name: say('check.doubts') }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/trendee/forecasts',
      '/trendee/trend-database?gender=kids',
      '/trendee/trend-database?gender=all&platform=temu',
    ])
    expect(list.getByText((text) => text.includes('50%') && text.includes('Temu'))).toBeDefined()
  })

  it('is open without a plan', async () => {
    const page = await openPage(SCREEN, { as: 'no-plan' })
    expect(page.view.getByRole('table', { name: page.say('check.feeds') })).toBeDefined()
  })

  it('says what failed and asks again', async () => {
    const answers: Answerer = ({ path }) =>
      path === selfCheck.path
        ? Response.json({ code: ERRORS.unforeseen.code, msg: 'no', data: null }, { status: 500 })
        : null
    const page = await openPage(SCREEN, { as: 'designer', answers })
    expect(page.view.getByRole('button', { name: page.say('state.retry') })).toBeDefined()
  })
})
