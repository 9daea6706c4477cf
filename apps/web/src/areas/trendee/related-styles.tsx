import { trends } from '@trendee/contract/trends/trends'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import { TrendRow } from './trend-row'
import classes from './style-day.module.css'

const SHOWN = 6

/** Other styles that are worn or move with one. */
export function RelatedStyles({ styleId, region }: { readonly styleId: string; readonly region: string }) {
  const { t, format } = useTexts()
  const related = useEndpoint(trends.related, { name: styleId, gender: 'all', region, quantity: 50 })
  return (
    <DataView
      query={related}
      skeleton={<span />}
      isEmpty={(data) => data.trends.every(({ type }) => type !== 'style')}
      empty={<span />}
    >
      {({ trends: all }) => (
        <Section title={t('style_day.related')} note={t('style_day.related_note')}>
          <div className={classes.two}>
            {all
              .filter(({ type }) => type === 'style')
              .slice(0, SHOWN)
              .map((trend) => (
                <TrendRow key={trend.trend_id} trend={trend} gender="all" region={region}>
                  <span className={classes.quiet}>
                    {trend.lift !== null && t('worn.lift', { times: format.decimal(trend.lift) })}
                    <br />
                    {trend.correlation !== null && `r ${format.decimal(trend.correlation, 2)}`}
                  </span>
                </TrendRow>
              ))}
          </div>
        </Section>
      )}
    </DataView>
  )
}
