import { list } from '@trendee/analytics/selling/list'
import { productSummary } from '../../answers/product'
import { trendSummary } from '../../answers/trend'
import { topList } from '@trendee/analytics/trends/top-list'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { SELLING_PLATFORMS, type SellingPath } from '@trendee/contract/selling/platforms'
import type { SellingListInput } from '@trendee/contract/selling/list'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { trendsAsOf } from '@trendee/runtime/trends-as-of'
import { type Handler, type TableAnswer, tableAnswer } from '../../http/handler'
import { csvText } from './csv'
import { type ExportColumn, type Language, PRODUCT_COLUMNS, TREND_COLUMNS } from './export-columns'

interface Table<Row> {
  readonly columns: readonly ExportColumn<Row>[]
  readonly rows: readonly Row[]
  /** Newest day in the data; it dates the file. */
  readonly asOf: string | null
}

function fileOf<Row>(what: string, table: Table<Row>, language: Language): TableAnswer {
  return tableAnswer(table.rows, (shown) => {
    const header = table.columns.map((column) => column[language])
    const rows = shown.map((row) => table.columns.map((column) => column.cell(row, language)))
    return {
      contentType: 'text/csv; charset=utf-8',
      body: csvText(header, rows),
      fileName: `${['trendee', what, table.asOf].filter(Boolean).join('-')}.csv`,
    }
  })
}

async function trends(runtime: Runtime, filters: ParsedOf<typeof CONTRACT.trends.topList>) {
  const { list, asOf } =
    filters.as_of === undefined
      ? await topList(runtime.analytics, filters)
      : await trendsAsOf(runtime.analytics, { ...filters, as_of: filters.as_of })
  return { columns: TREND_COLUMNS, rows: list.map((trend) => trendSummary(trend, filters.window)), asOf }
}

async function products(runtime: Runtime, shop: SellingPath, filters: SellingListInput) {
  // One query for all rows: pages asked one after another could fall on both sides of an import.
  const found = await list(runtime.analytics, SELLING_PLATFORMS[shop], filters)
  const rows = found.list.map((row) => productSummary(row, filters.window))
  return { columns: PRODUCT_COLUMNS, rows, asOf: found.asOf }
}

/** A list as CSV in the asked language, with the filters of its screen. A plan's bound cuts the quantity. */
export const exportList = (async (input, { runtime, top }) => {
  const { what, quantity, language } = input
  const pageSize = top === null ? quantity : Math.min(quantity, top)
  return input.what === 'trends'
    ? fileOf(what, await trends(runtime, { ...input.filters, pageSize }), language)
    : fileOf(what, await products(runtime, input.what, { ...input.filters, pageSize }), language)
}) satisfies Handler<typeof CONTRACT.common.export>
