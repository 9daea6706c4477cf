import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { type Ending, endIt, endKey, endableOf, endingOf } from '@trendee/store/alerts/end-token'
import type { StoreDb } from '@trendee/store/engine/open-store'
import type { Handler } from '../../http/handler'

type Alerts = typeof CONTRACT.alerts
type Answer = OutputOf<Alerts['endable']>

async function endingNamed(db: StoreDb, token: string): Promise<Ending> {
  const ending = endingOf(await endKey(db), token)
  if (ending === null) throw new ApiError('not_found', 'This link is not of this platform, or not whole.')
  return ending
}

/** What is gone has ended; its name is not known any more. */
async function answerOf(db: StoreDb, ending: Ending): Promise<Answer> {
  const found = await endableOf(db, ending)
  return {
    what: ending.what,
    kind: (found?.kind as Answer['kind']) ?? null,
    name: found?.nameEn ?? '',
    name_zh: found?.nameZh ?? '',
    is_ended: found?.isEnded ?? true,
  }
}

export const endable: Handler<Alerts['endable']> = async ({ token }, { runtime }) => {
  const { db } = runtime.store
  return answerOf(db, await endingNamed(db, token))
}

export const end: Handler<Alerts['end']> = async ({ token }, { runtime }) => {
  const { db } = runtime.store
  const ending = await endingNamed(db, token)
  const answer = await answerOf(db, ending)
  await endIt(db, ending, new Date())
  return { ...answer, is_ended: true }
}
