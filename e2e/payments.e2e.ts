import { payments } from '@trendee/contract/payments/payments'
import { plans } from '@trendee/contract/plans/plans'
import { describe, expect, it } from 'vitest'
import { findings } from './accessibility'
import { PHONE, type Visitor, fitsBoth, useBrowser } from './browser'
import { become, send, sessionByMail } from './people'
import { unlimitedServer } from './visited-server'

const PAY = '/trendeesellers/pay/sellers-basic-monthly'

describe('from a price to a paid plan', () => {
  const visit = useBrowser(unlimitedServer)

  /** Somebody new, who has bought nothing. */
  async function buyer(name: string, options: Parameters<typeof visit>[0] = {}) {
    const visitor = await visit(options)
    const session = await sessionByMail(unlimitedServer(), `${name}@payments.example`)
    await become(visitor, session)
    const planOf = async () => {
      const { list } = await send(unlimitedServer(), plans.subscription, {}, session.token)
      return list.find(({ platform }) => platform === 'trendeesellers')
    }
    return { visitor, token: session.token, planOf }
  }
  const nameOf = ({ say }: Visitor) => `${say('line.trendeesellers')} ${say('plan.basic')}`
  const isOpen = (visitor: Visitor) =>
    visitor
      .heading()
      .getByText(visitor.say('pay.success', { plan: nameOf(visitor) }))
      .waitFor()

  it('by card: the plan is open, is cancelled, and stays open to its end', async () => {
    const { visitor, planOf } = await buyer('card')
    const { page, open, say } = visitor
    await open('/trendeesellers/pricing')
    await page.getByRole('link', { name: say('pay.buy_name', { plan: nameOf(visitor) }) }).click()
    await page.getByRole('button', { name: say('pay.by_card') }).waitFor()
    expect(await findings(page, 'html')).toEqual([])
    expect(await fitsBoth(page)).toBe(true)
    await page.getByRole('button', { name: say('pay.by_card') }).click()
    await page.getByRole('heading', { name: 'Card payment, sandbox' }).waitFor()
    await page.getByRole('button', { name: 'Pay 支付', exact: true }).click()
    await isOpen(visitor)
    expect(await findings(page, 'html')).toEqual([])
    expect(await fitsBoth(page)).toBe(true)
    const paid = await planOf()
    expect(paid).toMatchObject({ plan: 'basic', validity: true, opened_by: 'payment' })

    // No reload: the browser knows the plan already.
    await page.getByRole('link', { name: say('pay.to_account') }).click()
    const end = page.getByRole('button', { name: say('pay.end_name', { plan: nameOf(visitor) }) })
    await end.click()
    await end.click()
    await end.waitFor({ state: 'detached' })
    await page.getByText(say('pay.state_ending', { day: '' })).waitFor()
    expect(await planOf()).toEqual(paid)
  })

  it('by PayPal, on a phone, in Chinese', async () => {
    const { visitor, planOf } = await buyer('paypal', { language: 'zh', width: PHONE })
    const { page, open, say } = visitor
    await open(`${PAY}?often=once`)
    await page.getByRole('button', { name: say('pay.by_paypal') }).click()
    await page.getByRole('button', { name: '同意并支付' }).click()
    await isOpen(visitor)
    expect(await planOf()).toMatchObject({ plan: 'basic', validity: true })
  })

  it('over a declined card, a bank that asks first, and a way back without paying', async () => {
    const { visitor, token, planOf } = await buyer('declined')
    const { page, open, say, heading } = visitor
    await open(PAY)
    await page.getByRole('button', { name: say('pay.by_card') }).click()
    await page.getByRole('button', { name: 'declined' }).click()
    await page.getByText('The card was declined.').waitFor()
    await page.getByRole('link', { name: 'Go back without paying' }).click()
    await heading().getByText(say('pay.not_paid')).waitFor()
    expect(await planOf()).toMatchObject({ validity: false })
    await page.getByRole('link', { name: say('pay.again') }).click()
    await page.getByRole('button', { name: say('pay.by_card') }).click()
    await page.getByRole('button', { name: '3-D Secure' }).click()
    await page.getByRole('button', { name: 'Yes, pay' }).click()
    await isOpen(visitor)
    expect(await planOf()).toMatchObject({ validity: true })
    const { list } = await send(unlimitedServer(), payments.invoices, {}, token)
    expect(list).toMatchObject([{ total_minor: 2900, is_sandbox: true }])
  })

  it('that is paid once and declined says so', async () => {
    const { visitor, planOf } = await buyer('declined-once')
    const { page, open, say, heading } = visitor
    await open(`${PAY}?often=once`)
    await page.getByRole('button', { name: say('pay.by_card') }).click()
    await page.getByRole('button', { name: 'declined' }).click()
    await page.getByText('The card was declined.').waitFor()
    await page.getByRole('link', { name: 'Go back without paying' }).click()
    await heading().getByText(say('pay.declined')).waitFor()
    expect(await planOf()).toMatchObject({ validity: false })
  })
})
