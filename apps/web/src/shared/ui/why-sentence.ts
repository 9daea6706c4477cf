import type { TrendSummary } from '@trendee/contract/fields'
import type { TextKey } from '@trendee/contract/texts/texts'
import { levelWhyTexts } from '@trendee/contract/texts/level-why'
import { addTexts } from '../i18n/i18n'
import type { Texts } from '../i18n/use-texts'

addTexts(levelWhyTexts)

export type LevelWhy = TrendSummary['level_why']

/** A season worth less than this is not worth a sentence. */
const SPEAKING_ALLOWANCE = 0.01

/** Why nothing was worked out, by rule. */
const UNDECIDED: Readonly<Partial<Record<string, TextKey>>> = {
  no_earlier_year: 'why.no_year',
  never_moves: 'why.never_moves',
  too_small: 'why.too_small',
}

/** The sentences that say why a trend has its level, from the rule, its inputs and the sample. */
export function whySentences(
  level: TrendSummary['level'],
  why: LevelWhy,
  { t, format }: Pick<Texts, 't' | 'format'>,
): string[] {
  const { inputs, rule } = why
  if (rule === 'being_renewed') return [t('why.renewed')]
  const sample = t('why.sample', { weeks: format.count(why.sample.weeks) })
  if (inputs === null) return [t(UNDECIDED[rule] ?? 'why.too_short'), sample]
  const needed = why.thresholds[level === 'none' ? 'hot' : level]
  return [
    t('why.height', { z: format.decimal(inputs.z), rise: format.growth(inputs.rise) }),
    ...(needed.steady_rise === null
      ? []
      : [t('why.steady', { z: format.decimal(inputs.steady_z), rise: format.growth(inputs.steady_rise) })]),
    t('why.new', { rise: format.growth(inputs.new_rise), top: format.share(inputs.of_top) }),
    t('why.direction', { weeks: format.count(inputs.rising_weeks) }),
    ...(inputs.season_allowance > SPEAKING_ALLOWANCE
      ? [t('why.season', { share: format.share(inputs.season_allowance) })]
      : []),
    verdict(rule, needed, { t, format }),
    sample,
  ]
}

/** What the level asks for, or why a trend that stands high has none. */
function verdict(
  rule: string,
  needed: LevelWhy['thresholds']['hot'],
  { t, format }: Pick<Texts, 't' | 'format'>,
): string {
  const [top, fresh] = [format.share(needed.of_top), format.growth(needed.new_rise)]
  if (rule === 'fell_from_top') return t('why.fell', { top })
  if (rule === 'no_longer_new') return t('why.old', { fresh })
  const asked = { z: format.decimal(needed.z), rise: format.growth(needed.rise), fresh, top }
  const isMissed = rule === 'below_hot'
  if (needed.steady_z !== null) return t(isMissed ? 'why.missed_third' : 'why.met_third', asked)
  if (needed.steady_rise === null) return t(isMissed ? 'why.missed' : 'why.met', asked)
  return t('why.met_steady', { ...asked, steady: format.growth(needed.steady_rise) })
}
