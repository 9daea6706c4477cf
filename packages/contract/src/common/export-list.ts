import { z } from 'zod'
import { LANGUAGES, type Language } from '@trendee/core/language/languages'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../parameters'
import { type AskedList, EXPORTED_NAMES, HIDDEN_OF_ITEMS, anyItem, parsedFilters, ruleOfList } from './exported-lists'

type AskedExport = AskedList & { quantity: number; language: Language }

export const exportList = endpoint({
  method: 'GET',
  path: '/api/v1/common/export',
  summary: 'A list as CSV, with the filters of its screen and a chosen quantity',
  access: {
    who: 'line',
    line: (input) => ruleOfList(input).line,
    feature: 'export_rows',
    needs: (input) => {
      const { feature, alsoNeeds } = ruleOfList(input)
      return [feature, ...alsoNeeds]
    },
    note: 'The plan is the one of the list that `what` names, and must also open that list with the same filters.',
    amount: 'quantity',
    hides: HIDDEN_OF_ITEMS,
  },
  limit: { perMinute: 20 },
  input: z
    .looseObject({
      what: z.enum(EXPORTED_NAMES),
      quantity: wholeNumber(1, 10_000).default(100),
      language: z.enum(LANGUAGES).default('en'),
    })
    .transform(({ what, quantity, language, ...filters }, context): AskedExport => {
      const parsed = parsedFilters(what, filters)
      if (!parsed.success) {
        for (const { message, path } of parsed.error.issues) {
          context.addIssue({ code: 'custom', message, path, input: filters })
        }
        return z.NEVER
      }
      return { what, filters: parsed.data, quantity, language } as AskedExport
    }),
  output: z.string(),
  example: { what: 'trends', quantity: 10 },
  answer: 'csv',
  row: anyItem,
})
