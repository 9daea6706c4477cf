import { lazy } from 'react'
import { rankingTexts } from '@trendee/contract/texts/rankings'
import { recordTexts } from '@trendee/contract/texts/records'
import { socialTexts } from '@trendee/contract/texts/social'
import { NETWORKS } from '@trendee/contract/social/social-fields'
import { social } from '@trendee/contract/social/social'
import { webLink } from '@trendee/core/links/web-link'
import { CollectRecords } from '../../shared/collections/collect-records'
import { addTexts } from '../../shared/i18n/i18n'
import { windowChoices } from '../../shared/lists/choices'
import { defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import { postRecordPath } from '../../shared/records/record-path'
import { PostCard } from './post-card'
import { PostFilters } from './post-filters'

addTexts(recordTexts)
addTexts(rankingTexts)
addTexts(socialTexts)

const PostLeaders = lazy(() => import('./post-leaders').then((module) => ({ default: module.PostLeaders })))
const QuickView = lazy(() => import('./post-quick-view').then((module) => ({ default: module.PostQuickView })))

/** Posts that show garments as one wall. */
export const posts = defineList({
  name: 'post-wall',
  entry: social.searchPosts,
  pageSize: 50,
  rowId: ({ platform, id }) => `${platform}/${id}`,
  overline: 'menu.gallery',
  title: 'screen.wall_social',
  note: 'wall.social_note',
  count: 'wall.count_posts',
  file: 'posts',
  filterIndex: {},
  filters: [
    {
      kind: 'select',
      field: 'platform',
      label: 'wall.platform',
      choices: ({ name }) => NETWORKS.map((value) => ({ value, label: name(value) })),
      width: 130,
    },
    { kind: 'search', field: 'q', label: 'wall.caption' },
    // Who comes from a hashtag sees which one, and can leave it.
    {
      kind: 'search',
      field: 'hashtag',
      label: 'column.hashtag',
      isShown: ({ hashtag }) => hashtag !== undefined,
    },
    { kind: 'segment', field: 'window', label: 'filter.window', choices: windowChoices },
    {
      kind: 'select',
      field: 'primaryCategory',
      label: 'filter.category',
      // How many products carry a value says nothing of posts.
      choices: ({ index, ...texts }) =>
        (index?.categories ?? []).map(({ value, name, name_zh }) => ({ value, label: texts.nameOf(name, name_zh) })),
      clears: ['secondaryCategory'],
      width: 140,
    },
    {
      kind: 'own',
      draw: ({ index, search, change }) => <PostFilters index={index} search={search} change={change} />,
    },
  ],
  sorts: {
    reactions: 'wall.by_reactions',
    engagement: 'post.engagement',
    likes: 'post.likes',
    views: 'post.views',
    newest: 'sort.newest',
  },
  aside: ({ search, change }) => <PostLeaders search={search} change={change} />,
  asideLabel: 'ranking.title',
  card: (post, { openQuickView }) => <PostCard post={post} onQuickView={openQuickView} />,
  quickView: QuickView,
  chosen: (rows) => <CollectRecords kind="post" ids={rows.map(({ platform, id }) => `${platform}.${id}`)} />,
  star: ({ platform, id }) => ({ kind: 'post', id: `${platform}.${id}` }),
  link: (post) => webLink(post.url) || window.location.origin + postRecordPath(post),
  columns: [
    { id: 'caption', track: 'minmax(300px, 3fr)', isFixed: true },
    { id: 'platform', cell: (post, { name }) => name(post.platform) },
    { id: 'author', track: '140px' },
    { id: 'likes', sort: 'likes' },
    { id: 'comments' },
    { id: 'views', sort: 'views' },
    { id: 'engagement', sort: 'engagement' },
    { id: 'posted_on', sort: 'newest' },
  ],
})

export const PostWall = listScreen(posts)
