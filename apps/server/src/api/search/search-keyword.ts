import { search } from '@trendee/analytics/search/search'
import type { CONTRACT } from '@trendee/contract/contract'
import { NAMED_KINDS } from '@trendee/core/search/search-kinds'
import { foundRecord, picturedRecord, understoodAnswer } from '../../answers/found-record'
import { Photos } from '../../answers/picture-address'
import type { Handler } from '../../http/handler'

/** What has a name like the word: exact names of all kinds first, then the others by kind. */
export const searchKeywordHandler: Handler<typeof CONTRACT.search.searchKeyword> = async (input, { runtime }) => {
  const { understood, groups } = await search(runtime.analytics, {
    q: input.q,
    kinds: NAMED_KINDS,
    page: 1,
    pageSize: input.quantity,
  })
  const isExact = ({ name, name_zh }: { name: string; name_zh: string }) =>
    [name.toLowerCase(), name_zh.toLowerCase()].includes(understood.text)
  const rows = groups.flatMap((group) => group.rows)
  const list = [...rows.filter(isExact), ...rows.filter((row) => !isExact(row))].slice(0, input.quantity)
  const photos = await Photos.of(runtime.analytics, list.flatMap(picturedRecord))
  return { understood: understoodAnswer(understood), list: list.map((row) => foundRecord(row, photos)) }
}
