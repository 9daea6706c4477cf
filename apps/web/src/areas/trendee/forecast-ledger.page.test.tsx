import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { choose, press } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const SCREEN = '/trendee/forecasts'
const { ledger, scores } = CONTRACT.forecasts

describe('the forecast ledger', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/forecasts'))(
    '%s says what was said, what came and how sure it was, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const { view, say, nameOf } = page
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('screen.forecasts'))
      const { list, total } = await page.ask(ledger, { pageSize: 50 })
      expect(total).toBeGreaterThan(4)
      const rows = within(view.getByRole('table', { name: say('screen.forecasts') })).getAllByRole('row')
      expect(rows).toHaveLength(list.length + 1)
      for (const [place, row] of list.slice(0, 5).entries()) expect(rows[place + 1]?.textContent).toContain(nameOf(row))
      const { best, worst, groups } = await page.ask(scores, {})
      const backtests = groups.find(({ made }) => made === 'backtest')
      const told = within(view.getByRole('region', { name: say('ledger.made_backtest') }))
      expect(told.getByText(Number(backtests?.mase).toFixed(2))).toBeDefined()
      for (const [title, few] of [['ledger.best', best] as const, ['ledger.worst', worst] as const]) {
        const links = within(view.getByRole('table', { name: say(title) })).getAllByRole('link')
        expect(links.map((link) => link.textContent)).toEqual(few.map((row) => nameOf(row)))
      }
    },
  )

  it('keeps a horizon in the address, and takes it back', async () => {
    const page = await openPage(SCREEN, { as: 'designer' })
    await choose(page, page.say('ledger.horizon'), page.say('ledger.weeks_short', { weeks: 13 }))
    expect(page.address()).toBe(`${SCREEN}?horizon=13`)
    const { total } = await page.ask(ledger, { horizon: 13 })
    expect(page.view.getByText(page.say('count.forecasts_other', { count: total }))).toBeDefined()
    await page.go(-1)
    expect(page.address()).toBe(SCREEN)
  })

  it('says that nothing has come due, and when the first will', async () => {
    const whole = await server().answerTo(scores, {}, 'designer')
    const none = whole.groups.map((group) => ({ ...group, scored: 0, mase: null, coverage: null, compared: 0 }))
    const groups = none.map((group) => ({ ...group, waiting: 3, first_due: '2027-01-03' }))
    const data = { ...whole, groups, best: [], worst: [] }
    const page = await openPage(SCREEN, {
      as: 'designer',
      answers: ({ path }) =>
        path === scores.path
          ? answer(data)
          : path === ledger.path
            ? Response.json({
                code: 1,
                msg: '',
                data: { list: [], total: 0, page: 1, pageSize: 50, as_of: '2026-11-01' },
              })
            : null,
    })
    expect(page.view.getAllByText(page.say('ledger.too_few', { count: 0 }))).toHaveLength(2)
    expect(page.view.getAllByText(/3 wait for their weeks; the first is due on/)).toHaveLength(2)
    expect(page.view.getByText(page.say('ledger.none'))).toBeDefined()
  })

  it('says what failed and asks again', async () => {
    let isDown = true
    const page = await openPage(SCREEN, {
      as: 'designer',
      answers: ({ path }) =>
        isDown && path === ledger.path
          ? Response.json({ code: 50000, msg: 'down', data: null, request_id: 'test' }, { status: 503 })
          : null,
    })
    expect(page.view.queryByRole('table', { name: page.say('screen.forecasts') })).toBeNull()
    isDown = false
    await press(page, page.say('state.retry'))
    expect(page.view.getByRole('table', { name: page.say('screen.forecasts') })).toBeDefined()
  })

  it('says where the plan does not open it', async () => {
    const { code, http } = ERRORS.plan_limit
    const page = await openPage(SCREEN, {
      as: 'designer',
      answers: ({ path }) =>
        path === ledger.path || path === scores.path
          ? Response.json({ code, msg: 'plan_limit', data: null }, { status: http })
          : null,
    })
    await press(page, page.say('plan_limit.later'))
    expect(page.view.getAllByRole('alert')[0]?.textContent).toContain(page.say('error.plan_limit'))
    expect(page.view.queryByRole('table', { name: page.say('screen.forecasts') })).toBeNull()
  })
})
