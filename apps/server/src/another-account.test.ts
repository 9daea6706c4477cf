import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@trendee/contract/contract'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { openSession } from '@trendee/store/sign-in/sessions'
import { ask } from './testing/ask'
import { type DemoApp, openDemoApp } from './testing/demo-app'
import { makeAccount, makeSession } from './testing/test-accounts'

let demo: DemoApp
let db: StoreDb

beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  db = demo.runtime.store.db
})
afterAll(() => demo.close())

/**
 * Fields that name something belonging to one account. Each endpoint with such a field stands here with how the thing
 * is made for somebody else; a new field of the kind without a row fails the test below.
 */
const OWNED: Readonly<Record<string, (owner: string) => Promise<Record<string, unknown>>>> = {
  'user.sessionEnd': async (owner) => {
    await openSession(db, owner)
    const row = await db
      .selectFrom('session')
      .select('session_id')
      .where('account_id', '=', owner)
      .executeTakeFirstOrThrow()
    return { session_id: row.session_id }
  },
  'dashboard.messageDetail': async (owner) => {
    const message_id = `for-${owner}`
    await db
      .insertInto('message')
      .values({ message_id, title_en: 'a', title_zh: 'b', body_en: 'c', body_zh: 'd', for_account_id: owner })
      .execute()
    return { message_id }
  },
}

describe("another account's id", () => {
  const withIds = ENDPOINTS.filter(({ endpoint }) => {
    const { access } = endpoint
    const fields = Object.keys((endpoint.input as { shape?: object }).shape ?? {})
    return access !== 'public' && access.who === 'signed-in' && fields.some((field) => field.endsWith('_id'))
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
  return { sessions, read }
}
