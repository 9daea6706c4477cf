import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAnalytics, type AnalyticsDb } from '@trendee/analytics/engine/db'
import { migrateAnalytics } from '@trendee/analytics/engine/migrate'
import { list } from '@trendee/analytics/selling/list'
import type { ProductRow } from '@trendee/analytics/tables/product-row'
import { CONTRACT } from '@trendee/contract/contract'
import { ExportFolder } from '@trendee/runtime/exports/export-folder'
import { type Cell, TABLE_FORMATS, type Table, type TableColumn } from '@trendee/runtime/exports/table'
import { TABLE_FILES } from '@trendee/runtime/exports/table-file'
import { rowsAsText } from '../table'
import { measured } from './measured'
import { residentMegabytes } from './measured-process'
import { MemoryMark, settledMemory } from './memory-mark'

const PRODUCTS = 200_000
const PAGE_ROWS = 5000
const ALLOWED_SECONDS = 5
const ALLOWED_ROWS = 100_000
const EXPORT_ID = '6f1f3c52-0d52-4a3c-9d3e-1f5a6a2f7b10'

interface BenchColumn extends TableColumn {
  readonly value: (product: ProductRow) => Cell
}

const COLUMNS: readonly BenchColumn[] = [
  { header: 'ID', kind: 'text', value: (product) => product.product_id },
  { header: 'Title', kind: 'text', value: (product) => product.title },
  { header: 'Brand', kind: 'text', value: (product) => product.brand },
  { header: 'Category', kind: 'text', value: (product) => product.secondary_category },
  {
    header: 'Price',
    kind: 'decimal',
    value: ({ price, currency }) => (price === null ? null : { amount: price, currency }),
  },
  { header: 'Units', kind: 'count', value: (product) => product.window_demand },
  { header: 'Growth', kind: 'change', value: (product) => product.growth },
  { header: 'First seen', kind: 'day', value: (product) => product.first_seen_day },
  { header: 'In stock', kind: 'flag', value: (product) => product.in_stock === 1 },
  { header: 'Link', kind: 'text', value: (product) => product.url },
]

/** Products of one shop as deriving leaves them: no two sell alike, a third cost euros, titles in two languages. */
const FILL = `INSERT INTO trendee.product_current (platform, product_id, title, brand, url, region, primary_category,
    secondary_category, gender, currency, price, price_usd, demand_basis, demand, demand_prior, demand_evidence,
    rank_change, in_stock, first_seen, last_seen, as_of)
  SELECT 'shein', toString(10000000 + number), concat('Wide Leg Trousers 阔腿裤 no. ', toString(number), ' in Linen'),
    concat('Brand ', toString(number % 500)), concat('https://shop.example/p-', toString(number), '.html'), 'US',
    'womenswear', 'wide-leg-trousers', 'women', if(number % 3 = 0, 'EUR', 'USD'), (number * 7919 % 20000) / 100 + 1,
    (number * 7919 % 20000) / 100 + 1, 'units', arrayMap(days -> (number * 31 + days) % 99991, [1, 7, 30, 90]),
    arrayMap(days -> (number * 17 + days) % 99991, [1, 7, 30, 90]), ['measured', 'measured', 'measured', 'measured'],
    [NULL, NULL, NULL, NULL], number % 2, toDate('2025-01-01') + number % 170, toDate('2025-06-30'),
    toDate('2025-06-30')
  FROM numbers({products:UInt32})`

/** The list as its screen asks for it, page by page. */
async function* pages(db: AnalyticsDb, rows: number): AsyncGenerator<Cell[][]> {
  const question = CONTRACT.selling.shein.list.input.parse({}) as Parameters<typeof list>[2]
  for (let page = 1; (page - 1) * PAGE_ROWS < rows; page += 1) {
    const answer = await list(db, ['shein'], { ...question, page, pageSize: PAGE_ROWS })
    yield answer.list.map((product) => COLUMNS.map(({ value }) => value(product)))
  }
}

/** How long a list of products takes to become a file, and how much memory: twice the rows must not need more. */
export async function benchExport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-bench-'))
  const db = openAnalytics({ folder: join(folder, 'analytics') })
  try {
    await migrateAnalytics(db)
    await db.run(FILL, { products: PRODUCTS })
    const exports = new ExportFolder(join(folder, 'exports'))
    // What the engine keeps of a first question is no part of an export's length.
    await list(db, ['shein'], { ...(CONTRACT.selling.shein.list.input.parse({}) as Parameters<typeof list>[2]) })
    const found: Record<string, string | number>[] = []
    for (const format of TABLE_FORMATS) {
      for (const rows of [ALLOWED_ROWS, PRODUCTS]) {
        await settledMemory()
        const idle = residentMegabytes(process.pid) ?? process.memoryUsage.rss() / 1e6
        const mark = new MemoryMark()
        const table: Table = { name: 'shein', columns: COLUMNS, batches: pages(db, rows) }
        const { seconds, processorSeconds } = await measured(() =>
          exports.write(EXPORT_ID, TABLE_FILES[format].write(table), new AbortController().signal),
        )
        found.push({
          file: format,
          rows,
          columns: COLUMNS.length,
          seconds: seconds.toFixed(1),
          'processor s': processorSeconds.toFixed(1),
          'file MB': (statSync(join(folder, 'exports', EXPORT_ID)).size / 1e6).toFixed(1),
          'peak above rest MB': Math.round(mark.megabytes() - idle),
          kept: rows > ALLOWED_ROWS ? '' : seconds < ALLOWED_SECONDS ? 'yes' : 'NO',
        })
        mark.end()
      }
    }
    const [first = {}] = found
    for (const line of rowsAsText(found, Object.keys(first), 'table')) console.log(line)
  } finally {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
