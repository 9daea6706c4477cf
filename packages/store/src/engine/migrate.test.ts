import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { STORE_MIGRATIONS, migrateStore } from './migrate'
import { openStore } from './open-store'
import { demoPassword } from '../administration/settings'
import { ENGINES, removePlaces } from '../testing/engines'

const NAMES = STORE_MIGRATIONS.map(({ name }) => name)

afterAll(removePlaces)

describe('migration files', () => {
  it('are numbered from one without a gap', () => {
    expect(NAMES.length).toBeGreaterThan(0)
    expect(STORE_MIGRATIONS.map(({ number }) => number)).toEqual(NAMES.map((_, index) => index + 1))
  })
})

describe.each(ENGINES)('migrations on $name', (engine) => {
  it('run once, are recorded, and a second start finds nothing to do', async () => {
    const place = await engine.emptyPlace()
    const first = await openStore(place)
    await first.db.insertInto('plan_rule').values(RULE).execute()
    await first.close()
    const second = await openStore(place)
    try {
      const recorded = await sql<{ name: string }>`select name from schema_migration order by number`.execute(second.db)
      expect(recorded.rows.map((row) => row.name)).toEqual(NAMES)
      expect(await migrateStore(second.db)).toEqual([])
      expect(await second.db.selectFrom('plan_rule').selectAll().execute()).toEqual([RULE])
    } finally {
      await second.close()
    }
  })

  it('give a post one star, whichever of its two calls gave it', async () => {
    const later = STORE_MIGRATIONS.splice(STORE_MIGRATIONS.findIndex(({ name }) => name.endsWith('follows')))
    const store = await openStore(await engine.emptyPlace())
    try {
      await sql`insert into account (account_id, name) values ('a', 'Ann')`.execute(store.db)
      await sql`insert into account_star (account_id, kind, item_id, starred_at) values
        ('a', 'social', 'tiktok.1', '2026-01-02'), ('a', 'tiktok', 'tiktok.1', '2026-01-01'),
        ('a', 'retail', 'shein.1', '2026-01-03'), ('a', 'runway', 'fen-01', '2026-01-04')`.execute(store.db)
      STORE_MIGRATIONS.push(...later)
      await migrateStore(store.db)
      const kept = await store.db
        .selectFrom('account_star')
        .select(['kind', 'item_id', 'starred_at', 'place'])
        .orderBy('starred_at')
        .execute()
      expect(
        kept.map(({ kind, item_id, starred_at }) => [kind, item_id, starred_at.toISOString().slice(0, 10)]),
      ).toEqual([
        ['post', 'tiktok.1', '2026-01-01'],
        ['product', 'shein.1', '2026-01-03'],
        ['look', 'fen-01', '2026-01-04'],
      ])
    } finally {
      STORE_MIGRATIONS.push(...later.filter((migration) => !STORE_MIGRATIONS.includes(migration)))
      await store.close()
    }
  })

  it('keep texts that an editor changed under the keys of today, and tell the password of a demo world', async () => {
    const later = STORE_MIGRATIONS.splice(5)
    const store = await openStore(await engine.emptyPlace())
    try {
      const row = (text_key: string, is_edited: boolean) => ({ text_key, en: text_key, zh: '文', is_edited })
      await store.db
        .insertInto('language_entry')
        .values([row('deed.text', true), row('post.title', true), row('screen.post', true), row('deed.import', false)])
        .execute()
      await sql`insert into account (account_id, name, role, is_demo) values ('d', 'Dora', '1', true)`.execute(store.db)
      STORE_MIGRATIONS.push(...later)
      expect(await migrateStore(store.db)).toEqual(later.map(({ name }) => name))
      const texts = await store.db
        .selectFrom('language_entry')
        .select(['text_key', 'en'])
        .where('is_edited', '=', true)
        .orderBy('text_key')
        .execute()
      expect(texts.map(({ text_key, en }) => [text_key, en])).toEqual([
        ['admin_message.title', 'post.title'],
        ['audit_action.text', 'deed.text'],
        ['screen.admin_messages', 'screen.post'],
      ])
      expect(await demoPassword(store.db)).toBe('trendee-demo')
    } finally {
      if (STORE_MIGRATIONS.length === 5) STORE_MIGRATIONS.push(...later)
      await store.close()
    }
  })

  it('leave nothing of one that fails, and take it up once it is right', async () => {
    const store = await openStore(await engine.migratedPlace())
    const broken = { number: 9999, name: '9999_broken', text: 'create table half (a int);\nselect * from nowhere;\n' }
    STORE_MIGRATIONS.push(broken)
    try {
      await expect(migrateStore(store.db)).rejects.toThrow(/nowhere/)
      expect(await tableNames(store.db)).not.toContain('half')
      broken.text = 'create table half (a int);\n'
      expect(await migrateStore(store.db)).toEqual(['9999_broken'])
      expect(await tableNames(store.db)).toContain('half')
    } finally {
      STORE_MIGRATIONS.pop()
      await store.close()
    }
  })
})

describe.each(ENGINES.filter(({ name }) => name === 'PostgreSQL'))('several processes on one $name', (engine) => {
  it('may start at the same moment on an empty database', async () => {
    const place = await engine.emptyPlace()
    const stores = await Promise.all([openStore(place), openStore(place), openStore(place), openStore(place)])
    const [first] = stores
    try {
      const recorded = await sql<{ name: string }>`select name from schema_migration order by number`.execute(first.db)
      expect(recorded.rows.map((row) => row.name)).toEqual(NAMES)
    } finally {
      for (const store of stores) await store.close()
    }
  })
})

const RULE = { line: 'trendee', plan: 'basic', feature_name: 'compare', plan_business: 'on' }

async function tableNames(db: Parameters<typeof migrateStore>[0]): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  return tables.rows.map((row) => row.name)
}
