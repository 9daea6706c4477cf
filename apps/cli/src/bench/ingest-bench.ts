import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { AnalyticsDb } from '@trendee/analytics/db'
import { type Platform, openPlatform } from '@trendee/pipeline/open-platform'
import { writeGeneratedFeed } from './generated-feed'

const ROWS = 1_000_000
const PRODUCTS = 10_000

interface Took {
  readonly seconds: number
  /** Of all threads of the process. */
  readonly processorSeconds: number
}

async function measured(work: () => Promise<unknown>): Promise<Took> {
  const [began, processor] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(processor)
  return { seconds: (performance.now() - began) / 1000, processorSeconds: (user + system) / 1e6 }
}

const said = ({ seconds, processorSeconds }: Took) =>
  `${seconds.toFixed(2)} s (${processorSeconds.toFixed(2)} s of processor time)`

/** The engine alone, loading the same rows as prepared: from a file of its own text format into a table of the same shape. */
async function bulkLoad(db: AnalyticsDb, folder: string, importId: string): Promise<Took & { rows: number }> {
  const file = join(folder, `prepared-${importId}.csv`)
  await db.run(
    `INSERT INTO FUNCTION file('${file}', 'CSVWithNames') SELECT * FROM trendee.observation WHERE import_id = {id:String}`,
    { id: importId },
  )
  await db.run('CREATE TABLE trendee.stage_bench AS trendee.observation')
  const took = await measured(() =>
    db.run(`INSERT INTO trendee.stage_bench SELECT * FROM file('${file}', 'CSVWithNames')`),
  )
  const [counted] = await db.rows(z.object({ rows: z.number() }), 'SELECT count() AS rows FROM trendee.stage_bench')
  await db.run('DROP TABLE trendee.stage_bench')
  return { rows: counted?.rows ?? 0, ...took }
}

async function measure(platform: Platform, folder: string, name: string, path: string): Promise<void> {
  let importId = ''
  let [rows, loaded, again] = [0, 0, 0]
  const ours = await measured(async () => {
    const run = await platform.work.ingest(path)
    importId = run.importId
    rows = run.rowsRead
    loaded = run.rowsLoaded
  })
  // Deriving would compete with what is measured next.
  const derived = await measured(() => platform.work.idle())
  const bulk = await bulkLoad(platform.analytics, folder, importId)
  const repeated = await measured(async () => {
    again = (await platform.work.ingest(path)).rowsLoaded
  })
  await platform.work.idle()
  const ratio = (of: (took: Took) => number) => (rows / of(ours) / (bulk.rows / of(bulk))).toFixed(2)
  console.log(
    `${name}: ${rows} rows read, ${loaded} loaded in ${said(ours)} = ${Math.round(rows / ours.seconds)} rows/s; ` +
      `engine's bulk load of the ${bulk.rows} prepared rows in ${said(bulk)} = ${Math.round(bulk.rows / bulk.seconds)} rows/s; ` +
      `ratio ${ratio((took) => took.seconds)} by the clock, ${ratio((took) => took.processorSeconds)} of processor time; ` +
      `the same file again: ${again} loaded in ${said(repeated)}; deriving ${said(derived)}`,
  )
}

/** Rows a second of whole imports (read, recognise, extract, de-duplicate, store) against the engine's bulk load alone. */
export async function benchIngest(dataFolder: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-bench-'))
  const platform = await openPlatform({ folder: join(folder, 'data') })
  try {
    const shein = join(dataFolder, 'marketplace', 'shein-products.csv')
    if (existsSync(shein)) await measure(platform, folder, 'Shein sample', shein)
    else console.log(`Shein sample: skipped, ${shein} is not there`)
    const generated = join(folder, 'tiktok-shop.csv')
    await writeGeneratedFeed(generated, PRODUCTS, ({ rows }) => rows >= ROWS)
    await measure(platform, folder, 'generated TikTok Shop feed', generated)
  } finally {
    await platform.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
