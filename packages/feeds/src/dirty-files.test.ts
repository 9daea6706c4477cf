import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { UnreadableFileError, UnrecognisedFeedError } from './feed'
import { fixtureBytes, ofKind, readBytes, readFixture, type WholeFile } from './testing/read-fixture'

const FIXTURES = [
  'google-trends-timeline.csv',
  'google-geo-map.csv',
  'shein.csv',
  'shopee.csv',
  'shein.ndjson',
  'keepa-products.json',
  'tiktok-videos.json',
]

const VARIANTS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: (bytes) => gzipSync(bytes),
  'two gzip members': (bytes) => Buffer.concat([gzipSync(bytes.subarray(0, 200)), gzipSync(bytes.subarray(200))]),
  'byte-order mark': (bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes]),
  CRLF: (bytes) => Buffer.from(bytes.toString('utf8').replaceAll('\n', '\r\n')),
  'no last line end': (bytes) => Buffer.from(bytes.toString('utf8').trimEnd()),
  'empty lines at the end': (bytes) => Buffer.concat([bytes, Buffer.from('\n\n\n')]),
  'UTF-16 little-endian': (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
  'UTF-16 big-endian with a mark': (bytes) => Buffer.from(`\ufeff${bytes.toString('utf8')}`, 'utf16le').swap16(),
  'gzip of UTF-16 with CRLF': (bytes) =>
    gzipSync(Buffer.from(`\ufeff${bytes.toString('utf8').replaceAll('\n', '\r\n')}`, 'utf16le')),
}

/** What must not depend on how a file is written. */
function essence(file: WholeFile): unknown {
  const rejects = file.rejects.map(({ line, field, reason }) => [line, field, reason])
  return {
    feed: file.feed,
    records: file.records,
    rowOfRecord: file.rowOfRecord,
    rejects,
    read: file.rowsRead,
    left: file.rowsLeftOut,
  }
}

describe.each(FIXTURES)('%s', (name) => {
  it.each(Object.keys(VARIANTS))('gives the same with %s', async (variant) => {
    const bytes = VARIANTS[variant]?.(fixtureBytes(name)) ?? Buffer.alloc(0)
    expect(essence(await readBytes(bytes))).toEqual(essence(await readFixture(name)))
  })
})

describe('encodings', () => {
  it('reads Windows-1252 and GB18030 by their bytes', async () => {
    const head = 'Product_ID,Product_Name,Product_Brand,Gender,Price\n1,'
    const french = await readBytes(Buffer.from(`${head}Robe d\u00e9collet\u00e9e,Ma\u00eetre,Women,19\n`, 'latin1'))
    expect(french).toMatchObject({ encoding: 'windows-1252', records: [{ title: 'Robe décolletée', brand: 'Maître' }] })
    // 连衣裙, 红
    const dress = Buffer.from([0xc1, 0xac, 0xd2, 0xc2, 0xc8, 0xb9])
    const chinese = await readBytes(Buffer.concat([Buffer.from(head), dress, Buffer.from(',X,Women,19\n')]))
    expect(chinese).toMatchObject({ encoding: 'gb18030', records: [{ title: '连衣裙' }] })
  })

  it('reads old line ends and tabs', async () => {
    const text = 'Product_ID\tProduct_Name\tProduct_Brand\tGender\tPrice\r1\tA, b\tX\tMen\t5\r2\tC\tX\tMen\t6\r'
    expect(ofKind(await readBytes(text), 'product').map(({ title, price }) => [title, price])).toEqual([
      ['A, b', 5],
      ['C', 6],
    ])
  })
})

describe('damage of careless programs', () => {
  const HEADER = 'Product_ID,Product_Name,Product_Brand,Gender,Price'
  const titlesOf = async (bytes: Buffer | string) =>
    ofKind(await readBytes(bytes), 'product').map(({ productId, title, price }) => [productId, title, price])

  it('costs no row where line ends are doubled or mixed', async () => {
    const rows = ['1,A,X,Men,5', '2,"B ""b""",X,Men,6', '3,C,X,Men,7']
    const expected = [
      ['1', 'A', 5],
      ['2', 'B "b"', 6],
      ['3', 'C', 7],
    ]
    expect(await titlesOf([HEADER, ...rows, ''].join('\r\r\n'))).toEqual(expected)
    expect(await titlesOf(`${HEADER}\n1,A,X,Men,5\r3,C,X,Men,7\r\n`)).toEqual([expected[0], expected[2]])
  })

  it('costs no row where fields are filled with zeros', async () => {
    expect(await titlesOf(`${HEADER}\n1,Lin\0en\0\0,X,Men,5\n`)).toEqual([['1', 'Linen', 5]])
  })

  it('costs the letter where texts were cut by bytes, and the file stays UTF-8', async () => {
    const cut = (text: string, bytes: number) => Buffer.from(text).subarray(0, bytes)
    const file = Buffer.concat([
      Buffer.from(`${HEADER}\n1,`),
      cut('caf\u00e9', 4),
      Buffer.from(',\u590f,Men,5\n2,'),
      cut('sun \u{1f31e}', 7),
      Buffer.from(',\u00c9t\u00e9,Men,6\n'),
    ])
    expect(ofKind(await readBytes(file), 'product').map(({ title, brand }) => [title, brand])).toEqual([
      ['caf\ufffd', '\u590f'],
      ['sun \ufffd', '\u00c9t\u00e9'],
    ])
  })

  it('is told where a few rows are in another encoding, and where quotation marks take rows for text', async () => {
    const mapping = { productId: 'id', title: 'name', price: 'price', unitsSold: 'sold' }
    const row = (at: number, name = 'Röcke rot') => `${at};${name};${at},00;3`
    const rows = Array.from({ length: 60 }, (_, at) => row(at))
    const head = 'id;name;price;sold'
    const mixed = Buffer.concat([Buffer.from(`${[head, ...rows].join('\n')}\n`), Buffer.from(`${row(70)}\n`, 'latin1')])
    const { notes } = await readBytes(mixed, { mapping, shop: 'Lark', currency: 'EUR' })
    expect(notes).toContain(
      'Some names hold letters that could not be read: parts of the file are in another encoding than its beginning.',
    )
    const quoted = rows.with(10, row(10, '"Röcke rot')).with(20, row(20, 'Röcke rot"'))
    const read = await readBytes([head, ...quoted, ''].join('\n'), { mapping, shop: 'Lark', currency: 'EUR' })
    expect(ofKind(read, 'product')).toHaveLength(49)
    expect(read.rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [12, 'a quotation mark takes the 10 lines below for text of this row'],
    ])
  })

  it('is undone where texts are byte literals', async () => {
    const file =
      `${HEADER}\n1,b'Linen \\xf0\\x9f\\x8c\\xb8 caf\\xc3\\xa9',X,Men,5\n` +
      `2,"b""Women's \\n top""",X,Men,6\n3,b'Twin,X,Men,7\n`
    expect(await titlesOf(file)).toEqual([
      ['1', 'Linen \u{1f338} caf\u00e9', 5],
      ['2', "Women's top", 6],
      ['3', "b'Twin", 7],
    ])
  })

  it('is told where rows begin with numbers that the header does not name', async () => {
    const read = await readBytes(`${HEADER}\n1,a,A,X,Men,5\n2,b,B,X,Men,6\n`, { currency: 'EUR' })
    expect(ofKind(read, 'product').map(({ productId, title }) => [productId, title])).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ])
    expect(read.notes).toEqual([
      'Each row begins with its number, which the header does not name: it is left out.',
      expect.any(String),
    ])
    // One row alone that is too wide is a broken row.
    const one = await readBytes(`${HEADER}\n1,a,A,X,Men,5\nb,B,X,Men,6\n`)
    expect(one.rejects.map(({ line }) => line)).toEqual([2])
  })
})

interface Cuttable {
  readonly text: string
  /** Where each row ends, in bytes. */
  readonly ends: readonly number[]
  readonly ids: readonly string[]
}

function cuttable(
  head: string,
  rows: readonly (readonly [id: string, text: string])[],
  between: string,
  tail: string,
): Cuttable {
  let text = head
  const ends: number[] = []
  for (const [index, [, row]] of rows.entries()) {
    text += (index === 0 ? '' : between) + row
    ends.push(Buffer.byteLength(text))
  }
  return { text: text + tail, ends, ids: rows.map(([id]) => id) }
}

const CSV = cuttable(
  'product_id,product_name,final_price,currency,category_tree,brand\n',
  [
    ['1', '1,Plain tee,9.5,USD,,A\n'],
    ['2', '2,"Dress, ""été"" 衣服\nmidi",19,USD,"[{""name"":""Women, all""}]",B\n'],
    ['3', '3,Skirt,12,USD,"[{""name"":""Women""}]","C"\n'],
    ['4', '4,Coat 👗,99,EUR,,D\n'],
  ],
  '',
  '',
)

const JSON_PAGE = cuttable(
  '{ "products": [\n',
  ['11', '12', '13'].map((id) => [
    id,
    JSON.stringify({ id: Number(id), title: `Été "${id}" [x}`, handle: 'h', variants: [{ price: '9.00', sku: '{' }] }),
  ]),
  ',\n',
  '\n] }',
)

/** Reads a cut; null where so little is left that no feed can be told. Any other failure is one of the test. */
async function readCut(bytes: Buffer): Promise<WholeFile | null> {
  try {
    return await readBytes(bytes)
  } catch (error) {
    if (error instanceof UnrecognisedFeedError || error instanceof UnreadableFileError) return null
    throw error
  }
}

function productIds(read: WholeFile | null): string[] {
  return read === null ? [] : ofKind(read, 'product').map(({ productId }) => productId)
}

/** What is wrong with what was read of a file cut behind `cut` bytes; '' for nothing. */
function faultOf(file: Cuttable, cut: number, read: WholeFile | null): string {
  const whole = file.ids.filter((_, index) => (file.ends[index] ?? 0) <= cut)
  const ids = productIds(read)
  if (ids.slice(0, whole.length).join() !== whole.join())
    return `${cut}: whole rows ${whole.join()}, read ${ids.join()}`
  // A cut in a row's last cell cannot be told from a file without a last line end.
  if (ids.length > whole.length + 1) return `${cut}: too many rows`
  if (read === null) return ''
  if (ids.length + read.rejects.length !== read.rowsRead) return `${cut}: rows unaccounted for`
  const isAtRowEnd = file.ends.includes(cut) || file.ends.includes(cut + 1)
  const mustReject = ids.length === whole.length && whole.length > 0 && !isAtRowEnd
  return mustReject && read.rejects.length !== 1 ? `${cut}: ${read.rejects.length} rejects` : ''
}

describe('files cut at every byte', () => {
  it.each([
    ['CSV', CSV],
    ['JSON', JSON_PAGE],
  ])('keeps every whole row of %s and tells of the cut one', async (_name, file) => {
    const bytes = Buffer.from(file.text)
    const faults: string[] = []
    for (let cut = 1; cut < bytes.length; cut++) faults.push(faultOf(file, cut, await readCut(bytes.subarray(0, cut))))
    expect(faults.filter((fault) => fault !== '')).toEqual([])
  })

  it('keeps what a cut archive still holds and says that it is cut', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => `${index},Tee ${(index * 7919) % 1009},9.5,USD,,A\n`)
    const packed = gzipSync(
      Buffer.from(`product_id,product_name,final_price,currency,category_tree,brand\n${rows.join('')}`),
    )
    const counts: number[] = []
    const reasons = new Set<string>()
    const misplaced: string[] = []
    for (let cut = 20; cut < packed.length; cut += 37) {
      const read = await readCut(packed.subarray(0, cut))
      const ids = productIds(read)
      counts.push(ids.length)
      misplaced.push(...ids.filter((id, index) => id !== String(index)))
      for (const { reason } of read?.rejects ?? []) reasons.add(reason)
    }
    expect(misplaced).toEqual([])
    expect([...reasons]).toEqual(['the gzip archive is cut off'])
    expect((await readCut(packed.subarray(0, -20)))?.notes).toEqual([
      'The file ends too early: the gzip archive is cut off. What stood behind is missing.',
    ])
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts.at(-1)).toBeGreaterThan(350)
  })

  it('keeps the rows before damage in an archive', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `${index},Tee ${(index * 7919) % 10007},9.5,USD,,A\n`)
    const packed = gzipSync(
      Buffer.from(`product_id,product_name,final_price,currency,category_tree,brand\n${rows.join('')}`),
    )
    const read = await readBytes(Buffer.concat([packed, Buffer.from('not gzip')]))
    expect(read.records).toHaveLength(3000)
    expect(read.rejects).toMatchObject([
      { line: 3002, reason: expect.stringContaining('the gzip archive is damaged') as string },
    ])
  })
})

describe('files broken in one place', () => {
  it('loses at most the two rows that the damage joins', async () => {
    const rows = ['11', '12', '13', '14', '15'].map((id) =>
      JSON.stringify({
        id: Number(id),
        title: `T ${id}`,
        handle: 'h',
        variants: [{ id: 1, title: 'S', price: '9.00' }],
        tags: ['a'],
      }),
    )
    const bytes = Buffer.from(`{"products":[${rows.join(',')}]}`)
    // From the second row to the last but one: the first and last rows must always be there.
    const from = bytes.indexOf('{"id":12')
    const to = bytes.indexOf('{"id":14')
    const faults: string[] = []
    for (let at = from; at < to; at++) {
      for (const damage of ['"', 'x', '}', ']']) {
        const broken = Buffer.from(bytes)
        broken[at] = damage.charCodeAt(0)
        const ids = productIds(await readCut(broken))
        if (ids.length < 3 || !ids.includes('11') || !ids.includes('15')) faults.push(`${at}${damage}: ${ids.join()}`)
      }
    }
    expect(faults).toEqual([])
  })
})

describe('a table parted by bars', () => {
  it('is read as one parted by commas', async () => {
    const read = await readBytes('id|name|price\n1|Linen Shirt, long|49.90\n2|Wool Coat|99\n', {
      mapping: { productId: 'id', title: 'name', price: 'price' },
      currency: 'EUR',
    })
    expect(read.records).toMatchObject([
      { title: 'Linen Shirt, long', price: 49.9 },
      { title: 'Wool Coat', price: 99 },
    ])
  })
})

describe('files that are no feed', () => {
  it('names what was found and what was looked for', async () => {
    const wrong = readBytes('colour,size\nred,3\n')
    await expect(wrong).rejects.toThrow(UnrecognisedFeedError)
    await expect(wrong).rejects.toThrow(
      /is no feed we know\. It holds columns colour, size\. Say what its columns hold/,
    )
    await expect(readBytes('{"a":{"b":1}}')).rejects.toThrow(/It holds JSON items with the keys a\./)
    await expect(readBytes('{"a":')).rejects.toThrow(/It holds text beginning/)
    await expect(readBytes('[]')).rejects.toThrow(/It holds no rows, only \[\]\./)
    await expect(readBytes('Product\nLinen dress\n')).rejects.toThrow(/A table has two columns or more/)
    await expect(readBytes('%PDF-1.7\n1 0 obj\n')).rejects.toThrow(/is a PDF: save its table/)
    await expect(readBytes('<html><table>')).rejects.toThrow(/a document \(it begins with <html>/)
  })

  it.each([
    ['an empty file', Buffer.alloc(0), /is empty/],
    ['blank text', Buffer.from('\n \n'), /holds no text/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3]), /is a picture: bring the table/],
    ['bytes that are no text', Buffer.from([1, 2, 0, 0, 0, 1, 2, 3]), /is not a text file: bring a table/],
    ['an archive in an archive', gzipSync(gzipSync('a,b\n1,2\n')), /is packed twice/],
    ['a zip archive', Buffer.from('PK\u0003\u0004xxxxxxxx', 'latin1'), /is no whole workbook/],
    ['a Parquet file', Buffer.from('PAR1xxxx'), /Parquet/],
    ['an archive cut in its header', gzipSync('x').subarray(0, 5), /holds no text: the gzip archive is cut off/],
  ])('refuses %s', async (_name, bytes, message) => {
    await expect(readBytes(bytes)).rejects.toThrow(UnreadableFileError)
    await expect(readBytes(bytes)).rejects.toThrow(message)
  })

  it('refuses a file that is not there', async () => {
    const { openFeed } = await import('./read-feed')
    await expect(openFeed('/nowhere/at-all.csv')).rejects.toThrow(UnreadableFileError)
    await expect(openFeed('/')).rejects.toThrow(/is not a file/)
  })
})
