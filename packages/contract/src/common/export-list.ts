import { z } from 'zod'
import { LANGUAGES } from '@trendee/core/language/languages'
import type { LineAccess } from '../access'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../parameters'
import { EXPORT_PATH, EXPORT_START_PATH, MOST_EXPORT_ROWS, MOST_ROWS_AT_ONCE } from './export-path'
import { type ExportedList, anyItem, exportedLists, hiddenOfItems, parsedFilters, ruleOfList } from './exported-lists'
import { exportFormat, ownExport } from './own-export'

interface Asked {
  readonly what: string
  readonly filters: unknown
}

/** The export of every list that these groups declare columns of: at once, or as work whose file is fetched later. */
export function exportOf(groups: object) {
  const lists = exportedLists(groups)
  const ruleOf = ({ what, filters }: Asked) => ruleOfList(lists.get(what) as ExportedList, filters)
  const access = {
    who: 'line',
    line: (input) => ruleOf(input).line,
    feature: 'export_rows',
    needs: (input) => {
      const { feature, alsoNeeds } = ruleOf(input)
      return [feature, ...alsoNeeds]
    },
    or: (input) => {
      const { or } = ruleOf(input)
      return or && { line: or.line, feature: 'export_rows', alsoNeeds: [or.feature, ...or.alsoNeeds] }
    },
    note: 'The plan is the one of the list that `what` names, and must also open that list with the same filters.',
    amount: 'quantity',
  } as const satisfies LineAccess<Asked>
  /** `given`: the filters as they came, which name the file. */
  const questionUpTo = (most: number) =>
    z
      .looseObject({
        what: z.enum([...lists.keys()]),
        quantity: wholeNumber(1, most).default(100),
        language: z.enum(LANGUAGES).default('en'),
        format: exportFormat.default('csv'),
      })
      .transform(({ what, quantity, language, format, ...given }, context) => {
        const parsed = parsedFilters(lists.get(what) as ExportedList, given)
        if (!parsed.success) {
          for (const { message, path } of parsed.error.issues) {
            context.addIssue({ code: 'custom', message, path, input: given })
          }
          return z.NEVER
        }
        return { what, filters: parsed.data, given, quantity, language, format }
      })
  return {
    export: endpoint({
      method: 'GET',
      // The rows of the plan are used up by it.
      changes: true,
      path: EXPORT_PATH,
      summary: 'A list as CSV or as a workbook, with the filters of its screen and a chosen quantity',
      access: { ...access, hides: hiddenOfItems(lists.values()) },
      limit: { perMinute: 20 },
      input: questionUpTo(MOST_ROWS_AT_ONCE),
      output: z.string(),
      example: { what: 'trends', quantity: 10 },
      answer: 'table',
      row: anyItem(lists.values()),
    }),
    exportStart: endpoint({
      method: 'POST',
      path: EXPORT_START_PATH,
      summary: 'Begins an export of any length; a message says when its file is ready, which is kept for a week',
      access,
      limit: { perMinute: 10 },
      input: questionUpTo(MOST_EXPORT_ROWS),
      output: ownExport,
      example: { what: 'trends', quantity: 20 },
    }),
  }
}
