import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { z } from 'zod'
import type { AnalyticsDb } from '@trendee/analytics/db'
import { type Platform, openPlatform } from '@trendee/pipeline/open-platform'

const ROWS = 1_000_000
const DAYS = 100
const COLORS = ['black', 'white', 'navy blue', 'sage green', 'burgundy', 'beige', 'pink', 'grey']
const GARMENTS = [
  'midi dress',
  'wide leg trousers',
  'blouse',
  'denim jacket',
  'pleated skirt',
  'cardigan',
  'crop top',
  'maxi dress',
]
const WORDS = ['floral', 'striped', 'linen', 'satin', 'puff sleeve', 'v neck', 'ruffle', 'oversized', 'ribbed', 'lace']

/** A TikTok Shop export: lifetime counts of ten thousand products on a hundred days. */
async function writeFeed(path: string): Promise<void> {
  const file = createWriteStream(path, { highWaterMark: 1 << 20 })
  file.write(
    'timestamp,product_id,seller_id,title,category,currency,min_price,median_price,max_price,product_sold_count,product_rating,product_review_count,product_url,revenue\n',
  )
  const products = ROWS / DAYS
  for (let day = 0; day < DAYS; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString()
    let lines = ''
    for (let product = 0; product < products; product += 1) {
      const title = `Women's ${WORDS[product % 10]} ${COLORS[(product >> 3) % 8]} ${GARMENTS[(product >> 6) % 8]} ${product}`
      const price = 9 + (product % 60) + 0.99
      const sold = (product % 97) * (day + 1)
      lines += `${date},${10_000_001 + product},${product % 500},${title},Womenswear,USD,${price},${price},${price},${sold},4.5,${sold >> 4},https://shop.example/p/${product},${(sold * price).toFixed(2)}\n`
    }
    if (!file.write(lines)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** The engine alone, loading the same rows as prepared: from a file of its own text format into a table of the same shape. */
async function bulkLoad(db: AnalyticsDb, folder: string, importId: string): Promise<{ rows: number; seconds: number }> {
  const file = join(folder, `prepared-${importId}.csv`)
  await db.run(
    `INSERT INTO FUNCTION file('${file}', 'CSVWithNames') SELECT * FROM trendee.observation WHERE import_id = {id:String}`,
    { id: importId },
  )
  await db.run('CREATE TABLE trendee.stage_bench AS trendee.observation')
  const took = await seconds(() =>
    db.run(`INSERT INTO trendee.stage_bench SELECT * FROM file('${file}', 'CSVWithNames')`),
  )
  const [counted] = await db.rows(z.object({ rows: z.number() }), 'SELECT count() AS rows FROM trendee.stage_bench')
  await db.run('DROP TABLE trendee.stage_bench')
  return { rows: counted?.rows ?? 0, seconds: took }
}

async function measure(platform: Platform, folder: string, name: string, path: string): Promise<void> {
  const run = await platform.work.ingest(path)
  const bulk = await bulkLoad(platform.analytics, folder, run.importId)
  const again = await platform.work.ingest(path)
  const ours = run.rowsRead / run.seconds
  const engine = bulk.rows / bulk.seconds
  console.log(
    `${name}: ${run.rowsRead} rows read, ${run.rowsLoaded} loaded in ${run.seconds.toFixed(2)} s = ${Math.round(ours)} rows/s; ` +
      `engine's bulk load of the ${bulk.rows} prepared rows ${bulk.seconds.toFixed(2)} s = ${Math.round(engine)} rows/s; ` +
      `ratio ${(ours / engine).toFixed(2)}; the same file again: ${again.rowsLoaded} loaded in ${again.seconds.toFixed(2)} s`,
  )
}

/** Rows a second of whole imports (read, recognise, extract, de-duplicate, store) against the engine's bulk load alone. */
export async function benchIngest(dataFolder: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-bench-'))
  const platform = await openPlatform({ folder: join(folder, 'data') })
  try {
    const idle = process.memoryUsage.rss()
    const shein = join(dataFolder, 'marketplace', 'shein-products.csv')
    if (existsSync(shein)) await measure(platform, folder, 'Shein sample', shein)
    else console.log(`Shein sample: skipped, ${shein} is not there`)
    const generated = join(folder, 'tiktok-shop.csv')
    await writeFeed(generated)
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
    }, 100)
    await measure(platform, folder, 'generated TikTok Shop feed', generated)
    clearInterval(watch)
    console.log(`memory: ${Math.round(idle / 1e6)} MB before, peak ${Math.round(peak / 1e6)} MB`)
    const derive = await seconds(() => platform.work.idle())
    console.log(`deriving products, signals and trends from it: ${derive.toFixed(1)} s`)
  } finally {
    await platform.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
