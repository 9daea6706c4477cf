import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BatchBuilder } from './batch-builder'
import { openFeed } from './read-feed'
import { CAPTURED_ON, fixturePath, ofKind, readBytes } from './testing/read-fixture'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trendee-feeds-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const HEADER =
  'product_id,product_name,final_price,initial_price,currency,color,category_tree,root_category,category,main_image,url,brand,rating,in_stock\n'

function sheinRow(id: number): string {
  const tree =
    '"[{""name"":""Women Clothing"",""url"":""https://us.shein.com/w.html""},{""name"":""Women Dresses"",""url"":""https://us.shein.com/d.html""}]"'
  return `${id},"Floral wrap dress, belted ${id}",${(id % 90) + 9}.99,99.99,USD,Red,${tree},Women Clothing,Women Dresses,https://img.example/${id}.jpg,https://us.shein.com/p-${id}.html,SHEIN,4.5,true\n`
}

/** Writes `rows` rows block by block; returns the path. */
async function writeRows(name: string, rows: number): Promise<string> {
  const path = join(folder, name)
  const out = createWriteStream(path)
  out.write(HEADER)
  for (let start = 0; start < rows; start += 20_000) {
    const block = Array.from({ length: Math.min(20_000, rows - start) }, (_, index) => sheinRow(start + index)).join('')
    if (!out.write(block)) await once(out, 'drain')
  }
  out.end()
  await finished(out)
  return path
}

describe('openFeed', () => {
  it('streams a large file in flat memory, in batches, with progress', async () => {
    const rows = 400_000
    const path = await writeRows('large.csv', rows)
    const opened = await openFeed(path, { capturedOn: CAPTURED_ON })
    expect(opened.bytesTotal).toBeGreaterThan(120_000_000)
    const before = process.memoryUsage().rss
    let peak = before
    let records = 0
    let lastBytes = 0
    let largestBatch = 0
    for await (const batch of opened.batches) {
      records += batch.records.length
      largestBatch = Math.max(largestBatch, batch.rowsRead)
      expect(batch.bytesRead).toBeGreaterThanOrEqual(lastBytes)
      lastBytes = batch.bytesRead
      peak = Math.max(peak, process.memoryUsage().rss)
    }
    expect(records).toBe(rows)
    expect(lastBytes).toBe(opened.bytesTotal)
    expect(largestBatch).toBeLessThanOrEqual(20_000)
    expect((peak - before) / 2 ** 20).toBeLessThan(400)
  })

  it('reads no further than it is asked to, and lets go of the file', async () => {
    const path = await writeRows('asked.csv', 100_000)
    // What the system's list of this process's files names; a handle that is forgotten stays until it is collected.
    const isOpen = () =>
      readdirSync('/proc/self/fd').some((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`) === path
        } catch {
          return false
        }
      })
    const opened = await openFeed(path, { capturedOn: CAPTURED_ON })
    expect(isOpen()).toBe(true)
    for await (const batch of opened.batches) {
      expect(batch.bytesRead).toBeLessThan(opened.bytesTotal / 4)
      break
    }
    expect(isOpen()).toBe(false)
  })

  it('says on which rows records stand', async () => {
    const path = join(folder, 'wide.csv')
    writeFileSync(path, 'Category: x\n\nWeek,a: (US),b: (US)\n2024-01-07,1,2\nsoon,1,2\n2024-01-21,5,6\n')
    const opened = await openFeed(path, { capturedOn: CAPTURED_ON })
    const rowsOfRecords: number[] = []
    for await (const batch of opened.batches) rowsOfRecords.push(...batch.rowOfRecord)
    expect(rowsOfRecords).toEqual([3, 3, 5, 5])
  })

  it('passes duplicate ids on: what is a duplicate, the store knows', async () => {
    const read = await readBytes(HEADER + sheinRow(1) + sheinRow(1) + sheinRow(2))
    expect(read.records).toHaveLength(3)
  })

  it('leaves out a header that is repeated inside the file', async () => {
    const read = await readBytes(HEADER + sheinRow(1) + HEADER + sheinRow(2))
    expect(read).toMatchObject({ rowsRead: 3, rowsLeftOut: 1, rejects: [] })
    expect(read.leftOut).toEqual([{ reason: 'repeated_header', rows: 1, examples: [HEADER.trim().slice(0, 120)] }])
  })

  it('says of a header without rows that the file holds none', async () => {
    const read = await readBytes(HEADER)
    expect([read.rowsRead, read.notes]).toEqual([0, ['The file holds no rows.']])
    expect((await readBytes(HEADER + sheinRow(1))).notes).toEqual([])
  })

  it('rejects a row with too few or too many cells', async () => {
    const read = await readBytes(
      `${HEADER}${sheinRow(1)}7,Dress,5\n${sheinRow(2)}${sheinRow(3).trimEnd()},extra\n${sheinRow(4).trimEnd()},,\n`,
    )
    expect(read.rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'the row has 3 cells, the header 14'],
      [5, 'the row has 15 cells, the header 14'],
    ])
    expect(read.records).toHaveLength(3)
  })

  it('takes rows that leave out blank cells at their end, where many do', async () => {
    const mapping = { productId: 'Code', title: 'Name', price: 'Price', color: 'Colour', material: 'Cloth' }
    const header = 'Code,Name,Price,Colour,Cloth,Note\n'
    const read = await readBytes(`${header}a,Linen Shirt,20,white,linen,new\nb,Wool Coat,90,grey\nc,Hat,15,red\n`, {
      mapping,
      currency: 'EUR',
    })
    expect(read.rejects).toEqual([])
    expect(ofKind(read, 'product').map(({ productId, price, rawColor }) => [productId, price, rawColor])).toEqual([
      ['a', 20, 'white'],
      ['b', 90, 'grey'],
      ['c', 15, 'red'],
    ])
    // Of these a cell in between is missing.
    const shifted = await readBytes(
      'Code,Name,Colour,Price,Left\na,Linen Shirt,white,20,9\nb,Wool Coat,49.50,12\nc,Hat,9.50,30\n',
      { mapping: { productId: 'Code', title: 'Name', price: 'Price' }, currency: 'EUR' },
    )
    expect([ofKind(shifted, 'product').length, shifted.rejects.length]).toEqual([1, 2])
    // A line break within a title parts its row in two.
    const parted = await readBytes(`${header}a,Linen\nShirt,20,white,linen,\nb,Wool\nCoat,90,grey,wool,\n`, { mapping })
    expect(parted.records).toEqual([])
    expect(parted.rejects).toHaveLength(4)
  })

  it('cuts what it shows of a rejected row', async () => {
    const read = await readBytes(`${HEADER}${sheinRow(1)},${'x'.repeat(5000)}\n`)
    expect(read.rejects[0]?.excerpt).toHaveLength(300)
  })

  it('names the feed and the size before anything is streamed', async () => {
    const opened = await openFeed(fixturePath('temu.json'), { capturedOn: CAPTURED_ON })
    expect(opened.feed.id).toBe('temu')
    for await (const batch of opened.batches) expect(batch.rowsRead).toBe(2)
  })
})

describe('BatchBuilder', () => {
  it('turns the failure of a reader into the reject of its row and keeps nothing of the row', () => {
    let calls = 0
    const builder = new BatchBuilder(
      {
        read(row, sink) {
          sink.record({
            kind: 'related-query',
            platform: 'google',
            term: '',
            region: '',
            query: String(row),
            topicType: '',
            list: 'top',
            value: 1,
            isBreakout: false,
          })
          if (++calls === 2) throw new TypeError('boom')
        },
      },
      CAPTURED_ON,
    )
    for (const [index, row] of ['a', 'b', 'c'].entries()) builder.row(row, index + 1)
    const batch = builder.take(10)
    expect(batch.records.map((record) => (record.kind === 'related-query' ? record.query : ''))).toEqual(['a', 'c'])
    expect(batch.rowOfRecord).toEqual([0, 2])
    expect(batch.rejects).toEqual([
      {
        line: 2,
        field: '',
        reason: { text: 'the row cannot be read: {why}', values: { why: 'boom' } },
        excerpt: '"b"',
      },
    ])
    expect(batch.rowsRead).toBe(3)
  })
})
