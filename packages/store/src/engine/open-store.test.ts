import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { openStore } from './open-store'
import { ENGINES } from '../testing/engines'

describe.each(ENGINES.filter(({ name }) => name === 'PostgreSQL'))('a connection to $name', (engine) => {
  it('that the server ends while nobody uses it is replaced', async () => {
    const place = await engine.migratedPlace()
    const store = await openStore(place)
    const other = new Client({ connectionString: place.url })
    await other.connect()
    try {
      const connections = async () =>
        (
          await other.query<{ pid: number }>(
            'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          )
        ).rows.map(({ pid }) => pid)
      const before = await connections()
      expect(before.length).toBeGreaterThan(0)
      await other.query('select pg_terminate_backend(pid) from unnest($1::int[]) as ended(pid)', [before])
      await expect.poll(connections).toEqual([])
      // A query that is sent before the news has come still fails.
      const asked = () =>
        sql<{ one: number }>`select 1 as one`.execute(store.db).then(
          ({ rows }) => rows,
          () => [],
        )
      await expect.poll(asked).toEqual([{ one: 1 }])
      expect(await connections()).not.toEqual(before)
    } finally {
      await other.end()
      await store.close()
    }
  })

  it('that the server ends while it is in use fails what runs on it, and nothing else', async () => {
    const place = await engine.migratedPlace()
    const store = await openStore(place)
    const other = new Client({ connectionString: place.url })
    await other.connect()
    const one = sql<{ one: number }>`select 1 as one`
    try {
      await store.db.connection().execute(async (held) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held)
        await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
        await expect.poll(() => one.execute(held).then(String, () => 'failed')).toBe('failed')
        expect((await one.execute(store.db)).rows).toEqual([{ one: 1 }])
      })
      expect((await one.execute(store.db)).rows).toEqual([{ one: 1 }])
    } finally {
      await other.end()
      await store.close()
    }
  })
})
