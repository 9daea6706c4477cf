import { accountById } from '@trendee/store/accounts/accounts'
import { messagesFor } from '@trendee/store/messages/messages'
import { words } from '@trendee/store/messages/reader-words'
import { ENGINES, useStore } from '@trendee/store/testing/engines'
import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from './demo-accounts'
import { ensureDemoMessages } from './demo-messages'
import { ensureDemoPeople } from './demo-people'

const ALL = { page: 1, pageSize: 100 }
const ALL_WORDS = { ...ALL, kind: 'all', state: 'all' } as const

describe.each(ENGINES)('people of the demo world on $name', (engine) => {
  const db = useStore(engine)
  const idsByEmail = async () => {
    const rows = await db().selectFrom('account').select(['account_id', 'email']).where('is_demo', '=', true).execute()
    return new Map(rows.map((row) => [row.email ?? '', row.account_id]))
  }
  /** Who got or said something before they came, and whose plans are older than they are. */
  const tooOld = async () => {
    const found: string[] = []
    for (const [email, accountId] of await idsByEmail()) {
      const account = await accountById(db(), accountId)
      const cameAt = account?.createdAt ?? new Date()
      const { list } = await messagesFor(db(), accountId, ALL, new Date())
      found.push(...list.filter(({ sentAt }) => sentAt < cameAt).map(({ messageId }) => `${email} ${messageId}`))
      found.push(
        ...(account?.plans ?? []).filter(({ startsAt }) => startsAt < cameAt).map(({ line }) => `${email} ${line}`),
      )
      const said = await db().selectFrom('reader_word').selectAll().where('account_id', '=', accountId).execute()
      found.push(...said.filter((word) => word.said_at < cameAt).map((word) => `${email} ${word.word_id}`))
    }
    return found
  }

  it('have nothing that is older than they are', async () => {
    await ensureDemoPeople(db())
    expect((await idsByEmail()).size).toBe(DEMO_ACCOUNTS.length)
    expect((await words(db(), ALL_WORDS)).total).toBe(3)
    expect(await tooOld()).toEqual([])
  })

  it('nor where the accounts were made today by an earlier version', async () => {
    await ensureDemoPeople(db())
    await db().deleteFrom('reader_word').execute()
    await db().deleteFrom('message').execute()
    await db().updateTable('account_plan').set({ starts_at: new Date() }).execute()
    await db()
      .updateTable('account')
      .set({ created_at: new Date(Date.now() - 1000) })
      .execute()
    await ensureDemoMessages(db(), await idsByEmail())
    expect((await words(db(), ALL_WORDS)).total).toBe(3)
    expect(await tooOld()).toEqual([])
  })
})
