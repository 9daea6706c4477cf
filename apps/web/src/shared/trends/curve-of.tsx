import type { TrendSummary } from '@trendee/contract/fields'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useNames } from '../api/use-names'
import { useTexts } from '../i18n/use-texts'
import classes from './curve-of.module.css'
import { genderOf } from './trend-path'

interface CurveOfProps {
  /** Without a source where a list tells only of searches. */
  readonly trend: Pick<TrendSummary, 'gender'> & Partial<Pick<TrendSummary, 'source'>>
  readonly asked: AskedGender
}

/** The platform whose curves tell most trends: only another one is named. */
const USUAL_PLATFORM = 'google'

/**
 * On a line of its own, whose curve tells a trend, where it is not Google's searches by the gender that a list was asked for, and of a
 * place: a feed that names none tells every region the same.
 */
export function CurveOf({ trend, asked }: CurveOfProps) {
  const { t } = useTexts()
  const name = useNames()
  const told = genderOf(trend.gender)
  const platform = trend.source?.platform ?? USUAL_PLATFORM
  const whose = [
    ...(platform === USUAL_PLATFORM ? [] : [name(platform)]),
    ...(told === asked ? [] : [t(`gender.${told}`)]),
    ...(trend.source?.region === '' ? [t('source.no_place')] : []),
  ]
  if (whose.length === 0) return null
  return <span className={classes.curveOf}>{t('trend.curve_of', { whose: whose.join(' · ') })}</span>
}
