import { mappingOf } from '@trendee/core/imports/mappable-fields'
import { describe, expect, it } from 'vitest'
import { table } from '../testing/table-of-bars'
import { guessTable } from './guess-mapping'

const likely = (header: string, ...rows: readonly string[]) => {
  const { kind, guessed } = guessTable(table(header, ...rows))
  return [kind, mappingOf(guessed[kind])]
}

describe('what columns of products hold by what others do', () => {
  it.each([
    [
      'money is no count',
      ['Mã sản phẩm|Sản phẩm|Sản phẩm (Đơn)|Doanh số (Đơn) (VND)', '21|Đầm suông nữ|87|17.313.000'],
      {
        productId: 'Mã sản phẩm',
        title: 'Sản phẩm',
        unitsSold: 'Sản phẩm (Đơn)',
        revenue: 'Doanh số (Đơn) (VND)',
      },
    ],
    [
      'a quantity beside a revenue was sold',
      ['date|sku|product|qty|unit_price|revenue', '2025-05-01|D1|Lace dress|3|$89.00|$267.00'],
      {
        productId: 'sku',
        title: 'product',
        price: 'unit_price',
        unitsSold: 'qty',
        revenue: 'revenue',
        observedOn: 'date',
      },
    ],
    [
      'a quantity without one is stock',
      ['sku|product|qty|price', 'D1|Lace dress|3|$89.00'],
      { productId: 'sku', title: 'product', price: 'price', stock: 'qty' },
    ],
    [
      'the price to shops is no price, the recommended one is',
      ['Style No|Style name|Wholesale (USD)|MSRP (USD)', 'L1|Frida Dress|$62.00|$148.00'],
      { productId: 'Style No', title: 'Style name', price: 'MSRP (USD)' },
    ],
    [
      'the price was and is now',
      ['Retailer|Item|Was|Now|Checked', 'Zara|Linen dress|59,95 €|39,95 €|2025-06-12'],
      { shop: 'Retailer', title: 'Item', listPrice: 'Was', price: 'Now', observedOn: 'Checked' },
    ],
    [
      'a sale price goes before a plain and a recommended one',
      ['ID|Name|Type|Price|Retail Price|Sale Price', '101|Boucle jacket|physical|189.00|220.00|149.00'],
      { productId: 'ID', title: 'Name', listPrice: 'Price', price: 'Sale Price' },
    ],
    [
      'cents give way to the amount in words',
      [
        'id|name|price/current/value|price/current/text|price/current/currency',
        '1|Sommerkleid|5990|59,90 €|EUR',
        '2|Hemd|129900|1.299,00 €|EUR',
      ],
      { productId: 'id', title: 'name', price: 'price/current/text', currency: 'price/current/currency' },
    ],
    [
      'what a row is, is no category',
      ['type|product_internal_id|product_name|product_category_1', 'product|551|Beach dress|Dresses'],
      { productId: 'product_internal_id', title: 'product_name', category: 'product_category_1' },
    ],
  ] as const)('%s', (_, [header, ...rows], mapping) => expect(likely(header, ...rows)).toEqual(['products', mapping]))

  it.each([
    ['another amount', 'id|name|price|note', '1|Sommerkleid|5990|59,95 €'],
    ['points of one in a hundred', '상품번호|상품명|판매가|적립금', '1|린넨 원피스|39900|399'],
    ['a fee of one in a hundred', 'id|name|price|fee', '1|Sommerkleid|5990|59,9'],
  ])('a price is none in cents beside %s', (_, header, row) => {
    const [, mapping] = likely(header, row)
    expect(mapping).toMatchObject({ price: header.split('|')[2] })
  })

  it('"now" and "was" are prices beside each other alone, with a sign or coins', () => {
    for (const [header, row] of [
      ['SKU|Name|Current|Reserved', 'A1|Linen dress|12|3'],
      ['SKU|Name|Now|Was', 'A1|Linen dress|12|30'],
      ['Keyword|Current|Previous|Volume', 'linen dress|3|5|1200'],
    ] as const)
      expect(Object.keys(likely(header, row)[1] ?? {})).not.toContain('price')
  })

  it('a recommended price stays one where no price to shops stands beside it', () => {
    const [, mapping] = likely('SKU|Name|RRP|Kwota', 'A1|Linen dress|59.90|39.90')
    expect(mapping).toMatchObject({ listPrice: 'RRP' })
  })

  it('a recommended price is what customers pay where nothing else may be a price', () => {
    const [, mapping] = likely('Style No|Style Name|Size|RRP (GBP)|Stock', 'S1|Wool Wrap Coat|8|249.00|3')
    expect(mapping).toMatchObject({ price: 'RRP (GBP)', stock: 'Stock' })
  })

  it('a code tells products apart unless several have the same', () => {
    const of = (...rows: readonly string[]) => likely('Code|Name|Price', ...rows)[1]
    expect(of('AB07|Linen dress|$59.90', 'AB17|Felt hat|$20.00')).toMatchObject({ productId: 'Code' })
    expect(of('DE|Linen dress|$59.90', 'DE|Felt hat|$20.00')).not.toHaveProperty('productId')
  })

  it('a department is for whom a product is made where its cells say so, not where people work', () => {
    expect(likely('Name|Department|Price', 'Linen dress|Women|59.90', 'Felt hat|Men|20.00')[1]).toMatchObject({
      gender: 'Department',
    })
    expect(likely('Name|Department|Price', 'Anna Lark|Sales|59.90', 'Bob Reed|Stock|20.00')[1]).not.toHaveProperty(
      'gender',
    )
  })
})

describe('what columns of orders hold', () => {
  it.each([
    [
      'Dutch, with a credit note',
      'Factuurnummer|Factuurdatum|Omschrijving|Aantal|Prijs incl.|Totaal incl.',
      ['F1|01-03-2025|Linnen jurk|2|€ 89,95|€ 179,90', 'C7|16-03-2025|Linnen jurk|1|€ 89,95|€ -89,95'],
      { title: 'Omschrijving', quantity: 'Aantal', price: 'Prijs incl.', lineTotal: 'Totaal incl.' },
    ],
    [
      'Polish',
      'Id zamówienia|Data zamówienia|Nazwa oferty|Liczba sztuk|Cena|Wartość',
      ['a1|2025-03-02 18:45|Sukienka lniana|2|149,99|299,98'],
      { title: 'Nazwa oferty', quantity: 'Liczba sztuk', price: 'Cena', lineTotal: 'Wartość' },
    ],
    [
      'Spanish',
      '# de venta|Fecha de venta|Título de la publicación|Unidades',
      ['2000007712345678|3 de marzo de 2025 14:05 hs.|Remera algodón mujer|2'],
      { title: 'Título de la publicación', quantity: 'Unidades' },
    ],
    [
      'with pieces that came back',
      'Order ID|Created Time|Product Name|Quantity|Sku Quantity of return|SKU Subtotal After Discount',
      ['57|05/23/2025 10:12:11 AM|Cargo pants|1|1|USD 35.00'],
      {
        title: 'Product Name',
        quantity: 'Quantity',
        returned: 'Sku Quantity of return',
        lineTotal: 'SKU Subtotal After Discount',
      },
    ],
  ] as const)('%s', (_, header, rows, rest) => {
    const [orderId, orderedOn] = header.split('|')
    expect(likely(header, ...rows)).toEqual(['orders', { orderId, orderedOn, ...rest }])
  })
})
