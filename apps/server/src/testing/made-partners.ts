import { addLink } from '@trendee/store/partners/partner-links'
import { applyAsPartner, decidePartner } from '@trendee/store/partners/partners'
import type { StoreDb } from '@trendee/store/engine/open-store'
import type { Input } from './ask'
import type { SignInApp } from './sign-in-app'
import { makeAccount } from './test-accounts'

/** An account that has applied. */
export async function makeApplicant(db: StoreDb): Promise<string> {
  const accountId = await makeAccount(db)
  await applyAsPartner(db, { accountId, kind: 'channel', note: '', invitedBy: null }, new Date())
  return accountId
}

/** Makes the account a verified partner, whatever it was. */
export async function verifyAsPartner(db: StoreDb, accountId: string): Promise<void> {
  await db.updateTable('partner').set({ state: 'cancelled' }).where('account_id', '=', accountId).execute()
  await applyAsPartner(db, { accountId, kind: 'channel', note: '', invitedBy: null }, new Date())
  await decidePartner(db, { accountId, isApproved: true }, new Date())
}

export async function makePartnerLink(db: StoreDb, accountId: string): Promise<string> {
  const terms = { name: 'Fair', targetLine: 'trendee', campaign: '', note: '' } as const
  return (await addLink(db, { accountId, type: 'user' }, terms, new Date())).code
}

/** The demo's administrator, who asks the examples in the walk, as a partner. */
async function asPartner({ runtime }: SignInApp): Promise<string> {
  const { db } = runtime.store
  const { account_id: accountId } = await db
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', 'admin@trendee.demo')
    .executeTakeFirstOrThrow()
  await verifyAsPartner(db, accountId)
  return accountId
}

type Maker = (app: SignInApp, example: Input) => Promise<Input>
const ofPartner: Maker = async (app, example) => {
  await asPartner(app)
  return example
}
const ofLink: Maker = async (app, example) => ({
  ...example,
  code: await makePartnerLink(app.runtime.store.db, await asPartner(app)),
})
const ofApplicant: Maker = async ({ runtime }, example) => ({
  ...example,
  account_id: await makeApplicant(runtime.store.db),
})

/** What the calls of partners are asked. */
export const PARTNER_EXAMPLES: Readonly<Record<string, Maker>> = {
  'partners.linkAdd': ofPartner,
  'partners.linkUpdate': ofLink,
  'partners.linkDelete': ofLink,
  'partners.partnerAppend': async ({ runtime }, example) => {
    // Somebody who has applied already would be refused.
    await runtime.store.db
      .updateTable('partner')
      .set({ state: 'cancelled' })
      .where('state', 'in', ['applied', 'verified'])
      .execute()
    return example
  },
  'partners.partnerVerifyUser': ofPartner,
  'partners.partnerCancel': ofPartner,
  'partners.partnerVerify': ofApplicant,
  'partners.partnerEnd': ofApplicant,
  'partners.partnerPayout': ofApplicant,
}
