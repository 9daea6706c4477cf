import { UnstyledButton } from '@mantine/core'
import { slug } from '@trendee/contract/parameters'
import { social } from '@trendee/contract/social/social'
import { columnTexts } from '@trendee/contract/texts/columns'
import { socialTexts } from '@trendee/contract/texts/social'
import { AD_TOPIC_KINDS } from '@trendee/core/creators/ad-topic-kind'
import { addTexts } from '../../shared/i18n/i18n'
import { windowChoices } from '../../shared/lists/choices'
import { defineList } from '../../shared/lists/list-definition'
import { ListPart } from '../../shared/lists/list-screen'
import { RegionFilter } from '../../shared/trends/trend-filters'
import { oneOf } from '../../shared/url/search-codec'
import { AdTopicDrawer } from './ad-topic-drawer'
import classes from './topics.module.css'

addTexts(columnTexts)
addTexts(socialTexts)

/** What is advertised on TikTok. `topic` and `of`, its kind, are the one that is open. */
const topics = defineList({
  name: 'ad-topics',
  entry: social.adsTopTopics,
  extra: { topic: slug.optional(), of: oneOf(AD_TOPIC_KINDS, 'keyword') },
  pageSize: 50,
  rowId: ({ kind, topic, region, period_days: days }) => [kind, topic, region, days].join('/'),
  title: 'topics.ads',
  count: 'ads.count',
  filters: [
    { kind: 'segment', field: 'window', label: 'filter.window', choices: windowChoices },
    { kind: 'search', field: 'q', label: 'ads.topic' },
    {
      kind: 'select',
      field: 'kind',
      label: 'ads.kind',
      choices: ({ t }) => AD_TOPIC_KINDS.map((kind) => ({ value: kind, label: t(`ads.kind_${kind}`) })),
      width: 132,
    },
    {
      kind: 'own',
      draw: ({ search, change }) => (
        <RegionFilter value={search.region} onChange={(region) => change({ region, page: undefined })} />
      ),
    },
  ],
  columns: [
    {
      id: 'topic',
      header: 'ads.topic',
      track: 'minmax(220px, 1.5fr)',
      isFixed: true,
      sort: 'name',
      cell: ({ topic, kind }, { change }) => (
        <UnstyledButton className={classes.open ?? ''} onClick={() => change({ topic, of: kind })}>
          {kind === 'hashtag' ? `#${topic}` : topic}
        </UnstyledButton>
      ),
    },
    { id: 'kind', header: 'ads.kind', value: ({ kind }) => kind, cell: ({ kind }, { t }) => t(`ads.kind_${kind}`) },
    {
      id: 'impressions',
      header: 'ads.impressions',
      kind: 'short',
      sort: 'impressions',
      track: '116px',
      meaning: 'ads.impressions_mean',
    },
    {
      id: 'growth',
      header: ({ t, search }) => t('growth.in_window', { what: t('growth.window'), count: search.window }),
      kind: 'growth',
      sort: 'growth',
      track: '112px',
      meaning: 'ads.growth_means',
    },
    { id: 'ads', header: 'ads.ads', kind: 'short' },
    {
      id: 'click_rate',
      header: 'ads.click_rate',
      kind: 'share',
      sort: 'click_rate',
      track: '104px',
    },
    {
      id: 'purchase_rate',
      header: 'ads.purchase_rate',
      kind: 'share',
      sort: 'purchase_rate',
      track: '116px',
    },
    {
      id: 'cost',
      header: 'ads.cost',
      sort: 'cost',
      track: '152px',
      isNumber: true,
      value: ({ cost_per_purchase_usd: cost }) => cost,
      cell: ({ cost_per_purchase_usd: cost }, { format }) => format.money(cost, 'USD'),
    },
    { id: 'category', header: 'filter.category', kind: 'category', value: (topic) => topic.secondary_category },
  ],
  over: ({ search, change }) => (
    <AdTopicDrawer search={search} onClose={() => change({ topic: undefined, of: undefined })} />
  ),
})

export function AdsTab() {
  return <ListPart list={topics} />
}
