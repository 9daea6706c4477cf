import { regionOfPlace } from '../regions'
import { columnKey } from '../table-feed'
import { trendsColumn, trendsValue } from './trends-header'

/** "Time" as Google's newer download heads its dates, in the exporter's language. */
const TIME = new Set(
  `time 时间 時間 日時 시간 zeit heure période tiempo hora ora tempo periodo tijd время час czas čas zaman waktu masa
thời_gian tid aika ora_și_data เวลา الوقت`.split(/\s+/),
)
const PLACES = new Set(
  `country geo region place location market geo_code country_code region_code land pays país pais paese страна 国家 地区 地域 国 국가 지역`.split(
    ' ',
  ),
)
const BATCHES = new Set('batch batch_id group chunk request request_id query_group 批次'.split(' '))

/** Names of the columns of a table with a row for each term and date. */
export const TERMS = ['keyword', 'search_term', 'term', 'query', 'kw']
export const VALUES = ['hits', 'interest', 'search_interest', 'interest_over_time', 'value']
export const PARTIAL = ['ispartial', 'is_partial', 'partial', 'partial_data']

/** Whether a table has a row for each term and date, not a column for each term. */
export function isOfRows(header: readonly string[]): boolean {
  const keys = new Set(header.map(columnKey))
  return [TERMS, VALUES].every((names) => names.some((name) => keys.has(name)))
}

/** An hour of a day, not a day: `2026-06-27T13:00:00`. */
export function isHourOfDay(cell: unknown): boolean {
  return typeof cell === 'string' && /^.{10}[T ](?!00(?::00){0,2}(?:$|[+-Z]))\d{2}/.test(cell.trim())
}

/** What a column of a table of search interest holds. */
export type SearchColumn =
  | { readonly holds: 'date' | 'partial' | 'place' | 'batch' | 'nothing'; readonly at: number; readonly head: string }
  | {
      readonly holds: 'interest'
      readonly at: number
      readonly head: string
      readonly term: string
      readonly detail: string
    }

/** The column that says whether the step of its row still ran when the file was made. Joined tables have several. */
export function isPartialLabel(head: string): boolean {
  return /^(?:is_?)?partial(?:_data)?(?:[._][a-z\d]+)?$/i.test(head.trim())
}

export function isTrue(cell: string): boolean {
  return /^(?:true|1|yes)$/i.test(cell.trim())
}

/** A column of other numbers may be called "Time" too. */
const LEAST_VALUES = 0.9

/** Google's newer download: dates under "Time", and values from 0 to 100 beside them. */
export function isNewerDownload(header: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const cells = rows.flatMap((row) => row.slice(1))
  const values = cells.filter((cell) => trendsValue(cell) !== undefined)
  return TIME.has(columnKey(header[0])) && values.length >= cells.length * LEAST_VALUES
}

/** What the columns hold, by their heads and the cells below them; `dateAt` is the column of dates. */
export function searchColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  dateAt: number,
): SearchColumn[] {
  const isOfClient = header.some(isPartialLabel)
  return header.map((cell, at) => {
    const head = cell.trim()
    if (at === dateAt) return { holds: 'date', at, head }
    if (isPartialLabel(head)) return { holds: 'partial', at, head }
    // Programs number their rows in a column without a name.
    if (head === '' || /^unnamed: \d+$/i.test(head)) return { holds: 'nothing', at, head }
    if (PLACES.has(columnKey(head)) && arePlaces(rows.map((row) => row[at] ?? ''))) return { holds: 'place', at, head }
    if (isOfClient && BATCHES.has(columnKey(head))) return { holds: 'batch', at, head }
    const column = trendsColumn(head)
    return { holds: 'interest', at, head, term: column?.term ?? head, detail: column?.detail ?? '' }
  })
}

/** Whether the cells name places, at least one of which we know; a column of numbers is a term that is called so. */
function arePlaces(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell.trim() !== '')
  return said.every((cell) => trendsValue(cell) === undefined) && said.some((cell) => regionOfPlace(cell) !== '')
}
