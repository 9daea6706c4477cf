import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Reject } from '@trendee/feeds/feed'
import { openFeed } from '@trendee/feeds/read-feed'
import type { FeedRecord, ProductRecord, SeriesRecord } from '@trendee/feeds/records'
import { describe, expect, it } from 'vitest'

/** Real feed files lie beside the repository where they may be used; they are not part of the repository. */
const folder = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))
const isHere = existsSync(folder)
const reason = isHere ? '' : ' (left out: no shared/data beside the repository)'

interface WholeFile {
  readonly feed: string
  readonly records: readonly FeedRecord[]
  readonly rejects: readonly Reject[]
  readonly rowsRead: number
  readonly rowsLeftOut: number
}

async function readReal(name: string): Promise<WholeFile> {
  const opened = await openFeed(folder + name, { capturedOn: '2025-04-18' })
  const records: FeedRecord[] = []
  const rejects: Reject[] = []
  let rowsRead = 0
  let rowsLeftOut = 0
  for await (const batch of opened.batches) {
    records.push(...batch.records)
    rejects.push(...batch.rejects)
    rowsRead += batch.rowsRead
    rowsLeftOut += batch.rowsLeftOut
  }
  return { feed: opened.feed.id, records, rejects, rowsRead, rowsLeftOut }
}

function productsIn(file: WholeFile): ProductRecord[] {
  return file.records.filter((record) => record.kind === 'product')
}

function seriesIn(file: WholeFile): SeriesRecord[] {
  return file.records.filter((record) => record.kind === 'series')
}

/** The rows of a file without quotes, cut by hand: what the reader must agree with. */
function plainRows(name: string): string[][] {
  const lines = readFileSync(folder + name, 'utf8').split(/\r?\n/)
  return lines.filter((line) => /^\d{4}-\d{2}-\d{2},/.test(line)).map((line) => line.split(','))
}

describe.skipIf(!isHere)(`real feed files${reason}`, () => {
  it.each([1, 2, 3, 4, 5])('reads every value of search/multiTimeline-%i.csv', async (number) => {
    const name = `search/multiTimeline-${number}.csv`
    const file = await readReal(name)
    const rows = plainRows(name)
    expect(file).toMatchObject({ feed: 'google-trends-timeline', rowsRead: rows.length, rowsLeftOut: 0, rejects: [] })
    const expected = rows.flatMap(([date, ...values]) =>
      values.map((value) => [date, value === '<1' ? 0.5 : Number(value)]),
    )
    const points = seriesIn(file)
    expect(points.map(({ date, value }) => [date, value])).toEqual(expected)
    expect(new Set(points.map(({ region, step }) => `${region} ${step}`))).toEqual(new Set(['US week']))
  })

  it('finds 24 terms over 262 weeks of search interest', async () => {
    const files = await Promise.all([1, 2, 3, 4, 5].map((number) => readReal(`search/multiTimeline-${number}.csv`)))
    const points = files.flatMap(seriesIn)
    expect(new Set(points.map(({ term }) => term)).size).toBe(24)
    expect(new Set(points.map(({ date }) => date)).size).toBe(262)
  })

  it.each(['trends/fashion-weekly.csv', 'trends/fashion-weekly-influencers.csv'])(
    'reads every value of %s',
    async (name) => {
      const file = await readReal(name)
      expect(file).toMatchObject({ feed: 'weekly-matrix', rowsRead: 261, rejects: [] })
      const points = seriesIn(file)
      const expected = plainRows(name).flatMap(([date, ...values]) => values.map((value) => [date, Number(value)]))
      expect(points.map(({ date, value }) => [date, value])).toEqual(expected)
      expect([...new Set(points.map(({ region }) => region))].sort()).toEqual(['BR', 'CN', 'EU', 'JP', 'US'])
      expect([...new Set(points.map(({ gender }) => gender))].sort()).toEqual(['men', 'women'])
    },
  )

  it.each([
    { name: 'marketplace/shein-products.csv', feed: 'shein', regions: 1, currencies: 1 },
    { name: 'marketplace/shopee-products.csv', feed: 'shopee', regions: 11, currencies: 11 },
    { name: 'marketplace/lazada-products.csv', feed: 'lazada', regions: 5, currencies: 5 },
  ])('accounts for all 500 rows of $name', async ({ name, feed, regions, currencies }) => {
    const file = await readReal(name)
    expect(file).toMatchObject({ feed, rowsRead: 500, rowsLeftOut: 0, rejects: [] })
    const products = productsIn(file)
    expect(products).toHaveLength(500)
    expect(new Set(products.map(({ region }) => region)).size).toBe(regions)
    expect(new Set(products.map(({ currency }) => currency)).size).toBe(currencies)
    const incomplete = products.filter((product) => {
      const isPriced = product.price !== null && product.price > 0
      return (
        !isPriced || product.categoryPath.length === 0 || product.imageUrl === '' || !/^[A-Z]{2}$/.test(product.region)
      )
    })
    expect(incomplete.map(({ url }) => url)).toEqual([])
  })

  it('reads the 6,246 products of the catalogue', async () => {
    const file = await readReal('catalog/catalog.csv')
    expect(file).toMatchObject({ feed: 'catalog', rowsRead: 6246, rejects: [] })
    const products = productsIn(file)
    expect(new Set(products.map(({ productId }) => productId)).size).toBe(6246)
    expect(new Set(products.map(({ rawGender }) => rawGender))).toEqual(
      new Set(['Women', 'Men', 'Unisex', 'Boys', 'Girls', 'Unisex Kids']),
    )
    expect(products.filter(({ price }) => price === null)).toEqual([])
  })
})
