import type { PastDay } from '@trendee/contract/parameters'
import { readingDay } from '@trendee/analytics/tables/reading-day'
import { type TrendDetail, trendDetail } from '@trendee/analytics/trends/trend-detail'
import { ApiError } from '@trendee/contract/errors'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { trendFormerly } from '@trendee/store/forecasts/moved-series'
import type { Call } from '../../http/handler'

interface Asked extends PastDay {
  readonly name: string
  readonly gender: AskedGender
  readonly region: string
}

/** The stored row of the trend that is asked for, now or as of a day in the past; throws 1002 where nobody knows it. */
export async function trendRow(asked: Asked, { runtime, state, signal }: Call): Promise<TrendDetail> {
  const { analytics, store } = runtime
  const { gender, region, as_of: asOf, as_known: isKnown } = asked
  const past = { region, as_of: asOf, as_known: isKnown }
  const today = await readingDay(analytics, state.today(), asOf)
  const find = (name: string) =>
    runtime.pastTrends.ask(past, signal, () => trendDetail(analytics, { ...past, name, gender }, today))
  // A link from before the lexicon told two trends apart leads to the one that it was about, which may have moved on since.
  const formerly = async (id: string, before: readonly string[]): Promise<TrendDetail | null> => {
    const now = await trendFormerly(store.db, id)
    if (now === null || before.includes(now)) return null
    return (await find(now)) ?? formerly(now, [...before, id])
  }
  const row = (await find(asked.name)) ?? (await formerly(trendIdOf(asked.name), []))
  if (!row) throw new ApiError('not_found', 'The trend has not yet been included in the database')
  return row
}
