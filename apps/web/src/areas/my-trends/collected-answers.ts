import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import type { OutputOf } from '@trendee/contract/endpoint'

type Answer = OutputOf<typeof collection.collectInfoList>
export type CollectedRow = Answer['list'][number]

/** What becomes of a project's list on the page, before the server has answered. */
export type RowChange =
  | { readonly kind: 'remove'; readonly trendName: string; readonly name: string }
  | { readonly kind: 'note'; readonly trendName: string; readonly note: string; readonly before: string }
  | { readonly kind: 'move'; readonly trendName: string; readonly place: number }

/** `before`: rows on the pages before. A row that moves to another page goes to the nearest end of this one. */
export function changedRows(rows: readonly CollectedRow[], change: RowChange, before: number): CollectedRow[] {
  const own = rows.find(({ trendName }) => trendName === change.trendName)
  if (own === undefined) return [...rows]
  if (change.kind === 'note') return rows.map((row) => (row === own ? { ...row, note: change.note } : row))
  const others = rows.filter((row) => row !== own)
  if (change.kind === 'remove') return others
  return others.toSpliced(Math.max(0, change.place - 1 - before), 0, own)
}

function changedAnswer(answer: Answer, change: RowChange): Answer {
  const list = changedRows(answer.list, change, (answer.page - 1) * answer.pageSize)
  return { ...answer, list, total: answer.total - (answer.list.length - list.length) }
}

/** The pages of a wall are one list: what leaves one of them draws the rows after it up. */
function changedPages({ pages, pageParams }: InfiniteData<Answer>, change: RowChange): InfiniteData<Answer> {
  const rows = pages.flatMap(({ list }) => list)
  const all = changedRows(rows, change, 0)
  const size = pages[0]?.pageSize ?? all.length
  const changed = pages.map((page, index) => ({
    ...page,
    list: all.slice(index * size, (index + 1) * size),
    total: page.total - (rows.length - all.length),
  }))
  return { pages: changed, pageParams }
}

interface Params {
  readonly categoryId?: string
  readonly sort?: string
}

/** Keys are path and parameters, of a wall with a word between; the order changes where the list is in the project's own. */
function concerns(key: QueryKey, categoryId: string, change: RowChange): boolean {
  const [path, ...rest] = key
  const params = (rest.at(-1) ?? {}) as Params
  if (path !== collection.collectInfoList.path || params.categoryId !== categoryId) return false
  return change.kind !== 'move' || (params.sort ?? 'place') === 'place'
}

/** Changes every kept list of a project; returns what puts them back as they were. */
export async function changeCollected(client: QueryClient, categoryId: string, change: RowChange): Promise<() => void> {
  const predicate = ({ queryKey }: { readonly queryKey: QueryKey }) => concerns(queryKey, categoryId, change)
  await client.cancelQueries({ predicate })
  const before = client.getQueriesData<Answer | InfiniteData<Answer>>({ predicate })
  client.setQueriesData<Answer | InfiniteData<Answer>>({ predicate }, (kept) => {
    if (kept === undefined) return kept
    return 'pages' in kept ? changedPages(kept, change) : changedAnswer(kept, change)
  })
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}
