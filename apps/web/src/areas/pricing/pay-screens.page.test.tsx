import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { visitPage } from '@trendee/providers/testing/visit-page'
import { makePaidOrder } from '@trendee/server/testing/made-orders'
import { makeMember } from '@trendee/server/testing/test-accounts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choose, press } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { payments, plans } = CONTRACT
const SELLERS = '/trendeesellers/pay/sellers-basic-monthly'

describe('paying', () => {
  const { openPage, server } = usePages()
  const leaving = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  afterEach(() => leaving.mockClear())

  const member = () => makeMember(server().runtime.store.db)
  /** The provider's page that the browser was sent to. */
  const pageLeftFor = () => String(leaving.mock.calls.at(-1)?.[0])
  /** Presses a way to pay, chooses at the provider's page, and gives the path that leads back. */
  async function pay(page: Page, word: 'pay.by_card' | 'pay.by_paypal', choice: Record<string, string>) {
    await press(page, page.say(word))
    const { sentTo } = await visitPage(pageLeftFor(), choice)
    await server().providers.webhooksSent()
    return sentTo === null ? null : sentTo.pathname + sentTo.search
  }

  it.each(
    screensByTurns(
      '/pricing/pay/$pid',
      '/trendeesellers/pay/$pid',
      '/trendeesellers/pay/$pid/$sid',
      '/trendeegraphics/pay/$pid',
      '/trendeegraphics/pay/$pid/$sid',
    ),
  )('%s says what is bought, what it costs and opens, in %s', async (path, language) => {
    const { accountId, token } = await member()
    const pid = path.startsWith('/pricing')
      ? 'api-growth-yearly'
      : path.includes('sellers')
        ? 'sellers-business-monthly'
        : 'graphics-basic-yearly'
    const price = { 'api-growth-yearly': 3990, 'sellers-business-monthly': 249, 'graphics-basic-yearly': 190 }[pid]
    const sid = path.endsWith('$sid') ? await makePaidOrder(server().runtime.store.db, accountId, 'stripe-sandbox') : ''
    const page = await openPage(path.replace('$pid', pid).replace('$sid', sid), { as: { token }, language })
    const { view, say } = page
    const [line = '', plan = ''] = pid.split('-')
    const name = `${say(`line.trendee${line}` as 'line.trendeeapi')} ${say(`plan.${plan}` as 'plan.basic')}`
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(name)
    expect(page.title()).toBe(name)
    const order = within(view.getByRole('region', { name: say('pay.order') }))
    const dollars = (price ?? 0).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(order.getByText(say('pay.sandbox'))).toBeDefined()
    // Whoever has paid for a smaller plan of the line is credited what is left of it.
    const isChange = path.includes('sellers') && sid !== ''
    expect(order.queryByText(say('pay.total'))?.nextElementSibling?.textContent.endsWith(dollars)).toBe(!isChange)
    const opens = within(view.getByRole('region', { name: say('pay.opens') }))
    expect(opens.getAllByRole('definition').length).toBeGreaterThan(0)
  })

  it('for somebody else’s subscription finds none', async () => {
    const { accountId } = await member()
    const sid = await makePaidOrder(server().runtime.store.db, accountId, 'stripe-sandbox')
    const page = await openPage(`${SELLERS}/${sid}`, { as: 'seller' })
    expect(page.view.getByText(page.say('pay.no_order'))).toBeDefined()
    const other = await openPage('/pricing/pay/nothing-of-the-kind')
    expect(other.view.getByText(other.say('pay.unknown'))).toBeDefined()
  })

  it('is for who is signed in', async () => {
    const page = await openPage(SELLERS)
    await press(page, page.say('pay.sign_in'))
    expect(page.address()).toBe('/login')
    expect(sessionStorage.getItem('beforePath')).toBe(SELLERS)
    const path = '/pricing/pay-success?order=some-order'
    const back = await openPage(path)
    await press(back, back.say('pay.sign_in'))
    expect(sessionStorage.getItem('beforePath')).toBe(path)
  })

  it('is not offered where nothing is configured, here or on the price page', async () => {
    const answers = ({ path }: { readonly path: string }) =>
      path === payments.payWays.path ? answer({ card: false, paypal: false, is_sandbox: false }) : null
    const { token } = await member()
    const page = await openPage(SELLERS, { as: { token }, answers })
    expect(page.view.getByText(page.say('pay.off'))).toBeDefined()
    expect(page.view.queryByRole('button', { name: page.say('pay.by_card') })).toBeNull()
    const prices = await openPage('/trendeesellers/pricing', { as: { token }, answers })
    expect(prices.view.getByText(prices.say('pricing.honest'))).toBeDefined()
    expect(prices.view.queryByText(prices.say('pay.buy'))).toBeNull()
  })

  it.each(screensByTurns('/pricing/pay-success'))('%s has the plan and the invoice, in %s', async (path, language) => {
    const { token } = await member()
    const prices = await openPage('/trendeesellers/pricing', { as: { token }, language })
    const { say } = prices
    const name = `${say('line.trendeesellers')} ${say('plan.basic')}`
    await press(prices, say('pay.buy_name', { plan: name }), 'link')
    expect(prices.address()).toBe(SELLERS)
    await choose(prices, say('pay.how_often'), say('pay.once'))
    const back = await pay(prices, 'pay.by_card', { card: 'good' })
    expect(back?.split('?')[0]).toBe(path)
    const page = await openPage(back ?? '', { as: { token }, language })
    expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(say('pay.success', { plan: name }))
    expect(page.view.getAllByText('$29.00')).toHaveLength(2)
    // The browser knows the plan without another sign-in.
    expect(localStorage.getItem('user')).toMatch(/trendeesellers/)
    const { list } = await page.ask(plans.subscription, {})
    expect(list.find(({ platform }) => platform === 'trendeesellers')).toMatchObject({ plan: 'basic', validity: true })
  })

  it.each(screensByTurns('/pricing/pay-error'))('%s says that nothing was charged, in %s', async (path, language) => {
    const { accountId, token } = await member()
    const buying = await openPage(SELLERS, { as: { token }, language })
    expect(await pay(buying, 'pay.by_card', {})).toBeNull()
    const own = server().runtime.store.db.selectFrom('payment_order').select('order_id')
    const { order_id } = await own.where('account_id', '=', accountId).executeTakeFirstOrThrow()
    const gone = await openPage(`${path}?order=${order_id}`, { as: { token }, language })
    expect(gone.view.getByRole('heading', { level: 1 }).textContent).toBe(gone.say('pay.not_paid'))
    await press(gone, gone.say('pay.again'), 'link')
    expect(gone.address()).toBe(SELLERS)
  })

  it('that a bank declines says so, and takes another try', async () => {
    const { token } = await member()
    const buying = await openPage(`${SELLERS}?often=once`, { as: { token } })
    const back = await pay(buying, 'pay.by_paypal', { way: 'poor' })
    const page = await openPage(back ?? '', { as: { token } })
    expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(page.say('pay.declined'))
    await press(page, page.say('pay.again'), 'link')
    expect(page.address()).toBe(`${SELLERS}?often=once`)
  })

  it('shows the proration before, and what stands in the way', async () => {
    const { accountId, token } = await member()
    await makePaidOrder(server().runtime.store.db, accountId, 'stripe-sandbox')
    const page = await openPage('/trendeesellers/pay/sellers-professional-monthly', { as: { token } })
    const name = `${page.say('line.trendeesellers')} ${page.say('plan.basic')}`
    const credit = page.view.getByText(page.say('pay.line_credit', { plan: name })).nextElementSibling?.textContent
    expect(credit).toMatch(/^-\$2[89]\.\d\d$/)
    expect(page.view.getByText(page.say('pay.change', { plan: name }))).toBeDefined()
    const db = server().runtime.store.db
    await db
      .updateTable('payment_order')
      .set({ subscription_state: 'active' })
      .where('account_id', '=', accountId)
      .execute()
    const same = await openPage(SELLERS, { as: { token } })
    const { paid } = await same.ask(payments.payOffer, { pid: 'sellers-basic-monthly' })
    expect(paid?.pid).toBe('sellers-basic-monthly')
    expect(same.view.getByRole('region', { name: same.say('pay.order') }).textContent).toContain(
      same.say('pay.obstacle_subscribed', { day: '#' }).split('#')[0],
    )
    expect(same.view.queryByRole('button', { name: same.say('pay.by_card') })).toBeNull()
  })

  it('that is refused says why, and an offer that fails comes when asked for again', async () => {
    const { token } = await member()
    let isOver = false
    const refused = ({ path }: { readonly path: string }) => {
      if (path === payments.stripeSubscription.path) {
        const { code, http } = ERRORS.provider_unavailable
        return Response.json({ code, msg: '', data: null }, { status: http })
      }
      const { code, http } = ERRORS.too_many_requests
      return path === payments.payOffer.path && !isOver
        ? Response.json({ code, msg: '', data: null }, { status: http })
        : null
    }
    const page = await openPage(SELLERS, { as: { token }, answers: refused })
    isOver = true
    await press(page, page.say('state.retry'))
    await press(page, page.say('pay.by_card'))
    expect(page.view.getByRole('alert').textContent).toContain(page.say('error.provider_unavailable'))
    expect(leaving).not.toHaveBeenCalled()
  })

  it('is ended in the account, where the plan stays open and the invoice is', async () => {
    const { token } = await member()
    const buying = await openPage(SELLERS, { as: { token } })
    await pay(buying, 'pay.by_card', { card: 'good' })
    const page = await openPage('/user/info?section=plans', { as: { token } })
    const { say, view } = page
    const name = `${say('line.trendeesellers')} ${say('plan.basic')}`
    const [end] = [say('pay.end_name', { plan: name })]
    await press(page, end)
    expect(view.getByText(new RegExp(say('pay.end_sure', { day: '#' }).split('#')[0] ?? ''))).toBeDefined()
    await press(page, end)
    expect(view.queryByRole('button', { name: end })).toBeNull()
    expect(view.getByText(new RegExp(say('pay.state_ending', { day: '#' }).split('#')[0] ?? ''))).toBeDefined()
    // The plan's line and the sum.
    expect(view.getAllByText('$29.00', { selector: 'dd' })).toHaveLength(2)
    const { list } = await page.ask(plans.subscription, {})
    expect(list.find(({ platform }) => platform === 'trendeesellers')).toMatchObject({ plan: 'basic', validity: true })
  })
})
