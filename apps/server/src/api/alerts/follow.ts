import { createHash } from 'node:crypto'
import type { CONTRACT } from '@trendee/contract/contract'
import { lineOfList } from '@trendee/contract/alerts/saved-line'
import { NOT_SAVED, SAVED_LISTS } from '@trendee/contract/alerts/saved-lists'
import { ApiError } from '@trendee/contract/errors'
import { type AlertSubject, KINDS_OF, lineOfSubject } from '@trendee/core/alerts/alert-kinds'
import { alertPath } from '@trendee/core/alerts/alert-path'
import { watchedNews } from '@trendee/runtime/alerts/watched-news'
import { channelsOf } from '@trendee/store/alerts/channels'
import { type NewSubscription, dropSubscription, saveSubscription } from '@trendee/store/alerts/subscriptions'
import { starId } from '../../answers/followable'
import { namedRecord } from '../../answers/named-record'
import type { Call, Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { subscriptionAnswer } from './answers'

type Alerts = typeof CONTRACT.alerts
type Search = Readonly<Record<string, unknown>>

/** What it is now: alerts are of what comes after it. Nothing where the data holds too little of it yet. */
async function toldNow(call: Call, subject: AlertSubject, itemId: string, search: Search) {
  const watched = { subject, itemId, search, told: {} }
  const news = await watchedNews(call.runtime.analytics, [watched], call.state.today())
  return { ...news.get(watched)?.told }
}

/** The chosen channels, which are the account's own: an alert that goes nowhere must not be kept as one that does. */
async function ownChannels({ runtime }: Call, accountId: string, chosen: readonly string[] | undefined) {
  if (chosen === undefined || chosen.length === 0) return chosen ?? null
  const own = new Set((await channelsOf(runtime.store.db, accountId)).map(({ channelId }) => channelId))
  if (chosen.some((id) => !own.has(id))) throw new ApiError('not_found', 'There is no such channel.')
  return chosen
}

/** A plan with as many as it has room for is answered like any other that is used up. */
function save(call: Call, subscription: NewSubscription) {
  const { top, topLimit } = call
  const refusal = () => new ApiError('plan_limit', `Your plan tells ${top} of these.`, { ...topLimit })
  return saveSubscription(call.runtime.store.db, subscription, { count: top, refusal }, new Date())
}

export const follow: Handler<Alerts['follow']> = async ({ subject, id: asked, kinds, channels }, call) => {
  const { accountId } = memberOf(call)
  const id = starId(subject, asked)
  const record = (await namedRecord(call.runtime, subject, [id])).get(id)
  if (record === undefined) throw new ApiError('not_found', 'There is no such item.')
  const wanted = KINDS_OF[subject].filter((kind) => kinds.includes(kind))
  if (wanted.length === 0) throw new ApiError('bad_input', 'There is none of this to tell.', { field: 'kinds' })
  const saved = await save(call, {
    accountId,
    subject,
    itemId: id,
    line: lineOfSubject(subject),
    nameEn: record.name,
    nameZh: record.name_zh === '' ? record.name : record.name_zh,
    link: alertPath(subject, id, record.type),
    search: {},
    kinds: wanted,
    channels: await ownChannels(call, accountId, channels),
    told: await toldNow(call, subject, id, {}),
  })
  return subscriptionAnswer(saved)
}

export const search: Handler<Alerts['search']> = async ({ list, name, fields, link, channels }, call) => {
  const { accountId } = memberOf(call)
  const asked = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => value !== '' && !NOT_SAVED.has(field)),
  )
  const read = SAVED_LISTS[list].input.safeParse(asked)
  if (!read.success) throw new ApiError('bad_input', 'The list does not understand this search.', { field: 'fields' })
  const understood = read.data as object
  // Fields that the list does not know would make two searches of one.
  const known = Object.fromEntries(Object.entries(asked).filter(([field]) => Object.hasOwn(understood, field)))
  const kept = { list, fields: known }
  const text = JSON.stringify([list, Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1))])
  const itemId = createHash('sha256').update(text).digest('hex').slice(0, 32)
  const saved = await save(call, {
    accountId,
    subject: 'search',
    itemId,
    line: lineOfList(list),
    nameEn: name,
    nameZh: name,
    link,
    search: kept,
    kinds: KINDS_OF.search,
    channels: await ownChannels(call, accountId, channels),
    told: await toldNow(call, 'search', itemId, kept),
  })
  return subscriptionAnswer(saved)
}

export const drop: Handler<Alerts['drop']> = async ({ subscription_id: id }, call) => {
  const { accountId } = memberOf(call)
  if (!(await dropSubscription(call.runtime.store.db, accountId, id)))
    throw new ApiError('not_found', 'You have no such alert.', { field: 'subscription_id' })
  return { dropped: true }
}
