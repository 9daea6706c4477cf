import { Skeleton } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
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
          <SearchedBeside queries={data.queries} />
        </div>
      )}
    </DataView>
  )
}

type Query = OutputOf<typeof trends.related>['queries'][number]

const LISTS = [
  { list: 'rising', areTopics: false, label: 'queries.rising' },
  { list: 'top', areTopics: false, label: 'queries.top' },
  { list: 'rising', areTopics: true, label: 'queries.rising_topics' },
  { list: 'top', areTopics: true, label: 'queries.top_topics' },
] as const

function SearchedBeside({ queries }: { readonly queries: readonly Query[] }) {
  const { t } = useTexts()
  if (queries.length === 0) return null
  return (
    <Section title={t('queries.title')} note={t('queries.note')}>
      <div className={classes.two}>
        {LISTS.map(({ list, areTopics, label }) => (
          <QueryList
            key={label}
            label={t(label)}
            queries={queries.filter((one) => one.list === list && (one.topic_type !== '') === areTopics)}
          />
        ))}
      </div>
    </Section>
  )
}

function QueryList({ label, queries }: { readonly label: string; readonly queries: readonly Query[] }) {
  const { t, format } = useTexts()
  if (queries.length === 0) return null
  return (
    <div>
      <p className="caps">{label}</p>
      <ul className={classes.queries} aria-label={label}>
        {queries.slice(0, 12).map(({ query, topic_type: type, list, value, is_breakout: isBreakout }) => (
          <li key={`${query} ${type}`}>
            <span>
              {query}
              {type !== '' && <span className={classes.faint}> · {type}</span>}
            </span>
            <span className={classes.faint}>
              {isBreakout ? t('level.breakout') : list === 'rising' ? format.growth(value) : format.count(value)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
