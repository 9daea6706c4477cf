import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { placeOrder } from '@trendee/store/payments/orders'
import { recordEvent } from '@trendee/store/payments/record-event'
import { type Input, ask } from '../../testing/ask'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'
import { makeAccount, makeMember, makeSession } from '../../testing/test-accounts'
import { verifyAsPartner } from '../../testing/made-partners'

const { partners } = CONTRACT
let demo: SignInApp
beforeAll(async () => {
  demo = await openSignInApp()
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
const answer = async (endpoint: Endpoint, input: Input, token: string) =>
  (await ask(demo.app, endpoint, input, token)).json()
const DAY_MS = 86_400_000

async function partner() {
  const made = await makeMember(db())
  await verifyAsPartner(db(), made.accountId)
  return made
}

/** Somebody who came by the link and paid 79.00 so many days ago. */
async function customer(code: string, daysAgo: number) {
  const accountId = await makeAccount(db())
  const at = new Date(Date.now() - daysAgo * DAY_MS)
  await db().updateTable('partner_link').set({ created_at: at }).where('code', '=', code).execute()
  await db().updateTable('account').set({ ucode: code, created_at: at }).where('account_id', '=', accountId).execute()
  const order = await placeOrder(
    db(),
    {
      accountId,
      provider: 'stripe',
      pid: 'trendee-basic-monthly',
      isSubscription: false,
      taxBasisPoints: 0,
      requestKey: accountId,
    },
    at,
  )
  const paid = { id: accountId, kind: 'payment_succeeded', payment: accountId, at, currency: 'USD' } as const
  const event = { ...paid, amountMinor: order.totalMinor }
  await recordEvent(db(), { provider: 'stripe', orderId: order.orderId, event }, at)
  return order.totalMinor
}

it('an application is approved, opens the screens, and ends', async () => {
  const admin = await makeSession(db(), { role: '888' })
  const { accountId, token } = await makeMember(db())
  expect(await answer(partners.linkList, { type: 'user' }, token)).toMatchObject({ code: 1005 })
  expect((await answer(partners.isActivity, {}, token)).data).toMatchObject({ active: false, state: null })
  expect(await answer(partners.partnerAppend, { kind: 'customer' }, token)).toMatchObject({ code: 1 })
  expect(await answer(partners.partnerAppend, { kind: 'customer' }, token)).toMatchObject({ code: 1010 })
  expect((await answer(partners.isActivity, {}, token)).data).toMatchObject({ active: false, state: 'applied' })
  const waiting = (await answer(partners.partnerAccounts, { state: 'applied' }, admin)).data.list
  expect(waiting.at(-1)).toMatchObject({ account_id: accountId, kind: 'customer', state: 'applied', sums: [] })
  await answer(partners.partnerVerify, { account_id: accountId, approve: true }, admin)
  const made = await answer(partners.linkAdd, { type: 'user', name: 'Fair', campaign: 'paris' }, token)
  expect(made.data).toMatchObject({ name: 'Fair', campaign: 'paris', sign_ups: 0, ended_at: null })
  expect(await answer(partners.linkList, { type: 'partner' }, token)).toMatchObject({ code: 1005 })
  expect((await answer(partners.isActivity, {}, token)).data).toMatchObject({ active: true, campaigns: ['paris'] })
  expect(await answer(partners.partnerCancel, {}, token)).toMatchObject({ code: 1 })
  expect((await answer(partners.isActivity, {}, token)).data).toMatchObject({ state: 'cancelled', campaigns: [] })
  expect(await answer(partners.linkList, { type: 'user' }, token)).toMatchObject({ code: 1005 })
})

it('a channel proposes an account that is there, no partner, and not its own', async () => {
  const [channel, other] = [await partner(), await makeMember(db(), { email: 'shop@proposed.example' })]
  const asks = (email: string, token: string) => answer(partners.partnerVerifyUser, { email }, token)
  expect(await asks('shop@proposed.example', other.token)).toMatchObject({ code: 1010 })
  expect((await asks('shop@proposed.example', channel.token)).data).toEqual({ may: true })
  expect((await asks('nobody@proposed.example', channel.token)).data).toEqual({ may: false })
  const proposal = { kind: 'customer', email: 'shop@proposed.example' }
  expect(await answer(partners.partnerAppend, proposal, channel.token)).toMatchObject({ code: 1 })
  expect((await asks('shop@proposed.example', channel.token)).data).toEqual({ may: false })
  expect(await answer(partners.partnerAppend, proposal, channel.token)).toMatchObject({ code: 1002 })
  expect((await answer(partners.isActivity, {}, other.token)).data).toMatchObject({ state: 'applied', active: false })
})

it('a partner sees and is paid for who came by their links, and nobody else’s', async () => {
  const admin = await makeSession(db(), { role: '888' })
  const [pia, stranger] = [await partner(), await partner()]
  const { code } = (await answer(partners.linkAdd, { type: 'user', name: 'Fair' }, pia.token)).data
  const paid = await customer(code, 31)
  const earned = Math.round(paid / 5)
  const due = { currency: 'USD', earned_minor: earned, held_minor: 0, due_minor: earned, settled_minor: 0 }
  const list = (await answer(partners.userList, { type: 'user' }, pia.token)).data
  expect(list).toMatchObject({ total: 1, list: [{ name: 'T…', code, sums: [due] }] })
  expect(list.list[0].commissions).toMatchObject([{ amount_minor: paid, earned_minor: earned, state: 'payable' }])
  expect((await answer(partners.isActivity, {}, pia.token)).data.sums).toEqual([due])

  expect((await answer(partners.userList, { type: 'user' }, stranger.token)).data).toMatchObject({ total: 0, list: [] })
  expect((await answer(partners.linkList, { type: 'user' }, stranger.token)).data).toMatchObject({ total: 0 })
  expect((await answer(partners.isActivity, {}, stranger.token)).data.sums).toEqual([])
  const theirs = { type: 'user', code, name: 'Mine' }
  expect(await answer(partners.linkUpdate, theirs, stranger.token)).toMatchObject({ code: 1002 })
  expect(await answer(partners.linkDelete, { type: 'user', code }, stranger.token)).toMatchObject({ code: 1002 })
  expect((await answer(partners.linkList, { type: 'user' }, pia.token)).data.list).toMatchObject([
    { name: 'Fair', ended_at: null, sign_ups: 1 },
  ])

  const pay = async (account_id: string) => (await answer(partners.partnerPayout, { account_id }, admin)).data.payouts
  expect(await pay(stranger.accountId)).toEqual([])
  expect(await pay(pia.accountId)).toMatchObject([{ currency: 'USD', amount_minor: earned, rows: 1 }])
  expect(await pay(pia.accountId)).toEqual([])
  const settled = { ...due, due_minor: 0, settled_minor: earned }
  expect((await answer(partners.isActivity, {}, pia.token)).data.sums).toEqual([settled])
})
