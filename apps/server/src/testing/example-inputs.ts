import type { LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { visitPage } from '@trendee/providers/testing/visit-page'
import { confirmOutsideSignIn } from '@trendee/store/sign-in/outside-sign-in'
import { saveWord } from '@trendee/store/messages/reader-words'
import { executeSql } from '@trendee/store/engine/execute-sql'
import { saveCode } from '@trendee/store/sign-in/verification-codes'
import { housekeeping } from '../jobs/housekeeping'
import { type Input, ask } from './ask'
import { keepPhoto } from './give-photo'
import type { DemoApp } from './demo-app'
import type { SignInApp } from './sign-in-app'
import { makeAccount } from './test-accounts'

type Maker = (app: SignInApp, example: Input) => Promise<Input>

const CODE = '246810'
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

function idOf(table: 'post' | 'look', column: string, where: string): Maker {
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
/** A file of its own content that names no day; it is held and has been read. */
export async function heldImport({ runtime }: Pick<DemoApp, 'runtime'>): Promise<string> {
  const name = `held-${(heldFiles += 1)}`
  const text = `Product_ID,Product_Name,Product_Brand,Gender,Price\n${name},Wrap Dress,Fen,Women,10\n`
  const { importId } = await runtime.imports.held.hold(`${name}.csv`, Readable.from([text]))
  await runtime.imports.idle()
  return importId
}

/** A file as `heldImport` makes it, loaded and derived. */
export async function doneImport(app: Pick<DemoApp, 'runtime'>): Promise<string> {
  const importId = await heldImport(app)
  await app.runtime.imports.held.load(importId, '2025-03-01')
  await app.runtime.imports.idle()
  return importId
}

const ofHeldImport: Maker = async (app, example) => ({
  ...example,
  import_id: await heldImport(app),
  captured_on: '2025-03-01',
})

const ofNewAccount: Maker = async ({ runtime }, example) => ({
  ...example,
  account_id: await makeAccount(runtime.store.db),
})

/** Inputs that only exist once something was made: a code, somebody's id, the newest import. */
const MAKERS: Readonly<Record<string, Maker>> = {
  'admin.importPreview': ofHeldImport,
  'admin.importLoad': ofHeldImport,
  'admin.importDiscard': async (app) => ({ import_id: await heldImport(app) }),
  'admin.importWithdraw': async (app) => ({ import_id: await doneImport(app) }),
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
  'words.starSocial': idOf('post', "concat(platform, '.', post_id)", "platform = 'instagram'"),
  'words.starTiktok': idOf('post', 'post_id', "platform = 'tiktok'"),
  'words.starRunway': idOf('look', 'look_id', '1'),
  'common.photo': async ({ runtime }) => ({ photo: await keepPhoto(runtime) }),
  'adminUsers.userUpdate': ofNewAccount,
  'adminUsers.userPlan': ofNewAccount,
  'adminUsers.userSignOut': ofNewAccount,
  'adminMessages.wordDone': async ({ runtime }, example) => {
    const { db } = runtime.store
    const word = { kind: 'opinion', accountId: await makeAccount(db), content: 'Well.' } as const
    return { ...example, word_id: await saveWord(db, word, new Date()) }
  },
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
