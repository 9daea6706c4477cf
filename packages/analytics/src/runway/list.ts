import type { LookListInput } from '@trendee/contract/runway/list'
import type { AnalyticsDb } from '../engine/db'
import { wordsPutRight } from '../tables/found-by-words'
import { IN_SHOW, LOOK_COLUMNS, LOOK_ROW, type LookRow } from '../tables/look-row'
import { type RankedPage, rankedPage } from '../tables/ranked-page'
import { lookCondition } from '../tables/look-filter'

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  shown_on: 'shown_on {order}, show_id',
  brand: 'lowerUTF8(brand) {order}, shown_on DESC, show_id',
  look_number: 'look_number {order} NULLS LAST, shown_on DESC, show_id',
} as const

export interface LookPage extends RankedPage<LookRow> {
  /** The words as they were searched, mistyped ones put right. */
  readonly q: string
  /** The same where that changed them, else null. */
  readonly searchedAs: string | null
}

/** Looks of a filter; within a show by their number. */
export async function list(db: AnalyticsDb, question: LookListInput): Promise<LookPage> {
  const words = await wordsPutRight(db, question.q)
  const { sql, parameters } = lookCondition(question, words.q)
  const page = await rankedPage(
    db,
    LOOK_ROW,
    {
      select: LOOK_COLUMNS,
      from: '(SELECT *, shown_on AS as_of FROM trendee.look_current)',
      where: sql,
      order: `${SORTS[question.sort].replaceAll('{order}', question.order)}, ${IN_SHOW}`,
    },
    question,
    parameters,
    { route: 'runway.list', isKept: true },
  )
  return { ...page, ...words }
}
