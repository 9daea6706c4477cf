import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openAnalytics } from './db'
import { migrateAnalytics } from './migrate'

it('lets a folder open whose full disk left the definition of a stage empty', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-torn-'))
  try {
    const before = openAnalytics({ folder })
    await migrateAnalytics(before)
    await before.run("INSERT INTO trendee.schema_migration (number, name) SELECT 999, 'kept'")
    await before.close()
    const known = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
      /^store\/\w+\/[\w-]+\/trend_metric\.sql$/.test(path),
    )
    const torn = join(folder, dirname(known ?? ''), 'stage_next_trend_metric.sql')
    writeFileSync(torn, '')
    const after = openAnalytics({ folder })
    const rows = await after.rows(
      z.object({ name: z.string() }),
      'SELECT name FROM trendee.schema_migration WHERE number = 999',
    )
    await after.close()
    expect([rows, existsSync(torn)]).toEqual([[{ name: 'kept' }], false])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
