import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@trendee/contract/contract'
import { acceptInvitation, invite } from '@trendee/store/collections/project-team'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { openSession } from '@trendee/store/sign-in/sessions'
import { ask } from './testing/ask'
import { type DemoApp, openDemoApp } from './testing/demo-app'
import { projectWithTrend } from './testing/example-inputs'
import { giveExport } from './testing/give-export'
import { makeDesign } from './testing/made-designs'
import { makeAlertChannel, makeSubscription } from './testing/made-alerts'
import { makePaidOrder } from './testing/made-orders'
import { makeAccount, makeSession } from './testing/test-accounts'

let demo: DemoApp
let db: StoreDb

beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  db = demo.runtime.store.db
})
afterAll(() => demo.close())

const FAR = new Date('2099-01-01T00:00:00Z')

/** A project of the owner's with a trend, a member and an open invitation: all that calls about projects take. */
async function ofProject(owner: string): Promise<Record<string, unknown>> {
  const categoryId = await projectWithTrend(demo.runtime, owner)
  const asked = { accountId: owner, projectId: categoryId }
  const email = `${owner}@member.example`
  const member_id = await makeAccount(db, { email })
  const invited = { email, role: 'viewer', expiresAt: FAR } as const
  await acceptInvitation(db, member_id, await invite(db, asked, invited, new Date()), new Date())
  const invitation_id = await invite(db, asked, { ...invited, email: `open-${email}` }, new Date())
  const rest = {
    name: 'Theirs',
    place: 1,
    trendName: 'wide-leg-trousers',
    note: 'Theirs',
    role: 'viewer',
    choice: 'make',
    why: 'Theirs',
  }
  return { ...rest, categoryId, member_id, invitation_id, email: `new-${email}` }
}

/** The same, where the owner is a member of somebody else's project. */
async function asMember(owner: string): Promise<Record<string, unknown>> {
  const { invitation_id } = await asInvited(owner)
  return { categoryId: await acceptInvitation(db, owner, String(invitation_id), new Date()) }
}

/** The same, where the owner is invited to it. */
async function asInvited(owner: string): Promise<Record<string, unknown>> {
  const host = await makeAccount(db)
  const asked = { accountId: host, projectId: await projectWithTrend(demo.runtime, host) }
  const email = `${owner}@invited.example`
  await db.updateTable('account').set({ email }).where('account_id', '=', owner).execute()
  return { invitation_id: await invite(db, asked, { email, role: 'viewer', expiresAt: FAR }, new Date()) }
}

const OF_PROJECT = [
  'categoryInfo',
  'categoryUpdate',
  'categoryDelete',
  'categoryRestore',
  'categoryOrder',
  'collectInfo',
  'collectDelete',
  'collectRestore',
  'collectNote',
  'collectOrder',
  'referenceList',
  'decide',
  'shareCreate',
  'shareRevoke',
  'team',
  'teamInvite',
  'teamInviteCancel',
  'teamRole',
  'teamRemove',
]

/**
 * Fields that name something belonging to one account. Each endpoint with such a field stands here with how the thing
 * is made for somebody else; a new field of the kind without a row fails the test below.
 */
const OWNED: Readonly<Record<string, (owner: string) => Promise<Record<string, unknown>>>> = {
  'alerts.drop': async (owner) => ({ subscription_id: await makeSubscription(db, owner) }),
  'alerts.channelSave': async (owner) => ({
    channel_id: await makeAlertChannel(db, owner),
    kind: 'slack',
    every: 'now',
  }),
  'alerts.channelDrop': async (owner) => ({ channel_id: await makeAlertChannel(db, owner) }),
  'alerts.channelTest': async (owner) => ({ channel_id: await makeAlertChannel(db, owner) }),
  'user.sessionEnd': async (owner) => {
    await openSession(db, owner)
    const row = await db
      .selectFrom('session')
      .select('session_id')
      .where('account_id', '=', owner)
      .executeTakeFirstOrThrow()
    return { session_id: row.session_id }
  },
  'designs.favourite': async (owner) => ({ design_id: await makeDesign(db, owner), is_favourite: true }),
  'designs.nearest': async (owner) => ({ design_id: await makeDesign(db, owner) }),
  'common.exportFile': async (owner) => ({ export_id: await giveExport(demo.runtime, owner, 'ready') }),
  'common.exportCancel': async (owner) => ({ export_id: await giveExport(demo.runtime, owner, 'running') }),
  'dashboard.messageDetail': async (owner) => {
    const message_id = `for-${owner}`
    await db
      .insertInto('message')
      .values({ message_id, title_en: 'a', title_zh: 'b', body_en: 'c', body_zh: 'd', for_account_id: owner })
      .execute()
    return { message_id }
  },
  ...Object.fromEntries(OF_PROJECT.map((name) => [`collection.${name}`, ofProject])),
  'collection.referenceDelete': async (owner) => ({
    ...(await ofProject(owner)),
    kind: 'product',
    ids: ['shein.10000001'],
  }),
  'payments.paypalCompleteOrder': async (owner) => ({ order_id: await makePaidOrder(db, owner, 'paypal') }),
  'payments.paypalCancelSubscription': async (owner) => ({ order_id: await makePaidOrder(db, owner, 'paypal') }),
  'payments.stripeCancelSubscription': async (owner) => ({ order_id: await makePaidOrder(db, owner, 'stripe') }),
  'payments.cancelSubscription': async (owner) => ({ order_id: await makePaidOrder(db, owner, 'stripe') }),
  'payments.subscriptionInfo': async (owner) => ({ order_id: await makePaidOrder(db, owner, 'stripe') }),
  'collection.teamLeave': asMember,
  'collection.invitationAccept': asInvited,
  'collection.invitationDecline': asInvited,
}

describe("another account's id", () => {
  const withIds = ENDPOINTS.filter(({ endpoint }) => {
    const { access } = endpoint
    const fields = Object.keys((endpoint.input as { shape?: object }).shape ?? {})
    return access !== 'public' && access.who === 'signed-in' && fields.some((field) => /_id$|Id$/.test(field))
  })

  it.each(withIds)('opens nothing in $name', async ({ name, endpoint }) => {
    const make = OWNED[name]
    if (!make) throw new Error(`${name} takes an id of somebody's own: say in OWNED how one is made`)
    const owner = await makeAccount(db)
    const input = await make(owner)
    const before = await ownedRows(owner)
    const stranger = await ask(demo.app, endpoint, input, await makeSession(db))
    expect([stranger.statusCode, stranger.json().code], stranger.body).toEqual([404, 1002])
    expect(await ownedRows(owner)).toEqual(before)
    const own = await ask(demo.app, endpoint, input, await openSession(db, owner))
    expect(own.statusCode, own.body).toBe(200)
  })
})

async function ownedRows(owner: string) {
  const sessions = await db.selectFrom('session').select('session_id').where('account_id', '=', owner).execute()
  const read = await db.selectFrom('message_read').select('message_id').where('account_id', '=', owner).execute()
  const projects = await db
    .selectFrom('project')
    .innerJoin('project_member as member', 'member.project_id', 'project.project_id')
    .selectAll()
    .where('owner_id', '=', owner)
    .orderBy('member.account_id')
    .execute()
  const collected = await db
    .selectFrom('collected_trend')
    .selectAll()
    .where('project_id', 'in', (query) =>
      query.selectFrom('project').select('project_id').where('owner_id', '=', owner),
    )
    .execute()
  const channels = await db.selectFrom('alert_channel').selectAll().where('account_id', '=', owner).execute()
  const watched = await db.selectFrom('alert_subscription').selectAll().where('account_id', '=', owner).execute()
  return { sessions, read, projects, collected, channels, watched }
}
