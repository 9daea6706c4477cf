import { expect, it } from 'vitest'
import { guessTable } from '../mapping/guess-mapping'
import { ofKind, readBytes } from '../testing/read-fixture'

const TABLE = `Bestellnummer;Bestelldatum;Bestellstatus;Artikelname;Artikelnummer;Menge;Verkaufspreis;Währung;Marke
B-1;05.03.2025;bezahlt;Leinenhemd;LH-1;2;39,90;EUR;Nordlicht
B-1;;;Wollpullover;WP-2;1;1.089,00;EUR;Nordlicht
B-2;18.03.2025;storniert;Leinenhemd;LH-1;1;39,90;EUR;Nordlicht
B-3;19.03.2025;auf Eis gelegt;Wollpullover;WP-2;2;1.089,00;EUR;Nordlicht
B-1;05.03.2025;zurückgesendet;Leinenhemd;LH-1;1;39,90;EUR;Nordlicht
`
const columns = {
  orderId: 'Bestellnummer',
  orderedOn: 'Bestelldatum',
  status: 'Bestellstatus',
  title: 'Artikelname',
  productId: 'Artikelnummer',
  quantity: 'Menge',
  price: 'Verkaufspreis',
  currency: 'Währung',
  brand: 'Marke',
}

it('a table of orders is guessed by the names of its columns', () => {
  const [head = '', ...rows] = TABLE.trim().split('\n')
  const cells = rows.map((row) => row.split(';'))
  const { kind, guessed } = guessTable(
    head.split(';').map((name, at) => ({ name, cells: cells.map((row) => row[at]) })),
  )
  expect(kind).toBe('orders')
  expect(Object.fromEntries(guessed.orders.map(({ field, column }) => [field, column]))).toEqual(columns)
})

it('a table of orders with a mapping tells what each line sold, by its own status or its order’s', async () => {
  const read = await readBytes(TABLE, { mapping: columns, shop: 'Nordlicht' })
  const sold = ofKind(read, 'order-line').map(({ platform, orderId, line, orderedOn, product, units }) => [
    platform,
    orderId,
    line,
    orderedOn,
    product.productId,
    product.price,
    units,
  ])
  expect(sold).toEqual([
    ['shop-nordlicht', 'B-1', 1, '2025-03-05', 'LH-1', 39.9, 2],
    ['shop-nordlicht', 'B-1', 2, '2025-03-05', 'WP-2', 1089, 1],
    ['shop-nordlicht', 'B-2', 1, '2025-03-18', 'LH-1', 39.9, 0],
    ['shop-nordlicht', 'B-3', 1, '2025-03-19', 'WP-2', 1089, 2],
    // Rows of an order that stand apart are its further lines.
    ['shop-nordlicht', 'B-1', 3, '2025-03-05', 'LH-1', 39.9, 0],
  ])
  expect(read.notes).toContain('The status “auf Eis gelegt” is not known: its orders count as sold.')
})

it('a table of orders names every status that is not known, and takes a floor for a floor', async () => {
  const rows = TABLE + 'B-4;20.03.2025;verschollen;Leinenhemd;LH-1;10+;39,90;EUR;Nordlicht\n'
  const read = await readBytes(rows, { mapping: columns, shop: 'Nordlicht' })
  expect(read.notes).toContain('The status “verschollen” is not known: its orders count as sold.')
  expect(read.notes.filter((note) => note.startsWith('The status'))).toHaveLength(2)
  expect(ofKind(read, 'order-line').at(-1)).toMatchObject({ orderId: 'B-4', units: 10, evidence: 'at_least' })
})

it('a row with a negative quantity takes from what its order sold, and an unreadable one costs its own line alone', async () => {
  const rows = [
    'B-1;05.03.2025;bezahlt;Leinenhemd;LH-1;3;39,90;EUR;Nordlicht',
    'B-1;;;Wollpullover;WP-2;2,5;89,00;EUR;Nordlicht',
    'B-1;;;Leinenhemd;LH-1;-1;39,90;EUR;Nordlicht',
    'B-2;06.03.2025;bezahlt;Leinenhemd;LH-1;-2;39,90;EUR;Nordlicht',
  ]
  const [head = ''] = TABLE.split('\n')
  const read = await readBytes([head, ...rows].join('\n'), { mapping: columns, shop: 'Nordlicht' })
  expect(ofKind(read, 'order-line').map(({ orderId, product, units }) => [orderId, product.productId, units])).toEqual([
    ['B-1', 'LH-1', 2],
  ])
  expect(read.rejects.map(({ field, reason, cell }) => [field, reason, cell])).toEqual([
    ['Menge', 'is not a count', '2,5'],
    // It was sold in another order, which nobody names.
    ['Menge', 'is a return of what no earlier row of its order sold', '-2'],
  ])
})

it('a table of orders without a column of quantities is refused', async () => {
  const { quantity: _, ...rest } = columns
  await expect(readBytes(TABLE, { mapping: rest })).rejects.toThrow(/orderId, orderedOn, title and quantity/)
})
