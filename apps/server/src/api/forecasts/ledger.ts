import type { CONTRACT } from '@trendee/contract/contract'
import type { JudgedForecast } from '@trendee/contract/forecasts/ledger-fields'
import type { ParsedOf } from '@trendee/contract/endpoint'
import type { Handler } from '../../http/handler'
import { judgedForecasts } from '../../answers/judged-forecasts'

type Sort = Pick<ParsedOf<typeof CONTRACT.forecasts.ledger>, 'sort' | 'order'>

/** What is not known comes last, either way; what is alike stands by name and origin. */
function sorted(rows: readonly JudgedForecast[], { sort, order }: Sort): JudgedForecast[] {
  const sign = order === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [x, y] = [a[sort], b[sort]]
    if (x === null || y === null) return x === y ? byName(a, b) : x === null ? 1 : -1
    if (x !== y) return x < y ? -sign : sign
    return byName(a, b)
  })
}

function byName(a: JudgedForecast, b: JudgedForecast): number {
  const [x, y] = [a, b].map((row) => `${row.name}/${row.origin}/${row.platform}/${row.region}/${row.gender}`) as [
    string,
    string,
  ]
  return x < y ? -1 : x > y ? 1 : 0
}

export const ledgerHandler: Handler<typeof CONTRACT.forecasts.ledger> = async (input, { runtime }) => {
  const { gender, region, primaryCategory, platform, horizon, made, sort, order, page, pageSize } = input
  const { judged, asOf } = await judgedForecasts({ gender, region, primaryCategory, platform, horizon }, runtime)
  const rows = judged.map(({ answer }) => answer).filter((row) => made === undefined || row.made === made)
  const list = sorted(rows, { sort, order }).slice((page - 1) * pageSize, page * pageSize)
  return { list, total: rows.length, page, pageSize, as_of: asOf }
}
