import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DamagedFilesError } from '@trendee/core/storage/damaged-files-error'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { STAGES } from '../derive/stages'
import { type AnalyticsDb, openAnalytics } from './db'
import { migrateAnalytics, migratedTables } from './migrate'
import { DERIVED_TABLES } from './remade-tables'

const parent = mkdtempSync(join(tmpdir(), 'trendee-torn-'))
const whole = join(parent, 'whole')
let folder = ''
let copies = 0

beforeAll(async () => {
  const db = openAnalytics({ folder: whole })
  await migrateAnalytics(db)
  await db.run("INSERT INTO trendee.observation (platform, product_id) SELECT 'shein', 'kept'")
  await db.run("INSERT INTO trendee.post_current (platform, post_id) SELECT 'instagram', 'derived'")
  await db.close()
})
beforeEach(() => {
  folder = join(parent, `copy-${(copies += 1)}`)
  cpSync(whole, folder, { recursive: true, verbatimSymlinks: true })
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** Where the database has its definitions, and one of them. */
const definitions = () => {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
    /^store\/\w+\/[\w-]+\/observation\.sql$/.test(path),
  )
  return join(folder, dirname(found ?? ''))
}
const definitionOf = (table: string) => join(definitions(), `${table}.sql`)
function folderOf(table: string): string {
  const [, id = ''] = /UUID '([\w-]+)'/.exec(readFileSync(definitionOf(table), 'utf8')) ?? []
  return join(folder, 'store', id.slice(0, 3), id)
}

async function opened<Result>(ask: (db: AnalyticsDb) => Promise<Result>): Promise<{ notes: string[]; result: Result }> {
  const notes: string[] = []
  const db = openAnalytics({ folder, onMended: (note) => notes.push(note) })
  try {
    await migrateAnalytics(db)
    return { notes, result: await ask(db) }
  } finally {
    await db.close()
  }
}
const countOf = (table: string) => async (db: AnalyticsDb) => {
  const [row] = await db.rows(z.object({ rows: z.number() }), `SELECT count() AS rows FROM trendee.${table}`)
  return row?.rows
}
const kept = countOf('observation')
const columnsOf = (table: string) => (db: AnalyticsDb) =>
  db.rows(
    z.object({ name: z.string(), type: z.string() }),
    `SELECT name, type FROM system.columns WHERE database = 'trendee' AND table = {table:String}`,
    { table },
  )

const cutOff = (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 60))
const zeros = (path: string) => writeFileSync(path, Buffer.alloc(100))
const empty = (path: string) => writeFileSync(path, '')

describe('a folder whose full disk left files torn opens, with its facts', () => {
  it.each([
    ['an empty definition of a stage', () => empty(definitionOf('stage_next_trend_metric'))],
    ['an empty definition of the database', () => empty(join(folder, 'metadata', 'trendee.sql'))],
    ['no definition of the database', () => rmSync(join(folder, 'metadata', 'trendee.sql'))],
    ['an empty version of a format', () => empty(join(folderOf('observation'), 'format_version.txt'))],
    ['a change of rows that is empty', () => empty(join(folderOf('observation'), 'mutation_9.txt'))],
    ['a change of rows that is cut off', () => writeFileSync(join(folderOf('product'), 'mutation_9.txt'), 'format')],
    ['an empty record of migrations', () => empty(definitionOf('schema_migration'))],
  ])('%s', async (_, damage) => {
    damage()
    const { notes, result } = await opened(kept)
    expect(result).toBe(1)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain(folder)
  })

  it.each([
    ['empty', empty],
    ['cut off', cutOff],
    ['full of zeros', zeros],
    ['gone', (path: string) => rmSync(path)],
  ])('and makes what is derived again where a definition is %s', async (_, damage) => {
    const shape = (await opened(columnsOf('trend_metric'))).result
    damage(definitionOf('post_current'))
    damage(definitionOf('trend_metric'))
    const { result } = await opened(async (db) => [await kept(db), await countOf('post_current')(db)])
    expect(result).toEqual([1, 0])
    expect((await opened(columnsOf('trend_metric'))).result).toEqual(shape)
  })
})

describe('damage that takes facts along', () => {
  it.each([
    ['empty', empty],
    ['cut off', cutOff],
    ['gone', (path: string) => rmSync(path)],
  ])('is told with the table and the way out: a definition that is %s', async (_, damage) => {
    const path = definitionOf('observation')
    damage(path)
    const failure = await opened(kept).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DamagedFilesError)
    expect(String(failure)).toMatch(/observation[^]*backup[^]*docs\/damaged-files\.md/)
  })

  it('that only the engine notices is told too', () => {
    const definition = readFileSync(definitionOf('observation'), 'utf8')
    writeFileSync(definitionOf('observation'), definition.replace('ENGINE = MergeTree', 'ENGINE = NoSuchEngine'))
    expect(() => openAnalytics({ folder })).toThrow(/does not open its folder[^]*backup/)
  })
})

it('leaves what is not ours, and says where it is', async () => {
  writeFileSync(join(definitions(), 'notes.txt'), 'mine')
  mkdirSync(join(definitions(), 'mine'))
  mkdirSync(join(folder, 'arriving'))
  writeFileSync(join(folder, 'arriving', 'mine.txt'), 'mine')
  const { notes, result } = await opened(kept)
  expect(result).toBe(1)
  expect(notes).toHaveLength(2)
  for (const note of notes) {
    const [, to = ''] = /it is now (.*)\.$/.exec(note) ?? []
    expect(existsSync(to)).toBe(true)
  }
  expect(existsSync(join(folder, 'arriving', 'mine.txt'))).toBe(true)
})

it('knows every table that a stage writes', () => {
  const tables = migratedTables()
  const written = STAGES.flatMap(({ writes }) => writes).filter((table) => tables.has(table))
  expect(new Set(written)).toEqual(new Set(DERIVED_TABLES))
})
