import { toUsd } from '@trendee/core/currency/to-usd'
import type { OrderLineRecord } from '@trendee/feeds/records'
import { UNDATED } from '../tables/undated'
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
  row: ({ platform, orderId, line, product, units, evidence }, { context, day, version, words }) => {
    const dollars = day === UNDATED ? null : toUsd(1, product.currency, day)
    return [
      platform,
      orderId,
      line,
      product.productId,
      day,
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
