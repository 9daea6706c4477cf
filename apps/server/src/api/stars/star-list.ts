import type { CONTRACT } from '@trendee/contract/contract'
import { RECORD_KINDS } from '@trendee/core/stars/star-kinds'
import { starredIds, starredPage } from '@trendee/store/dashboard/star-lists'
import { recordCards } from '../../answers/record-card'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds } from '../../http/unix-seconds'

export const list: Handler<typeof CONTRACT.stars.list> = async ({ kind, page, pageSize }, call) => {
  const { accountId } = memberOf(call)
  const { store } = call.runtime
  const kinds = kind === undefined ? RECORD_KINDS : [kind]
  const starred = await starredPage(store.db, accountId, kinds, { page, pageSize })
  const cards = await recordCards(call.runtime, starred.list)
  return {
    list: cards.map((card, place) => ({
      ...card,
      starred_at: unixSeconds(starred.list[place]?.starredAt ?? new Date(0)),
    })),
    total: starred.total,
    page,
    pageSize,
  }
}

export const ids: Handler<typeof CONTRACT.stars.ids> = async (_input, call) => {
  const { accountId } = memberOf(call)
  return { list: await starredIds(call.runtime.store.db, accountId) }
}
