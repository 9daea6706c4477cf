import { Link } from '@tanstack/react-router'
import type { PastDay } from '@trendee/contract/parameters'
import type { ListedTrend } from '@trendee/contract/trends/trend-presence'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useTexts } from '../../shared/i18n/use-texts'
import { CollectButton } from '../../shared/collections/collect-button'
import { StarButton } from '../../shared/stars/star-button'
import { CurveOf } from '../../shared/trends/curve-of'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { Growth } from '../../shared/ui/growth'
import { LevelBadge } from '../../shared/ui/level-badge'
import { SeasonCell } from '../../shared/trends/season-cells'
import { swatchOf } from './swatch-of'
import classes from './color-card.module.css'

interface ColorCardProps {
  readonly trend: ListedTrend
  readonly search: PastDay & { readonly gender: AskedGender; readonly region: string }
}

/** A colour of a palette: itself, what to do about it for the season to come, and how it grows. */
export function ColorCard({ trend, search: { gender, region, ...past } }: ColorCardProps) {
  const { t, nameOf } = useTexts()
  const name = nameOf(trend.name, trend.trend_name_zh)
  const place = { to: trendPath(trend, gender), search: inRegion(region, past) }
  return (
    <article className={classes.card}>
      <Link {...place} className={classes.swatch} tabIndex={-1} aria-hidden>
        <span style={{ background: swatchOf(trend.hex) }} />
      </Link>
      <div className={classes.star}>
        <StarButton kind="trend" id={trend.trend_id} name={name} isOnPicture />
        <CollectButton trendId={trend.trend_id} name={name} isOnPicture />
      </div>
      <h3 className={`display ${classes.name}`}>
        <Link {...place}>{name}</Link>
      </h3>
      {trend.hex !== null && <p className={classes.code}>{trend.hex}</p>}
      {(trend.level !== 'none' || trend.is_stale) && <LevelBadge trend={trend} />}
      <div className={classes.said}>
        <SeasonCell trend={trend} />
      </div>
      <p className={classes.facts}>
        {!trend.is_stale && (
          <span>
            {t('growth.yoy')} <Growth value={trend.yoy} />
          </span>
        )}
        {trend.products !== null && <span>{t('count.products', { count: trend.products })}</span>}
      </p>
      <CurveOf trend={trend} asked={gender} />
    </article>
  )
}
