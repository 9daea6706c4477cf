import type { TrendSummary } from '@trendee/contract/fields'
import { isMet, seasonSpokenOf, seasonToMeet } from '@trendee/contract/trends/season-to-meet'
import { weeksBetween } from '@trendee/core/periods/week'
import type { Evidence } from '@trendee/core/sentences/sentence'
import { seasonTexts } from '@trendee/contract/texts/seasons'
import { addTexts } from '../i18n/i18n'
import type { Names } from '../api/use-names'
import type { Texts } from '../i18n/use-texts'
import { whySentences } from '../ui/why-sentence'

addTexts(seasonTexts)

export interface EvidenceContext extends Pick<Texts, 't' | 'format'> {
  readonly name: Names
  readonly leadWeeks: number
  readonly orderBy: string | null
}

/** What a number of a trend's sentences rests on, line by line. */
export function evidenceLines(opens: Evidence, trend: TrendSummary, context: EvidenceContext): string[] {
  return LINES[opens](trend, context)
}

const LINES: Readonly<Record<Evidence, (trend: TrendSummary, context: EvidenceContext) => string[]>> = {
  year: ({ yoy }, { t, format }) => [`${t('growth.yoy')} ${format.growth(yoy)}`, t('meaning.yoy')],
  curve: ({ story }, { t, format }) => {
    const curve = story?.curve ?? null
    if (curve === null) return []
    const [from, to] = [format.decimal(curve.from), format.decimal(curve.to)]
    return [
      curve.since === null
        ? t('evidence.still', { from, to })
        : t('evidence.moved', { from, to, day: format.day(curve.since) }),
    ]
  },
  level: ({ level, level_why: why }, context) => whySentences(level, why, context),
  platforms: ({ story }, { t, format, name }) => {
    const { agree = [], differ = [] } = story?.agreement ?? {}
    const names = (platforms: readonly string[]) => ({ names: format.list(platforms.map(name)) })
    return [
      ...(agree.length === 0 ? [] : [t('evidence.agree', names(agree))]),
      ...(differ.length === 0 ? [] : [t('evidence.differ', names(differ))]),
      t('meaning.platform_growth'),
    ]
  },
  peak: ({ forecast_peak_week: peak, as_of: asOf }, { t, format, leadWeeks, orderBy }) =>
    peak === null
      ? []
      : [
          t('evidence.peak', {
            day: format.day(peak),
            weeks: format.count(weeksBetween(asOf, peak)),
            as_of: format.day(asOf),
          }),
          ...(orderBy === null
            ? []
            : [t('evidence.order', { weeks: format.count(leadWeeks), day: format.day(orderBy) })]),
        ],
  lead: () => [],
  ahead: ({ forecast_growth: ahead }, { t, format }) => [
    `${t('growth.ahead')} ${format.growth(ahead)}`,
    t('meaning.ahead'),
  ],
  season: (trend, { t, format, leadWeeks }) => {
    const said = seasonSpokenOf(trend, leadWeeks)
    if (said === null) return []
    const isOfPeak = said !== seasonToMeet(trend, leadWeeks)
    const factor = (value: number | null) => (value === null ? format.decimal(null) : `×${format.decimal(value, 2)}`)
    return [
      ...(said.times === null
        ? []
        : [
            t('evidence.season', {
              times: factor(said.times),
              lower: factor(said.times_lower),
              upper: factor(said.times_upper),
            }),
          ]),
      `${t('seasons.error')} ${format.decimal(said.usual_error, 2)}: ${t(`seasons.error_${said.usual_error_of || 'none'}`)}`,
      ...(said.gender === trend.gender ? [] : [t('seasons.everybody')]),
      isOfPeak
        ? t('evidence.season_peak')
        : t(isMet(said, trend, leadWeeks) ? 'evidence.season_lead' : 'evidence.season_last', {
            weeks: format.count(leadWeeks),
          }),
    ]
  },
  certainty: (_, { t }) => [t('forecast.low_meaning'), t('meaning.forecast')],
}
