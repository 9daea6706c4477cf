import { expect, it } from 'vitest'
import { ofKind, readBytes } from '../testing/read-fixture'
import { claimStatus } from './order-status'

it('a credit note with a number of its own takes from the latest sales of the product before it, as an estimate', async () => {
  const rows = [
    'Invoice;Day;Item;SKU;Quantity;Price',
    'C-9;2025-03-04;Linen shirt;LS;-4;10',
    'A;2025-03-01;Linen shirt;LS;5;10',
    'B;2025-03-03;Linen shirt;LS;2;10',
    'B;2025-03-03;Wool hat;WH;1;10',
    'C;2025-03-05;Linen shirt;LS;6;10',
    'C-10;2025-03-02;Wool hat;WH;-1;10',
  ]
  const mapping = {
    orderId: 'Invoice',
    orderedOn: 'Day',
    title: 'Item',
    productId: 'SKU',
    quantity: 'Quantity',
    price: 'Price',
  }
  const read = await readBytes(rows.join('\n'), { mapping, shop: 'Nordlicht', currency: 'EUR' })
  const said = ofKind(read, 'order-line').map(({ orderId, line, units, evidence }) => [orderId, line, units, evidence])
  expect(said).toEqual([
    ['A', 1, 5, 'measured'],
    ['B', 1, 2, 'measured'],
    ['B', 2, 1, 'measured'],
    ['C', 1, 6, 'measured'],
    ['B', 1, 0, 'estimated'],
    ['A', 1, 3, 'estimated'],
  ])
  // The hat came back before any was sold.
  expect(read.rejects.map(({ line, reason }) => [line, reason])).toEqual([
    [7, 'is a return of what no row before it sold'],
  ])
  expect(read.notes).toContain(
    'Returns under a number of their own are taken off the latest sales of the same product before them: which sale it was is estimated.',
  )
})

it('an amount below nothing and a column of pieces tell what came back; a shop takes back what it sold itself', async () => {
  const rows = [
    'Invoice;Day;Item;SKU;Shop;Quantity;Returned;Total',
    'A;2025-03-01;Linen shirt;LS;North;5;2;50',
    'B;2025-03-02;Linen shirt;LS;South;3;;30',
    'C;2025-03-03;Linen shirt;LS;North;1;;-10,00 €',
  ]
  const mapping = {
    orderId: 'Invoice',
    orderedOn: 'Day',
    title: 'Item',
    productId: 'SKU',
    shop: 'Shop',
    quantity: 'Quantity',
    returned: 'Returned',
    lineTotal: 'Total',
  }
  const read = await readBytes(rows.join('\n'), { mapping, currency: 'EUR' })
  const said = ofKind(read, 'order-line').map(({ orderId, product, units }) => [orderId, product.shop, units])
  expect(said).toEqual([
    ['A', 'North', 3],
    ['B', 'South', 3],
    ['A', 'North', 2],
  ])
  expect(read.rejects).toEqual([])
})

it.each([
  ['Storniert / Abgelehnt', 0, true],
  ['Canceled (not paid)', 0, true],
  ['Venta cancelada', 0, true],
  ['キャンセル確定', 0, true],
  ['已取消（未付款）', 0, true],
  ['Devolución finalizada. Te devolvimos el dinero', 0, true],
  ['Batal', 0, true],
  ['Teilweise storniert', 2, true],
  ['卖家已发货，等待买家确认', 2, true],
  ['Selesai', 2, true],
  ['Return requested', 2, false],
  ['Retoure abgelehnt', 2, false],
  ['Keine Retoure', 2, false],
  ['Retour en cours', 2, false],
  ['반품철회', 2, false],
  ['キャンセル拒否', 2, false],
  ['退款关闭', 2, false],
  ['tidak dibatalkan', 2, false],
])('of an order “%s” %i pieces were sold; known: %s', async (status, units, isKnown) => {
  const mapping = { orderId: 'n', orderedOn: 'd', title: 't', quantity: 'q', status: 's' }
  const read = await readBytes(`n;d;t;q;s\n1;2025-03-01;Linen shirt;2;${status}\n`, { mapping, shop: 'Nordlicht' })
  expect(ofKind(read, 'order-line').map((line) => line.units)).toEqual([units])
  expect(read.notes.some((note) => note.includes('is not known'))).toBe(!isKnown)
  expect(read.notes).toContain('The table has no column of prices.')
})

it('a column of returned pieces tells what came back, whatever the amount is, and no more than was sold', async () => {
  const rows = [
    'n;d;t;q;back;price;refund',
    '1;2025-03-01;Linen shirt;3;1;35;38,90',
    '2;2025-03-01;Linen shirt;3;-2;35;',
    '3;2025-03-01;Linen shirt;3;45.00;35;',
  ]
  const mapping = {
    orderId: 'n',
    orderedOn: 'd',
    title: 't',
    quantity: 'q',
    returned: 'back',
    price: 'price',
    refunded: 'refund',
  }
  const read = await readBytes(rows.join('\n'), { mapping, shop: 'Nordlicht', currency: 'EUR' })
  expect(ofKind(read, 'order-line').map(({ units, evidence }) => [units, evidence])).toEqual([
    [2, 'measured'],
    [1, 'measured'],
    [3, 'measured'],
  ])
  expect(read.unread.map(({ field, reason }) => [field, reason])).toEqual([['back', 'is more than was sold']])
})

it('a credit note takes from what the amount of a refund left, and from an order that was undone first', async () => {
  const rows = [
    'n;d;t;q;price;refund;status',
    'A;2025-03-01;Linen shirt;3;10;20;paid',
    'B;2025-03-02;Wool hat;1;30;;cancelled',
    'C;2025-03-01;Wool hat;1;30;;paid',
    'D;2025-03-05;Linen shirt;-1;10;;',
    'E;2025-03-05;Wool hat;-1;30;;',
  ]
  const mapping = {
    orderId: 'n',
    orderedOn: 'd',
    title: 't',
    quantity: 'q',
    price: 'price',
    refunded: 'refund',
    status: 'status',
  }
  const read = await readBytes(rows.join('\n'), { mapping, shop: 'Nordlicht', currency: 'EUR' })
  expect(ofKind(read, 'order-line').map(({ orderId, units }) => [orderId, units])).toEqual([
    ['A', 1],
    ['B', 0],
    ['C', 1],
    ['A', 0],
    ['B', 0],
  ])
  expect([read.rowsRead, read.rejects]).toEqual([5, []])
})

it('a return whose day cannot be read follows all sales, and rows below have the day of their order', async () => {
  const rows = [
    'n;d;t;q',
    'A;2025-03-01;Linen shirt;3',
    'B;2025-03-02;Wool hat;1',
    'R;soon;Linen shirt;-1',
    'B;;Wool scarf;2',
  ]
  const mapping = { orderId: 'n', orderedOn: 'd', title: 't', quantity: 'q' }
  const read = await readBytes(rows.join('\n'), { mapping, shop: 'Nordlicht' })
  expect(ofKind(read, 'order-line').map(({ orderId, orderedOn, units }) => [orderId, orderedOn, units])).toEqual([
    ['A', '2025-03-01', 3],
    ['B', '2025-03-02', 1],
    ['B', '2025-03-02', 2],
    ['A', '2025-03-01', 2],
  ])
  expect(read.rejects).toEqual([])
})

it('without a column of quantities a row is a piece of what its title or its id tells', async () => {
  const table = 'n;d;t;sku\nA;2025-03-01;Linen shirt;LS\nA;2025-03-01;;WH\n'
  const mapping = { orderId: 'n', orderedOn: 'd', title: 't', productId: 'sku' }
  const read = await readBytes(table, { mapping, shop: 'Nordlicht' })
  expect(ofKind(read, 'order-line').map(({ product, units }) => [product.productId, units])).toEqual([
    ['LS', 1],
    ['WH', 1],
  ])
})

it('a second column of states tells what came of a return, beside that of the order', async () => {
  const rows = [
    '订单编号,下单时间,宝贝标题,数量,价格,订单状态,退款状态',
    '1,2025-03-01,亚麻连衣裙,2,100,交易成功,没有申请退款',
    '1,2025-03-01,百褶裙,1,80,交易成功,退款成功',
    '2,2025-03-02,亚麻连衣裙,1,100,卖家已发货，等待买家确认,',
    '3,2025-03-02,亚麻连衣裙,1,100,交易成功,申请退款中',
    '4,2025-03-03,亚麻连衣裙,1,100,交易成功,换货完成',
    '5,2025-03-03,亚麻连衣裙,1,100,交易成功,等一等',
  ]
  const mapping = {
    orderId: '订单编号',
    orderedOn: '下单时间',
    title: '宝贝标题',
    quantity: '数量',
    price: '价格',
    status: '订单状态',
    claim: '退款状态',
  }
  const read = await readBytes(rows.join('\n'), { mapping, shop: 'Nordlicht', currency: 'CNY' })
  expect(ofKind(read, 'order-line').map(({ orderId, line, units }) => [orderId, line, units])).toEqual([
    ['1', 1, 2],
    ['1', 2, 0],
    ['2', 1, 1],
    ['3', 1, 1],
    ['4', 1, 1],
    ['5', 1, 1],
  ])
  expect(read.notes.filter((note) => note.includes('is not known'))).toEqual([
    'The status “等一等” is not known: its orders count as sold.',
  ])
})

it.each([
  [
    'Return status',
    'Returned|Return completed|Completed|Refund issued|erstattet|退款成功|全额退款|反品完了|반품완료|Возврат завершен',
    'undone',
  ],
  ['Return status', 'Partially refunded|部分退款成功|Teilweise erstattet', 'partly'],
  [
    'Return status',
    'Rejected|Declined|Abgelehnt|Return cancelled|Retoure storniert|Возврат отменен|отказ|退款关闭|已撤销|반품취소|교환완료|Requested|In progress|没有申请退款|None',
    'sold',
  ],
  // Done is what was asked for, not that it was granted.
  ['Return status', 'Request approved|Cancelled|취소|等一等', null],
  ['Status Pembatalan/ Pengembalian', 'Dibatalkan', 'undone'],
  ['클레임상태', '취소완료', 'undone'],
] as const)('a column %j that says %s leaves an order %s', (column, words, status) => {
  expect(words.split('|').map((word) => [word, claimStatus(word, column)])).toEqual(
    words.split('|').map((word) => [word, status]),
  )
})
