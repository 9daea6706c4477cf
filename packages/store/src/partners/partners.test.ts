import { describe, expect, it } from 'vitest'
import { accountById } from '../accounts/accounts'
import { recordEvent } from '../payments/record-event'
import { placeOrder } from '../payments/orders'
import { ENGINES, useStore } from '../testing/engines'
import { addLink, endLink, partnerLinks, updateLink } from './partner-links'
import { applyAsPartner, cancelPartner, candidateOf, decidePartner, partnerOf } from './partners'
import { commissionsOf, makePayouts, recommended } from './recommended'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const PAGE = { page: 1, pageSize: 10 }
const TERMS = { name: 'Fair', targetLine: 'trendee', campaign: 'paris', note: '' } as const

describe.each(ENGINES)('partners on $name', (engine) => {
  const db = useStore(engine)

  async function person(accountId: string, createdAt: Date, ucode: string | null = null, isRestricted = false) {
    const email = `${accountId}@x.example`
    const row = { account_id: accountId, name: accountId, email, ucode, is_restricted: isRestricted }
    await db()
      .insertInto('account')
      .values({ ...row, created_at: createdAt })
      .execute()
    return accountId
  }
  async function partner(accountId: string) {
    await person(accountId, at(1))
    await applyAsPartner(db(), { accountId, kind: 'channel', note: '', invitedBy: null }, at(1))
    await decidePartner(db(), { accountId, isApproved: true }, at(1))
    return { accountId, type: 'user' } as const
  }
  async function order(accountId: string) {
    const kind = { provider: 'stripe', pid: 'trendee-basic-monthly', isSubscription: false, taxBasisPoints: 0 }
    return (await placeOrder(db(), { accountId, requestKey: 'once', ...kind }, at(2))).orderId
  }
  const tell = (orderId: string, event: Parameters<typeof recordEvent>[1]['event']) =>
    recordEvent(db(), { provider: 'stripe', orderId, event }, event.at)

  it('apply once, are decided once, and end with their links and their plan', async () => {
    await person('una', at(1))
    const application = { accountId: 'una', kind: 'customer', note: '', invitedBy: null } as const
    expect(await candidateOf(db(), 'una@x.example', 'somebody')).toBe('una')
    expect(await candidateOf(db(), 'una@x.example', 'una')).toBeNull()
    expect(await candidateOf(db(), 'nobody@x.example', 'somebody')).toBeNull()
    await applyAsPartner(db(), application, at(1))
    await expect(applyAsPartner(db(), application, at(1))).rejects.toMatchObject({ kind: 'conflict' })
    const whose = { accountId: 'una', type: 'user' } as const
    await expect(addLink(db(), whose, TERMS, at(1))).rejects.toMatchObject({ kind: 'conflict' })
    await decidePartner(db(), { accountId: 'una', isApproved: true }, at(2))
    await expect(decidePartner(db(), { accountId: 'una', isApproved: false }, at(2))).rejects.toMatchObject({
      kind: 'not_found',
    })
    expect((await accountById(db(), 'una'))?.plans).toMatchObject([{ line: 'trendeepartners', plan: 'professional' }])
    expect(await candidateOf(db(), 'una@x.example', 'somebody')).toBeNull()
    const { code } = await addLink(db(), whose, TERMS, at(2))
    await cancelPartner(db(), 'una', at(3))
    expect(await partnerOf(db(), 'una')).toMatchObject({ state: 'cancelled' })
    expect((await partnerLinks(db(), whose, PAGE)).list).toMatchObject([{ code, endedAt: at(3) }])
    expect((await accountById(db(), 'una'))?.plans[0]?.endsAt).toEqual(at(3))
    await applyAsPartner(db(), application, at(4))
    await decidePartner(db(), { accountId: 'una', isApproved: false }, at(4))
    expect(await partnerOf(db(), 'una')).toMatchObject({ state: 'refused' })
  })

  it('count who came while a link stood, and never each other’s', async () => {
    const [pia, other] = [await partner('pia'), await partner('other')]
    const { code } = await addLink(db(), pia, TERMS, at(5))
    await person('before', at(4), code)
    await person('during', at(6), code)
    await person('visitor', at(6), code, true)
    const changed = await updateLink(db(), pia, code, { ...TERMS, name: 'Fair 2' })
    expect(changed).toMatchObject({ name: 'Fair 2', signUps: 1 })
    await endLink(db(), pia, code, at(7))
    expect((await endLink(db(), pia, code, at(9))).endedAt).toEqual(at(7))
    await person('after', at(7), code)
    const found = await recommended(db(), { partnerId: 'pia', type: 'user' }, PAGE, at(8))
    expect(found).toMatchObject({
      total: 1,
      list: [{ accountId: 'during', code, linkName: 'Fair 2', commissions: [] }],
    })
    expect((await recommended(db(), { partnerId: 'pia', type: 'partner' }, PAGE, at(8))).total).toBe(0)
    expect((await recommended(db(), { partnerId: 'other', type: 'user' }, PAGE, at(8))).total).toBe(0)
    await expect(updateLink(db(), other, code, TERMS)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(endLink(db(), other, code, at(8))).rejects.toMatchObject({ kind: 'not_found' })
  })

  it('earn 20 % of 49.00, held for 30 days, paid out once and clawed back from the next', async () => {
    const whose = await partner('pam')
    const { code } = await addLink(db(), whose, TERMS, at(1))
    const [first, second] = [await person('first', at(2), code), await person('second', at(2), code)]
    const bought = await order(first)
    const paid = { kind: 'payment_succeeded', amountMinor: 4900, currency: 'USD' } as const
    await tell(bought, { ...paid, id: 'e1', payment: 'p1', at: at(3) })
    expect(await makePayouts(db(), 'pam', at(32))).toEqual([])
    expect(await commissionsOf(db(), 'pam', at(32))).toMatchObject([{ state: 'held', earnedMinor: 980, dueMinor: 0 }])
    const payout = { currency: 'USD', amountMinor: 980, rows: 1, payoutId: expect.any(String) }
    expect(await makePayouts(db(), 'pam', at(33))).toEqual([payout])
    expect(await makePayouts(db(), 'pam', at(33))).toEqual([])
    const refund = { kind: 'refund_succeeded', payment: 'p1', refund: 'r1', amountMinor: 4900 } as const
    await tell(bought, { ...refund, id: 'e2', at: at(40) })
    expect(await commissionsOf(db(), 'pam', at(41))).toMatchObject([{ state: 'owed_back', dueMinor: -980 }])
    expect(await makePayouts(db(), 'pam', at(41))).toEqual([])
    await tell(await order(second), { ...paid, id: 'e3', payment: 'p2', at: at(42) })
    expect(await makePayouts(db(), 'pam', at(90))).toEqual([])
    const states = (await commissionsOf(db(), 'pam', at(90))).map(({ state }) => state)
    expect(states).toEqual(['owed_back', 'payable'])
  })
})
