import { toUsd } from '@trendee/core/currency/to-usd'
import type { OrderLineRecord } from '@trendee/feeds/records'
import { inUsd, type RecordTable } from './record-table'

export const ORDER_TABLE: RecordTable<OrderLineRecord> = {
  table: 'order_line',
  columns: [
    ['platform', 'label'],
    ['order_id', 'text'],
    ['line', 'uint32'],
    ['product_id', 'text'],
    ['ordered_on', 'day'],
    ['units', 'float64?'],
    ['evidence', 'label'],
    ['currency', 'label'],
    ['price', 'float64?'],
    ['list_price', 'float64?'],
    ['price_usd', 'float64?'],
    ['list_price_usd', 'float64?'],
    ['words', 'uint32'],
    ['version', 'version'],
    ['import_id', 'label'],
  ],
  row: ({ platform, orderId, line, product, units, evidence, orderedOn }, { context, version, words }) => {
    const dollars = toUsd(1, product.currency, orderedOn)
    return [
      platform,
      orderId,
      line,
      product.productId,
      orderedOn,
      units,
      evidence,
      product.currency,
      product.price,
      product.listPrice,
      inUsd(product.price, dollars),
      inUsd(product.listPrice, dollars),
      words,
      version,
      context.importId,
    ]
  },
  identity: 'platform, order_id, line, product_id, ordered_on, units, evidence, currency, price, list_price, words',
  scope: (stage) =>
    `platform IN (SELECT DISTINCT platform FROM ${stage}) AND product_id IN (SELECT DISTINCT product_id FROM ${stage})`,
}
