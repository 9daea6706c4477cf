/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a plain colour is its own picture */
import type { ReactNode } from 'react'
import type { PictureKind, TrendSummary } from '@trendee/contract/fields'
import type { PastDay } from '@trendee/contract/parameters'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { Link } from '@tanstack/react-router'
import { Sparkline } from '../../shared/charts/sparkline'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { CollectButton } from '../../shared/collections/collect-button'
import { StarButton } from '../../shared/stars/star-button'
import { CurveOf } from '../../shared/trends/curve-of'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { LevelBadge } from '../../shared/ui/level-badge'
import { Collage } from '../../shared/ui/picture'
import classes from './trend-card.module.css'
import { CardGrowths } from '../../shared/trends/trend-growths'
import { TrendDecisionLine } from '../../shared/trends/trend-sentences'

interface TrendCardProps {
  readonly trend: TrendSummary
  readonly gender: AskedGender
  readonly region: string
  /** A day in the past that the card tells of. */
  readonly past?: PastDay
  /** What its pictures are, by place, where they are not its own. */
  readonly kinds?: readonly PictureKind[]
  /** What a list has to tell of it beside. */
  readonly children?: ReactNode
}

/** The curve in words, for those who cannot see it. */
export function useCurveLabel(): (trend: TrendSummary) => string {
  const { t, format, nameOf } = useTexts()
  return (trend) => t('trend.curve', { name: nameOf(trend.name, trend.trend_name_zh), yoy: format.growth(trend.yoy) })
}

/** A trend's own pictures are drawings. */
const DRAWN = ['illustration', 'illustration', 'illustration'] as const

/** Pictures of a trend; a colour is its own picture. */
export function TrendPictures({
  trend,
  isEager = false,
  kinds = DRAWN,
}: {
  readonly trend: TrendSummary
  readonly isEager?: boolean
  readonly kinds?: readonly PictureKind[]
}) {
  const { nameOf } = useTexts()
  const name = nameOf(trend.name, trend.trend_name_zh)
  if (trend.pictures.length === 0 && trend.hex !== null) {
    return <span className={classes.color} style={{ background: trend.hex }} role="img" aria-label={name} />
  }
  return <Collage pictures={trend.pictures} alt={name} isEager={isEager} kinds={kinds} />
}

/** A trend as a card: pictures, name, level with its why, curve and what follows, yearly growths. */
export function TrendCard({ trend, gender, region, past, kinds, children }: TrendCardProps) {
  const { nameOf } = useTexts()
  const label = useCurveLabel()
  const to = trendPath(trend, gender)
  const search = inRegion(region, past)
  return (
    <article className={classes.card}>
      <Link to={to} search={search} className={classes.pictures} tabIndex={-1} aria-hidden>
        <TrendPictures trend={trend} {...(kinds === undefined ? {} : { kinds })} />
      </Link>
      <div className={classes.star}>
        <StarButton kind="trend" id={trend.trend_id} name={nameOf(trend.name, trend.trend_name_zh)} isOnPicture />
        <CollectButton trendId={trend.trend_id} name={nameOf(trend.name, trend.trend_name_zh)} isOnPicture />
      </div>
      <div className={classes.line}>
        <LevelBadge trend={trend} />
        <TrendKind trend={trend} />
      </div>
      <h3 className={`display ${classes.name}`}>
        <Link to={to} search={search}>
          {nameOf(trend.name, trend.trend_name_zh)}
        </Link>
      </h3>
      <CurveOf trend={trend} asked={gender} />
      <Sparkline
        values={trend.sparkline.values}
        forecast={trend.sparkline.forecast}
        width={260}
        height={44}
        label={label(trend)}
        hasArea
      />
      <TrendDecisionLine trend={trend} className={classes.decision} />
      <CardGrowths trend={trend} />
      {children}
    </article>
  )
}

/** What kind of trend it is, and its category where it has one. */
export function TrendKind({ trend }: { readonly trend: TrendSummary }) {
  const { t } = useTexts()
  const name = useNames()
  const category = trend.trend_secondary_category ?? trend.trend_primary_category
  return (
    <span className={classes.kind}>
      {t(`type.${trend.type}`)}
      {category !== null && category !== trend.trend_id && ` · ${name(category)}`}
    </span>
  )
}
