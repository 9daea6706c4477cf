import type { CONTRACT } from '@trendee/contract/contract'
import { MADE } from '@trendee/contract/forecasts/ledger-fields'
import { bestAndWorst, groupScore } from '@trendee/core/forecast/score-ledger'
import type { Handler } from '../../http/handler'
import { type Judged, judgedForecasts, madeOf } from '../../answers/judged-forecasts'

/** Of each series one forecast: that which was made ahead, before the back-test. */
function onePerSeries(judged: readonly Judged[]) {
  const chosen = new Map<string, Judged['answer']>()
  for (const { answer } of judged) {
    const key = [answer.trend_id, answer.platform, answer.region, answer.gender].join('/')
    if (answer.made === 'ahead' || !chosen.has(key)) chosen.set(key, answer)
  }
  return [...chosen.values()]
}

export const scoresHandler: Handler<typeof CONTRACT.forecasts.scores> = async (input, { runtime }) => {
  const { gender, region, primaryCategory, platform, horizon } = input
  const found = await judgedForecasts({ gender, region, primaryCategory, platform, horizon }, runtime)
  const groups = MADE.map((made) => {
    const score = groupScore(found.judged.filter(({ answer }) => answer.made === made).map((each) => each.score))
    const open = found.open.find((each) => madeOf(each) === made)
    return {
      made,
      scored: score.scored,
      mase: score.mase,
      coverage: score.coverage,
      compared: score.compared,
      compared_mase: score.comparedMase,
      naive_mase: score.naiveMase,
      closer: score.closer,
      waiting: open?.waiting ?? 0,
      first_due: open?.firstDue ?? null,
      unmeasured: (open?.unmeasured ?? 0) + found.tooFewWeeks[made],
    }
  })
  return { groups, ...bestAndWorst(onePerSeries(found.judged)), as_of: found.asOf }
}
