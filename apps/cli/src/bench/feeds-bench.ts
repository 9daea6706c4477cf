import { messageText } from '@trendee/feeds/feed-message'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { DelimitedRows } from '@trendee/feeds/delimited-rows'
import { openFeed } from '@trendee/feeds/read-feed'

const LARGE_BYTES = 2 * 2 ** 30

/** One line of the feeds benchmark. */
export interface FeedBenchResult {
  readonly name: string
  readonly rows: number
  readonly megabytes: number
  readonly seconds: number
  readonly rowsPerSecond: number
  /** Highest resident memory while reading, above what the process held before. */
  readonly peakMegabytes: number
}

/** A file to generate: a beginning, rows repeated block by block, an end. */
interface GeneratedFile {
  readonly name: string
  readonly head: string
  readonly tail: string
  readonly rows: number
  readonly isPacked?: boolean
  row(index: number, isFirst: boolean): string
}

const SHEIN_HEAD =
  'product_id,product_name,final_price,initial_price,currency,color,category_tree,root_category,category,main_image,url,brand,rating,in_stock\n'

function sheinRow(index: number): string {
  const tree = `"[{""name"":""Women Clothing"",""url"":""https://us.shein.com/w.html""},{""name"":""Women Dresses ${index % 300}"",""url"":""https://us.shein.com/d.html""}]"`
  return `${index},"Floral wrap dress, belted ${index}",${(index % 90) + 9}.99,99.99,USD,Red,${tree},Women Clothing,Women Dresses,https://img.example/${index}.jpg,https://us.shein.com/p-${index}.html,SHEIN,4.5,true\n`
}

/** Of rows that name no day. */
const CAPTURED_ON = '2026-01-01'
/** Weeks of the matrix, again and again: so many lie between the first day that is taken and today. */
const WEEKS = 1000
const FIRST_WEEK = Date.UTC(2004, 0, 5)

function listed(key: string, item: (index: number) => unknown): Pick<GeneratedFile, 'head' | 'tail' | 'row'> {
  return {
    head: `{"${key}":[`,
    tail: ']}',
    row: (index, isFirst) => (isFirst ? '' : ',\n') + JSON.stringify(item(index)),
  }
}

const FILES: readonly GeneratedFile[] = [
  { name: 'shein csv, 14 columns', head: SHEIN_HEAD, tail: '', rows: 300_000, row: sheinRow },
  { name: 'shein csv, gzip', head: SHEIN_HEAD, tail: '', rows: 300_000, isPacked: true, row: sheinRow },
  {
    name: 'catalogue csv',
    head: 'Product_ID,Product_Name,Product_Brand,Gender,Price,Num_Images,Description,Primary_Color\n',
    tail: '',
    rows: 300_000,
    row: (index) =>
      `${index},Northline Women Teal Wrap Dress ${index},Northline,Women,${index % 5000},5,"Teal dress, has a V-neck",Teal\n`,
  },
  {
    name: 'weekly matrix, 50 series',
    head: `week,${Array.from({ length: 50 }, (_, index) => `us_female_top_${index}`).join(',')}\n`,
    tail: '',
    rows: 20_000,
    row: (index) =>
      `${new Date(FIRST_WEEK + (index % WEEKS) * 7 * 86_400_000).toISOString().slice(0, 10)}${',0.0125'.repeat(50)}\n`,
  },
  {
    name: 'temu ndjson',
    head: '',
    tail: '',
    rows: 300_000,
    row: (index) =>
      `${JSON.stringify({ id: String(index), title: `Knit vest ${index}`, price: 11.48, currency: 'USD', sales_num: '36K+ sold', rating: 4.7, reviewCount: 2841, storeName: 'Knit Nook', url: `https://www.temu.com/us/v-${index}.html`, scrapedAt: '2025-04-17T21:14:03.000Z' })}\n`,
  },
  {
    name: 'tiktok videos json',
    rows: 200_000,
    ...listed('videos', (index) => ({
      id: String(7_480_000_000_000 + index),
      video_description: 'suede #fallfit',
      create_time: 1_744_900_000 + index,
      region_code: 'US',
      view_count: index,
      like_count: 3,
      comment_count: 1,
      share_count: 0,
      hashtag_names: ['fallfit'],
      username: 'maddie',
    })),
  },
  {
    name: 'shopify products json',
    rows: 100_000,
    ...listed('products', (index) => ({
      id: index,
      title: 'Chore coat',
      handle: `coat-${index}`,
      body_html: '<p>Waxed <b>cotton</b></p>',
      vendor: 'Alder',
      product_type: 'Outerwear',
      tags: ['workwear'],
      published_at: '2025-02-11T09:30:00-05:00',
      variants: [
        { price: '198.00', compare_at_price: '248.00', available: true },
        { price: '198.00', available: false },
      ],
      images: [{ src: 'https://img.example/1.jpg' }],
      options: [{ name: 'Color', values: ['Olive'] }],
    })),
  },
  {
    name: 'keepa products json, 100 days each',
    rows: 2_000,
    ...listed('products', (index) => {
      const series = (base: number): number[] =>
        Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? 7_000_000 + at * 720 : base + at))
      return {
        asin: `B${index}`,
        domainId: 1,
        title: 'Liner jacket',
        brand: 'Fennel',
        monthlySold: 500,
        csv: [series(4000), series(4100), null, series(9000)],
      }
    }),
  },
]

/**
 * Reads generated files of the main formats and one of 2 GB, in a temporary folder below `dataFolder`, which is removed. Prints and returns
 * rows a second (recognised, split, mapped to records, one core) and the peak of memory above idle.
 */
export async function benchFeeds(dataFolder: string): Promise<readonly FeedBenchResult[]> {
  await mkdir(dataFolder, { recursive: true })
  const folder = await mkdtemp(join(dataFolder, 'feeds-bench-'))
  try {
    const results = [splitterAlone()]
    for (const file of FILES) {
      const path = join(folder, 'generated')
      await write(path, file)
      results.push(await readAll(path, file.name))
    }
    const large = join(folder, 'large.csv')
    await writeLarge(large)
    results.push(await readAll(large, 'shein csv, 2 GB'))
    for (const result of results) console.log(lineOf(result))
    return results
  } finally {
    await rm(folder, { recursive: true })
  }
}

function lineOf(result: FeedBenchResult): string {
  const rate = Math.round(result.rowsPerSecond).toLocaleString('en').padStart(10)
  return `${result.name.padEnd(36)}${rate} rows/s  ${result.megabytes.toFixed(0).padStart(5)} MB in ${result.seconds.toFixed(1)} s  peak +${result.peakMegabytes.toFixed(0)} MB`
}

/** The splitter without decoding and mapping: a table of 14 columns, one cell of each row quoted. */
function splitterAlone(): FeedBenchResult {
  const rows = 300_000
  const before = process.memoryUsage().rss
  const text = Array.from(
    { length: rows },
    (_, index) => `${index},"Dress, red ${index}",9.5,12,USD,Red,4.5,12,true,https://x.example/${index},a,b,c,d\n`,
  ).join('')
  let cells = 0
  const splitter = new DelimitedRows(',', {
    row: (value) => (cells += (value as string[]).length),
    broken: () => undefined,
  })
  const start = performance.now()
  for (let at = 0; at < text.length; at += 262_144) splitter.push(text.slice(at, at + 262_144))
  splitter.end(null)
  const seconds = (performance.now() - start) / 1000
  if (cells !== rows * 14) throw new Error(`the splitter found ${cells} cells instead of ${rows * 14}`)
  const peakMegabytes = (process.memoryUsage().rss - before) / 2 ** 20
  return {
    name: 'splitter alone, 14 columns',
    rows,
    megabytes: text.length / 2 ** 20,
    seconds,
    rowsPerSecond: rows / seconds,
    peakMegabytes,
  }
}

async function write(path: string, file: GeneratedFile): Promise<void> {
  const out = createWriteStream(path)
  const packer = file.isPacked === true ? createGzip({ level: 1 }) : null
  if (packer) packer.pipe(out)
  const target = packer ?? out
  target.write(file.head)
  for (let start = 0; start < file.rows; start += 5000) {
    let block = ''
    for (let index = start; index < Math.min(start + 5000, file.rows); index++) block += file.row(index, index === 0)
    if (!target.write(block)) await once(target, 'drain')
  }
  target.end(file.tail)
  await finished(out)
}

/** The same block of rows over and over: what counts here is that memory does not grow with the file. */
async function writeLarge(path: string): Promise<void> {
  const block = Buffer.from(Array.from({ length: 20_000 }, (_, index) => sheinRow(index)).join(''))
  const out = createWriteStream(path)
  out.write(SHEIN_HEAD)
  for (let written = 0; written < LARGE_BYTES; written += block.length) if (!out.write(block)) await once(out, 'drain')
  out.end()
  await finished(out)
}

async function readAll(path: string, name: string): Promise<FeedBenchResult> {
  const megabytes = (await stat(path)).size / 2 ** 20
  const before = process.memoryUsage().rss
  const start = performance.now()
  const opened = await openFeed(path, { capturedOn: CAPTURED_ON })
  let rows = 0
  let peak = before
  for await (const batch of opened.batches) {
    const [reject] = batch.rejects
    if (reject) throw new Error(`${name}: ${reject.field} ${messageText(reject.reason, 'en')}`)
    rows += batch.rowsRead
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const seconds = (performance.now() - start) / 1000
  return { name, rows, megabytes, seconds, rowsPerSecond: rows / seconds, peakMegabytes: (peak - before) / 2 ** 20 }
}
