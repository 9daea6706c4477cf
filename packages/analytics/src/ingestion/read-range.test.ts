import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UnreadableFileError } from '@trendee/feeds/feed'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { MOST_RANGE_ITEMS, NoProductsError, TooManyItemsError, readRange } from './read-range'

let folder: string
let facts: OpenFacts
beforeAll(async () => {
  facts = await openEmptyFacts()
  folder = await mkdtemp(join(tmpdir(), 'trendee-range-'))
})
afterAll(async () => {
  await facts.close()
  await rm(folder, { recursive: true })
})

let files = 0
async function range(text: string, currency?: string) {
  const path = join(folder, `range-${(files += 1)}.csv`)
  await writeFile(path, text)
  return readRange(facts.db, path, { today: '2025-06-01', currency })
}

describe('a shop’s own range', () => {
  it('is read from a table whose columns say what they hold, with what its words tell', async () => {
    const { feed, items, rowsRead, rowsRejected } = await range(
      'SKU;Product name;Price;Currency;Stock;Colour\nA-1;Women Linen Midi Dress;49.50;EUR;12;Sky blue\nA-2;Gift card;20;EUR;;\n',
    )
    expect([feed, rowsRead, rowsRejected]).toEqual(['mapped-table', 2, 0])
    expect(items[0]).toMatchObject({
      itemId: 'A-1',
      title: 'Women Linen Midi Dress',
      secondaryCategory: 'dress',
      gender: 'women',
      price: 49.5,
      currency: 'EUR',
      stock: 12,
    })
    // Of 2025: 1.13 dollars a euro.
    expect(items[0]?.priceUsd).toBeCloseTo(55.935)
    expect(items[0]?.attributeValues).toEqual(expect.arrayContaining(['linen', 'sky-blue']))
    expect(items[1]).toMatchObject({ itemId: 'A-2', secondaryCategory: '', stock: null })
  })

  it('takes a shop system’s export: a product once, its further sizes are no rejects', async () => {
    const { items, rowsRejected } = await range(
      'Handle,Title,Vendor,Type,Variant SKU,Variant Price,Variant Inventory Qty\n' +
        'chore-coat,Chore Coat,Alder,Coats,CC-S,120.00,4\nchore-coat,,,,CC-M,120.00,3\nlinen-shirt,Linen Shirt,Alder,Shirts,LS-S,60,1\n',
      'USD',
    )
    expect(items.map(({ itemId, priceUsd }) => [itemId, priceUsd])).toEqual([
      ['chore-coat', 120],
      ['linen-shirt', 60],
    ])
    expect(rowsRejected).toBe(0)
  })

  it('keeps a price without a currency, and converts none', async () => {
    const { items } = await range('id,title,price\n1,Silk skirt,80\n')
    expect(items).toMatchObject([{ price: 80, currency: '', priceUsd: null }])
  })

  it('is refused where no column is a title, where there is no product, and beyond the bound', async () => {
    await expect(range('a,b\n1,2\n')).rejects.toThrow(UnreadableFileError)
    await expect(range('sku,title\n,\n')).rejects.toThrow(NoProductsError)
    const many = Array.from({ length: MOST_RANGE_ITEMS + 1 }, (_, at) => `${at},Skirt`).join('\n')
    await expect(range(`id,title\n${many}\n`)).rejects.toThrow(TooManyItemsError)
  })
})
