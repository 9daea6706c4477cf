import { list as sellingList } from '@trendee/analytics/selling/list'
import { productSummary } from '../selling/product-summary'
import { metricAsSummary } from '@trendee/analytics/trends/metric-summary'
import { topList } from '@trendee/analytics/trends/top-list'
import { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { SELLING_PLATFORMS, type SellingPath } from '@trendee/contract/selling/platforms'
import type { SellingListInput } from '@trendee/contract/selling/list'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { trendsAsOf } from '@trendee/runtime/trends-as-of'
import { type Handler, type TableAnswer, tableAnswer } from '../../http/handler'
import { parseInput } from '../../http/register-contract'
import { csvText } from './csv'
import { type ExportColumn, type Language, PRODUCT_COLUMNS, TREND_COLUMNS } from './export-columns'

type Filters = Readonly<Record<string, unknown>>

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

/** The screen's filters are checked by the screen's own list; only its page gives way to the quantity. */
async function trends(runtime: Runtime, filters: Filters, quantity: number) {
  const checked = parseInput(CONTRACT.trends.topList, { ...filters, page: 1, pageSize: 1 })
  const question = { ...(checked as ParsedOf<typeof CONTRACT.trends.topList>), pageSize: quantity }
  const { list, asOf } =
    question.as_of === undefined
      ? await topList(runtime.analytics, question)
      : await trendsAsOf(runtime.analytics, { ...question, as_of: question.as_of })
  return { columns: TREND_COLUMNS, rows: list.map((trend) => metricAsSummary(trend, question.window)), asOf }
}

async function products(runtime: Runtime, shop: SellingPath, filters: Filters, quantity: number) {
  const checked = parseInput(CONTRACT.selling[shop].list, { ...filters, page: 1, pageSize: 1 })
  const question = { ...(checked as SellingListInput), pageSize: quantity }
  // One query for all rows: pages asked one after another could fall on both sides of an import.
  const { list, asOf } = await sellingList(runtime.analytics, SELLING_PLATFORMS[shop], question)
  const rows = list.map((row) => productSummary(row, question.window))
  return { columns: PRODUCT_COLUMNS, rows, asOf }
}

/** A list as CSV in the asked language, with the filters of its screen. A plan's bound cuts the quantity. */
export const exportList = (async (input, { runtime, top }) => {
  const { what, quantity: asked, language, ...filters } = input
  const quantity = top === null ? asked : Math.min(asked, top)
  return what === 'trends'
    ? fileOf(what, await trends(runtime, filters, quantity), language)
    : fileOf(what, await products(runtime, what, filters, quantity), language)
}) satisfies Handler<typeof CONTRACT.common.export>
