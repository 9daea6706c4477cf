import type { ReactNode } from 'react'
import type { TrendSummary } from '@trendee/contract/fields'
import { peakAhead } from '@trendee/contract/trends/trend-facts'
import { Link } from '@tanstack/react-router'
import { Sparkline } from '../../shared/charts/sparkline'
import { useTexts } from '../../shared/i18n/use-texts'
import { CurveOf } from '../../shared/trends/curve-of'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { LevelBadge } from '../../shared/ui/level-badge'
import { Picture } from '../../shared/ui/picture'
import { Figure } from '../../shared/ui/screen'
import classes from './lead-trend.module.css'
import { TrendKind, useCurveLabel } from './trend-card'
import { GrowthFigures } from '../../shared/trends/trend-growths'
import type { PastDay } from '@trendee/contract/parameters'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { SourceLine } from '../../shared/ui/source-line'
import { TrendDecisionLine, TrendWhy } from '../../shared/trends/trend-sentences'

interface LeadTrendProps {
  readonly trend: TrendSummary
  readonly gender: AskedGender
  readonly region: string
  /** A day in the past that it is told of. */
  readonly past?: PastDay
  readonly children?: ReactNode
}

/** The strongest trend of the week, told large. */
export function LeadTrend({ trend, gender, region, past, children }: LeadTrendProps) {
  const { t, format, nameOf } = useTexts()
  const label = useCurveLabel()
  const peak = peakAhead(trend)
  const name = nameOf(trend.name, trend.trend_name_zh)
  const to = trendPath(trend, gender)
  const search = inRegion(region, past)
  return (
    <article className={classes.lead}>
      <Link to={to} search={search} className={classes.pictures} tabIndex={-1} aria-hidden>
        {trend.pictures.length === 0 && trend.hex !== null ? (
          <span className={classes.color} style={{ background: trend.hex }} />
        ) : (
          trend.pictures
            .slice(0, 3)
            .map((src, place) => <Picture key={src} src={src} alt="" isEager kind="illustration" isSmall={place > 0} />)
        )}
      </Link>
      <div className={classes.words}>
        <div className={classes.line}>
          <LevelBadge trend={trend} />
          <TrendKind trend={trend} />
        </div>
        <h2 className={`display ${classes.name}`}>
          <Link to={to} search={search}>
            {name}
          </Link>
        </h2>
        <CurveOf trend={trend} asked={gender} />
        <TrendDecisionLine trend={trend} className={classes.decision} hasHint />
        <TrendWhy trend={trend} className={classes.why} />
        <div className={classes.curve}>
          <Sparkline
            values={trend.sparkline.values}
            forecast={trend.sparkline.forecast}
            width={560}
            height={168}
            label={label(trend)}
            hasArea
          />
        </div>
        <div className={classes.figures}>
          <GrowthFigures trend={trend} />
          {peak !== null && <Figure label={t('trend.peak')}>{format.month(peak)}</Figure>}
        </div>
        <p className={classes.source}>
          <SourceLine source={trend.source} />
        </p>
        {children}
      </div>
    </article>
  )
}
