import { columnTexts } from '@trendee/contract/texts/columns'
import { socialTexts } from '@trendee/contract/texts/social'
import { NETWORKS } from '@trendee/contract/social/social-fields'
import { social } from '@trendee/contract/social/social'
import { windowChoices } from '../../shared/lists/choices'
import { addTexts } from '../../shared/i18n/i18n'
import { defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import { TrendSelect } from '../../shared/lists/trend-select'
import { CreatorName } from './creator-name'
import { creatorPath } from '../../shared/records/record-path'
import { DeclaredFilters, NothingDeclared } from './declared-filters'

addTexts(columnTexts)
addTexts(socialTexts)

/** Who posts, with what following and to what effect, and what they wear. */
const creators = defineList({
  name: 'creators',
  entry: social.influencers,
  pageSize: 50,
  rowId: (creator) => creator.id,
  title: 'screen.creators',
  note: 'creators.note',
  count: 'count.creators',
  filters: [
    { kind: 'segment', field: 'window', label: 'filter.window', choices: windowChoices },
    { kind: 'search', field: 'q', label: 'column.name' },
    {
      kind: 'select',
      field: 'platform',
      label: 'column.network',
      choices: ({ name }) => NETWORKS.map((network) => ({ value: network, label: name(network) })),
      width: 132,
    },
    {
      kind: 'own',
      draw: ({ search, change }) => (
        <TrendSelect value={search.trend} onChange={(trend) => change({ trend, page: undefined })} />
      ),
    },
    { kind: 'check', field: 'leads', label: 'creators.leads_only' },
    {
      kind: 'own',
      draw: ({ search, change }) => (
        <DeclaredFilters search={search} onChange={(chosen) => change({ ...(chosen as object), page: undefined })} />
      ),
    },
  ],
  above: () => <NothingDeclared />,
  columns: [
    {
      id: 'name',
      track: 'minmax(220px, 1.5fr)',
      isFixed: true,
      sort: 'name',
      cell: (creator) => <CreatorName creator={creator} />,
    },
    { id: 'followers', sort: 'followers', track: '100px', meaning: 'meaning.followers' },
    {
      id: 'growth',
      header: ({ t, search }) => t('growth.in_window', { what: t('growth.window'), count: search.window }),
      sort: 'growth',
      track: '112px',
      meaning: 'meaning.follower_growth',
    },
    { id: 'engagement', sort: 'engagement', track: '112px', meaning: 'meaning.engagement' },
    { id: 'posts', sort: 'posts', track: '84px' },
    { id: 'wears', track: 'minmax(220px, 2fr)' },
    { id: 'led', sort: 'led', track: '96px', meaning: 'meaning.trends_led' },
    { id: 'country', isHiddenAtFirst: true },
    { id: 'likes', sort: 'likes', isHiddenAtFirst: true },
    { id: 'comments', isHiddenAtFirst: true },
    { id: 'last_post', isHiddenAtFirst: true },
  ],
  star: ({ id }) => ({ kind: 'creator', id }),
  link: (creator) => window.location.origin + creatorPath(creator.id),
})

export const CreatorsScreen = listScreen(creators)
