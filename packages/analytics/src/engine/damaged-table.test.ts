import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { DamagedTable } from './damaged-table'
import { openAnalytics } from './db'
import { migrateAnalytics } from './migrate'

const folder = mkdtempSync(join(tmpdir(), 'trendee-damaged-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('is named when a question meets a file that does not match its checksum', async () => {
  const before = openAnalytics({ folder })
  await migrateAnalytics(before)
  await before.run("INSERT INTO trendee.post_current (platform, post_id, caption) SELECT 'tiktok', 'p', 'a caption'")
  await before.close()
  const files = readdirSync(join(folder, 'store'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/data.bin'))
    .map((path) => join(folder, 'store', path))
  const damaged = files.find((path) => readFileSync(path).includes('a caption')) ?? ''
  writeFileSync(damaged, readFileSync(damaged).toString('latin1').replace('a caption', 'A caption'), 'latin1')

  const tables: DamagedTable[] = []
  const after = openAnalytics({ folder, onDamage: (table) => tables.push(table) })
  await migrateAnalytics(after)
  const schema = z.object({ caption: z.string() })
  await expect(after.rows(schema, 'SELECT caption FROM trendee.post_current')).rejects.toThrow(/corrupted data/)
  await expect(after.rows(schema, 'SELECT caption FROM trendee.no_such_table')).rejects.toThrow(/no_such_table/)
  await after.close()
  expect(tables.map(({ table }) => table)).toEqual(['post_current'])
  expect(tables[0]?.reason).toContain(damaged)
})
