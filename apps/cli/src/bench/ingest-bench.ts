import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { openRuntime } from '@trendee/runtime/open-runtime'
import { writeGeneratedFeed } from './generated-feed'
import { type Took, measured } from './measured'

const ROWS = 1_000_000
const PRODUCTS = 10_000
const SHEIN_COPIES = 200
/** Of rows that name none. */
const CAPTURED_ON = '2026-01-01'

const said = ({ seconds, processorSeconds }: Took) =>
  `${seconds.toFixed(2)} s (${processorSeconds.toFixed(2)} s of processor time)`

/** What an import of products writes: what was seen of each, and its words. */
const TABLES = ['observation', 'product'] as const

/**
 * The engine alone, loading the same rows as prepared: from files of its own text format into tables of the same shape.
 * `rows`: observations, as many as there were rows of the feed.
 */
async function bulkLoad(db: AnalyticsDb, folder: string): Promise<Took & { rows: number }> {
  const files = TABLES.map((table) => ({ table, path: join(folder, `prepared-${table}.csv`) }))
  for (const { table, path } of files) {
    await db.run(`INSERT INTO FUNCTION file('${path}', 'CSVWithNames') SELECT * FROM trendee.${table}`)
    await db.run(`CREATE TABLE trendee.stage_bench_${table} AS trendee.${table}`)
  }
  const took = await measured(async () => {
    for (const { table, path } of files)
      await db.run(`INSERT INTO trendee.stage_bench_${table} SELECT * FROM file('${path}', 'CSVWithNames')`)
  })
  const [counted] = await db.rows(
    z.object({ rows: z.number() }),
    'SELECT count() AS rows FROM trendee.stage_bench_observation',
  )
  for (const { table, path } of files) {
    await db.run(`DROP TABLE trendee.stage_bench_${table}`)
    rmSync(path)
  }
  return { rows: counted?.rows ?? 0, ...took }
}

/** The sample's products under new ids, again and again: a rate of 500 rows is mostly that of beginning. */
async function writeLongSheinFeed(db: AnalyticsDb, sample: string, path: string): Promise<void> {
  await db.run(
    `INSERT INTO FUNCTION file('${path}', 'CSVWithNames')
     SELECT sample.* REPLACE (concat(toString(copy.number), sample.product_id) AS product_id)
     FROM file('${sample}', 'CSVWithNames') AS sample CROSS JOIN numbers(${SHEIN_COPIES}) AS copy
     SETTINGS input_format_csv_use_best_effort_in_schema_inference = 0, schema_inference_make_columns_nullable = 0`,
  )
}

/** Ingests one feed into an empty data folder. `write` returns the file's path. */
async function measure(name: string, write: (db: AnalyticsDb, folder: string) => Promise<string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-bench-'))
  const runtime = await openRuntime({ folder: join(folder, 'data') })
  try {
    const path = await write(runtime.analytics, folder)
    let [rows, loaded, again] = [0, 0, 0]
    const ours = await measured(async () => {
      const run = await runtime.imports.ingest(path, { capturedOn: CAPTURED_ON })
      rows = run.rowsRead
      loaded = run.rowsLoaded
    })
    // Deriving would compete with what is measured next.
    const derived = await measured(() => runtime.imports.idle())
    const bulk = await bulkLoad(runtime.analytics, folder)
    const repeated = await measured(async () => {
      again = (await runtime.imports.ingest(path, { capturedOn: CAPTURED_ON })).rowsLoaded
    })
    await runtime.imports.idle()
    const ratio = (of: (took: Took) => number) => (rows / of(ours) / (bulk.rows / of(bulk))).toFixed(2)
    console.log(
      `${name}: ${rows} rows read, ${loaded} loaded in ${said(ours)} = ${Math.round(rows / ours.seconds)} rows/s; ` +
        `engine's bulk load of the ${bulk.rows} prepared rows in ${said(bulk)} = ${Math.round(bulk.rows / bulk.seconds)} rows/s; ` +
        `ratio ${ratio((took) => took.seconds)} by the clock, ${ratio((took) => took.processorSeconds)} of processor time; ` +
        `the same file again: ${again} loaded in ${said(repeated)}; deriving ${said(derived)}`,
    )
  } finally {
    await runtime.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rows a second of whole imports (read, recognise, extract, de-duplicate, store) against the engine's bulk load alone. */
export async function benchIngest(dataFolder: string): Promise<void> {
  const sample = resolve(dataFolder, 'marketplace', 'shein-products.csv')
  if (existsSync(sample)) {
    await measure('Shein sample', () => Promise.resolve(sample))
    await measure(`Shein sample ${SHEIN_COPIES} times under new ids`, async (db, folder) => {
      const path = join(folder, 'shein.csv')
      await writeLongSheinFeed(db, sample, path)
      return path
    })
  } else console.log(`Shein sample: skipped, ${sample} is not there`)
  await measure('generated TikTok Shop feed', async (_db, folder) => {
    const path = join(folder, 'tiktok-shop.csv')
    await writeGeneratedFeed(path, PRODUCTS, ({ rows }) => rows >= ROWS)
    return path
  })
}
