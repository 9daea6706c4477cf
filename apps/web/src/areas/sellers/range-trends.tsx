import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { range } from '@trendee/contract/range/range'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { CurveOf } from '../../shared/trends/curve-of'
import { genderOf, inRegion, trendPath } from '../../shared/trends/trend-path'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { LevelMark } from '../../shared/ui/level-badge'
import { Section } from '../../shared/ui/screen'
import classes from './range.module.css'

type Trend = OutputOf<typeof range.rangeTrends>['rising'][number]

const REGION = 'US'

/** Trends that the own range lacks, and falling ones that it carries; without a range what rises. */
export function RangeTrends({ gender }: { readonly gender: GenderGroup | undefined }) {
  const { t } = useTexts()
  const query = useEndpoint(range.rangeTrends, { region: REGION, ...(gender === undefined ? {} : { gender }) })
  const { data: own } = useEndpoint(range.rangeCategories, { pageSize: 1 })
  return (
    <DataView query={query} skeleton={<Skeleton height={320} mt={32} />}>
      {({ rising, falling }) => (
        <div className={classes.trends}>
          {own?.range === null ? (
            <Section title={t('range.market_rising')} note={t('range.market_rising_note')}>
              <Trends list={rising} asked={gender ?? 'all'} />
            </Section>
          ) : (
            <>
              <Section title={t('range.rising')} note={t('range.rising_note')}>
                <Trends list={rising.filter(({ items }) => items === 0)} asked={gender ?? 'all'} />
              </Section>
              <Section title={t('range.falling')} note={t('range.falling_note')}>
                <Trends list={falling} asked={gender ?? 'all'} />
              </Section>
            </>
          )}
        </div>
      )}
    </DataView>
  )
}

function Trends({ list, asked }: { readonly list: readonly Trend[]; readonly asked: AskedGender }) {
  const { t, nameOf } = useTexts()
  if (list.length === 0) return <p className={classes.quiet}>{t('range.nothing')}</p>
  return (
    <ul className={classes.list}>
      {list.map((trend) => (
        <li key={trend.trend_id}>
          <Link to={trendPath(trend, asked === 'all' ? genderOf(trend.gender) : asked)} search={inRegion(REGION)}>
            {nameOf(trend.name, trend.trend_name_zh)}
          </Link>
          <CurveOf trend={trend} asked={asked} />
          <LevelMark level={trend.level} />
          <Growth value={trend.growth} size="sm" meaning={t('meaning.growth')} />
          {trend.items > 0 && <span className={classes.quiet}>{t('range.carry', { count: trend.items })}</span>}
        </li>
      ))}
    </ul>
  )
}
