import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import writeWorkbook, { type SheetData } from 'write-excel-file/node'
import { readingsOf } from './sniff'
import { fixtureBytes, fixturePath, ofKind, readBytes, readFixture, readWhole } from './testing/read-fixture'
import { hiddenSheets } from './read-workbook'
import { cellText, workbookRows } from './workbook-rows'

const folder = mkdtempSync(join(tmpdir(), 'trendee-workbooks-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Sheet = readonly (readonly (string | number | boolean | Date | null)[])[]

/** Saves sheets as a workbook and gives its path. Dates are shown as days. */
async function workbook(name: string, sheets: Readonly<Record<string, Sheet>>): Promise<string> {
  const path = join(folder, `${name}.xlsx`)
  const written = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) =>
      row.map((value) => (value instanceof Date ? { value, format: 'yyyy-mm-dd' } : value)),
    ) as SheetData,
  }))
  await writeWorkbook(written).toFile(path)
  return path
}

/** The cells of a file as a spreadsheet would hold them: numbers as such. */
function cellsOf(file: string): Sheet {
  const text = fixtureBytes(file).toString('utf8')
  const rows: string[][] = []
  for (const { sample, startRows } of readingsOf(text, true)) {
    if (sample.layout !== 'delimited') continue
    const parsed = startRows({ row: (cells) => rows.push(cells as string[]), broken: () => undefined })
    parsed.push(text)
    parsed.end(null)
    break
  }
  return rows.map((row) =>
    row.map((cell) => {
      if (cell === '') return null
      // "99.000" and "0123" are written as text.
      return /^\d{1,15}(?:\.\d+)?$/.test(cell) && String(Number(cell)) === cell ? Number(cell) : cell
    }),
  )
}

describe('an Excel workbook', () => {
  it.each(readdirSync(fixturePath('')).filter((file) => file.endsWith('.csv')))(
    'of the cells of %s is read as that file is',
    async (file) => {
      const path = await workbook(file, { Sheet1: cellsOf(file) })
      const [asWorkbook, asText] = [await readWhole(path), await readFixture(file)]
      expect(asWorkbook.feed).toBe(asText.feed)
      expect(asWorkbook.records).toEqual(asText.records)
      expect(asWorkbook.rejects.map(({ field, reason }) => [field, reason])).toEqual(
        asText.rejects.map(({ field, reason }) => [field, reason]),
      )
    },
  )

  it('is read of its fullest sheet, below the titles of a report, and tells of the other sheets', async () => {
    const path = await workbook('report', {
      Notes: [['made by hand'], ['for the spring']],
      Data: [
        ['Best sellers, May'],
        [],
        ['name', 'price', 'sold', 'seen'],
        ['Linen dress', 49.499, 12, new Date('2026-05-04')],
        ['Cord, "wide"\njacket', 1999, null, new Date('2026-05-05')],
        ['Belt', 0.1 + 0.2, 3, null],
      ],
      Blank: [[]],
    })
    const mapping = { title: 'name', price: 'price', unitsSold: 'sold', observedOn: 'seen' }
    const read = await readWhole(path, { mapping, currency: 'USD', shop: 'Ours' })
    expect(
      ofKind(read, 'product').map(({ title, price, unitsSold, observedOn }) => [title, price, unitsSold, observedOn]),
    ).toEqual([
      ['Linen dress', 49.499, 12, '2026-05-04'],
      ['Cord, "wide" jacket', 1999, null, '2026-05-05'],
      ['Belt', 0.3, 3, null],
    ])
    expect(read.notes).toContain('Of the workbook the sheet “Data” is read; not read: Notes.')
  })

  it('keeps ids that are longer than its own numbers', async () => {
    const ids = [1_234_567_890_123_451, 1_234_567_890_123_452]
    const rows = ids.map((id) => [id, 'Linen dress'])
    const path = await workbook('ids', { Sheet1: [['id', 'name'], ...rows] })
    const read = await readWhole(path, { mapping: { productId: 'id', title: 'name' } })
    expect(ofKind(read, 'product').map(({ productId }) => productId)).toEqual(ids.map(String))
  })

  it('is read of a sheet that it shows, though a hidden one has more rows', async () => {
    const lists = [['Kinds'], ['Dress'], ['Skirt'], ['Coat']]
    const goods = [
      ['name', 'price', 'sold'],
      ['Linen dress', 49, 12],
    ]
    const path = await workbook('template', { Lists: lists, Goods: goods })
    expect((await workbookRows(path)).sheet).toBe('Lists')
    expect(await workbookRows(path, ['Lists'])).toMatchObject({ sheet: 'Goods', others: [] })
    expect((await workbookRows(path, ['Lists', 'Goods'])).sheet).toBe('Lists')
    const sheets =
      '<sheets><sheet name="Goods" sheetId="1" r:id="rId1"/><sheet name="Kinds &amp; sizes" sheetId="2" state="hidden" r:id="rId2"/>' +
      '<sheet state="veryHidden" name="Lists" sheetId="3" r:id="rId3"/></sheets>'
    expect(hiddenSheets(sheets)).toEqual(['Kinds & sizes', 'Lists'])
  })

  it.each([
    [12, '12'],
    [0.30000000000000004, '0.3'],
    [49.499, '49.4990'],
    [1234567.125, '1234567.125'],
    [true, 'true'],
    [new Date('2026-05-04T06:30:00Z'), '2026-05-04T06:30:00.000Z'],
    [new Date(Number.NaN), ''],
    [null, ''],
  ])('has %s as %s', (cell, text) => {
    expect(cellText(cell)).toBe(text)
  })

  it('that is damaged, old or another archive is refused with what to do', async () => {
    const path = await workbook('whole', { Sheet1: [['a', 'b', 'c']] })
    const bytes = await import('node:fs/promises').then(({ readFile }) => readFile(path))
    await expect(readBytes(bytes.subarray(0, bytes.length - 200))).rejects.toThrow('is no whole workbook')
    const renamed = Buffer.from(bytes.toString('latin1').replaceAll('xl/workbook.xml', 'xl/workbook.xmm'), 'latin1')
    await expect(readBytes(renamed)).rejects.toThrow('unpack it, or save it as .xlsx or CSV')
    await expect(readBytes(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow('save it as .xlsx or CSV')
  })
})
