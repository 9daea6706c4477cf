import { Readable } from 'node:stream'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { admin, filters, selling } = CONTRACT
/** Two readings each: a price in dong or with decimals, the fifth of March or the third of May. */
const TABLE = 'Mã,Tên,Giá,Ngày\n1,Linen Shirt,49.499,05/03/2025\n2,Midi Skirt,94.000,06/03/2025\n'
const MAPPING = { productId: 'Mã', title: 'Tên', price: 'Giá', listedOn: 'Ngày' }

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  token = await demo.signIn('admin')
})
afterAll(() => demo.close())

async function upload(fields: Readonly<Record<string, string>>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="next.csv"\r\n\r\n${TABLE}\r\n--x--\r\n`
  return demo.app.inject({
    method: 'POST',
    url: admin.importUpload.path,
    headers: { token, 'content-type': 'multipart/form-data; boundary=x' },
    payload: parts.join('') + file,
  })
}

async function ask<E extends Endpoint>(endpoint: E, input: Readonly<Record<string, string>>): Promise<OutputOf<E>> {
  const sent =
    endpoint.carrier === 'body'
      ? { method: endpoint.method, url: endpoint.path, payload: input }
      : { method: endpoint.method, url: endpoint.path, query: input }
  const answer = await demo.app.inject({ ...sent, headers: { token } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const pricesOf = (list: OutputOf<typeof selling.shop.list>['list']) =>
  list.toSorted((a, b) => a.title.localeCompare(b.title)).map(({ title, price }) => [title, price])

const platformCalled = async (name: string) => {
  const { platforms } = await ask(filters.index, {})
  return platforms.find((platform) => platform.name === name)?.value ?? ''
}

it('reads a table nobody knows as its sender says, and keeps on record what was said', async () => {
  const reading = {
    shop: 'Hàng Bạc',
    currency: 'VND',
    region: 'VN',
    decimal_mark: ',',
    day_order: 'day-first',
    unnamed_column: 'last',
    units_window: '30',
  }
  const sent = await upload({ ...reading, mapping: JSON.stringify(MAPPING), captured_on: '2025-06-30' })
  expect(sent.statusCode, sent.body).toBe(200)
  await demo.runtime.imports.idle()
  const { import: run } = await ask(admin.importDetail, { import_id: sent.json().data.import_id })
  expect([run.state, run.feed, run.rows_loaded, run.cells_unread]).toEqual(['done', 'mapped-table', 2, []])
  expect(run.reading).toEqual({ ...reading, units_window: 30, mapping: MAPPING })
  const { list } = await ask(selling.shop.list, { shop: await platformCalled('Hàng Bạc') })
  expect(pricesOf(list)).toEqual([
    ['Linen Shirt', { amount: 49_499, currency: 'VND' }],
    ['Midi Skirt', { amount: 94_000, currency: 'VND' }],
  ])
})

it('shows what a held table would move as its sender says, and does not load it while a column has two readings', async () => {
  const sent = await upload({ shop: 'Hàng Than', mapping: JSON.stringify(MAPPING), review: 'true' })
  const { import_id } = sent.json().data
  await demo.runtime.imports.idle()
  const held = await ask(admin.importPreview, { import_id, captured_on: '2025-06-30' })
  expect([held.is_ready, held.needs_day, held.import.reading.shop]).toEqual([true, true, 'Hàng Than'])
  expect(held.moves.map(({ kind, rows }) => [kind, rows])).toEqual([['product', 2]])
  // Nobody said which mark parts decimals, nor which of day and month comes first.
  const says = '2 of 2 cells of Giá have two readings, such as “49.499” in line 2: say which is meant.'
  expect(held.checks.map((check) => [check.says, check.stops])).toEqual([
    [says, true],
    ['2 of 2 cells of Ngày have two readings, such as “05/03/2025” in line 2: say which is meant.', true],
  ])
  expect(held.open).toEqual({
    decimal_mark: ['49.499', '94.000'],
    day_order: ['05/03/2025', '06/03/2025'],
    unnamed_column: null,
  })
  const load = () =>
    demo.app.inject({
      method: 'POST',
      url: admin.importLoad.path,
      payload: { import_id, captured_on: '2025-06-30' },
      headers: { token },
    })
  const refused = await load()
  expect([refused.statusCode, refused.json().msg, refused.json().data]).toEqual([400, says, { field: 'mapping' }])
  // The same at once, without anybody to see it.
  const sentAtOnce = await upload({ shop: 'Hàng Than', mapping: JSON.stringify(MAPPING), captured_on: '2025-06-30' })
  await demo.runtime.imports.idle()
  const { import: failed } = await ask(admin.importDetail, { import_id: sentAtOnce.json().data.import_id })
  expect([failed.state, failed.message, failed.rows_loaded]).toEqual(['failed', says, 0])

  const told = { shop: 'Hàng Than', decimal_mark: ',', day_order: 'month-first', mapping: MAPPING }
  const read = await demo.app.inject({
    method: 'POST',
    url: admin.importRead.path,
    payload: { import_id, ...told },
    headers: { token },
  })
  expect(read.statusCode).toBe(200)
  await demo.runtime.imports.idle()
  expect((await ask(admin.importPreview, { import_id })).checks).toEqual([])
  expect((await load()).statusCode).toBe(200)
  await demo.runtime.imports.idle()
  const { list } = await ask(selling.shop.list, { shop: await platformCalled('Hàng Than') })
  expect(list.map(({ title }) => title).toSorted()).toEqual(['Linen Shirt', 'Midi Skirt'])
})

it.each([
  [
    'are in a language that is not read',
    'other_language',
    ['Sukienka damska letnia w kwiaty', 'Spodnie damskie z wysokim stanem'],
  ],
  ['name no garment', 'not_fashion', ['Stehlampe aus Holz', 'Kaffeetasse mit Untertasse']],
])('says of a file that its titles %s', async (what, reason, titles) => {
  const rows = titles.map((title, index) => `${index};${title}\n`).join('')
  const { importId: import_id } = await demo.runtime.imports.held.hold(
    `${reason}.csv`,
    Readable.from([`Nummer;Bezeichnung\n${rows}`]),
    { mapping: { productId: 'Nummer', title: 'Bezeichnung' } },
  )
  await demo.runtime.imports.idle()
  const { checks, import: run } = await ask(admin.importPreview, { import_id, captured_on: '2025-06-30' })
  expect(run.left_out).toEqual([{ reason, rows: 2, examples: titles }])
  expect(checks).toEqual([
    {
      says: `Of 2 titles, 2 ${what}: they are left out.`,
      says_zh: expect.stringContaining('2 个标题中有 2 个') as string,
      stops: false,
    },
  ])
})

it.each([
  ['a curve', { region: 'DE' }, 'Time,loafers\n2024-01-07,4\n2024-01-14,5\n'],
  [
    'related queries',
    { region: 'DE', term: 'loafers' },
    'Category: All\n\nTOP\nsuede loafers,100\n\nRISING\nloafers men,"+250%"\n',
  ],
])('asks for what a file of %s does not say, until it is told', async (_, told, text) => {
  const { importId: import_id } = await demo.runtime.imports.held.hold('search.csv', Readable.from([text]), {})
  await demo.runtime.imports.idle()
  const preview = () => ask(admin.importPreview, { import_id, captured_on: '2025-06-30' })
  expect((await preview()).asks.toSorted()).toEqual(Object.keys(told))
  await ask(admin.importRead, { import_id, ...told })
  await demo.runtime.imports.idle()
  const after = await preview()
  expect([after.asks, after.import.reading, after.import.notes]).toEqual([[], told, []])
  await ask(admin.importDiscard, { import_id })
})

it.each([
  ['currency', 'dong'],
  ['region', 'Europe'],
  ['shop', ' '],
  ['shop_url', 'shop.example'],
  ['decimal_mark', ';'],
  ['day_order', 'backwards'],
  ['unnamed_column', 'second'],
  ['units_window', '0'],
  ['units_window', 'a month'],
  ['units_window', '1.5'],
  ['mapping', '{"title": "Tên", "weight": "kg"}'],
  ['mapping', 'Tên'],
])('refuses %s %s, and keeps nothing of the file', async (field, value) => {
  const before = await ask(admin.imports, {})
  const answer = await upload({ [field]: value })
  expect([answer.statusCode, answer.json().data?.field]).toEqual([400, field])
  expect((await ask(admin.imports, {})).total).toBe(before.total)
})

describe('a held table that no feed takes', () => {
  // What was said of its columns above would be taken for it.
  beforeEach(() => demo.runtime.store.db.deleteFrom('saved_mapping').execute())
  const hold = async () => {
    const { import_id } = (await upload({ review: 'true' })).json().data
    await demo.runtime.imports.idle()
    return import_id as string
  }
  const previewOf = (import_id: string) => ask(admin.importPreview, { import_id, captured_on: '2025-06-30' })
  const read = async (import_id: string, reading: object) => {
    const answer = await demo.app.inject({
      method: 'POST',
      url: admin.importRead.path,
      payload: { import_id, ...reading },
      headers: { token },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    await demo.runtime.imports.idle()
  }

  it('tells its columns with cells and guesses, and is not loaded before they are named', async () => {
    const import_id = await hold()
    const { is_ready, import: run, moves, table, open } = await previewOf(import_id)
    expect([is_ready, run.state, run.feed, moves]).toEqual([true, 'held', '', []])
    expect(run.message).toMatch(/is no feed we know/)
    expect(table?.columns[2]).toEqual({ name: 'Giá', cells: ['49.499', '94.000'] })
    expect(table?.guessed.products).toEqual([
      { field: 'productId', column: 'Mã', by: 'name' },
      { field: 'title', column: 'Tên', by: 'name' },
      { field: 'price', column: 'Giá', by: 'name' },
      { field: 'observedOn', column: 'Ngày', by: 'name' },
    ])
    // Both are asked at once, and the rest of the row is shown.
    expect([table?.rows, open]).toEqual([
      [
        { productId: '1', title: 'Linen Shirt', price: null, observedOn: null },
        { productId: '2', title: 'Midi Skirt', price: null, observedOn: null },
      ],
      { decimal_mark: ['49.499', '94.000'], day_order: ['05/03/2025', '06/03/2025'], unnamed_column: null },
    ])
    const loaded = await demo.app.inject({
      method: 'POST',
      url: admin.importLoad.path,
      payload: { import_id, captured_on: '2025-06-30' },
      headers: { token },
    })
    expect([loaded.statusCode, loaded.json().data]).toEqual([400, { field: 'mapping' }])
    expect((await previewOf(import_id)).import.state).toBe('held')
  })

  it('is refused with what is wrong with its columns where they are named amiss, or with a window that is no number', async () => {
    const import_id = await hold()
    await read(import_id, { mapping: { title: 'Namen' } })
    const post = (path: string, payload: object) =>
      demo.app.inject({ method: 'POST', url: path, payload: { import_id, ...payload }, headers: { token } })
    const loaded = await post(admin.importLoad.path, { captured_on: '2025-06-30' })
    expect([loaded.statusCode, loaded.json().data]).toEqual([400, { field: 'mapping' }])
    expect(loaded.json().msg).toContain('Namen')
    for (const units_window of [true, [30], 1.5]) {
      const told = await post(admin.importRead.path, { mapping: { title: 'Tên' }, units_window })
      expect([told.statusCode, told.json().data]).toEqual([400, { field: 'units_window' }])
    }
  })

  it('shows its first products as they will be read, as often as that is said anew, and loads them so', async () => {
    const import_id = await hold()
    const mapping = { title: 'Tên', price: 'Giá' }
    await read(import_id, { mapping })
    const open = await previewOf(import_id)
    expect(open.table?.rows).toEqual([
      { title: 'Linen Shirt', price: null },
      { title: 'Midi Skirt', price: null },
    ])
    expect(open.import.cells_unread.map(({ field, cells, reason }) => [field, cells, reason])).toEqual([
      ['Giá', 2, 'has two readings'],
    ])
    await read(import_id, { mapping, decimal_mark: ',', currency: 'VND', shop: 'Hàng Mã' })
    const settled = await previewOf(import_id)
    expect(settled.table?.rows[0]).toEqual({ title: 'Linen Shirt', price: '49499 VND' })
    expect([settled.import.cells_unread, settled.import.feed, settled.moves.map(({ rows }) => rows)]).toEqual([
      [],
      'mapped-table',
      [2],
    ])
    expect(await platformCalled('Hàng Mã')).toBe('')
    await ask(admin.importLoad, { import_id, captured_on: '2025-06-30' })
    await demo.runtime.imports.idle()
    const { list } = await ask(selling.shop.list, { shop: await platformCalled('Hàng Mã') })
    expect(pricesOf(list)).toEqual([
      ['Linen Shirt', { amount: 49_499, currency: 'VND' }],
      ['Midi Skirt', { amount: 94_000, currency: 'VND' }],
    ])
  })

  it('is asked which column has no name, and over how many days units were sold', async () => {
    const text = 'Name,Price,Sold\nk-1,Linen Shirt,49.90,12\nk-2,Midi Skirt,89,7\n'
    const { importId } = await demo.runtime.imports.held.hold('shifted.csv', Readable.from([text]), {})
    await demo.runtime.imports.idle()
    const { table, open } = await previewOf(importId)
    expect(open.unnamed_column).toEqual(['Name: k-1', 'Price: Linen Shirt', 'Sold: 49.90'])
    // It is shown as it is likely meant, and not loaded before somebody says so.
    expect(table?.rows[0]).toEqual({ title: 'Linen Shirt', price: '49.9', unitsSold: '12' })
    const told = {
      mapping: { title: 'Name', price: 'Price', unitsSold: 'Sold' },
      currency: 'EUR',
      shop: 'Hàng Đào',
    }
    await read(importId, told)
    expect((await previewOf(importId)).checks).toMatchObject([
      { says: expect.stringContaining('Price: Linen Shirt'), stops: true },
    ])
    await read(importId, { ...told, unnamed_column: 'first' })
    const asked = await previewOf(importId)
    expect([asked.checks, asked.asks, asked.import.reading.unnamed_column]).toEqual([[], ['units_window'], 'first'])
    await read(importId, { ...told, unnamed_column: 'first', units_window: 30 })
    expect((await previewOf(importId)).asks).toEqual([])
    await ask(admin.importLoad, { import_id: importId, captured_on: '2025-06-30' })
    await demo.runtime.imports.idle()
    const { list } = await ask(selling.shop.list, { shop: await platformCalled('Hàng Đào') })
    const sold = list.toSorted((a, b) => a.title.localeCompare(b.title))
    expect(sold.map((one) => [one.title, one.units, one.units_window_days])).toEqual([
      ['Linen Shirt', 12, 30],
      ['Midi Skirt', 7, 30],
    ])
  })

  it('stays held where the columns that are named make no products', async () => {
    const import_id = await hold()
    await read(import_id, { mapping: { price: 'Giá' } })
    const { import: run, table } = await previewOf(import_id)
    expect([run.state, run.message, table?.rows]).toEqual([
      'held',
      'the mapping must name the column of title or productId (products), of orderId, orderedOn and title or productId (orders), of postedAt (posts) or of value and, unless its columns are called by their periods, of date (series)',
      [],
    ])
    await read(import_id, { mapping: { title: 'Name' } })
    expect((await previewOf(import_id)).import.message).toMatch(/has not all columns that the mapping names: Name/)
  })

  it('cannot be read anew once it was thrown away', async () => {
    const import_id = await hold()
    await ask(admin.importDiscard, { import_id })
    const answer = await demo.app.inject({
      method: 'POST',
      url: admin.importRead.path,
      payload: { import_id, currency: 'EUR' },
      headers: { token },
    })
    expect(answer.statusCode).toBe(409)
  })
})
