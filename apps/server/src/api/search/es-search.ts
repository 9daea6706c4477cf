import { search } from '@trendee/analytics/search/search'
import type { CONTRACT } from '@trendee/contract/contract'
import { foundRecord, picturedRecord, understoodAnswer } from '../../answers/found-record'
import { namedTopics } from '../../answers/named-topics'
import { Photos } from '../../answers/picture-address'
import type { Handler } from '../../http/handler'

/** One page of each kind; each as far as the plan opens lists. */
export const esSearchHandler: Handler<typeof CONTRACT.search.esSearch> = async (input, { runtime, top }) => {
  const { understood, groups } = await search(runtime.analytics, input)
  const isBeyondProducts = input.kinds.some((kind) => kind !== 'product')
  const topics =
    isBeyondProducts && input.page === 1 ? await namedTopics(runtime, [...new Set([input.q, understood.text])]) : []
  const open = top === null ? input.pageSize : Math.max(0, top - (input.page - 1) * input.pageSize)
  const shown = groups.map((group) => ({ ...group, rows: group.rows.slice(0, open) }))
  const photos = await Photos.of(
    runtime.analytics,
    shown.flatMap(({ rows }) => rows.flatMap(picturedRecord)),
  )
  return {
    understood: understoodAnswer(understood),
    groups: shown.map(({ kind, total, platforms, rows }) => ({
      kind,
      total,
      platforms: [...platforms],
      list: rows.map((row) => foundRecord(row, photos)),
    })),
    topics,
    page: input.page,
    pageSize: input.pageSize,
  }
}
