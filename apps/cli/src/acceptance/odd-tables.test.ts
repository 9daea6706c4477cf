import { readFileSync } from 'node:fs'
import { Enricher } from '@trendee/analytics/ingestion/enrich'
import type { FeedOptions } from '@trendee/feeds/feed'
import { type ColumnMapping, mappingOf } from '@trendee/core/imports/mappable-fields'
import { proposeMapping } from '@trendee/feeds/mapping/propose-mapping'
import { openFeed } from '@trendee/feeds/read-feed'
import type { ProductRecord } from '@trendee/feeds/records'
import type { UnreadCells } from '@trendee/feeds/unread-cells'
import { describe, expect, it } from 'vitest'
import { hasOddFiles, ODD_FILES, ODD_FOLDER, whyLeftOut } from './odd-files'

async function productsOf(name: string, options: FeedOptions) {
  const opened = await openFeed(ODD_FOLDER + name, { capturedOn: '2026-09-01', ...options })
  const products: ProductRecord[] = []
  const unread: UnreadCells[] = []
  let rejected = 0
  for await (const batch of opened.batches) {
    products.push(...batch.records.filter((record) => record.kind === 'product'))
    unread.push(...batch.unread)
    rejected += batch.rejects.length
  }
  return { products, unread, rejected }
}

/** The columns that are proposed of a table that nobody knows. */
function columnsOf(name: string): ColumnMapping {
  const { columns, alsoProposed } = ODD_FILES[name] ?? { columns: {} }
  return { ...columns, ...alsoProposed }
}

const UNKNOWN = Object.keys(ODD_FILES).filter((name) => ODD_FILES[name]?.isKnown !== true)

describe.skipIf(!hasOddFiles)(`numbers of tables that nobody knows${whyLeftOut}`, () => {
  it('are dong by the sign beside one of two prices', async () => {
    const { products, unread, rejected } = await productsOf('shop-vietnam.csv', {
      mapping: columnsOf('shop-vietnam.csv'),
      currency: 'VND',
    })
    expect(products.map((one) => [one.price, one.listPrice, one.unitsSold, one.rating])).toEqual([
      [49_499, 110_000, 80_200, 4.8],
      [94_000, 185_000, 1000, 4.7],
      [69_900, null, 475, 4.6],
      [199_000, 259_000, 12_500, 4.9],
      [389_000, 399_000, 0, null],
      [69_900, 135_000, 348_100, 4.5],
      [1, 99_000, 2300, 4.4],
      [179_000, 215_000, 9, 4.8],
    ])
    expect(new Set(products.map(({ currency }) => currency))).toEqual(new Set(['VND']))
    expect([unread, rejected]).toEqual([[], 0])
  })

  it('are floors where the cell has a plus', async () => {
    const { products } = await productsOf('shop-chinese.csv', { mapping: columnsOf('shop-chinese.csv') })
    expect(products.map(({ unitsSold }) => unitsSold)).toEqual([35, 10_000, 6000, 200, 900, 7, 35_000, 400])
    const exact = products.filter(({ unitsEvidence }) => unitsEvidence === 'measured')
    expect(exact.map(({ unitsSold }) => unitsSold)).toEqual([35, 7])
    expect(products.filter(({ unitsEvidence }) => unitsEvidence === 'at_least')).toHaveLength(6)
    // Nobody said the currency.
    expect(products.map(({ price, currency }) => [price, currency])[0]).toEqual([52.68, ''])
  })

  it('have decimal commas and days before months in a German export', async () => {
    const { products, unread, rejected } = await productsOf('german-export-cp1252.csv', {
      mapping: columnsOf('german-export-cp1252.csv'),
      currency: 'EUR',
    })
    expect(products.map((one) => [one.price, one.listPrice, one.unitsSold, one.observedOn, one.currency])).toEqual([
      [1299, 1499, 1204, '2026-03-05', 'EUR'],
      [49.95, null, 312, '2026-08-31', 'EUR'],
      [79.5, 99, 2050, '2026-02-01', 'EUR'],
      [39.99, 59.99, 87, '2026-08-12', 'EUR'],
      [9, null, 10_000, '2026-08-07', 'EUR'],
    ])
    expect(products[2]?.title).toBe('Midirock plissiert; schwarz')
    expect([unread, rejected]).toEqual([[], 0])
  })

  it('are folded from the variants of an own shop, whose stock is no sale', async () => {
    const { products, unread, rejected } = await productsOf('own-shop-shopify.csv', {})
    expect(
      products.map(({ productId, price, priceHigh, listPrice, stock, unitsSold, currency, rawGender }) => ({
        productId,
        price,
        priceHigh,
        listPrice,
        stock,
        unitsSold,
        currency,
        rawGender,
      })),
    ).toEqual([
      {
        productId: 'linen-wrap-dress',
        price: 1499,
        priceHigh: 1599,
        listPrice: null,
        stock: 25,
        unitsSold: null,
        // It is asked.
        currency: '',
        rawGender: 'female',
      },
      {
        productId: 'cotton-suit-set',
        price: 1499,
        priceHigh: null,
        listPrice: 2499,
        stock: 2,
        unitsSold: null,
        currency: '',
        rawGender: 'female',
      },
    ])
    expect([unread, rejected]).toEqual([[], 0])
    const [dress] = products
    const read = dress && new Enricher().enrich(dress)
    expect([read?.gender, read?.attributeValues.toSorted((a, b) => a.localeCompare(b))]).toEqual([
      'women',
      ['floral', 'linen', 'midi', 'short-sleeve', 'v-neck', 'wrap'],
    ])
  })

  it('keep both ends of ranges, floors and ratings of a search page', async () => {
    const { products, rejected } = await productsOf('search-page-price-ranges.csv', {
      mapping: columnsOf('search-page-price-ranges.csv'),
      currency: 'USD',
    })
    const expected = rowsOf('search-page-price-ranges.expected.csv').map(([asin, low, high, currency, floor]) => [
      asin,
      numberOrNull(low),
      numberOrNull(high),
      // A row without a price has the currency that was given.
      currency === '' ? 'USD' : currency,
      numberOrNull(floor),
    ])
    expect(products.map((one) => [one.productId, one.price, one.priceHigh, one.currency, one.unitsSold])).toEqual(
      expected,
    )
    expect(products.map(({ rating }) => rating)).toEqual([4.3, 4.1, 4.4, 4, 4.2, 4.6, 3.9, 4.5])
    expect(products.map(({ reviews }) => reviews)).toEqual([2143, 980, 1204, 57, 310, 77, 15, 3301])
    expect(rejected).toBe(0)
  })

  it.each(UNKNOWN)('%s: the columns are proposed by themselves', async (name) => {
    const proposed = await proposeMapping(ODD_FOLDER + name)
    expect(mappingOf(proposed?.guessed[proposed.kind] ?? [])).toEqual(columnsOf(name))
  })

  it('of posts are read in ten languages', async () => {
    // A count of a mapped table is read by the reader that posts have.
    const { products, unread } = await productsOf('posts-counts-in-ten-languages.csv', {
      mapping: { productId: 'shortCode', title: 'caption', favorites: 'likes' },
    })
    const expected = rowsOf('posts-counts-in-ten-languages.expected.csv').map((cells) => Number(cells.at(-1)))
    expect(products.map(({ favorites }) => favorites)).toEqual(expected)
    expect(unread).toEqual([])
  })
})

/** The rows of a file, without its header, whose last cells have no quotes. */
function rowsOf(name: string): string[][] {
  const [, ...lines] = readFileSync(ODD_FOLDER + name, 'utf8')
    .trim()
    .split(/\r?\n/)
  return lines.map((line) => line.split(','))
}

function numberOrNull(cell: string | undefined): number | null {
  return cell === undefined || cell === '' ? null : Number(cell)
}
