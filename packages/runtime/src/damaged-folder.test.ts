import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  lstatSync,
  rmSync,
  writeFileSync,
  chmodSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { DamagedTable } from '@trendee/analytics/engine/damaged-table'
import { type Runtime, openRuntime } from './open-runtime'
import { writeShopFile } from './testing/feed-files'

const parent = mkdtempSync(join(tmpdir(), 'trendee-damaged-folder-'))
const whole = join(parent, 'whole')
const PRODUCTS = 5
let folder = ''
let copies = 0

beforeAll(async () => {
  const shop = join(parent, 'shop.csv')
  writeShopFile(shop, { products: PRODUCTS, days: 3 })
  const runtime = await openRuntime({ folder: whole })
  await runtime.imports.ingest(shop)
  await runtime.imports.idle()
  await runtime.close()
})
beforeEach(() => {
  folder = join(parent, `copy-${(copies += 1)}`)
  cpSync(whole, folder, { recursive: true, verbatimSymlinks: true })
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

async function opened<Result>(work: (runtime: Runtime) => Promise<Result>): Promise<Result> {
  const runtime = await openRuntime({ folder })
  try {
    return await work(runtime)
  } finally {
    await runtime.close()
  }
}

async function rowsOf({ analytics }: Runtime, table: string): Promise<number | undefined> {
  // The title is read, so that a file that is damaged is met.
  const column = table === 'product_current' ? 'title' : 'product_id'
  const [row] = await analytics.rows(
    z.object({ rows: z.number() }),
    `SELECT count() AS rows FROM trendee.${table} WHERE ${column} != ''`,
  )
  return row?.rows
}

/** Files of a table's rows. */
function filesOf(table: string): string[] {
  const files = readdirSync(join(folder, 'analytics', 'store'), { recursive: true, encoding: 'utf8' })
  const definition = files.find((path) => path.endsWith(`/${table}.sql`)) ?? ''
  const text = readFileSync(join(folder, 'analytics', 'store', definition), 'utf8')
  const [, id = ''] = /UUID '([\w-]+)'/.exec(text) ?? []
  return files
    .filter((path) => path.includes(`/${id}/`) && path.endsWith('.bin'))
    .map((path) => join(folder, 'analytics', 'store', path))
}

describe('files of a derived table', () => {
  it('that are gone are noticed at the start, and the table is derived anew', async () => {
    for (const path of filesOf('product_current')) rmSync(path)
    expect(
      await opened(async (runtime) => {
        await runtime.imports.idle()
        return [await rowsOf(runtime, 'product_current'), runtime.notes]
      }),
    ).toEqual([PRODUCTS, []])
  })

  it('that are damaged are noticed when they are read, and the table is derived anew by itself', async () => {
    for (const path of filesOf('product_current')) {
      const bytes = readFileSync(path)
      bytes.fill(1, 16)
      writeFileSync(path, bytes)
    }
    await opened(async (runtime) => {
      const damages: DamagedTable[] = []
      runtime.imports.onDamage = (damage) => damages.push(damage)
      await runtime.imports.idle()
      await expect(rowsOf(runtime, 'product_current')).rejects.toThrow()
      await runtime.imports.idle()
      expect(await rowsOf(runtime, 'product_current')).toBe(PRODUCTS)
      expect(damages.map(({ table }) => table)).toContain('product_current')
    })
  })
})

it('says which files of facts are damaged, and goes on without them', async () => {
  const [path = ''] = filesOf('observation')
  writeFileSync(path, '')
  const notes = await opened((runtime) => Promise.resolve(runtime.notes))
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatch(/table observation are damaged.*docs\/damaged-files\.md/)
})

it('opens beside files and folders that are not ours', async () => {
  for (const place of ['.', 'analytics', 'analytics/store', 'analytics/metadata', 'store', 'store/base', 'uploads']) {
    mkdirSync(join(folder, place, 'lost+found'), { recursive: true })
    writeFileSync(join(folder, place, '.DS_Store'), 'x')
  }
  const [rows, strays] = await opened(async (runtime) => [
    await rowsOf(runtime, 'observation'),
    await runtime.imports.resumeUploads(),
  ])
  expect(rows).toBe(3 * PRODUCTS)
  expect(strays).toEqual([join(folder, 'uploads', '.DS_Store'), join(folder, 'uploads', 'lost+found')])
})

it('lets nobody but its owner read what it keeps', async () => {
  const open = readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .map((path) => join(whole, path))
    .filter((path) => !lstatSync(path).isSymbolicLink() && (lstatSync(path).mode & 0o077) !== 0)
  expect(open).toEqual([])
  // A folder of before.
  chmodSync(folder, 0o755)
  await opened(() => Promise.resolve())
  expect(lstatSync(folder).mode & 0o777).toBe(0o700)
})
