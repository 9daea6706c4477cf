import { LEVELS, type Level } from './vocabulary'

/** What decides which of a trend's rows a question shows. '' as region or gender: of no region, for everybody. */
export interface SpeakingRow {
  readonly region: string
  readonly gender: string
  readonly level: string
  readonly score: number | null
}

/** Region and gender of a question; gender '' where none is asked. */
export interface AskedRow {
  readonly region: string
  readonly gender: string
}

/** Whether a row may answer for a gender: one gender's numbers are never shown as another's, nor everybody's as one's. */
export function speaksFor({ gender }: SpeakingRow, asked: AskedRow): boolean {
  return asked.gender === '' || gender === asked.gender
}

/**
 * The order in which rows of one trend speak for it, the one that does first, among those that `speaksFor` lets speak. A
 * trend can have a row for each region and gender, and rows of no region or for everybody from feeds that name none. The
 * region's own row goes before one of no region; where no gender is asked, everybody's goes before the gender for which
 * the trend is strongest, by level, then by score. `analytics/src/tables/speaking-order.ts` is the same in SQL.
 */
export function bySpeaking(asked: AskedRow): (a: SpeakingRow, b: SpeakingRow) => number {
  const place = (row: SpeakingRow): number[] => [
    Number(row.region === asked.region),
    Number(row.gender === asked.gender),
    -LEVELS.indexOf(row.level as Level),
    row.score ?? Number.NEGATIVE_INFINITY,
  ]
  return (a, b) => {
    const [placeOfA, placeOfB] = [place(a), place(b)]
    for (const [index, value] of placeOfA.entries()) {
      const other = placeOfB[index] ?? 0
      if (value !== other) return other - value
    }
    return a.gender < b.gender ? -1 : 1
  }
}
