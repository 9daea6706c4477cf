import type { TrendSummary } from '@trendee/contract/fields'
import type { Texts } from '../i18n/use-texts'

export type LevelWhy = TrendSummary['level_why']

/** A season worth less than this is not worth a sentence. */
const SPEAKING_ALLOWANCE = 0.01

/** The sentences that say why a trend has its level, from the rule, its inputs and the sample. */
export function whySentences(
  level: TrendSummary['level'],
  why: LevelWhy,
  { t, format }: Pick<Texts, 't' | 'format'>,
): string[] {
  const { inputs, rule } = why
  const sample = t('why.sample', { weeks: format.count(why.sample.weeks) })
  if (inputs === null) return [t(rule === 'no_earlier_year' ? 'why.no_year' : 'why.too_short'), sample]
  const needed = why.thresholds[level === 'none' ? 'hot' : level]
  const asked = { z: format.decimal(needed.z), rise: format.growth(needed.rise), weeks: needed.rising_weeks }
  return [
    t('why.height', { z: format.decimal(inputs.z), rise: format.growth(inputs.rise) }),
    t('why.direction', { weeks: format.count(inputs.rising_weeks) }),
    ...(inputs.season_allowance > SPEAKING_ALLOWANCE
      ? [t('why.season', { share: format.share(inputs.season_allowance) })]
      : []),
    t(level === 'none' ? 'why.missed' : 'why.met', asked),
    sample,
  ]
}
