import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { ensureAccount } from '../accounts/accounts'
import { copyOf } from './engines'
import { giveBack, takeStore } from './kept-store'

const take = () => takeStore(() => copyOf(inject('storeSnapshots').migrated))
const TRACES = sql<{ accounts: string; numbered: boolean; zone: string }>`
  select (select count(*) from account) as accounts, current_setting('timezone') as zone,
    exists (select from pg_sequences where last_value is not null) as numbered`

describe('a kept store', () => {
  it('is handed on as it was first, whatever its rows, numbers and settings were meanwhile', async () => {
    const first = await take()
    const { db } = first.store
    const before = await TRACES.execute(db)
    expect(before.rows).toEqual([{ accounts: '0', numbered: false, zone: expect.any(String) }])
    await ensureAccount(db, { name: 'Mira', email: 'mira@shop.example', password: 'word', role: '1', plans: [] })
    await sql`select nextval('page_event_event_id_seq')`.execute(db)
    await sql`set timezone to 'Asia/Tokyo'`.execute(db)
    await sql`create temporary table mine (a int)`.execute(db)
    await giveBack(first)

    const second = await take()
    expect(second).toBe(first)
    expect((await TRACES.execute(db)).rows).toEqual(before.rows)
    await expect(sql`select from mine`.execute(db)).rejects.toThrow('does not exist')
    await giveBack(second)
  })

  it('is not handed on after its tables were changed', async () => {
    const first = await take()
    await sql`alter table account add column mine int`.execute(first.store.db)
    await giveBack(first)
    const second = await take()
    expect(second).not.toBe(first)
    await giveBack(second)
  })
})
