import { describe, expect, it } from 'vitest'
import { UNKNOWN_DAY } from '../record-day'
import { UNTOLD_WINDOW } from '../records'
import { ofKind, readBytes } from '../testing/read-fixture'
import { UNSAID } from '../unsaid'

const GERMAN = [
  'Artikel;Preis;UVP;Verkauft;Bewertung',
  'Leinenmantel;1.299,00 €;1.499,00 €;1.204;4,4 von 5 Sternen',
  'Strickpullover;49,95 €;;312;',
  'Midirock;1.079 €;99,00 €;2.050;3,9',
  'Hemd;39,99;59,99;87;N/A',
]
const GERMAN_MAPPING = {
  title: 'Artikel',
  price: 'Preis',
  listPrice: 'UVP',
  unitsSold: 'Verkauft',
  rating: 'Bewertung',
}

const numbers = async (rows: readonly string[], mapping: Readonly<Record<string, string>>, options = {}) => {
  const file = await readBytes(`${rows.join('\n')}\n`, { mapping, ...options })
  return { file, products: ofKind(file, 'product') }
}

describe('numbers of a table that nobody knows', () => {
  it('are multiplied as the name of their column says, but not where a cell has a unit of its own', async () => {
    const rows = ['名称,成交额(万元),销量(千),价格', '亚麻连衣裙,4.8,1.2,￥35', '百褶裙,3万,2千,￥22']
    const mapping = { title: '名称', revenue: '成交额(万元)', unitsSold: '销量(千)', price: '价格' }
    const { products } = await numbers(rows, mapping, { unitsWindow: 30 })
    expect(products.map((one) => [one.revenue, one.unitsSold, one.unitsEvidence, one.price])).toEqual([
      [48_000, 1200, 'estimated', 35],
      [30_000, 2000, 'estimated', 22],
    ])
  })

  it('of a currency without decimals have none, whatever mark is told; of others it goes before their countries’ habit', async () => {
    const rows = ['name,price,currency', 'Linen Shirt,49.499,VND', 'Wool Coat,1.299,EUR']
    const mapping = { title: 'name', price: 'price', currency: 'currency' }
    const priced = async (options: object) => (await numbers(rows, mapping, options)).products.map(({ price }) => price)
    expect(await priced({})).toEqual([49_499, 1299])
    expect(await priced({ decimalMark: '.' })).toEqual([49_499, 1.299])
  })

  it('in thousands are Turkish where their column has no English ones', async () => {
    const mapping = { title: 'Ad', favorites: 'Favori' }
    const turkish = await numbers(['Ad;Favori', 'Elbise;12,3B', 'Gömlek;5B', 'Etek;834'], mapping)
    expect(turkish.products.map(({ favorites }) => favorites)).toEqual([12_300, 5000, 834])
    const english = await numbers(['Ad;Favori', 'Elbise;12,3B', 'Gömlek;5K'], mapping)
    expect(english.products.map(({ favorites }) => favorites)).toEqual([null, 5000])
  })

  it('are left out in the row that sums them up', async () => {
    const rows = ['SKU,Товары,Выручка', ',Итого и среднее,"1 000 ₽"', '7,Платье,"600 ₽"', '8,Total,"400 ₽"']
    const { products, file } = await numbers(rows, { productId: 'SKU', title: 'Товары', revenue: 'Выручка' })
    expect(products.map(({ title, revenue }) => [title, revenue])).toEqual([
      ['Платье', 600],
      ['Total', 400],
    ])
    expect(file.leftOut).toMatchObject([{ reason: 'total_row', rows: 1 }])
  })

  it('and texts are read that a spreadsheet is told to leave alone', async () => {
    const rows = ['id,name,price', '="0012",Linen Shirt,="49.90"']
    const { products } = await numbers(rows, { productId: 'id', title: 'name', price: 'price' }, { currency: 'EUR' })
    expect(products.map(({ productId, price }) => [productId, price])).toEqual([['0012', 49.9]])
  })

  it('with a sign of several currencies are those of the shop that their link names', async () => {
    const rows = [
      'name,Price $,link',
      'Linen Shirt,49.90,https://www.amazon.com/dp/B01',
      'Wool Coat,99,https://www.etsy.com/1',
    ]
    const { products } = await numbers(rows, { title: 'name', price: 'Price $', url: 'link' })
    expect(products.map(({ currency }) => currency)).toEqual(['USD', ''])
    const chain = ['name,price,link', 'Linen Shirt,$49.90,https://us.shein.com/p/1']
    const shein = await numbers(chain, { title: 'name', price: 'price', url: 'link' })
    expect(shein.products.map(({ currency }) => currency)).toEqual(['USD'])
  })

  it('are read with the marks that their columns show', async () => {
    const { products, file } = await numbers(GERMAN, GERMAN_MAPPING)
    expect(products.map((one) => [one.currency, one.price, one.listPrice, one.unitsSold, one.rating])).toEqual([
      ['EUR', 1299, 1499, 1204, 4.4],
      ['EUR', 49.95, null, 312, null],
      ['EUR', 1079, 99, 2050, 3.9],
      // Most prices of the table have the one sign.
      ['EUR', 39.99, 59.99, 87, null],
    ])
    expect(file.unread).toEqual([])
    expect(file.notes).toContain('Prices without a sign are read as EUR, like all others of the table.')
    const mixed = await numbers([...GERMAN, 'Rock;39,99 $;;1;'], GERMAN_MAPPING)
    expect(mixed.products.map(({ currency }) => currency)).toEqual(['EUR', 'EUR', 'EUR', '', ''])
    expect(mixed.file.notes).toContainEqual(expect.stringContaining('(USD, '))
  })

  it('take their currency from a sign in any price of the row, the name of a column, or who imports', async () => {
    const mapping = { title: 'name', price: 'Price', listPrice: 'Before' }
    const vietnam = await numbers(['name,Price,Before', 'Váy hoa,49.499,110.000₫', 'Áo,94.000,'], mapping)
    expect(vietnam.products.map((one) => [one.currency, one.price, one.listPrice])).toEqual([
      ['VND', 49_499, 110_000],
      // Nothing tells the currency, and a price of that form is two.
      ['', null, null],
    ])
    expect(vietnam.file.unread).toEqual([
      { field: 'Price', reason: 'has two readings', cells: 1, examples: [{ line: 3, text: '94.000' }] },
    ])
    const given = await numbers(['name,Price,Before', 'Váy hoa,49.499,', 'Áo,94.000,'], mapping, { currency: 'VND' })
    expect(given.products.map((one) => [one.currency, one.price])).toEqual([
      ['VND', 49_499],
      ['VND', 94_000],
    ])
    const malaysia = await numbers(['name,Price (RM)', 'Baju kurung,45.90'], { title: 'name', price: 'Price (RM)' })
    expect(malaysia.products.map((one) => [one.currency, one.price])).toEqual([['MYR', 45.9]])
  })

  it('take the sign of other rows where most rows have it in any of their prices', async () => {
    const rows = ['name,Price,Before', 'Váy hoa,49.000,110.000₫', 'Áo,94.000,', 'Quần,51.000,120.000₫']
    const { products, file } = await numbers(rows, { title: 'name', price: 'Price', listPrice: 'Before' })
    expect(products.map(({ currency, price }) => [currency, price])).toEqual([
      ['VND', 49_000],
      ['VND', 94_000],
      ['VND', 51_000],
    ])
    expect(file.notes).toContain('Prices without a sign are read as VND, like all others of the table.')
  })

  it('take a backslash of Japanese and Korean files for their own sign', async () => {
    const rows = ['name,paid', 'リネンワンピース,"\\12,100"', '여성 린넨 원피스,"\\29,900"', 'Shirt,"\\9,900"']
    const { products } = await numbers(rows, { title: 'name', price: 'paid' })
    expect(products.map(({ currency, price }) => [currency, price])).toEqual([
      ['JPY', 12_100],
      ['KRW', 29_900],
      ['', 9900],
    ])
  })

  it('stay without a currency where their own cell names one that is not known, whatever who imports says', async () => {
    const table = ['name,paid,cur', 'Shirt,10,Taka Bd', 'Coat,20,', 'Skirt,€30,??']
    const { products, file } = await numbers(
      table,
      { title: 'name', price: 'paid', currency: 'cur' },
      { currency: 'GBP' },
    )
    expect(products.map(({ currency }) => currency)).toEqual(['', 'GBP', 'EUR'])
    expect(file.unread.map(({ field, cells }) => [field, cells])).toEqual([['cur', 2]])
  })

  it('leave a sign of many currencies open, unless place, language or who imports settles it', async () => {
    const mapping = { title: 'name', price: 'price', region: 'place' }
    const rows = [
      'name,price,place',
      'Linen dress,$45.00,CA',
      'Linen dress 2,$45.00,',
      'レディース プリーツスカート,￥3980,',
      '连衣裙,￥88,',
    ]
    const open = await numbers(rows, mapping)
    expect(open.products.map((one) => [one.currency, one.price])).toEqual([
      ['CAD', 45],
      ['', 45],
      ['JPY', 3980],
      ['CNY', 88],
    ])
    const given = await numbers(rows, mapping, { currency: 'USD' })
    expect(given.products.map((one) => one.currency)).toEqual(['CAD', 'USD', 'JPY', 'CNY'])
  })

  it.each([
    ['the header is Japanese', ['商品名,価格', '綿麻半袖,￥3980', '長袖衫,￥2980'], ['JPY', 'JPY']],
    ['other titles are', ['name,price', '綿麻半袖,￥3980', 'プリーツスカート,￥2980'], ['JPY', 'JPY']],
    ['nothing is', ['名称,价格', '綿麻半袖,￥3980', '长袖衬衫,￥88'], ['CNY', 'CNY']],
    [
      'a shop has a Japanese name',
      ['名称,价格,店铺', '綿麻半袖,￥39,ユニクロ', '长袖衬衫,￥88,ユニクロ'],
      ['CNY', 'CNY'],
    ],
    ['a brand has', ['name,price,brand', '綿麻半袖,￥39,ユニクロ', '長袖衫,￥88,ユニクロ'], ['CNY', 'CNY']],
  ])('settle ￥ beside Chinese characters by the table: %s', async (_, rows, currencies) => {
    const [title = '', price = ''] = (rows[0] ?? '').split(',')
    const { products } = await numbers(rows, { title, price })
    expect(products.map(({ currency }) => currency)).toEqual(currencies)
  })

  it('keep both ends of a range, floors and the days that a cell counts', async () => {
    const rows = [
      'title,price,bought,stars',
      'Satin slip skirt,$29.99 - $35.99,1K+ bought in past month,4.3 out of 5 stars',
      '"Robe longue","De 1 029,00 € à 1 149,90 €",,"4,0 sur 5 étoiles"',
      'Ballet flats,from £45.00,,3.9 out of 5 stars',
      'Barn jacket,Currently unavailable.,7 foo,92%',
    ]
    const mapping = { title: 'title', price: 'price', unitsSold: 'bought', rating: 'stars' }
    const { products, file } = await numbers(rows, mapping)
    expect(products.map((one) => [one.price, one.priceHigh, one.currency, one.rating])).toEqual([
      [29.99, 35.99, '', 4.3],
      [1029, 1149.9, 'EUR', 4],
      [45, null, 'GBP', 3.9],
      [null, null, '', null],
    ])
    expect(products[0]).toMatchObject({ unitsSold: 1000, unitsEvidence: 'at_least', unitsWindowDays: 30 })
    expect(file.unread.map(({ field, reason, examples }) => [field, reason, examples])).toEqual([
      ['bought', 'is not a count', [{ line: 5, text: '7 foo' }]],
      ['stars', 'is not a rating from 0 to 5', [{ line: 5, text: '92%' }]],
    ])
  })

  it('count the days that their column says, else the cell, else the importer', async () => {
    const rows = [
      'title,bought,days',
      'Linen dress,1K+ bought in past month,7',
      'Maxi skirt,40 bought in past month,',
      'Cape,90,',
    ]
    const mapping = { title: 'title', unitsSold: 'bought' }
    const windows = async (columns: object, given: object) => {
      const { products, file } = await numbers(rows, { ...mapping, ...columns }, given)
      return [products.map(({ unitsWindowDays }) => unitsWindowDays), file.notes.includes(UNSAID.units_window)]
    }
    expect(await windows({ unitsWindowDays: 'days' }, {})).toEqual([[7, 30, UNTOLD_WINDOW], true])
    expect(await windows({}, { unitsWindow: 14 })).toEqual([[30, 30, 14], false])
    expect(await windows({}, { unitsWindow: 'lifetime' })).toEqual([[30, 30, null], false])
    expect(await windows({}, {})).toEqual([[30, 30, UNTOLD_WINDOW], true])
  })

  it('of buyers are said to be such', async () => {
    const said = 'Units sold are counts of buyers, of whom each may have bought more than one piece.'
    const mapping = { title: 'name', unitsSold: 'sold' }
    const buyers = await numbers(['name,sold', '亚麻连衣裙,35人付款'], mapping)
    expect([buyers.products[0]?.unitsSold, buyers.file.notes.includes(said)]).toEqual([35, true])
    expect((await numbers(['name,sold', '亚麻连衣裙,月销35'], mapping)).file.notes).not.toContain(said)
  })

  it('of another currency than the row’s are not read', async () => {
    const mapping = { title: 'name', price: 'price', listPrice: 'before', currency: 'money' }
    const { products, file } = await numbers(['name,price,before,money', 'Coat,£80,90 €,eur', 'Hat,5,6,RMB'], mapping)
    expect(products.map((one) => [one.currency, one.price, one.listPrice])).toEqual([
      ['EUR', null, 90],
      ['CNY', 5, 6],
    ])
    expect(file.unread).toMatchObject([{ field: 'price', reason: 'is in another currency than its row', cells: 1 }])
  })

  it('of a price that is reduced for some days are those of the day of capture', async () => {
    const rows = [
      'name,Regular price,Sale price,Date sale price starts,Date sale price ends',
      'Over,120,89,2025-01-01,2025-01-31',
      'To come,120,88,2025-03-01,',
      'Last day,120,87,2025-01-01,2025-02-10',
      'Without end,120,86,,',
    ]
    const mapping = {
      title: 'name',
      listPrice: 'Regular price',
      price: 'Sale price',
      reducedFrom: 'Date sale price starts',
      reducedUntil: 'Date sale price ends',
    }
    const { products, file } = await numbers(rows, mapping, { currency: 'EUR', capturedOn: '2025-02-10' })
    expect(products.map(({ title, price, listPrice }) => [title, price, listPrice])).toEqual([
      ['Over', 120, null],
      ['To come', 120, null],
      ['Last day', 87, 120],
      ['Without end', 86, 120],
    ])
    expect(file.notes).toContain(
      'Prices that are reduced for other days than that of the capture are left aside: those before count, where they are told.',
    )
  })

  it('of units are of the days that a title above the header names, and the table is of the last of them', async () => {
    const rows = ['2025-05-01~2025-05-28,,', 'Product,Items sold,Price', 'Corset Top,214,$20', 'Cargo Pants,34,$30']
    const mapping = { title: 'Product', unitsSold: 'Items sold', price: 'Price' }
    const { products, file } = await numbers(rows, mapping, { capturedOn: UNKNOWN_DAY })
    expect(products.map((one) => [one.unitsSold, one.unitsWindowDays, one.observedOn])).toEqual([
      [214, 28, '2025-05-28'],
      [34, 28, '2025-05-28'],
    ])
    expect(file.notes).not.toContain(UNSAID.units_window)
  })

  it('of units are not of those days where a person says otherwise, and where each row has a day of its own', async () => {
    const titled = (...rows: readonly string[]) => ['Period: 2025-05-01 - 2025-05-28,,,', ...rows]
    const mapping = { title: 'Product', unitsSold: 'Items sold', price: 'Price' }
    const said = { capturedOn: '2025-06-02', unitsWindow: 'lifetime' } as const
    const told = await numbers(titled('Product,Items sold,Price,x', 'Corset Top,214,$20,'), mapping, said)
    expect(told.products.map((one) => [one.unitsWindowDays, one.observedOn])).toEqual([[null, null]])
    const daily = titled('Day,Product,Items sold,Price', '2025-05-27,Corset Top,4,$20', '2025-05-28,Corset Top,5,$20')
    const { products } = await numbers(daily, { ...mapping, observedOn: 'Day' })
    expect(products.map((one) => [one.unitsWindowDays, one.observedOn])).toEqual([
      [UNTOLD_WINDOW, '2025-05-27'],
      [UNTOLD_WINDOW, '2025-05-28'],
    ])
  })
})
