import { type Column, type ColumnValue, FILE_DIGITS, VOCABULARY_KINDS } from '@trendee/contract/column'
import { exportedLists } from '@trendee/contract/common/exported-lists'
import { CONTRACT } from '@trendee/contract/contract'
import { TEXTS, type Text } from '@trendee/contract/texts/texts'
import type { Language } from '@trendee/core/language/languages'
import { type Call, type Handler, tableAnswer } from '../../http/handler'
import { valueNames } from '../../answers/value-names'
import { csvText } from './csv'

interface ListAnswer {
  readonly list: readonly never[]
  /** Newest day in the data; it dates the file. */
  readonly as_of?: string | null
}
type ListHandler = (input: unknown, call: Call) => Promise<ListAnswer>

const LISTS = exportedLists(CONTRACT)
const texts: Readonly<Record<string, Text>> = TEXTS
const vocabulary: ReadonlySet<string> = new Set(VOCABULARY_KINDS)

function rounded(value: number, digits: number): number {
  // Adding zero makes the -0 that rounding leaves a plain one.
  return Number(value.toFixed(digits)) + 0
}

/**
 * A cell of the file: words and names in the asked language, numbers without the noise of their computing. A word without
 * an entry in the vocabulary stays as it is.
 */
function cellOf({ kind, value }: Column<never>, row: never, language: Language): ColumnValue {
  const cell = value(row, language)
  if (typeof cell === 'number') return rounded(cell, FILE_DIGITS[kind] ?? 0)
  if (typeof cell !== 'string') return cell
  if (vocabulary.has(kind)) return texts[`${kind}.${cell}`]?.[language] ?? cell
  if (kind !== 'category' && kind !== 'primary_category') return cell
  const { name, name_zh } = valueNames(kind, cell)
  return language === 'zh' ? name_zh : name
}

/**
 * A list as CSV in the asked language, with the filters of its screen. The list's handler answers it as one page, because
 * several pages could be read before and after an import. The plan's limit cuts the quantity.
 */
export function exportList(handlers: object): Handler<typeof CONTRACT.common.export> {
  return async ({ what, filters, quantity, language }, call) => {
    const exported = LISTS.get(what)
    if (exported === undefined) throw new Error(`${what} is not exported`)
    const handler = exported.name
      .split('.')
      .reduce<unknown>((branch, key) => (branch as Record<string, unknown>)[key], handlers) as ListHandler
    const pageSize = call.top === null ? quantity : Math.min(quantity, call.top)
    const { list, as_of: asOf = null } = await handler({ ...(filters as object), pageSize }, call)
    return tableAnswer(list, (shown) => ({
      contentType: 'text/csv; charset=utf-8',
      body: csvText(
        exported.columns.map(({ header }) => texts[header]?.[language] ?? header),
        shown.map((row) => exported.columns.map((column) => cellOf(column, row, language))),
      ),
      fileName: `${['trendee', what, asOf].filter(Boolean).join('-')}.csv`,
    }))
  }
}
