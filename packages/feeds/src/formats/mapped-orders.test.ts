import { expect, it } from 'vitest'
import { guessTable } from '../mapping/guess-mapping'
import { UNREAD_DAY } from '../record-day'
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

it('a table of orders without quantities sold one piece or more a row, and says so', async () => {
  const rows = `Order Id,Order Date,Listing Title,Order Price
61f3,46085,Linen blazer,45.00
61f4,46090,Silk skirt,80.00
`
  const mapping = { orderId: 'Order Id', orderedOn: 'Order Date', title: 'Listing Title', price: 'Order Price' }
  const read = await readBytes(rows, { mapping, shop: 'Closet', currency: 'USD' })
  expect(ofKind(read, 'order-line').map(({ orderedOn, units, evidence }) => [orderedOn, units, evidence])).toEqual([
    ['2026-03-04', 1, 'at_least'],
    ['2026-03-09', 1, 'at_least'],
  ])
  expect(read.notes).toContain('The table has no column of quantities: each row is read as one piece or more.')
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
    'B-2;06.03.2025;bezahlt;Wollmütze;WM-3;-2;29,90;EUR;Nordlicht',
  ]
  const [head = ''] = TABLE.split('\n')
  const read = await readBytes([head, ...rows].join('\n'), { mapping: columns, shop: 'Nordlicht' })
  expect(ofKind(read, 'order-line').map(({ orderId, product, units }) => [orderId, product.productId, units])).toEqual([
    ['B-1', 'LH-1', 2],
  ])
  expect(read.rejects.map(({ line, field, reason, cell }) => [line, field, reason, cell])).toEqual([
    [3, 'Menge', 'is not a count', '2,5'],
    // It was sold before the file begins.
    [5, 'Menge', 'is a return of what no row before it sold', '-2'],
  ])
  expect(read.rowsRead).toBe(4)
  const dear = [rows[0], 'B-1;;;Wollpullover;WP-2;1;teuer;EUR;Nordlicht'].join('\n')
  const { unread } = await readBytes(`${head}\n${dear}`, { mapping: columns, shop: 'Nordlicht' })
  expect(unread.map(({ field, examples }) => [field, examples])).toEqual([
    ['Verkaufspreis', [{ line: 3, text: 'teuer' }]],
  ])
})

/** Reads rows of a table of orders, each an order, a product, a quantity and, where it is not paid, a status. */
async function readOrders(rows: readonly (readonly [string, string, string, string?])[]) {
  const [head = ''] = TABLE.split('\n')
  const lines = rows.map(
    ([orderId, productId, quantity, status = 'bezahlt'], index) =>
      `${orderId};${String(index + 1).padStart(2, '0')}.03.2025;${status};Leinenhemd;${productId};${quantity};39,90;EUR;Nordlicht`,
  )
  const read = await readBytes([head, ...lines].join('\n'), { mapping: columns, shop: 'Nordlicht' })
  const told = ofKind(read, 'order-line').map(({ orderId, line, units }) => [orderId, line, units])
  const rejected = read.rejects.map(({ line, field, reason, cell }) => [line, field, reason, cell])
  return { read, told, rejected }
}

it('a return apart from its order tells the line anew, with the day and the price of the sale', async () => {
  const { read, told, rejected } = await readOrders([
    ['B-1', 'LH-1', '5'],
    ['B-2', 'LH-1', '1'],
    ['B-1', 'LH-1', '-2'],
  ])
  expect(told).toEqual([
    ['B-1', 1, 5],
    ['B-2', 1, 1],
    ['B-1', 1, 3],
  ])
  const last = ofKind(read, 'order-line').at(-1)
  expect(last).toMatchObject({ platform: 'shop-nordlicht', evidence: 'measured', orderedOn: '2025-03-01' })
  expect(last?.product).toEqual({ ...ofKind(read, 'order-line')[0]?.product })
  // The later statement counts by the number of its row, and no row is counted twice.
  expect(read.rowOfRecord).toEqual([...read.rowOfRecord].sort((a, b) => a - b))
  expect(new Set(read.rowOfRecord).size).toBe(3)
  expect([read.rowsRead, rejected]).toEqual([3, []])
})

it('a return above its sale waits for it', async () => {
  const { read, told, rejected } = await readOrders([
    ['B-1', 'LH-1', '-2'],
    ['B-2', 'LH-1', '1'],
    ['B-1', 'LH-1', '5'],
    ['B-3', 'LH-1', '-1'],
    ['B-3', 'LH-1', '4'],
  ])
  expect(told).toEqual([
    ['B-2', 1, 1],
    ['B-1', 1, 3],
    ['B-3', 1, 3],
  ])
  expect([read.rowsRead, rejected]).toEqual([5, []])
})

it('a return of more than one line sold takes from several, first from those beside it', async () => {
  const together = await readOrders([
    ['B-1', 'LH-1', '2'],
    ['B-1', 'LH-1', '2'],
    ['B-1', 'WP-2', '2'],
    ['B-1', 'LH-1', '-3'],
  ])
  expect(together.told).toEqual([
    ['B-1', 1, 0],
    ['B-1', 2, 1],
    ['B-1', 3, 2],
  ])
  expect([together.read.rowsRead, together.rejected]).toEqual([4, []])
  const apart = await readOrders([
    ['B-1', 'LH-1', '2'],
    ['B-2', 'LH-1', '1'],
    ['B-1', 'LH-1', '2'],
    ['B-1', 'LH-1', '-5'],
    ['B-2', 'LH-1', '0'],
    ['B-1', 'LH-1', '4'],
  ])
  expect(apart.told).toEqual([
    ['B-1', 1, 2],
    ['B-2', 1, 1],
    ['B-1', 2, 0],
    ['B-2', 2, 0],
    ['B-1', 3, 3],
    ['B-1', 1, 0],
  ])
  expect([apart.read.rowsRead, apart.rejected]).toEqual([6, []])
})

it('a quantity in brackets is a return', async () => {
  const { read, told } = await readOrders([
    ['B-1', 'LH-1', '9'],
    ['B-1', 'LH-1', '(2)'],
    ['B-2', 'LH-1', '1'],
    ['B-1', 'LH-1', '(3.00)'],
  ])
  expect(told).toEqual([
    ['B-1', 1, 7],
    ['B-2', 1, 1],
    ['B-1', 1, 4],
  ])
  expect(read.rowsRead).toBe(4)
})

it('a return for which no sale is left is rejected at its own line, after what could be taken was', async () => {
  const { read, told, rejected } = await readOrders([
    ['B-1', 'LH-1', '2'],
    ['B-2', 'LH-1', '-1'],
    ['B-1', 'LH-1', '-3'],
    ['B-1', 'WP-2', '-1'],
    ['B-3', 'LH-1', '7'],
  ])
  expect(told).toEqual([
    ['B-1', 1, 2],
    ['B-3', 1, 7],
    ['B-1', 1, 0],
  ])
  const reason = 'is a return of what no row before it sold'
  expect(rejected).toEqual([
    [3, 'Menge', reason, '-1'],
    [4, 'Menge', reason, '-3'],
    [5, 'Menge', reason, '-1'],
  ])
  expect(read.rejects[0]?.excerpt).toBe('B-2,02.03.2025,bezahlt,Leinenhemd,-1,39,90,EUR')
  expect(read.rowsRead).toBe(5)
})

it('a line of a cancelled order stays at nothing when its pieces come back', async () => {
  const { read, told, rejected } = await readOrders([
    ['B-1', 'LH-1', '2', 'storniert'],
    ['B-2', 'LH-1', '1'],
    ['B-1', 'LH-1', '-2'],
  ])
  expect(told).toEqual([
    ['B-1', 1, 0],
    ['B-2', 1, 1],
  ])
  expect([read.rowsRead, rejected]).toEqual([3, []])
})

it('a return tells what an amount that was given back told before', async () => {
  const rows = [
    'Order;Day;Item;SKU;Quantity;Price;Refunded',
    'A;2025-03-01;Linen shirt;LS;5;10;20',
    'B;2025-03-02;Linen shirt;LS;1;10;',
    'A;2025-03-03;Linen shirt;LS;-2;10;',
  ]
  const mapping = {
    orderId: 'Order',
    orderedOn: 'Day',
    title: 'Item',
    productId: 'SKU',
    quantity: 'Quantity',
    price: 'Price',
    refunded: 'Refunded',
  }
  const read = await readBytes(rows.join('\n'), { mapping, shop: 'Nordlicht', currency: 'EUR' })
  // The amount is that of the two pieces: they are not taken off twice.
  expect(ofKind(read, 'order-line').map(({ orderId, line, units }) => [orderId, line, units])).toEqual([
    ['A', 1, 3],
    ['B', 1, 1],
  ])
  expect([read.rowsRead, read.rejects]).toEqual([3, []])
})

it('a table of orders names its products by titles, else by ids', async () => {
  const { title: _, ...byId } = columns
  const { productId: __, ...rest } = byId
  await expect(readBytes(TABLE, { mapping: rest })).rejects.toThrow(/orderId, orderedOn and title or productId/)
  const read = await readBytes(TABLE, { mapping: byId, shop: 'Nordlicht' })
  const sold = ofKind(read, 'order-line').map(({ units, product }) => [product.productId, product.title, units])
  expect(sold.slice(0, 3)).toEqual([
    ['LH-1', '', 2],
    ['WP-2', '', 1],
    ['LH-1', '', 0],
  ])
})

it('an order without a readable day keeps its lines, and a line without a title those of its product', async () => {
  const rows = [
    'Order;Day;Item;SKU;Quantity',
    'A;2025-03-01;Linen shirt;LS;5',
    'B;soon;Linen shirt;LS;1',
    'C;;Linen shirt;LS;2',
    'D;2025-03-04;;LS;3',
    'D;2025-03-04;;;4',
    'E;2100-03-04;Linen shirt;LS;7',
  ]
  const mapping = { orderId: 'Order', orderedOn: 'Day', title: 'Item', productId: 'SKU', quantity: 'Quantity' }
  const read = await readBytes(rows.join('\n'), { mapping, shop: 'Nordlicht' })
  expect(
    ofKind(read, 'order-line').map(({ orderId, orderedOn, units, product }) => [
      orderId,
      orderedOn,
      units,
      product.productId,
      product.title,
    ]),
  ).toEqual([
    ['A', '2025-03-01', 5, 'LS', 'Linen shirt'],
    ['B', UNREAD_DAY, 1, 'LS', 'Linen shirt'],
    ['C', UNREAD_DAY, 2, 'LS', 'Linen shirt'],
    ['D', '2025-03-04', 3, 'LS', ''],
    ['E', UNREAD_DAY, 7, 'LS', 'Linen shirt'],
  ])
  expect(read.rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([[6, 'Item', 'is empty']])
  expect(read.unread.map(({ field, reason, cells }) => [field, reason, cells])).toEqual([
    ['Day', 'is no date', 1],
    ['Day', 'is empty', 1],
    ['date', 'lies in the future', 1],
  ])
})

it('a row that says "returned" says it of itself, and a thousand pieces that came back are a thousand', async () => {
  const rows = [
    'B-1;05.03.2025;;Leinenhemd;LH-1;2000;39,90;EUR;Nordlicht',
    'B-1;;zurückgesendet;Leinenhemd;LH-1;-1.000;39,90;EUR;Nordlicht',
  ]
  const [head = ''] = TABLE.split('\n')
  const read = await readBytes([head, ...rows].join('\n'), { mapping: columns, shop: 'Nordlicht' })
  expect(ofKind(read, 'order-line').map(({ units }) => units)).toEqual([1000])
})

it('the price of a piece is the total of its line by the pieces, where no column holds it', async () => {
  const table =
    'order,date,name,quantity,item-price\nA1,2026-05-02,Linen Dress,2,79.98\nA1,2026-05-02,Wool Coat,1,129\n'
  const mapping = { orderId: 'order', orderedOn: 'date', title: 'name', quantity: 'quantity', lineTotal: 'item-price' }
  const read = await readBytes(table, { mapping, currency: 'EUR' })
  expect(ofKind(read, 'order-line').map(({ units, product }) => [units, product.price, product.currency])).toEqual([
    [2, 39.99, 'EUR'],
    [1, 129, 'EUR'],
  ])
  expect(read.notes).toContain('The price of a piece is the total of its line by the pieces.')
})
