import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { LINES } from '@trendee/core/plans/lines'
import { describe, expect, it } from 'vitest'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
const LINE_OF = {
  '/pricing/info': null,
  '/trendee/pricing': 'trendee',
  '/trendeesellers/pricing': 'trendeesellers',
  '/trendeegraphics/pricing': 'trendeegraphics',
} as const

describe('prices', () => {
  const { openPage } = usePages()

  it.each(screensByTurns('/pricing/info', '/trendee/pricing', '/trendeesellers/pricing', '/trendeegraphics/pricing'))(
    '%s has the prices of its lines, in %s',
    async (path, language) => {
      const page = await openPage(path, { language })
      const { view, say } = page
      const own = LINE_OF[path]
      expect(page.title()).toBe(say('screen.pricing'))
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say(`pricing.lead_${own ?? 'all'}`))
      const { list } = await page.ask(CONTRACT.plans.priceList, {})
      for (const line of own === null ? LINES : [own]) {
        const compared = say('pricing.compared', { line: say(`line.${line}`) })
        const part = own === null ? view.getByRole('region', { name: compared }) : document.body
        for (const plan of list.filter(({ platform }) => platform === line)) {
          const price = plan.is_by_approval ? say('pricing.free') : dollars(plan.monthly_usd)
          expect(within(part).getAllByText(price).length, `${line} ${plan.plan}`).toBeGreaterThan(0)
        }
      }
    },
  )

  it('are monthly or yearly, in the address', async () => {
    const page = await openPage('/pricing/info')
    const { view, user, say } = page
    const lines = within(view.getByRole('navigation', { name: say('pricing.lines') }))
    await user.click(lines.getByRole('link', { name: say('line.trendeesellers') }))
    await page.settled()
    expect(page.address()).toBe('/trendeesellers/pricing')
    const { list } = await page.ask(CONTRACT.plans.priceList, {})
    const basic = list.find(({ platform, plan }) => platform === 'trendeesellers' && plan === 'basic')
    await user.click(
      within(view.getByRole('radiogroup', { name: say('pricing.pay') })).getByText(say('pricing.yearly')),
    )
    await page.settled()
    expect(page.address()).toContain('pay=yearly')
    expect(view.getAllByText(dollars(basic?.yearly_usd ?? 0)).length).toBeGreaterThan(0)
    await page.go(-1)
    expect(view.getAllByText(dollars(basic?.monthly_usd ?? 0)).length).toBeGreaterThan(0)
  })

  it('say the limits of plans in words, and which one is the reader’s', async () => {
    const page = await openPage('/trendee/pricing', { as: 'designer', language: 'zh' })
    const { view, say } = page
    const table = within(view.getByRole('table'))
    const row = (key: Parameters<typeof say>[0]) =>
      table.getAllByRole('row').find((one) => one.textContent.startsWith(say(key)))?.textContent
    expect(row('feature.trend_list')).toContain(say('rule.top', { count: 200 }))
    expect(row('feature.trend_detail')).toContain(say('rule.day', { count: 30 }))
    expect(row('feature.export_rows')).toContain(say('rule.month', { count: '1,000' }))
    const own = table.getAllByRole('columnheader').find((head) => head.textContent.includes(say('plan.professional')))
    expect(own?.textContent).toContain(say('pricing.yours_until', { day: '#' }).split('#')[0])
    // What is had already has no button.
    expect(table.queryByRole('button')).toBeNull()
  })

  it('name the screens that a feature opens, and apart from them what is planned', async () => {
    const page = await openPage('/trendee/pricing', { as: 'designer' })
    const { view, user, say } = page
    const table = within(view.getByRole('table'))
    expect(table.queryByText(say('feature.visual_search'))).toBeNull()
    expect(view.getByText(say('pricing.planned', { features: say('feature.visual_search') }))).toBeTruthy()
    await user.click(table.getByRole('link', { name: say('screen.topics') }))
    await page.settled()
    expect(page.address()).toBe('/trendee/topics')
    expect(page.title()).toBe(say('screen.topics'))
  })

  it('lead who is not signed in to the trial, a code’s page, and the sign-in', async () => {
    const page = await openPage('/trendee/pricing')
    const { view, user, say } = page
    await user.click(view.getAllByRole('link', { name: say('opening.trial_start') })[0] as HTMLElement)
    await page.settled()
    expect(page.address()).toBe('/free-trial')
    await page.go(-1)
    await fill(page, view.getByLabelText(say('starter.code')), 'ATELIER30')
    await press(page, say('starter.look'))
    expect(page.address()).toBe('/starter/ATELIER30')
    await page.go(-1)
    await press(page, say('pricing.sign_in'))
    expect(page.address()).toBe('/login')
    expect(sessionStorage.getItem('beforePath')).toBe('/trendee/pricing')
  })

  it('of partners are free on approval, and marked alone in the list of lines', async () => {
    const { view, say } = await openPage('/pricing/info?line=trendeepartners')
    expect(view.getAllByText(say('pricing.on_approval')).length).toBeGreaterThan(0)
    const lines = view.getByRole('navigation', { name: say('pricing.lines') })
    const marked = [...lines.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent)
    expect(marked).toEqual([say('line.trendeepartners')])
    expect(view.queryByRole('radiogroup', { name: say('pricing.pay') })).toBeNull()
  })
})
