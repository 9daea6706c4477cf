import { Link } from '@tanstack/react-router'
import type { RecordTrend } from '@trendee/contract/fields'
import { useTexts } from '../i18n/use-texts'
import { trendPath } from '../trends/trend-path'
import { Growth } from '../ui/growth'
import { LevelMark } from '../ui/level-badge'
import { Section } from '../ui/screen'
import classes from './record.module.css'

/** The trends that a record shows, each leading to its page. */
export function RecordTrends({ trends }: { readonly trends: readonly RecordTrend[] }) {
  const { t, nameOf } = useTexts()
  if (trends.length === 0) return null
  return (
    <Section id="trends" title={t('record.trends')} note={t('record.trends_note')}>
      <ul className={classes.trends}>
        {trends.map((trend) => (
          <li key={trend.trend_id}>
            <Link to={trendPath(trend)} className={classes.trend}>
              <span className={classes.trendName}>{nameOf(trend.name, trend.trend_name_zh)}</span>
              {trend.level !== 'none' && <LevelMark level={trend.level} />}
              <span className={classes.trendEnd}>
                <Growth value={trend.growth} size="sm" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
