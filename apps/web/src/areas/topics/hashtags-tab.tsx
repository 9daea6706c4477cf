import { ActionIcon } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import { slug } from '@trendee/contract/parameters'
import { NETWORKS, type HashtagSummary } from '@trendee/contract/social/social-fields'
import { social } from '@trendee/contract/social/social'
import { columnTexts } from '@trendee/contract/texts/columns'
import { socialTexts } from '@trendee/contract/texts/social'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { windowChoices } from '../../shared/lists/choices'
import { defineList } from '../../shared/lists/list-definition'
import { ListPart } from '../../shared/lists/list-screen'
import { StarButton } from '../../shared/stars/star-button'
import { HashtagDrawer } from './hashtag-drawer'
import { HashtagPostsLink } from './hashtag-posts-link'
import { useOverIndexing } from './over-indexing'
import classes from './topics.module.css'

addTexts(columnTexts)
addTexts(socialTexts)

const NAMED = 3

/** Hashtags by posts, growth and views, with what their posts show more often than others. `hashtag` is the one that is open. */
const hashtags = defineList({
  name: 'hashtags',
  entry: social.hashtagList,
  extra: { hashtag: slug.optional() },
  pageSize: 50,
  star: ({ platform, hashtag }) => ({ kind: 'hashtag', id: `${platform}.${hashtag}` }),
  rowId: ({ platform, hashtag, region, counted }) => [platform, hashtag, region, counted].join('/'),
  title: 'topics.hashtags',
  count: 'hashtags.count',
  filters: [
    { kind: 'segment', field: 'window', label: 'filter.window', choices: windowChoices },
    { kind: 'search', field: 'q', label: 'column.hashtag' },
    {
      kind: 'select',
      field: 'platform',
      label: 'column.network',
      choices: ({ name }) => NETWORKS.map((network) => ({ value: network, label: name(network) })),
      width: 132,
    },
    {
      kind: 'select',
      field: 'counted',
      label: 'hashtags.counted',
      choices: ({ t }) => [
        { value: 'list', label: t('hashtags.counted_list') },
        { value: 'posts', label: t('hashtags.counted_posts') },
      ],
      width: 190,
    },
  ],
  columns: [
    {
      id: 'hashtag',
      track: 'minmax(240px, 1.5fr)',
      isFixed: true,
      sort: 'name',
      cell: (tag, { change }) => <HashtagName tag={tag} onOpen={() => change({ hashtag: tag.hashtag })} />,
    },
    { id: 'platform', cell: (tag, { name }) => name(tag.platform) },
    { id: 'region' },
    {
      id: 'counted',
      track: 'minmax(132px, 1fr)',
    },
    { id: 'posts', sort: 'posts', track: '92px', meaning: 'hashtags.posts_mean' },
    {
      id: 'growth',
      header: ({ t, search }) => t('growth.in_window', { what: t('growth.window'), count: search.window }),
      sort: 'growth',
      track: '112px',
      meaning: 'hashtags.growth_means',
    },
    { id: 'views', sort: 'views', track: '92px' },
    { id: 'engagement', sort: 'engagement', track: '112px', isHiddenAtFirst: true },
    {
      id: 'over_indexing',
      track: 'minmax(240px, 2fr)',
      meaning: 'hashtags.over_indexing_means',
      cell: ({ over_indexing: over }) => <OverIndexing over={over} />,
    },
  ],
  over: ({ search: { hashtag, window }, change }) => (
    <HashtagDrawer hashtag={hashtag} window={window} onClose={() => change({ hashtag: undefined })} />
  ),
})

export function HashtagsTab() {
  return <ListPart list={hashtags} />
}

interface NameProps {
  readonly tag: HashtagSummary
  readonly onOpen: () => void
}

/** A hashtag: its posts where we hold some, and the button that opens what is known of it. */
function HashtagName({ tag, onOpen }: NameProps) {
  const { t } = useTexts()
  const name = `#${tag.hashtag}`
  return (
    <span className={classes.tag}>
      <StarButton kind="hashtag" id={`${tag.platform}.${tag.hashtag}`} name={name} />
      <span className={classes.tagName}>
        {tag.own_posts > 0 ? <HashtagPostsLink tag={tag}>{name}</HashtagPostsLink> : name}
      </span>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('topics.open', { name })} onClick={onOpen}>
        <IconChartLine size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
    </span>
  )
}

function OverIndexing({ over }: { readonly over: HashtagSummary['over_indexing'] }) {
  const { format } = useTexts()
  const written = useOverIndexing()
  return <>{format.list(over.slice(0, NAMED).map((each) => written(each))) || '–'}</>
}
