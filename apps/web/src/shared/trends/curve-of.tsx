import type { TrendSummary } from '@trendee/contract/fields'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useTexts } from '../i18n/use-texts'
import classes from './curve-of.module.css'
import { genderOf } from './trend-path'

interface CurveOfProps {
  readonly trend: Pick<TrendSummary, 'gender'>
  readonly asked: AskedGender
}

/** On a line of its own, whose curve tells a trend, where it is not that of the gender that a list was asked for. */
export function CurveOf({ trend, asked }: CurveOfProps) {
  const { t } = useTexts()
  const told = genderOf(trend.gender)
  if (told === asked) return null
  return <span className={classes.curveOf}>{t('trend.curve_of', { gender: t(`gender.${told}`) })}</span>
}
