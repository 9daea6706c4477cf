import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ensureAccount } from '../accounts/accounts'
import { ENGINES } from './engines'
import { putBack, snapshotOf } from './put-back'

describe('what is put back', () => {
  it('are rows that were changed, added and taken away, their numbers, and nothing of the session', async () => {
    const [embedded] = ENGINES
    if (embedded === undefined) throw new Error('the embedded engine is always there')
    const { store, end } = await embedded.freshStore()
    const { db } = store
    const person = (name: string) => ({
      name,
      email: `${name}@shop.example`,
      password: 'word',
      role: '1' as const,
      plans: [],
    })
    await ensureAccount(db, person('mira'))
    await ensureAccount(db, person('nils'))
    const everything = async () => ({
      accounts: await db.selectFrom('account').selectAll().orderBy('account_id').execute(),
      numbers: (
        await sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`.execute(db)
      ).rows,
    })
    const before = await everything()
    expect(before.accounts).toHaveLength(2)
    const snapshot = await snapshotOf(db)

    await db.deleteFrom('account').where('email', '=', 'mira@shop.example').execute()
    await db.updateTable('account').set({ name: 'Other' }).execute()
    await ensureAccount(db, person('olga'))
    await sql`select nextval('page_event_event_id_seq')`.execute(db)
    const again = await putBack(db, snapshot)
    expect(await everything()).toEqual(before)

    // A second time, after nothing and after another change.
    if (again === null) throw new Error('the tables were as before')
    const unchanged = await putBack(db, again)
    expect(unchanged).toEqual(again)
    await db.deleteFrom('account').execute()
    expect(await putBack(db, again)).not.toBeNull()
    expect(await everything()).toEqual(before)

    await sql`alter table account add column mine int`.execute(db)
    expect(await putBack(db, again)).toBeNull()
    await end()
  })
})
