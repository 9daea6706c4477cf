import type { ReactNode } from 'react'
import type { TrendSummary } from '@trendee/contract/fields'
import type { PastDay } from '@trendee/contract/parameters'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { Link } from '@tanstack/react-router'
import { Sparkline } from '../../shared/charts/sparkline'
import { CollectButton } from '../../shared/collections/collect-button'
import { useTexts } from '../../shared/i18n/use-texts'
import { CurveOf } from '../../shared/trends/curve-of'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { DataEnds } from '../../shared/ui/level-badge'
import { Picture } from '../../shared/ui/picture'
import { TrendKind, useCurveLabel } from './trend-card'
import classes from './trend-row.module.css'

interface TrendRowProps {
  readonly trend: TrendSummary
  readonly gender: AskedGender
  readonly region: string
  /** A day in the past that the row tells of. */
  readonly past?: PastDay
  /** The number or word at the end of the row. */
  readonly children: ReactNode
}

/** A trend in one line. */
export function TrendRow({ trend, gender, region, past, children }: TrendRowProps) {
  const { nameOf } = useTexts()
  const label = useCurveLabel()
  return (
    <div className={classes.whole}>
      <Link to={trendPath(trend, gender)} search={inRegion(region, past)} className={classes.row}>
        <span className={classes.picture}>
          {trend.hex !== null && trend.pictures.length === 0 ? (
            <span className={classes.color} style={{ background: trend.hex }} />
          ) : (
            <Picture src={trend.pictures[0]} alt="" ratio="1" />
          )}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{nameOf(trend.name, trend.trend_name_zh)}</span>
          <TrendKind trend={trend} />
          <CurveOf trend={trend} asked={gender} />
          <DataEnds trend={trend} />
        </span>
        <span className={classes.line}>
          <Sparkline
            values={trend.sparkline.values.slice(-53)}
            forecast={trend.sparkline.forecast.slice(0, 13)}
            width={72}
            height={28}
            label={label(trend)}
          />
        </span>
        <span className={classes.end}>{children}</span>
      </Link>
      <CollectButton trendId={trend.trend_id} name={nameOf(trend.name, trend.trend_name_zh)} />
    </div>
  )
}
