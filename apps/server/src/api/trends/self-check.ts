import { freshness } from '@trendee/analytics/admin/freshness'
import { readingDay } from '@trendee/analytics/tables/reading-day'
import { selfCheck } from '@trendee/analytics/trust/self-check'
import type { CONTRACT } from '@trendee/contract/contract'
import { groupScore } from '@trendee/core/forecast/score-ledger'
import { ageOf, whatNotToTrust } from '@trendee/core/trust/what-not-to-trust'
import { judgedForecasts } from '../../answers/judged-forecasts'
import type { Handler } from '../../http/handler'

const YEAR_WEEKS = 52

export const selfCheckHandler: Handler<typeof CONTRACT.trends.selfCheck> = async ({ region }, { runtime, state }) => {
  const today = await readingDay(runtime.analytics, state.today())
  const [feeds, check, { judged }] = await Promise.all([
    freshness(runtime.analytics),
    selfCheck(runtime.analytics, region),
    judgedForecasts({ gender: 'all', region, horizon: YEAR_WEEKS }, runtime),
  ])
  const { scored, coverage, compared, comparedMase, naiveMase } = groupScore(judged.map(({ score }) => score))
  const capturesOf = ({ kind, platform }: (typeof feeds)[number]) =>
    kind === 'product' ? (check.captures.get(platform) ?? 0) : null
  return {
    told_on: today,
    doubts: whatNotToTrust({
      today,
      feeds: feeds.map((feed) => ({ ...feed, captures: capturesOf(feed), asOf: feed.as_of })),
      titles: check.titles,
      told: check.told,
      differing: check.differing,
      scored,
      coverage,
      trends: check.trends,
    }),
    feeds: feeds.map((feed) => ({
      platform: feed.platform,
      kind: feed.kind,
      from: feed.from,
      to: feed.to,
      age_days: feed.to === null ? null : ageOf(feed.to, today),
      entities: feed.entities,
      regions: feed.regions,
      captures: capturesOf(feed),
      as_of: feed.as_of,
      newest: feed.newest_capture?.comparability ?? null,
    })),
    titles: check.titles.map(({ platform, products, read, gendered }) => ({
      platform,
      products,
      read: products === 0 ? null : read / products,
      gendered: products === 0 ? null : gendered / products,
    })),
    platforms: {
      told: check.told,
      differing: check.differing,
      examples: check.examples.map(({ trend_id, name, name_zh, type, up, down }) => ({
        trend_id,
        name,
        trend_name_zh: name_zh,
        type,
        up,
        down,
      })),
    },
    ledger: { scored, coverage, mase: compared === 0 ? null : comparedMase, naive_mase: naiveMase },
    genders: [...check.trends],
  }
}
