import type { OutputOf } from '@trendee/contract/endpoint'
import { social } from '@trendee/contract/social/social'
import type { AdTopicKind } from '@trendee/core/creators/ad-topic-kind'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Chart } from '../../shared/charts/chart'
import type { ChartModel } from '../../shared/charts/chart-model'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { DataView, Empty } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { Figure, Section } from '../../shared/ui/screen'
import { SideDrawer } from '../../shared/ui/side-drawer'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './topics.module.css'

interface Asked {
  readonly topic?: string
  /** Its kind. */
  readonly of: AdTopicKind
  readonly region: string
  readonly window: WindowDays
}

/** One advertised topic beside the list: its numbers, and its impressions capture by capture. */
export function AdTopicDrawer({ search, onClose }: { readonly search: Asked; readonly onClose: () => void }) {
  const { topic, of } = search
  const title = of === 'hashtag' ? `#${topic ?? ''}` : (topic ?? '')
  return (
    <SideDrawer title={title} width={640} isOpen={topic !== undefined} onClose={onClose}>
      {topic !== undefined && <AdTopic {...search} topic={topic} />}
    </SideDrawer>
  )
}

type Detail = OutputOf<typeof social.adsTopTopicsDetail>

function AdTopic({ topic, of, region, window }: Asked & { readonly topic: string }) {
  const { t } = useTexts()
  const query = useEndpoint(social.adsTopTopicsDetail, { topic, kind: of, region, window })
  return (
    <DataView query={query} skeleton={<RowsSkeleton height={360} />} unknown={<Empty message={t('ads.unknown')} />}>
      {(detail) => (
        <>
          <Numbers detail={detail} />
          {detail.line.length > 1 && <Impressions detail={detail} />}
        </>
      )}
    </DataView>
  )
}

function Numbers({ detail: { topic, as_of: asOf } }: { readonly detail: Detail }) {
  const { t, format, nameOf } = useTexts()
  const figures: [string, string][] = [
    [t('ads.ads'), format.short(topic.ads)],
    [t('ads.click_rate'), format.share(topic.click_rate)],
    [t('ads.purchase_rate'), format.share(topic.purchase_rate)],
    [t('ads.cost'), format.money(topic.cost_per_purchase_usd, 'USD')],
    [t('column.likes'), format.short(topic.likes)],
    [t('column.comments'), format.short(topic.comments)],
  ]
  return (
    <>
      <p className={classes.quiet}>
        {[
          t(`ads.kind_${topic.kind}`),
          format.region(topic.region),
          t('ads.period', { count: topic.period_days, day: format.day(asOf) }),
        ].join(' · ')}
      </p>
      <div className={classes.figures}>
        <Figure
          label={t('ads.impressions')}
          note={<Growth value={topic.growth} size="sm" meaning={t('ads.growth_means')} />}
        >
          {format.short(topic.impressions)}
        </Figure>
        {figures.map(([label, value]) => (
          <Figure key={label} label={label}>
            {value}
          </Figure>
        ))}
      </div>
      {topic.attributes.length > 0 && (
        <p className={classes.shows}>
          <b>{t('column.attributes')}</b>{' '}
          {topic.attributes.map(({ name, name_zh: nameZh }) => nameOf(name, nameZh)).join(' · ')}
        </p>
      )}
    </>
  )
}

function Impressions({ detail }: { readonly detail: Detail }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <Section title={t('ads.impressions')} note={t('ads.impressions_mean')}>
      <Chart title={t('ads.impressions')} model={impressionsModel(detail, texts)} height={220} />
    </Section>
  )
}

function impressionsModel({ line }: Detail, { t, format }: Texts): ChartModel {
  return {
    x: line.map(({ day }) => day),
    kind: 'time',
    series: [
      {
        id: 'impressions',
        name: t('ads.impressions'),
        look: 'line',
        color: 'accent',
        values: line.map(({ impressions }) => impressions),
      },
    ],
    fromZero: true,
    write: (value) => format.short(value),
  }
}
