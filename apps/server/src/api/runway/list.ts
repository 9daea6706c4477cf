import { list } from '@trendee/analytics/runway/list'
import type { LookList } from '@trendee/contract/runway/list'
import { askedPicture, lookSummary, picturedLook } from '../../answers/look'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import type { Handler } from '../../http/handler'

/** Looks of a filter, with their photographs. */
export const lookList: Handler<LookList> = async (input, { runtime }) => {
  const found = await list(runtime.analytics, input)
  const photos = await Photos.of(runtime.analytics, found.rows.map(picturedLook))
  const answer = pageAnswer({ list: found.rows, total: found.total }, input, (look) => {
    const shown = lookSummary(look, photos)
    return { ...shown, picture: askedPicture(look, input, found.q, shown) }
  })
  return { ...answer, as_of: found.asOf, searched_as: found.searchedAs }
}
