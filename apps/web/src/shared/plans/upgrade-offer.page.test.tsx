import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { describe, expect, it } from 'vitest'
import { press } from '../../testing/controls'
import { languageByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const SHEIN = '/trendeesellers/best-seller/shein'
const HIGHLIGHTS = '/trendee/trend-highlights'

describe('a lock', () => {
  const { openPage, server } = usePages()

  /** The button that names the plan and its price. */
  function expectOffer({ say }: Page, within_: ReturnType<typeof within>, plan: 'plan.basic', price: string) {
    const name = say('upgrade.to', { plan: say(plan), price })
    expect(within_.getAllByRole('button', { name }).length).toBeGreaterThan(0)
  }

  async function basicPrice(platform: string): Promise<string> {
    const { list } = await server().answerTo(CONTRACT.plans.priceList, {})
    return `$${list.find((plan) => plan.platform === platform && plan.plan === 'basic')?.monthly_usd}`
  }

  it.each(['no-plan', 'visitor', 'expired'].map((as) => [...languageByTurns(), as] as const))(
    'of the export, in %s for %s, says plan and price before it asks for rows',
    async (language, as) => {
      const page = await openPage(SHEIN, { as, language })
      const { view, say } = page
      await press(page, say('export.button'))
      const dialog = within(await view.findByRole('dialog', { name: say('export.title') }))
      expectOffer(page, dialog, 'plan.basic', await basicPrice('trendeesellers'))
      expect(dialog.queryByText(say('export.quantity'))).toBeNull()
      expect(dialog.queryByRole('button', { name: say('export.save') })).toBeNull()
      expect(page.requests.some(({ path }) => path === CONTRACT.common.export.path)).toBe(false)
    },
  )

  it('of the export offers as many rows as are left', async () => {
    const { store } = server().runtime
    const token = await makeSession(store.db, { role: '4', plan: { line: 'trendeesellers', plan: 'basic' } })
    const page = await openPage(SHEIN, { as: { token } })
    await press(page, page.say('export.button'))
    expect(page.view.getByText(page.say('export.left', { count: '1,000' }))).toBeDefined()
    await page.user.click(page.view.getByRole('combobox', { name: page.say('export.quantity') }))
    const offered = (await page.view.findAllByRole('option')).map((option) => option.textContent)
    expect(offered).toEqual(expect.arrayContaining(['100', '500', '1,000']))
    expect(offered).not.toContain('5,000')
  })

  it.each(languageByTurns())('at the end of a list, in %s, says plan and price', async (language) => {
    for (const path of [SHEIN, `${SHEIN}?view=table`, HIGHLIGHTS]) {
      const page = await openPage(path, { as: 'no-plan', language })
      expect(page.address()).toBe(path)
      const line = path === HIGHLIGHTS ? 'trendee' : 'trendeesellers'
      expectOffer(page, page.view, 'plan.basic', await basicPrice(line))
    }
  })

  it.each(languageByTurns())(
    'in the place of data, in %s, says to whom whose plan has ended when it did',
    async (language) => {
      const { code, http } = ERRORS.plan_limit
      const data = { feature_type: 'seller_list', plan_count: 'top:5', plan: 'free', plan_end: null, resets_at: null }
      const { store } = server().runtime
      const ended = { line: 'trendeesellers', plan: 'basic', endsAt: new Date('2026-01-15T12:00:00Z') } as const
      const token = await makeSession(store.db, { role: '4', plan: ended })
      const page = await openPage(SHEIN, {
        as: { token },
        language,
        answers: ({ path }) =>
          path === CONTRACT.selling.shein.list.path ? Response.json({ code, msg: '', data }, { status: http }) : null,
      })
      await press(page, page.say('plan_limit.later'))
      const alert = page.view.getAllByRole('alert')[0] as HTMLElement
      expectOffer(page, within(alert), 'plan.basic', await basicPrice('trendeesellers'))
      const day = language === 'zh' ? '2026年1月15日' : '15 Jan 2026'
      expect(alert.textContent).toContain(page.say('upgrade.ended', { day }))
    },
  )
})
