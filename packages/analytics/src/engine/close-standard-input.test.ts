import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'trendee-stdin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Stores two rows by each way of storing, and says what is stored. */
const PROGRAM = `
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(${JSON.stringify(fileURLToPath(new URL('./db.ts', import.meta.url)))}, {
    configFile: false, logLevel: 'error',
  })
  const { z } = await import('zod')
  const db = module.openAnalytics({ folder: process.argv[1] })
  await db.run('CREATE TABLE default.kept (n UInt32) ENGINE = MergeTree ORDER BY n')
  await db.run('INSERT INTO default.kept SELECT number + 1 FROM numbers(2)')
  await db.append('default.kept', ['n'], Buffer.from('[3]\\n[4]\\n'))
  const rows = await db.rows(z.object({ n: z.number() }), 'SELECT n FROM default.kept ORDER BY n')
  console.log(JSON.stringify(rows.map(({ n }) => n)))
  await db.close()
  process.exit(0)`

describe('what stands in standard input', () => {
  it.each(['(9999)\n', '[9999]\n', ''])('%j is not stored as rows, and hinders none', (input) => {
    const data = mkdtempSync(join(folder, 'data-'))
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, data], { input })
    expect(said.toString().trim()).toBe('[1,2,3,4]')
  })
})
