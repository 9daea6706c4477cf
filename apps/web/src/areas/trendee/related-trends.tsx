import { Skeleton } from '@mantine/core'
import { trends } from '@trendee/contract/trends/trends'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import type { TrendKey } from './trend-curve'
import { TrendRow } from './trend-row'
import classes from './trend-screen.module.css'

/** Trends that move or are worn with this one, and what people search beside it. */
export function RelatedTrends({ trendKey }: { readonly trendKey: TrendKey }) {
  const { t, format } = useTexts()
  const related = useEndpoint(trends.related, { ...trendKey, quantity: 12 })
  return (
    <DataView
      query={related}
      skeleton={<Skeleton height={320} mt="xl" />}
      isEmpty={(data) => data.trends.length === 0 && data.queries.length === 0}
      empty={<span />}
    >
      {(data) => (
        <div className={classes.two}>
          <Section id="related" title={t('related.title')} note={t('related.note')}>
            {data.trends.map((trend) => (
              <TrendRow key={trend.trend_id} trend={trend} gender={trendKey.gender} region={trendKey.region}>
                <span className={classes.faint}>
                  {trend.lift !== null && t('worn.lift', { times: format.decimal(trend.lift) })}
                  <br />
                  {trend.correlation !== null && `r ${format.decimal(trend.correlation, 2)}`}
                </span>
              </TrendRow>
            ))}
          </Section>
          {data.queries.length > 0 && (
            <Section title={t('queries.title')} note={t('queries.note')}>
              <div className={classes.two}>
                {(['rising', 'top'] as const).map((list) => (
                  <div key={list}>
                    <p className="caps">{t(`queries.${list}`)}</p>
                    <ul className={classes.queries}>
                      {data.queries
                        .filter((query) => query.list === list)
                        .slice(0, 12)
                        .map((query) => (
                          <li key={query.query}>
                            <span>{query.query}</span>
                            <span className={classes.faint}>
                              {query.is_breakout
                                ? t('level.breakout')
                                : list === 'rising'
                                  ? format.growth(query.value === null ? null : query.value / 100)
                                  : format.count(query.value)}
                            </span>
                          </li>
                        ))}
                    </ul>
                  </div>
                ))}
              </div>
            </Section>
          )}
        </div>
      )}
    </DataView>
  )
}
