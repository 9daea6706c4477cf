import { z } from 'zod'
import { LANGUAGES } from '@trendee/core/language/languages'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../parameters'
import { EXPORT_PATH } from './export-path'
import { type ExportedList, anyItem, exportedLists, hiddenOfItems, parsedFilters, ruleOfList } from './exported-lists'

/** The export of every list that these groups declare columns of. */
export function exportOf(groups: object) {
  const lists = exportedLists(groups)
  const ruleOf = ({ what, filters }: { readonly what: string; readonly filters: unknown }) =>
    ruleOfList(lists.get(what) as ExportedList, filters)
  return endpoint({
    method: 'GET',
    path: EXPORT_PATH,
    summary: 'A list as CSV, with the filters of its screen and a chosen quantity',
    access: {
      who: 'line',
      line: (input) => ruleOf(input).line,
      feature: 'export_rows',
      needs: (input) => {
        const { feature, alsoNeeds } = ruleOf(input)
        return [feature, ...alsoNeeds]
      },
      note: 'The plan is the one of the list that `what` names, and must also open that list with the same filters.',
      amount: 'quantity',
      hides: hiddenOfItems(lists.values()),
    },
    limit: { perMinute: 20 },
    input: z
      .looseObject({
        what: z.enum([...lists.keys()]),
        quantity: wholeNumber(1, 10_000).default(100),
        language: z.enum(LANGUAGES).default('en'),
      })
      .transform(({ what, quantity, language, ...filters }, context) => {
        const parsed = parsedFilters(lists.get(what) as ExportedList, filters)
        if (!parsed.success) {
          for (const { message, path } of parsed.error.issues) {
            context.addIssue({ code: 'custom', message, path, input: filters })
          }
          return z.NEVER
        }
        return { what, filters: parsed.data, quantity, language }
      }),
    output: z.string(),
    example: { what: 'trends', quantity: 10 },
    answer: 'csv',
    row: anyItem(lists.values()),
  })
}
