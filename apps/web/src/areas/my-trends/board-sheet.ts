import type { CollectedRow } from './collected-answers'

export const PAPERS = ['a4', 'a3'] as const
export type Paper = (typeof PAPERS)[number]

/** Cards beside each other on landscape paper. */
const COLUMNS: Readonly<Record<Paper, number>> = { a4: 4, a3: 6 }

/** What a board tells of a trend; a shared one says nothing of the project's id, nor of what was decided. */
export type BoardRow = Omit<CollectedRow, 'categoryId' | 'decision'> & Partial<Pick<CollectedRow, 'decision'>>
type Source = NonNullable<CollectedRow['trend']>['source']

/** Rows of cards, which paper never cuts. */
export function sheetRows<Row>(rows: readonly Row[], paper: Paper): Row[][] {
  const columns = COLUMNS[paper]
  return Array.from({ length: Math.ceil(rows.length / columns) }, (_, at) =>
    rows.slice(at * columns, (at + 1) * columns),
  )
}

/** Each source once, to the newest day that any of the cards has of it. */
export function boardSources(rows: readonly Pick<BoardRow, 'trend'>[]): Source[] {
  const found = new Map<string, Source>()
  for (const { trend } of rows) {
    if (trend === null) continue
    const { platform, region, evidence, to } = trend.source
    const key = `${platform} ${region} ${evidence}`
    const known = found.get(key)
    if (known === undefined || known.to < to) found.set(key, trend.source)
  }
  return [...found.values()]
}

/** The newest day that any page tells of. */
export function newestOf(pages: readonly { readonly as_of: string | null }[]): string | null {
  const days = pages.flatMap(({ as_of: day }) => day ?? [])
  return days.toSorted().at(-1) ?? null
}
