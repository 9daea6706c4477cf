import { topList } from '@trendee/analytics/runway/top-list'
import type { CONTRACT } from '@trendee/contract/contract'
import { picturedLook } from '../../answers/look'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import type { Handler } from '../../http/handler'

/** Shows by how many of their looks show what is asked for. */
export const topShows: Handler<typeof CONTRACT.runway.topList> = async (input, { runtime }) => {
  const found = await topList(runtime.analytics, input)
  const looks = found.rows.flatMap(({ first_looks }) => first_looks.map((id) => ({ id })))
  const photos = await Photos.of(runtime.analytics, looks.map(picturedLook))
  const answer = pageAnswer(
    { list: found.rows, total: found.total },
    input,
    ({ shown_day, first_looks, ...ranked }) => ({
      ...ranked,
      shown_on: shown_day,
      pictures: first_looks.map((id) => ({ id, ...photos.shown(picturedLook({ id })) })),
    }),
  )
  return { ...answer, as_of: found.asOf, searched_as: found.searchedAs }
}
