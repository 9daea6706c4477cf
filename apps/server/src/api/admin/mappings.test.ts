import { Readable } from 'node:stream'
import type { ToldOfFile } from '@trendee/analytics/ingestion/reading-options'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { admin, filters, selling } = CONTRACT

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  token = await demo.signIn('admin')
})
afterAll(() => demo.close())
beforeEach(() => demo.runtime.store.db.deleteFrom('saved_mapping').execute())

async function answerOf<E extends Endpoint>(endpoint: E, input: Input = {}): Promise<OutputOf<E>> {
  const answer = await ask(demo.app, endpoint, input, token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

/** No word in it names a column that anybody would guess. */
const FIRST = 'k;benennung;eur\n1;Linen Shirt;49,95\n2;Midi Skirt;35,00\n'
/** A week later: other columns first, other letters. */
const NEXT = 'EUR;Benennung;K\n39,95;Linen Shirt;1\n89,90;Wool Coat;3\n'
/** No garment: nothing is derived from it. */
const VASE = 'k;benennung;eur\n1;Vase;49,95\n'
const MAPPING = { productId: 'k', title: 'benennung', price: 'eur' }

/** Loads a table at once, and gives its record. */
async function load(name: string, text: string, told: ToldOfFile, capturedOn = '2025-06-30') {
  const { importId } = await demo.runtime.imports.accept(name, Readable.from([text]), {
    capturedOn,
    told,
  })
  await demo.runtime.imports.idle()
  return (await answerOf(admin.importDetail, { import_id: importId })).import
}

async function hold(name: string, text: string): Promise<string> {
  const { importId } = await demo.runtime.imports.held.hold(name, Readable.from([text]))
  await demo.runtime.imports.idle()
  return importId
}

const savedOnes = async () => (await answerOf(admin.mappings)).list

async function pricesAt(shopName: string) {
  const { platforms } = await answerOf(filters.index)
  const shop = platforms.find(({ name }) => name === shopName)?.value
  const { list } = await answerOf(selling.shop.list, { shop })
  return Object.fromEntries(list.map(({ title, price }) => [title, price]))
}

describe('a saved mapping', () => {
  it('is kept of the first table, and taken by itself for the next with the same columns', async () => {
    const first = await load('week-1.csv', FIRST, { mapping: MAPPING, shop: 'Lerche', currency: 'EUR' })
    expect([first.state, first.rows_loaded, first.notes]).toEqual(['done', 2, []])
    const [saved] = await savedOnes()
    expect(saved).toMatchObject({
      file: 'week-1.csv',
      columns: ['k', 'benennung', 'eur'],
      reading: { mapping: MAPPING, shop: 'Lerche', currency: 'EUR' },
      varying: [],
    })
    const next = await load('week-2.csv', NEXT, {}, '2025-07-07')
    expect([next.state, next.feed, next.rows_loaded]).toEqual(['done', 'mapped-table', 2])
    expect(next.reading).toEqual({ mapping: MAPPING, shop: 'Lerche', currency: 'EUR' })
    expect(next.notes.map(({ note }) => note)).toEqual([
      expect.stringMatching(/^Its columns are read as those of week-1\.csv were, said on \d{4}-\d\d-\d\d\.$/),
    ])
    expect(await pricesAt('Lerche')).toEqual({
      'Linen Shirt': { amount: 39.95, currency: 'EUR' },
      'Midi Skirt': { amount: 35, currency: 'EUR' },
      'Wool Coat': { amount: 89.9, currency: 'EUR' },
    })
  })

  it('is taken for a held table too, which is loaded as it was seen', async () => {
    await load('week-1.csv', FIRST, { mapping: MAPPING, shop: 'Amsel', currency: 'EUR' })
    const import_id = await hold('week-2.csv', NEXT)
    const held = await answerOf(admin.importPreview, { import_id, captured_on: '2025-07-07' })
    expect([held.import.feed, held.import.reading.shop, held.import.notes.length]).toEqual(['mapped-table', 'Amsel', 1])
    expect(held.table?.rows[1]).toEqual({ productId: '3', title: 'Wool Coat', price: '89.9 EUR' })
    // What was seen is loaded, whatever is said meanwhile of the tables to come.
    const [saved] = await savedOnes()
    await answerOf(admin.mappingDelete, { mapping_id: saved?.mapping_id })
    await answerOf(admin.importLoad, { import_id, captured_on: '2025-07-07' })
    await demo.runtime.imports.idle()
    const { import: run } = await answerOf(admin.importDetail, { import_id })
    expect([run.state, run.reading.shop, run.rows_loaded]).toEqual(['done', 'Amsel', 2])
    expect(run.notes).toEqual(held.import.notes)
  })

  it('is not kept of a table of which no row could be read', async () => {
    const wrong = await load('wrong.csv', 'k;benennung;eur\n;;39,95\n;;35,00\n', { mapping: MAPPING })
    expect([wrong.rows_read, wrong.rows_rejected]).toEqual([2, 2])
    expect(await savedOnes()).toEqual([])
  })

  it('takes no shop of one file for the next, once two files with its columns named different ones', async () => {
    await load('lerche.csv', VASE, { mapping: MAPPING, shop: 'Lerche', currency: 'EUR' })
    const second = await load('zeisig.csv', 'k;benennung;eur\n1;Jug;99,00\n', { shop: 'Zeisig' })
    // The currency was said of another shop.
    expect(second.reading).toEqual({ mapping: MAPPING, shop: 'Zeisig' })
    const [saved] = await savedOnes()
    expect([saved?.reading, saved?.varying]).toEqual([{ mapping: MAPPING }, ['currency', 'shop']])
    const third = await load('unnamed.csv', 'k;benennung;eur\n7;Bowl;79,00\n', {})
    const says = 'Files with these columns came from several shops: say which shop this one is of.'
    expect([third.state, third.message, third.rows_loaded]).toEqual(['failed', says, 0])
    const { importId: import_id } = await demo.runtime.imports.held.hold(
      'again.csv',
      Readable.from(['k;benennung;eur\n7;Bowl;79,00\n']),
      {},
    )
    await demo.runtime.imports.idle()
    const held = await answerOf(admin.importPreview, { import_id, captured_on: '2025-07-07' })
    expect(held.import.reading).toEqual({ mapping: MAPPING })
    expect(held.checks[0]).toMatchObject({ says, stops: true })
  })

  it('takes no market of one file for the next, whose links lead to another', async () => {
    const file = (site: string) => `naam;prys;skakel\nVase;20,00;https://${site}/p/1\n`
    const mapping = { title: 'naam', price: 'prys', url: 'skakel' }
    const first = await load('one.csv', file('shopee.com.br'), { mapping, shop: 'Shopee', currency: 'BRL' })
    expect(first.state).toBe('done')
    const other = await load('two.csv', file('www.magazineluiza.com.br'), {})
    const says =
      'Files with these columns came from Shopee, but the links of this one lead to magazineluiza.com.br: say which shop it is of.'
    expect([other.state, other.message]).toEqual(['failed', says])
    const same = await load('three.csv', file('shopee.com.br'), {}, '2025-07-07')
    expect([same.state, same.reading]).toEqual(['done', { mapping, shop: 'Shopee', currency: 'BRL' }])
  })

  it('is changed and deleted by administrators; the next table is read so', async () => {
    await load('week-1.csv', VASE, { mapping: MAPPING, shop: 'Meise' })
    const mapping_id = (await savedOnes())[0]?.mapping_id
    const refused = await ask(demo.app, admin.mappingChange, { mapping_id, mapping: { price: 'eur' } }, token)
    expect([refused.statusCode, refused.json().data, refused.json().msg]).toEqual([
      400,
      { field: 'mapping' },
      'mapping: the mapping must name the column of title or productId (products), of orderId, orderedOn and title or productId (orders), of postedAt (posts) or of value and, unless its columns are called by their periods, of date (series)',
    ])
    const unknown = await ask(
      demo.app,
      admin.mappingChange,
      { mapping_id, mapping: { title: 'benennung', price: 'Preis' } },
      token,
    )
    expect([unknown.statusCode, unknown.json().msg]).toEqual([400, 'mapping: the table has no column Preis'])
    const said = { mapping: { title: 'benennung', listPrice: 'eur' }, shop: 'Kleiber', decimal_mark: ',' }
    expect((await answerOf(admin.mappingChange, { mapping_id, ...said })).reading).toEqual(said)
    const next = await load('week-2.csv', 'EUR;Benennung;K\n39,95;Jug;1\n', {})
    expect(next.reading).toEqual(said)

    expect(await answerOf(admin.mappingDelete, { mapping_id })).toEqual({ mapping_id, file: 'week-1.csv' })
    const asked = await answerOf(admin.importPreview, { import_id: await hold('week-3.csv', NEXT) })
    expect([asked.import.feed, asked.import.reading]).toEqual(['', {}])
    const gone = await ask(demo.app, admin.mappingDelete, { mapping_id }, token)
    expect(gone.statusCode).toBe(404)
  })

  it('is not kept of a table that could not be read', async () => {
    await load('numbers.csv', FIRST, { mapping: { title: 'name' } })
    expect(await savedOnes()).toEqual([])
  })
})
