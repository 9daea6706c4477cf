import { Link } from '@tanstack/react-router'
import type { TrendNews } from '@trendee/contract/dashboard/followed-fields'
import { useTexts } from '../../shared/i18n/use-texts'
import { Sparkline } from '../../shared/charts/sparkline'
import { trendPath } from '../../shared/trends/trend-path'
import { Growth } from '../../shared/ui/growth'
import { LevelMark } from '../../shared/ui/level-badge'
import classes from './dashboard.module.css'

/** A trend's name, as the way to its page. */
export function TrendLink({ trend }: { readonly trend: TrendNews }) {
  const { nameOf } = useTexts()
  return <Link to={trendPath(trend, 'all')}>{nameOf(trend.name, trend.trend_name_zh)}</Link>
}

/** Its level, and the one before where it changed since it was seen. */
export function TrendFacts({ trend }: { readonly trend: TrendNews }) {
  const { t } = useTexts()
  return (
    <>
      <LevelMark level={trend.level} />
      {trend.level_before !== null && (
        <span className={classes.before}>{t('dashboard.was', { level: t(`level.${trend.level_before}`) })}</span>
      )}
      {trend.lifecycle !== null && <span>{t(`lifecycle.${trend.lifecycle}`)}</span>}
    </>
  )
}

/** A year of its curve and the growth of a month. */
export function TrendEnd({ trend }: { readonly trend: TrendNews }) {
  const { t, format, nameOf } = useTexts()
  const name = nameOf(trend.name, trend.trend_name_zh)
  return (
    <span className={classes.end}>
      <span className={classes.line}>
        <Sparkline
          values={trend.line.slice(-53)}
          width={72}
          height={28}
          label={t('trend.curve', { name, yoy: format.growth(trend.yoy) })}
        />
      </span>
      <Growth value={trend.growth} size="sm" meaning={t('meaning.growth')} />
    </span>
  )
}
