import { keywordsHolding } from '@trendee/analytics/graphics/keyword-shops'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { phraseWords } from '@trendee/core/graphics/print-phrases'
import { MOST_PROTECTED, ProtectedNames, protectedTermOf } from '@trendee/core/graphics/protected-terms'
import { saveSetting } from '@trendee/store/administration/settings'
import { pageAnswer } from '../../answers/page'
import { PROTECTED, protectedTerms } from '../../answers/protected-names'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'

/** The list in the order of its names, each with how many print keywords hold it. */
export const protectedTermsHandler: Handler<typeof CONTRACT.adminGraphics.protectedTerms> = async (
  input,
  { runtime },
) => {
  const { q, kind, page, pageSize } = input
  const words = protectedTermOf(q ?? '')
  const found = (await protectedTerms(runtime.store.db))
    .filter((term) => (kind === undefined || term.kind === kind) && term.term.includes(words))
    .toSorted((a, b) => (a.term < b.term ? -1 : 1))
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const counts = await keywordsHolding(
    runtime.analytics,
    shown.map((term) => new ProtectedNames([term]).needles),
  )
  const list = shown.map(({ term, kind: of }, at) => ({ term, kind: of, keywords: counts[at] ?? 0 }))
  return pageAnswer({ list, total: found.length }, input, (row) => row)
}

export const protectedSave: Handler<typeof CONTRACT.adminGraphics.protectedSave> = audited({
  action: 'adminGraphics.protectedSave',
  subjectOf: ({ term }) => `protected-name:${protectedTermOf(term)}`,
  nameOf: ({ term }) => protectedTermOf(term),
  change: async ({ term: written, kind, is_protected }, _call, db) => {
    const term = protectedTermOf(written)
    const words = phraseWords(term)
    const others = (await protectedTerms(db)).filter((known) => phraseWords(known.term) !== words)
    if (is_protected && others.length >= MOST_PROTECTED) {
      throw new ApiError('bad_input', `The list holds ${MOST_PROTECTED} names at most.`, { field: 'term' })
    }
    const kept = is_protected ? [...others, { term, kind }] : others
    await saveSetting(db, PROTECTED, { names: kept }, new Date())
    return { term, kind, is_protected }
  },
})
