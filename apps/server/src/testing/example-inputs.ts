import type { LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { followedTrends } from '@trendee/analytics/trends/followed-trends'
import { seenAtDecision } from '@trendee/analytics/trends/trend-market'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { visitPage } from '@trendee/providers/testing/visit-page'
import type { Standing } from '@trendee/core/collections/what-changed'
import { confirmOutsideSignIn } from '@trendee/store/sign-in/outside-sign-in'
import { apiTokenCaller } from '@trendee/store/accounts/api-tokens'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { DEMO_AS_OF } from '@trendee/demo/planted-truth'
import { collectTrends } from '@trendee/store/collections/collected-trends'
import { decide } from '@trendee/store/collections/decisions'
import { openShare } from '@trendee/store/collections/project-share'
import { acceptInvitation, invite } from '@trendee/store/collections/project-team'
import { keepMapping } from '@trendee/store/imports/saved-mappings'
import { createProject } from '@trendee/store/collections/projects'
import { sessionAccount } from '@trendee/store/sign-in/sessions'
import { saveWord } from '@trendee/store/messages/reader-words'
import { executeSql } from '@trendee/store/engine/execute-sql'
import { saveCode } from '@trendee/store/sign-in/verification-codes'
import { housekeeping } from '../jobs/housekeeping'
import { type Input, ask } from './ask'
import { giveExport } from './give-export'
import { keepPhoto } from './give-photo'
import type { DemoApp } from './demo-app'
import type { SignInApp } from './sign-in-app'
import { ORDER_EXAMPLES } from './made-orders'
import { ALERT_EXAMPLES } from './example-alerts'
import { DESIGN_EXAMPLES } from './made-designs'
import { PARTNER_EXAMPLES } from './made-partners'
import { makeAccount } from './test-accounts'

type Maker = (app: SignInApp, example: Input) => Promise<Input>

const CODE = '246810'
const FAR = new Date('2099-01-01T00:00:00Z')
const QUARTER_HOUR = { seconds: 900, tries: 5 }
const MOBILE = '+8613800138000'

/** Someone who was never here, with a valid code for what it is for. */
function byEmail(purpose: string, isMember = false): Maker {
  return async ({ runtime }, example) => {
    const { db } = runtime.store
    const email = `${randomUUID()}@new.example`
    if (isMember) await makeAccount(db, { email })
    await saveCode(db, { channel: 'email', address: email, purpose }, CODE, QUARTER_HOUR)
    return { ...example, email, code: CODE }
  }
}

function byMobile(purpose: string, isMember = false): Maker {
  return async ({ runtime }, example) => {
    const { db } = runtime.store
    await db.deleteFrom('account').where('mobile', '=', MOBILE).execute()
    if (isMember) await makeAccount(db, { mobile: MOBILE })
    await saveCode(db, { channel: 'sms', address: MOBILE, purpose }, CODE, QUARTER_HOUR)
    return { ...example, mobile: MOBILE, code: CODE }
  }
}

/** Nobody waits in a test until the next code may be sent. */
const withoutWaiting: Maker = async ({ runtime }, example) => {
  await runtime.store.db.deleteFrom('attempt_counter').execute()
  return example
}

/** What a service sends the visitor back with, by way of the page that asks them. */
async function comeBack(address: string, choice: Readonly<Record<string, string>>) {
  const { sentTo } = await visitPage(address, choice)
  if (!sentTo) throw new Error(`${address} sent nobody back`)
  return { code: sentTo.searchParams.get('code') ?? '', state: sentTo.searchParams.get('state') ?? '' }
}

function idOf(
  table: 'post' | 'look' | 'trend_metric' | 'hashtag' | 'creator_current',
  column: string,
  where: string,
): Maker {
  return async ({ runtime }, example) => {
    const sql = `SELECT ${column} AS id FROM trendee.${table} WHERE ${where} LIMIT 1`
    const [row] = await runtime.analytics.rows(z.object({ id: z.string() }), sql)
    return { ...example, id: row?.id ?? '' }
  }
}

/** A job of the server's own that waits until tomorrow, in the given state. */
export function waitingJob(state: 'created' | 'cancelled') {
  return async ({ app, runtime }: Pick<DemoApp, 'app' | 'runtime'>): Promise<Input> => {
    const { db } = runtime.store
    const job_id = await db.transaction().execute(async (transaction) => {
      // A single one that waits already would stand in the way.
      await executeSql(transaction, 'delete from pgboss.job where name = $1', ['housekeeping'])
      const id = await app.trendeeState.jobs?.send(housekeeping(db), {}, { transaction })
      const later = `update pgboss.job set start_after = now() + interval '1 day', state = $2 where id::text = $1`
      await executeSql(transaction, later, [id, state])
      return id
    })
    return { job_id }
  }
}

let heldFiles = 0
/**
 * A file of its own content that names no day; it is held and has been read. What it brings is no garment: once it is
 * loaded nothing is derived anew, which would take seconds.
 */
export async function heldImport({ runtime }: Pick<DemoApp, 'runtime'>): Promise<string> {
  const name = `held-${(heldFiles += 1)}`
  const text = `Product_ID,Product_Name,Product_Brand,Gender,Price\n${name},Vase,Fen,Women,10\n`
  const { importId } = await runtime.imports.held.hold(`${name}.csv`, Readable.from([text]))
  await runtime.imports.idle()
  return importId
}

/** A file as `heldImport` makes it, loaded. */
export async function doneImport(app: Pick<DemoApp, 'runtime'>): Promise<string> {
  const importId = await heldImport(app)
  await app.runtime.imports.held.load(importId, '2025-03-01')
  await app.runtime.imports.idle()
  return importId
}

/** A mapping that is saved of a table with the columns Name and Preis. */
export async function savedTable({ runtime }: Pick<DemoApp, 'runtime'>): Promise<string> {
  const table = { mappingId: 'name-preis', columns: ['Name', 'Preis'] }
  await keepMapping(runtime.store.db, table, { mapping: { title: 'Name' } }, 'herbst.csv', new Date())
  return table.mappingId
}

const ofHeldImport: Maker = async (app, example) => ({
  ...example,
  import_id: await heldImport(app),
  captured_on: '2025-03-01',
})

/** An export of the demo's administrator, by whom the example is asked. */
function ofExport(state: 'ready' | 'running'): Maker {
  return async ({ runtime }) => {
    const { db } = runtime.store
    const { account_id } = await db
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', 'admin@trendee.demo')
      .executeTakeFirstOrThrow()
    // One may not have many under way.
    await db.updateTable('own_export').set({ state: 'cancelled' }).where('state', '=', 'running').execute()
    return { export_id: await giveExport(runtime, account_id, state) }
  }
}

const ofNewAccount: Maker = async ({ runtime }, example) => ({
  ...example,
  account_id: await makeAccount(runtime.store.db),
})

/** A project of an administrator's, who asks the examples in the walk, with one trend in it. */
async function ownProject({ runtime }: Pick<DemoApp, 'runtime'>): Promise<{ accountId: string; projectId: string }> {
  const { db } = runtime.store
  const email = 'admin@trendee.demo'
  const { account_id: accountId } = await db
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { accountId, projectId: await projectWithTrend(runtime, accountId) }
}

/** A new project of an account with one trend in it, which has a forecast. */
export async function projectWithTrend({ store }: DemoApp['runtime'], accountId: string): Promise<string> {
  // Examples are asked again and again, and an account can keep so many projects.
  await store.db.deleteFrom('project').where('owner_id', '=', accountId).execute()
  const projectId = await createProject(store.db, accountId, 'Examples', new Date())
  const trends = [{ trendId: TREND, standings: [STANDING] }]
  await collectTrends(store.db, { accountId, projectId }, trends, new Date())
  return projectId
}

/** The same with a decision on it that can be judged, on which the forecast of its day would have decided, too. */
async function projectWithDecision(runtime: DemoApp['runtime'], accountId: string): Promise<string> {
  const projectId = await projectWithTrend(runtime, accountId)
  const { analytics, store } = runtime
  const metric = (await followedTrends(analytics, [TREND], 'US', DEMO_AS_OF)).get(TREND)
  if (metric === undefined) throw new Error('the demo has no such trend')
  const day = addDays(addWeeks(DEMO_AS_OF, -15), -1)
  const seen = await seenAtDecision(analytics, metric, day)
  // Of the newest data, whose forecast says nothing of weeks that are over.
  const said = { growth: 0.5, market: 0.1, others: 9, lower: 0.2, upper: 0.8 }
  const decision = { trendId: TREND, choice: 'make', why: 'Sold out.', day, seen: { ...seen, said } } as const
  await decide(store.db, { accountId, projectId }, decision, new Date(`${day}T12:00:00Z`))
  return projectId
}

const TREND = 'wide-leg-pants'
/** Before the world's first day. */
const STANDING: Standing = {
  region: 'US',
  gender: '',
  level: 'none',
  lifecycle: 'stable',
  growth: [null, null, 0.1, 0.2],
  peakWeek: '2020-05-04',
  asOf: '2020-03-01',
  source: 'google',
}

const ofOwnProject: Maker = async (app, example) => ({
  ...example,
  categoryId: (await ownProject(app)).projectId,
})

/** What the account of a session or token holds itself, where an answer is empty without. */
const OWN_THINGS: Readonly<Record<string, (app: DemoApp, accountId: string) => Promise<unknown>>> = {
  'collection.collectInfoList': ({ runtime }, accountId) => projectWithTrend(runtime, accountId),
  'collection.decisions': ({ runtime }, accountId) => projectWithDecision(runtime, accountId),
  'collection.decisionScores': ({ runtime }, accountId) => projectWithDecision(runtime, accountId),
}

/** Gives whoever holds the token what an endpoint's answer tells of. */
export async function giveOwnThings(app: DemoApp, name: string, token: string): Promise<void> {
  const give = OWN_THINGS[name]
  if (give === undefined) return
  const { db } = app.runtime.store
  const account = (await sessionAccount(db, token)) ?? (await apiTokenCaller(db, token))?.account
  if (account) await give(app, account.accountId)
}

/** A project with a member, or with an open invitation to the caller's own address. */
const ofMember: Maker = async (app, example) => {
  const { accountId, projectId } = await ownProject(app)
  const { db } = app.runtime.store
  const email = `${randomUUID()}@new.example`
  const member_id = await makeAccount(db, { email })
  const invitation = { email, role: 'viewer', expiresAt: FAR } as const
  const invitationId = await invite(db, { accountId, projectId }, invitation, new Date())
  await acceptInvitation(db, member_id, invitationId, new Date())
  return { ...example, categoryId: projectId, member_id }
}

const ofInvitation: Maker = async ({ runtime }, example) => {
  const { db } = runtime.store
  const accountId = await makeAccount(db)
  const projectId = await createProject(db, accountId, 'Examples', new Date())
  const invitation = { email: 'admin@trendee.demo', role: 'viewer', expiresAt: FAR } as const
  return { ...example, invitation_id: await invite(db, { accountId, projectId }, invitation, new Date()) }
}

/** Inputs that only exist once something was made: a code, somebody's id, the newest import. */
const MAKERS: Readonly<Record<string, Maker>> = {
  ...PARTNER_EXAMPLES,
  'admin.importPreview': ofHeldImport,
  'admin.importRead': async (app) => ({ import_id: await heldImport(app), currency: 'USD' }),
  'admin.importLoad': ofHeldImport,
  'admin.importDiscard': async (app) => ({ import_id: await heldImport(app) }),
  'admin.importWithdraw': async (app) => ({ import_id: await doneImport(app) }),
  'admin.mappingChange': async (app) => ({ mapping_id: await savedTable(app), mapping: { title: 'Name' } }),
  'admin.mappingDelete': async (app) => ({ mapping_id: await savedTable(app) }),
  'user.bindEmail': byEmail('bind'),
  'user.bindMobile': byMobile('bind'),
  'user.passwordByEmail': byEmail('password', true),
  'user.passwordByMobile': byMobile('password', true),
  'user.passwordChange': (_app, { password }) => Promise.resolve({ password }),
  'signIn.ems': byEmail('login'),
  'signIn.sms': byMobile('login'),
  'signIn.freeTrial': byEmail('login'),
  'signIn.promotion': byEmail('login'),
  'signIn.emsSend': withoutWaiting,
  'signIn.smsSend': withoutWaiting,
  'signIn.free': withoutWaiting,
  'signIn.wechatCallback': async (app) =>
    comeBack((await ask(app.app, CONTRACT.signIn.wechatQrcode, {})).json().data.url, { person: 'lin' }),
  'signIn.wechatAsked': async ({ app }) => ({
    state: (await ask(app, CONTRACT.signIn.wechatQrcode, {})).json().data.state,
  }),
  'stars.social': idOf('post', "concat(platform, '.', post_id)", "platform = 'instagram'"),
  'stars.tiktok': idOf('post', 'post_id', "platform = 'tiktok'"),
  'stars.runway': idOf('look', 'look_id', '1'),
  'stars.trend': idOf('trend_metric', 'trend_id', '1'),
  'stars.creator': idOf('creator_current', "concat(platform, '.', author)", '1'),
  'dashboard.trendsOperate': idOf('trend_metric', 'trend_id', '1'),
  'dashboard.influencerOperate': idOf('creator_current', "concat(platform, '.', author)", '1'),
  'alerts.follow': idOf('trend_metric', 'trend_id', '1'),
  ...ALERT_EXAMPLES,
  ...DESIGN_EXAMPLES,
  'stars.hashtag': idOf('hashtag', "concat(platform, '.', hashtag)", '1'),
  'common.exportFile': ofExport('ready'),
  'common.exportCancel': ofExport('running'),
  'common.photo': async ({ runtime }) => ({ photo: await keepPhoto(runtime) }),
  'adminUsers.userUpdate': ofNewAccount,
  'adminUsers.userPlan': ofNewAccount,
  'adminUsers.userSignOut': ofNewAccount,
  'adminMessages.wordDone': async ({ runtime }, example) => {
    const { db } = runtime.store
    const word = { kind: 'opinion', accountId: await makeAccount(db), content: 'Well.' } as const
    return { ...example, word_id: await saveWord(db, word, new Date()) }
  },
  ...Object.fromEntries(
    [
      'categoryUpdate',
      'categoryDelete',
      'categoryRestore',
      'categoryOrder',
      'collectAdd',
      'collectDelete',
      'collectRestore',
      'collectNote',
      'collectOrder',
      'referenceAdd',
      'referenceDelete',
      'referenceList',
      'decide',
      'shareCreate',
      'shareRevoke',
      'team',
      'teamInvite',
    ].map((name) => [`collection.${name}`, ofOwnProject]),
  ),
  'collection.teamRole': ofMember,
  'collection.teamRemove': ofMember,
  'collection.teamLeave': async (app, example) => {
    const { invitation_id: id } = await ofInvitation(app, {})
    const { db } = app.runtime.store
    const { accountId } = await ownProject(app)
    return { ...example, categoryId: await acceptInvitation(db, accountId, String(id), new Date()) }
  },
  'collection.teamInviteCancel': async (app, example) => {
    const asked = await ownProject(app)
    const invitation = { email: 'a@new.example', role: 'viewer', expiresAt: FAR } as const
    const id = await invite(app.runtime.store.db, asked, invitation, new Date())
    return { ...example, categoryId: asked.projectId, invitation_id: id }
  },
  'collection.invitationAccept': ofInvitation,
  'collection.invitationDecline': ofInvitation,
  'collection.sharedProject': async (app) => {
    const share = { expiresAt: FAR, showsNotes: true }
    return { token: await openShare(app.runtime.store.db, await ownProject(app), share, new Date()) }
  },
  // The forecast stands on the last page.
  'trends.curveWeeks': async ({ app, signIn }, example) => {
    const { curveWeeks } = CONTRACT.trends
    const { data } = (await ask(app, curveWeeks, example, await signIn('admin'))).json()
    return { ...example, page: Math.ceil(data.total / data.pageSize) }
  },
  ...ORDER_EXAMPLES,
  'admin.jobRetry': waitingJob('cancelled'),
  'admin.jobCancel': waitingJob('created'),
  'admin.importDetail': async ({ app, signIn }, example) => {
    const url = CONTRACT.admin.imports.path
    const { data } = (await app.inject({ url, headers: { token: await signIn('admin') } })).json()
    return { ...example, import_id: data.list[0].import_id }
  },
}

export interface ExampleCall {
  readonly input: Input
  readonly cookies: Readonly<Record<string, string>>
}

const cookiesOf = ({ cookies }: LightMyRequestResponse) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))

/** Sign-ins by another service belong to the browser that began them, so its cookie goes with them. */
const BROWSER_CALLS: Readonly<Record<string, (app: SignInApp) => Promise<ExampleCall>>> = {
  'signIn.partner': async ({ app }) => {
    const begun = await ask(app, CONTRACT.signIn.partnerStart, {})
    const { code, state } = await comeBack(begun.json().data.url, { person: 'mei' })
    return { input: { authorization_code: code, state }, cookies: cookiesOf(begun) }
  },
  'signIn.wechat': async ({ app, runtime }) => {
    const begun = await ask(app, CONTRACT.signIn.wechatQrcode, {})
    const { state, ticket } = begun.json().data
    await confirmOutsideSignIn(runtime.store.db, 'wechat', state, { subject: randomUUID(), name: 'Lin' })
    return { input: { ticket }, cookies: cookiesOf(begun) }
  },
}

/** The contract's example of an endpoint, with what it names really there. */
export async function exampleCall(app: SignInApp, name: string, endpoint: Endpoint): Promise<ExampleCall> {
  const inBrowser = BROWSER_CALLS[name]
  if (inBrowser) return inBrowser(app)
  const example = endpoint.example as Input
  return { input: (await MAKERS[name]?.(app, example)) ?? example, cookies: {} }
}
