import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { tableBytes } from '../testing/table-bytes'
import { unzipped } from '../testing/unzipped'
import type { Row, TableColumn } from './table'
import { columnLetters, xlsxTable } from './xlsx-table'

/** Turns of the event loop in which rows that nobody takes would be asked for. */
const TURNS = 1000

const COLUMNS: readonly TableColumn[] = [
  { header: '标题 & Title', kind: 'text' },
  { header: 'Price', kind: 'decimal' },
  { header: 'Growth', kind: 'change' },
  { header: 'Share', kind: 'fraction' },
  { header: 'Units', kind: 'count' },
  { header: 'Day', kind: 'day' },
  { header: 'Moment', kind: 'instant' },
  { header: 'In stock', kind: 'flag' },
]

const workbook = async (rows: readonly Row[], columns = COLUMNS, name = 'shein') =>
  unzipped(await tableBytes(xlsxTable, columns, rows, name))
const sheetOf = (files: Readonly<Record<string, string>>) => files['xl/worksheets/sheet1.xml'] ?? ''

/** Cells as a spreadsheet reads them: by place, with the code of the number format that they name. */
function cells(files: Readonly<Record<string, string>>) {
  const styles = files['xl/styles.xml'] ?? ''
  const codes = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  )
  const used = [...(/<cellXfs.*?<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf numFmtId="(\d+)"[^>]*>/g)]
  const shown = [...sheetOf(files).matchAll(/<c r="([A-Z]+\d+)"(?: s="(\d+)")?(?: t="(\w+)")?>(.*?)<\/c>/gs)]
  return Object.fromEntries(
    shown.map(([, at = '', style = '0', type = 'n', inner = '']) => {
      const value = inner.replaceAll(/<[^>]*>/g, '')
      const xf = used[Number(style)]
      const format = codes.get(xf?.[1] ?? '') ?? (xf?.[0].includes('quotePrefix="1"') ? 'quoted' : '')
      return [at, [type, value, format]]
    }),
  )
}

describe('a workbook', () => {
  it('holds numbers, days, amounts and percentages as such', async () => {
    const row = ['阔腿裤', { amount: 12.95, currency: 'EUR' }, -0.125, 0.5, 1200, '2025-06-30', 1_751_284_800, true]
    expect(cells(await workbook([row]))).toEqual({
      A1: ['inlineStr', '标题 &amp; Title', ''],
      B1: ['inlineStr', 'Price', ''],
      C1: ['inlineStr', 'Growth', ''],
      D1: ['inlineStr', 'Share', ''],
      E1: ['inlineStr', 'Units', ''],
      F1: ['inlineStr', 'Day', ''],
      G1: ['inlineStr', 'Moment', ''],
      H1: ['inlineStr', 'In stock', ''],
      A2: ['inlineStr', '阔腿裤', ''],
      B2: ['n', '12.95', '&quot;EUR&quot; #,##0.00'],
      C2: ['n', '-0.125', '+0.0%;-0.0%;0.0%'],
      D2: ['n', '0.5', '0.0%'],
      E2: ['n', '1200', '#,##0'],
      // 45,838 days after 30 December 1899.
      F2: ['n', '45838', 'yyyy-mm-dd'],
      G2: ['n', '45838.5', 'yyyy-mm-dd hh:mm'],
      H2: ['b', '1', ''],
    })
  })

  it('leaves out what is not known, and shows what is no day or currency as it is', async () => {
    const rows: Row[] = [
      [null, null, null, null, null, null, null, null],
      ['', { amount: 3, currency: '<b>' }, Number.NaN, 0, 0, '2025', 0, false],
    ]
    const { A1: _, ...found } = cells(await workbook(rows))
    expect(Object.entries(found).filter(([at]) => !at.endsWith('1'))).toEqual([
      ['B3', ['n', '3', '#,##0.00']],
      ['D3', ['n', '0', '0.0%']],
      ['E3', ['n', '0', '#,##0']],
      ['F3', ['inlineStr', '2025', '']],
      ['G3', ['n', '25569', 'yyyy-mm-dd hh:mm']],
      ['H3', ['b', '0', '']],
    ])
  })

  it.each(['=HYPERLINK("x")', '+cmd', '-1+1', '@SUM(A1)', '\t=1', '  =1', '＝1'])(
    'runs nothing of %j',
    async (text) => {
      const files = await workbook([[text]])
      expect(sheetOf(files)).not.toContain('<f>')
      expect(cells(files)['A2']).toEqual(['inlineStr', text, 'quoted'])
    },
  )

  it.each([
    ['<b>&amp;</b>', '&lt;b&gt;&amp;amp;&lt;/b&gt;'],
    ['a\u0000b\u000Bc\uFFFEd', 'abcd'],
    ['half \uD83D of a sign', 'half  of a sign'],
    ['👗 whole', '👗 whole'],
    ['_x000D_', '_x005F_x000D_'],
    [' two\nlines ', ' two\nlines '],
  ])('keeps %j a text that every reader opens', async (text, expected) => {
    const sheet = sheetOf(await workbook([[text]]))
    expect(/<c r="A2"[^>]*><is><t xml:space="preserve">(.*?)<\/t>/s.exec(sheet)?.[1]).toBe(expected)
  })

  it('cuts a text that no cell holds, and says so', async () => {
    const [, text = ''] = cells(await workbook([['x'.repeat(40_000)]]))['A2'] ?? []
    expect([text.length, text.at(-1)]).toEqual([32_767, '…'])
  })

  it('has its heading frozen, wide enough columns, one sheet of a name that is allowed, and every row in its place', async () => {
    const rows = Array.from({ length: 1001 }, (_, place) => [`row ${place}`, place])
    const files = await workbook(rows, COLUMNS.slice(0, 2), "colours/[all]:*?\\'" + 'x'.repeat(40))
    const sheet = sheetOf(files)
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
    // Chinese takes two places; the longest of the first rows decides beside the heading.
    expect(widths).toEqual(['标题 & Title'.length + 2 + 2, 8])
    expect(files['xl/workbook.xml']).toMatch(/<sheet name="colours  all      x{13}" sheetId="1"/)
    expect([...sheet.matchAll(/<row r="(\d+)">/g)].map(([, line]) => Number(line))).toEqual(
      Array.from({ length: 1002 }, (_, place) => place + 1),
    )
    expect(cells(files)['B1002']).toEqual(['n', '1000', '#,##0.00'])
  })

  it('is one without rows too', async () => {
    expect(Object.keys(cells(await workbook([])))).toHaveLength(8)
  })

  it('is the same file for the same table', async () => {
    const made = () => tableBytes(xlsxTable, COLUMNS, [['a', 1]])
    expect((await made()).equals(await made())).toBe(true)
  })

  it('asks for the next rows only when those before are taken, and for none once nobody reads on', async () => {
    let asked = 0
    let isEnded = false
    async function* batches() {
      try {
        for (;;) {
          asked += 1
          yield await Promise.resolve(
            Array.from({ length: 500 }, (_, place) => [`${asked} ${Math.sin(place + asked)}`]),
          )
        }
      } finally {
        isEnded = true
      }
    }
    const pieces = xlsxTable({ name: 'a', columns: COLUMNS.slice(0, 1), batches: batches() })
    for (let taken = 0; taken < 60; taken += 1) await pieces.next()
    const before = asked
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
    expect(asked - before).toBeLessThan(40)
    await pieces.return(undefined)
    await expect.poll(() => isEnded).toBe(true)
  })

  it('fails with what its rows fail with', async () => {
    async function* batches() {
      yield await Promise.resolve([['a']])
      throw new Error('the engine is gone')
    }
    const reading = async () => {
      for await (const _ of xlsxTable({ name: 'a', columns: COLUMNS.slice(0, 1), batches: batches() })) continue
    }
    await expect(reading()).rejects.toThrow('the engine is gone')
  })
})

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (place, letters) => {
  expect(columnLetters(place)).toBe(letters)
})
