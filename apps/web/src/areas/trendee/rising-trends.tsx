import { Link } from '@tanstack/react-router'
import { topList } from '@trendee/contract/trends/top-list'
import { risesWithoutLevel } from '@trendee/contract/trends/trend-facts'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { pastOf } from '../../shared/trends/trend-path'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import { useFirstScreenDrawn } from '../../shared/visits/first-screen'
import classes from './highlights-screen.module.css'
import { TrendCard } from './trend-card'
import type { HighlightSearch } from './trend-search'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'

const LENGTH = 8
/** Among so many of the highest over the year enough still rise. */
const ASKED = 40

/** What stands above the year before and has no level: few trends have one, and designers look for more than few. */
export function RisingTrends({ search }: { readonly search: HighlightSearch }) {
  const { t, format } = useTexts()
  const { gender, region, primaryCategory } = search
  const isAsked = useFirstScreenDrawn()
  const rising = useEndpoint(
    topList,
    {
      gender,
      region,
      level: ['none'],
      sort: 'yoy',
      pageSize: ASKED,
      ...(primaryCategory === undefined ? {} : { primaryCategory }),
      ...pastOf(search),
    },
    { enabled: isAsked },
  )
  const list = (rising.data?.list ?? []).filter(risesWithoutLevel).slice(0, LENGTH)
  if (rising.data?.total === 0) return null
  return (
    <Section
      id="rising"
      title={t('highlights.rising')}
      note={t('highlights.rising_note')}
      aside={
        rising.data !== undefined && (
          <Link
            className={classes.count}
            to="/trendee/trend-database"
            search={{
              gender,
              region,
              level: 'none',
              sort: 'yoy',
              ...(primaryCategory && { primaryCategory }),
              ...pastOf(search),
            }}
          >
            {t('highlights.rising_all', { count: format.count(rising.data.total) })}
          </Link>
        )
      }
    >
      <DataView
        query={rising}
        skeleton={<RowsSkeleton height={360} />}
        isEmpty={() => list.length === 0}
        empty={
          <p className={classes.count}>
            {t('highlights.rising_none', { count: format.count(Math.min(ASKED, rising.data?.total ?? 0)) })}
          </p>
        }
      >
        {() => (
          <div className={classes.grid} data-columns="4">
            {list.map((trend) => (
              <TrendCard key={trend.trend_id} trend={trend} gender={gender} region={region} past={search} />
            ))}
          </div>
        )}
      </DataView>
    </Section>
  )
}
