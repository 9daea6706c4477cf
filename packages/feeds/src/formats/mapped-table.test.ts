import { describe, expect, it } from 'vitest'
import { UnreadableFileError, UnrecognisedFeedError } from '../feed'
import { ofKind, readBytes, readFixture } from '../testing/read-fixture'
import { guessTable } from '../mapping/guess-mapping'
import { UNREAD_DAY } from '../record-day'
import { UNSAID } from '../unsaid'

describe('catalogue and mapped tables', () => {
  it('reads the catalogue columns', async () => {
    const [dress, shirt] = ofKind(await readFixture('catalog.csv', { currency: 'INR' }), 'product')
    expect(dress).toMatchObject({
      productId: '5001',
      brand: 'Northline',
      rawGender: 'Women',
      rawColor: 'Teal',
      price: 1499,
      currency: 'INR',
      platform: 'catalog',
    })
    expect(shirt).toMatchObject({ title: 'Kestrel Men Checked Shirt, Slim Fit', rawColor: '' })
  })

  it('reads the days of a column as other columns of the file write theirs', async () => {
    const mapping = { title: 'name', listedOn: 'listed' }
    const rows = (sold: string) => `name,listed,sold\nLinen Shirt,04/02/2025,${sold}\nWool Coat,05/03/2025,04/04/2025\n`
    const listed = async (sold: string) =>
      ofKind(await readBytes(rows(sold), { mapping }), 'product').map(({ listedOn }) => listedOn)
    expect(await listed('05/30/2025')).toEqual(['2025-04-02', '2025-05-03'])
    expect(await listed('30/05/2025')).toEqual(['2025-02-04', '2025-03-05'])
    expect(await listed('05/05/2025')).toEqual([null, null])
  })

  it('takes what was observed over a week on its last day', async () => {
    const table = 'name;Woche;Menge\nLeinenkleid;2025-KW20;24\nLeinenkleid;KW 21/2025;19\n'
    const read = await readBytes(table, { mapping: { title: 'name', observedOn: 'Woche', unitsSold: 'Menge' } })
    expect(ofKind(read, 'product').map(({ observedOn, unitsSold }) => [observedOn, unitsSold])).toEqual([
      ['2025-05-18', 24],
      ['2025-05-25', 19],
    ])
  })

  const OWN_TABLE =
    'Artikel;Bezeichnung;VK;Waehrung;Warengruppe;Verkauft\nA-1;Leinenhose;1.049,90;EUR;Damen > Hosen;312\nA-2;;19,90;EUR;;x\n'

  it('reads any table with a mapping', async () => {
    const mapping = {
      productId: 'Artikel',
      title: 'Bezeichnung',
      price: 'VK',
      currency: 'Waehrung',
      category: 'Warengruppe',
      unitsSold: 'Verkauft',
    }
    const read = await readBytes(OWN_TABLE, { mapping })
    expect(read.feed).toBe('mapped-table')
    expect(ofKind(read, 'product')).toMatchObject([
      { productId: 'A-1', title: 'Leinenhose', price: 1049.9, categoryPath: ['Damen', 'Hosen'], unitsSold: 312 },
      { productId: 'A-2', title: '', price: 19.9, unitsSold: null },
    ])
    expect(read.rejects).toEqual([])
  })

  it('takes the shop of each row, else the one that is given', async () => {
    const table = 'id,name,store\n1,Linen Dress,Tiki\n1,Linen Dress,\n1,Linen Dress,Amazon\n'
    const mapping = { productId: 'id', title: 'name', shop: 'store' }
    const read = await readBytes(table, { mapping, shop: 'Linden & Lark' })
    expect(ofKind(read, 'product').map(({ platform, shop, productId }) => [platform, shop, productId])).toEqual([
      ['shop-tiki', 'Tiki', '1'],
      ['shop-linden-lark', 'Linden & Lark', '1'],
      ['amazon', '', '1'],
    ])
    expect(read.notes).toEqual([])
    const unnamed = await readBytes(table, { mapping: { productId: 'id', title: 'name' } })
    expect(ofKind(unnamed, 'product').map(({ platform }) => platform)).toEqual(['catalog', 'catalog', 'catalog'])
    expect(unnamed.notes).toEqual([expect.stringContaining('names no shop')])
  })

  it('tells rows without an id of their own apart by their words, also where a spreadsheet rounded it', async () => {
    const table =
      'id,name,paid\n1.23457E+12,Linen dress,10\n1.23457E+12,Silk skirt,11\n,Wool coat,12\n5,Linen shirt,13\n'
    const mapping = { productId: 'id', title: 'name', price: 'paid' }
    const read = await readBytes(table, { mapping, shop: 'Linden', currency: 'EUR' })
    const ids = ofKind(read, 'product').map(({ productId }) => productId)
    expect(new Set(ids).size).toBe(4)
    expect(ids[3]).toBe('5')
    expect(read.rejects).toEqual([])
    expect(read.unread).toMatchObject([{ field: 'id', reason: 'is a number that a spreadsheet rounded', cells: 2 }])
    expect(read.notes).toEqual([expect.stringContaining('neither id nor link')])
  })

  it('takes a title from the column that has it where the first has none', async () => {
    const table = 'id,jump,link,price\n1,Linen Blazer,,12\n2,,Pleated Skirt,9\n,,,8\n'
    const mapping = { productId: 'id', title: 'jump', otherTitle: 'link', price: 'price' }
    const read = await readBytes(table, { mapping, shop: 'Aster', currency: 'USD' })
    expect(ofKind(read, 'product').map(({ title, price }) => [title, price])).toEqual([
      ['Linen Blazer', 12],
      ['Pleated Skirt', 9],
    ])
    expect(read.rejects.map(({ line, field }) => [line, field])).toEqual([[4, 'jump']])
  })

  it('takes words for nothing for no id, no title and no shop', async () => {
    const table = 'id,name,store\nN/A,Linen dress,—\nnan,Silk skirt,未知\n-,Wool coat,Linden\n—,N/A,Linden\n'
    const mapping = { productId: 'id', title: 'name', shop: 'store' }
    const read = await readBytes(table, { mapping, shop: 'Aster' })
    const products = ofKind(read, 'product')
    expect(products.map(({ shop }) => shop)).toEqual(['Aster', 'Aster', 'Linden'])
    expect(new Set(products.map(({ productId }) => productId)).size).toBe(3)
    expect(read.rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([[5, 'name', 'is empty']])
  })

  it('costs a row of a product nothing but its day where that cannot be read or cannot be', async () => {
    const days = ['2025-03-02', 'last Monday', '02.03.1925', '1970-01-01', '2100-03-02', '']
    const table = ['id,name,paid,seen', ...days.map((day, at) => `${at},Linen Dress,${at + 20},${day}`)].join('\n')
    const mapping = { productId: 'id', title: 'name', price: 'paid', observedOn: 'seen' }
    const read = await readBytes(table, { mapping, shop: 'Linden', currency: 'EUR', capturedOn: '2025-03-09' })
    expect(ofKind(read, 'product').map(({ productId, price, observedOn }) => [productId, price, observedOn])).toEqual([
      ['0', 20, '2025-03-02'],
      ['1', 21, UNREAD_DAY],
      ['2', 22, UNREAD_DAY],
      ['3', 23, UNREAD_DAY],
      ['4', 24, UNREAD_DAY],
      // The day of the capture.
      ['5', 25, null],
    ])
    expect(read.rejects).toEqual([])
    expect(read.unread.map(({ field, reason, cells }) => [field, reason, cells])).toEqual([
      ['seen', 'is no date', 1],
      ['date', 'lies before 2004-01-01, the first day that is taken', 2],
      ['date', 'lies in the future', 1],
    ])
  })

  it('takes rows that only an id or a link tells, and says for which product they count', async () => {
    const table = 'id,link,name,paid\n1,https://a.example/1,,20\n,https://a.example/2,,30\n,,,40\n'
    const mapping = { productId: 'id', url: 'link', title: 'name', price: 'paid' }
    const read = await readBytes(table, { mapping, shop: 'Linden', currency: 'EUR' })
    expect(ofKind(read, 'product').map(({ title, price }) => [title, price])).toEqual([
      ['', 20],
      ['', 30],
    ])
    expect(read.rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([[4, 'name', 'is empty']])
    expect(read.notes).toContain(
      'Rows without a title count for the product that another row or file names by the same id or link.',
    )
  })

  it('takes a table of sales that names its products by ids alone', async () => {
    const table = 'SKU;Datum;Verkaufte Einheiten\nLH-1;2025-03-03;4\nLH-1;2025-03-04;6\nWP-2;2025-03-04;1\n'
    const [head = '', ...rows] = table.trim().split('\n')
    const cells = rows.map((row) => row.split(';'))
    const { kind, guessed } = guessTable(
      head.split(';').map((name, at) => ({ name, cells: cells.map((row) => row[at]) })),
    )
    const mapping = Object.fromEntries(guessed.products.map(({ field, column }) => [field, column]))
    expect([kind, mapping]).toEqual([
      'products',
      { productId: 'SKU', observedOn: 'Datum', unitsSold: 'Verkaufte Einheiten' },
    ])
    const read = await readBytes(table, { mapping, shop: 'Linden', unitsWindow: 1 })
    expect(
      ofKind(read, 'product').map(({ productId, title, observedOn, unitsSold }) => [
        productId,
        title,
        observedOn,
        unitsSold,
      ]),
    ).toEqual([
      ['LH-1', '', '2025-03-03', 4],
      ['LH-1', '', '2025-03-04', 6],
      ['WP-2', '', '2025-03-04', 1],
    ])
  })

  it('reads what a shop says of its stock, several pictures in a cell, and no currency out of other words', async () => {
    const table =
      'id,name,state,pics,cur,paid\n' +
      '1,Linen Dress,In stock,"https://a.example/1.jpg, https://a.example/w_1,2.jpg",EUR,10\n' +
      '2,Midi Skirt,ausverkauft,https://a.example/3.jpg,in shop,12 €\n' +
      '3,Wool Coat,ask us,,,9\n'
    const mapping = { productId: 'id', title: 'name', inStock: 'state', images: 'pics', currency: 'cur', price: 'paid' }
    const read = await readBytes(table, { mapping, shop: 'Linden' })
    expect(ofKind(read, 'product').map(({ inStock, imageUrls, currency }) => [inStock, imageUrls, currency])).toEqual([
      [true, ['https://a.example/1.jpg', 'https://a.example/w_1,2.jpg'], 'EUR'],
      [false, ['https://a.example/3.jpg'], 'EUR'],
      [null, [], ''],
    ])
    expect(read.unread.map(({ field, examples }) => [field, examples[0]?.text])).toEqual([
      ['cur', 'in shop'],
      ['state', 'ask us'],
    ])
  })

  it('takes the regular price of what is not reduced, the window that a column names, and a list as Python writes it', async () => {
    const table =
      'id,name,Regular price,Sale price,Sold in 30 days,pics\n' +
      `126704571.0,Linen Dress,45,20,12,"['https://a.example/1.jpg', 'https://a.example/2.jpg']"\n` +
      '126704572.0,Wool Coat,99,,3,\n126704573.0,Midi Skirt,60,N/A,4,\n126704574.0,Silk Top,70,sold out,4,\n'
    const mapping = {
      productId: 'id',
      title: 'name',
      price: 'Sale price',
      listPrice: 'Regular price',
      unitsSold: 'Sold in 30 days',
      images: 'pics',
    }
    const read = await readBytes(table, { mapping, shop: 'Linden', currency: 'EUR' })
    expect(
      ofKind(read, 'product').map((one) => [one.productId, one.price, one.listPrice, one.unitsWindowDays]),
    ).toEqual([
      ['126704571', 20, 45, 30],
      ['126704572', 99, null, 30],
      ['126704573', 60, null, 30],
      ['126704574', null, 70, 30],
    ])
    expect(ofKind(read, 'product')[0]?.imageUrls).toEqual(['https://a.example/1.jpg', 'https://a.example/2.jpg'])
    expect(read.unread).toEqual([])
  })

  it('settles a bare sign by the country of the row’s link', async () => {
    const table =
      'name,paid,link\nVestido,$ 45.999,https://articulo.shop.com.ar/1\nDress,$45,https://shop.com.au/2\nTop,$5,https://shop.com/3\n' +
      'Coat,$49,https://brand.co/4\nSkirt,$49,https://ca.shein.com/5\n'
    const read = await readBytes(table, { mapping: { title: 'name', price: 'paid', url: 'link' }, shop: 'Linden' })
    expect(ofKind(read, 'product').map(({ currency }) => currency)).toEqual(['ARS', 'AUD', '', '', 'CAD'])
  })

  it('reads numbers that a Python program wrote as bytes', async () => {
    const table = `name,price,sold\nb'Linen Dress',b'10.50',"b'1,200'"\n`
    const read = await readBytes(table, { mapping: { title: 'name', price: 'price', unitsSold: 'sold' } })
    expect(ofKind(read, 'product').map(({ title, price, unitsSold }) => [title, price, unitsSold])).toEqual([
      ['Linen Dress', 10.5, 1200],
    ])
  })

  it('tells columns of one name apart by their order', async () => {
    const table = 'Item,Price,Price\nLinen Dress,40,29\nItem,Price,Price\nWool Coat,,99\n'
    const read = await readBytes(table, { mapping: { title: 'Item', listPrice: 'Price', price: 'Price (2)' } })
    expect(ofKind(read, 'product').map(({ title, price, listPrice }) => [title, price, listPrice])).toEqual([
      ['Linen Dress', 29, 40],
      ['Wool Coat', 99, null],
    ])
    expect(read.leftOut).toMatchObject([{ reason: 'repeated_header', rows: 1 }])
  })

  it('tells products without ids by their links, whatever led to them', async () => {
    const rows = [
      'Silk Top,https://tiki.example/p/silk-top?color=red&utm_source=mail#reviews',
      'Silk Top,https://tiki.example/p/silk-top?color=red',
      'Silk Top,https://tiki.example/p/silk-top?color=blue',
      'Wool Coat,',
    ]
    const read = await readBytes(['name,link', ...rows].join('\n'), {
      mapping: { title: 'name', url: 'link' },
      shop: 'Tiki',
    })
    const ids = ofKind(read, 'product').map(({ productId }) => productId)
    expect(ids[0]).toBe(ids[1])
    expect(new Set(ids).size).toBe(3)
    expect(read.notes).toEqual([
      expect.stringContaining('by their links'),
      expect.stringContaining('by title, brand and price'),
    ])
  })

  it('tells products without ids and links by title, brand and price', async () => {
    const rows = ['Silk Top,Ostra,19.90', 'silk top,OSTRA,19.9', 'Silk Top,Ostra,24.90', 'Silk Top,Vela,19.90']
    const read = await readBytes(['name,maker,price', ...rows].join('\n'), {
      mapping: { title: 'name', brand: 'maker', price: 'price' },
      shop: 'Tiki',
    })
    const ids = ofKind(read, 'product').map(({ productId }) => productId)
    expect(ids[0]).toBe(ids[1])
    expect(new Set(ids).size).toBe(3)
    expect(read.notes).toEqual([expect.stringContaining('a new price makes a new product'), UNSAID.currency])
  })

  it('says what is wrong with a mapping', async () => {
    const untitled = readBytes(OWN_TABLE, { mapping: { price: 'VK' } })
    await expect(untitled).rejects.toThrow(UnreadableFileError)
    await expect(untitled).rejects.toThrow(/the column of title or productId/)
    const missingColumn = readBytes(OWN_TABLE, { mapping: { productId: 'Artikel', title: 'Name' } })
    await expect(missingColumn).rejects.toThrow(UnrecognisedFeedError)
    await expect(missingColumn).rejects.toThrow(
      /has not all columns that the mapping names: Name\. It holds .*Artikel, Bezeichnung/,
    )
  })
})

it('a span of days in a column is its last day and its window; a month is no day of this year', async () => {
  const rows = [
    'id;name;sold;days;since',
    '1;Linen shirt;349;13/05/2025 - 19/05/2025;May 25',
    '2;Wool hat;40;01/05/2025 - 07/05/2025;2025-04-02',
    '3;小计算器手机壳;1;2025-05-01 ~ 2025-05-07;',
  ]
  const mapping = { productId: 'id', title: 'name', unitsSold: 'sold', observedOn: 'days', listedOn: 'since' }
  const read = await readBytes(rows.join('\n'), { mapping, shop: 'Nordlicht', capturedOn: '2025-06-01' })
  expect(
    ofKind(read, 'product').map(({ observedOn, unitsWindowDays, listedOn }) => [observedOn, unitsWindowDays, listedOn]),
  ).toEqual([
    ['2025-05-19', 7, null],
    ['2025-05-07', 7, '2025-04-02'],
    ['2025-05-07', 7, null],
  ])
  expect(read.unread.map(({ field, reason }) => [field, reason])).toEqual([['since', 'is no date']])
})
