import { readingDay } from '@trendee/analytics/tables/reading-day'
import { topList } from '@trendee/analytics/trends/top-list'
import type { CONTRACT } from '@trendee/contract/contract'
import type { TrendSummary } from '@trendee/contract/fields'
import { type HighlightFacts, type ToldTrend, highlightSentences } from '@trendee/core/sentences/highlight-sentences'
import { LEVELS, PEAK_SOON_WEEKS } from '@trendee/core/trend/vocabulary'
import { trendSummary } from '../../answers/trend'
import { trendAddress } from '../../answers/trend-address'
import { regionNames, valueNames } from '../../answers/value-names'
import { writtenAnswer } from '../../answers/written-text'
import type { Handler } from '../../http/handler'

const LEVELLED = LEVELS.filter((level) => level !== 'none')
/** Enough that three are left of those that still move. */
const ASKED = 16
const TOLD = 3
/** Far more than have a level in any week. */
const MOST_LEVELLED = 100

export const highlightHandler: Handler<typeof CONTRACT.ai.highlight> = async (input, call) => {
  const { analytics } = call.runtime
  const { gender, region, primaryCategory, window, language, rewording } = input
  const asked = { gender, region, primaryCategory, window, page: 1, pageSize: ASKED } as const
  const today = await readingDay(analytics, call.state.today())
  const ask = async (question: Partial<Parameters<typeof topList>[1]>) => {
    const found = await topList(analytics, { ...asked, sort: 'level', order: 'desc', ...question }, today)
    return { ...found, list: found.list.map((metric) => trendSummary(metric, window, gender)) }
  }
  const [levels, strongest, rising, falling, season] = await Promise.all([
    Promise.all(LEVELLED.map((level) => ask({ level: [level], pageSize: 1 }))),
    ask({ level: LEVELLED, pageSize: MOST_LEVELLED }),
    ask({ level: LEVELLED, sort: 'adjusted_growth' }),
    ask({ sort: 'adjusted_growth', order: 'asc' }),
    ask({ peak_within_weeks: PEAK_SOON_WEEKS, sort: 'peak', order: 'asc', pageSize: 2 }),
  ])
  const asOf = falling.asOf
  if (asOf === null) return { ...(await writtenAnswer([], [], { language, rewording }, call)), as_of: null }
  const fields = { gender, region, ...(primaryCategory === undefined ? {} : { primaryCategory }) }
  const listed = (more: Readonly<Record<string, string>>) =>
    `/trendee/trend-database?${new URLSearchParams({ ...fields, ...more }).toString()}`
  const growthShown = { sort: 'adjusted_growth', window: String(window) }
  const [leader] = strongest.list
  const isByAll = (trend: TrendSummary) => gender !== 'all' && trend.gender === ''
  const facts: HighlightFacts = {
    region: inWords(regionNames(region)),
    gender,
    category: primaryCategory === undefined ? null : inWords(valueNames('primary_category', primaryCategory)),
    asOf,
    levels: LEVELLED.map((level, place) => ({
      level,
      count: levels[place]?.total ?? 0,
      address: listed({ level }),
    })),
    byAll: strongest.list.filter(isByAll).length,
    leader:
      leader === undefined || leader.yoy === null
        ? null
        : {
            name: nameOf(leader),
            change: leader.yoy,
            address: `${trendAddress(leader, gender, region)}#curve`,
            isByAll: isByAll(leader),
          },
    windowDays: window,
    rising: told(rising.list, 1, { address: listed({ ...growthShown, level: LEVELLED.join(',') }), isByAll }),
    falling: told(falling.list, -1, { address: listed({ ...growthShown, order: 'asc' }), isByAll }),
    season: {
      weeks: PEAK_SOON_WEEKS,
      count: season.total,
      address: `/trendee/trend-highlights?${new URLSearchParams(fields).toString()}#season`,
      first: firstToPeak(season.list),
    },
  }
  const { sentences, names } = highlightSentences(facts)
  return { ...(await writtenAnswer(sentences[language], names[language], { language, rewording }, call)), as_of: asOf }
}

/** Nobody is first where the next peaks in the same week. */
function firstToPeak([first, next]: readonly TrendSummary[]) {
  return first === undefined || first.forecast_peak_week === next?.forecast_peak_week ? null : nameOf(first)
}

const inWords = ({ name, name_zh: nameZh }: { readonly name: string; readonly name_zh: string }) => ({
  en: name,
  zh: nameZh === '' ? name : nameZh,
})
const nameOf = ({ name, trend_name_zh: nameZh }: TrendSummary) => inWords({ name, name_zh: nameZh })

/**
 * Those that move one way today, beyond their season and as measured: what merely rises less than its season would falls
 * to nobody's eye. What is stale tells nothing of this week.
 */
function told(
  trends: readonly TrendSummary[],
  way: 1 | -1,
  { address, isByAll }: { readonly address: string; readonly isByAll: (trend: TrendSummary) => boolean },
): ToldTrend[] {
  return trends
    .flatMap((trend) => {
      const { adjusted_growth: change, growth, is_stale: isStale } = trend
      const moves = !isStale && change !== null && growth !== null && way * change > 0 && way * growth > 0
      return moves ? [{ name: nameOf(trend), change, address, isByAll: isByAll(trend) }] : []
    })
    .slice(0, TOLD)
}
