import { cleanOptional, cleanText } from '../clean-text'
import type { Feed, FeedSample } from '../feed'
import { codeOfPost, type Network } from '../post-link'
import { type ColumnFinder, booleanCell, isPlainObject, requiredText, tableFeed } from '../table-feed'
import { placeCell } from '../table-row'
import { UnreadableFieldError } from '../unreadable-field'
import { addressList } from './listed-values'
import { mediaOfPost, postCounts, tagColumns, tagsInColumns, tagsOfPost } from './post-cells'

/** What the tables that scrapers write of posts call what. Of each the first name that a table has counts. */
interface PostColumns {
  /** Without any, the link tells a post. */
  readonly id: readonly string[]
  readonly postedAt: readonly string[]
  readonly likes: readonly string[]
  readonly author: readonly string[]
  readonly followers: readonly string[]
  readonly caption: readonly string[]
  readonly hashtags: readonly string[]
  readonly media: readonly string[]
  readonly isVideo: readonly string[]
  readonly picture: readonly string[]
  readonly url: readonly string[]
  readonly place: readonly string[]
  readonly views: readonly string[]
  readonly comments: readonly string[]
  readonly shares: readonly string[]
}

interface ScrapedPlan {
  readonly id: string
  readonly title: Feed['title']
  readonly platform: Network
  readonly columns: PostColumns
  /** Columns of another feed of the same network. */
  readonly excluded?: readonly string[]
  /** Columns that a table must have beside id, moment and likes. */
  readonly required?: readonly (readonly string[])[]
  readonly addressOf: (id: string, author: string) => string
}

function scrapedFeed({ columns, excluded = [], platform, addressOf, required = [], ...plan }: ScrapedPlan): Feed {
  return tableFeed({
    id: plan.id,
    title: plan.title,
    required: [columns.id.length > 0 ? columns.id : columns.url, columns.postedAt, columns.likes, ...required],
    excluded,
    open(column, options) {
      const at = Object.fromEntries(
        Object.entries(columns).map(([field, names]: [string, readonly string[]]) => [field, column(...names)]),
      ) as Record<keyof PostColumns, number>
      /** As the file calls it, for what cannot be read. */
      const called = Object.fromEntries(
        Object.entries(columns).map(([field, names]: [string, readonly string[]]) => [
          field,
          names.find((name) => column(name) >= 0) ?? field,
        ]),
      ) as Record<keyof PostColumns, string>
      const tagsAt = listedTags(column, columns.hashtags)
      return (cells, sink, row) => {
        const link = cleanOptional(cells[at.url])
        const postId =
          columns.id.length > 0
            ? requiredText(cleanText(cells[at.id]), called.id)
            : idOfPage(requiredText(link, called.url), platform, called.url)
        const postedAt = row.moment(at.postedAt, called.postedAt)
        const caption = cleanText(cells[at.caption])
        const author = cleanText(cells[at.author]).replace(/^@/, '')
        const url = link || addressOf(postId, author)
        sink.record({
          kind: 'post',
          platform,
          postId,
          author,
          authorFollowers: row.count(at.followers, called.followers)?.value ?? null,
          caption,
          hashtags: tagsOfPost(tagsInColumns(cells, tagsAt) ?? cells[at.hashtags], caption),
          mediaType: mediaOfPost({ platform, said: cells[at.media], isVideo: booleanCell(cells[at.isVideo]), url }),
          mediaUrl: addressList(cells[at.picture], called.picture, sink)[0] ?? '',
          url,
          region: placeCell(cells[at.place], options.region ?? '', called.place, sink),
          postedAt,
          ...postCounts({
            views: row.count(at.views, called.views),
            likes: row.count(at.likes, called.likes),
            comments: row.count(at.comments, called.comments),
            shares: row.count(at.shares, called.shares),
          }),
          isDeleted: false,
        })
      }
    },
  })
}

/** Throws UnreadableFieldError of a link that is no post's. */
function idOfPage(link: string, platform: Network, field: string): string {
  const code = codeOfPost(link, platform)
  if (code === null) throw new UnreadableFieldError(field, NO_POST, link)
  return code
}

const NO_POST = 'is no link of a post'

/** Of a table that has a column for each tag; JSON has them in lists. */
function listedTags(column: ColumnFinder, names: readonly string[]): readonly number[] {
  // Of JSON any key may come yet.
  if (column('') >= 0) return []
  const firsts = names.flatMap((name) => ['name', 'title', 'hashtag_name', ''].map((key) => `${name}/0/${key}`))
  const first = firsts.map((name) => name.replace(/\/$/u, '')).find((name) => column(name) >= 0)
  return first === undefined ? [] : tagColumns(column, first)
}

/** Instagram posts as scrapers of it write them, a table or JSON. */
const WITH_CODES = scrapedFeed({
  id: 'instagram-scraped',
  title: { en: 'Instagram posts of a scraper', zh: '采集工具导出的 Instagram 帖子' },
  platform: 'instagram',
  excluded: ['permalink', 'edge_media_preview_like', 'diggcount'],
  columns: {
    id: ['shortCode', 'short_code', 'code'],
    postedAt: [
      'timestamp',
      'taken_at',
      'taken_at_timestamp',
      'date_utc',
      'date',
      'created_at',
      'posted_at',
      'date_posted',
    ],
    likes: ['likesCount', 'likes', 'like_count', 'likes_count'],
    author: [
      'ownerUsername',
      'owner_username',
      'username',
      'owner/username',
      'user/username',
      'owner.username',
      'account',
      'user_posted',
    ],
    followers: ['ownerFollowersCount', 'followersCount', 'followers', 'followers_count', 'owner/followersCount'],
    caption: ['caption', 'caption/text', 'text', 'description'],
    hashtags: ['hashtags'],
    media: ['type', 'productType', 'media_type', 'typename', '__typename', 'content_type'],
    isVideo: ['is_video', 'isVideo'],
    picture: ['displayUrl', 'display_url', 'image_url', 'thumbnail_url', 'thumbnail'],
    url: ['url', 'post_url', 'link'],
    place: ['country', 'country_code'],
    views: ['videoPlayCount', 'video_play_count', 'videoViewCount', 'video_view_count', 'play_count', 'views'],
    comments: ['commentsCount', 'comments', 'comment_count', 'comments_count', 'num_comments'],
    shares: ['sharesCount', 'shares', 'reshareCount'],
  },
  addressOf: (id) => `https://www.instagram.com/p/${encodeURIComponent(id)}/`,
})

/**
 * Scrapers that tell a post by its link alone. Their column of captions is called a description: beside it `caption` holds what the network
 * itself says of the picture, and `timestamp` when it was scraped.
 */
const WITH_LINKS = scrapedFeed({
  id: WITH_CODES.id,
  title: WITH_CODES.title,
  platform: 'instagram',
  excluded: ['permalink', 'shortCode', 'short_code', 'code'],
  required: [['description'], ['username', 'user_posted', 'profile_username']],
  columns: {
    id: [],
    postedAt: ['pubDate', 'date_posted'],
    likes: ['likeCount', 'likes'],
    author: ['username', 'user_posted', 'profile_username'],
    followers: ['followers'],
    caption: ['description'],
    hashtags: ['hashtags'],
    media: ['type', 'content_type'],
    isVideo: [],
    picture: ['imgUrl', 'thumbnail', 'photos'],
    url: ['postUrl', 'url'],
    place: [],
    views: ['viewCount', 'video_play_count', 'video_view_count'],
    comments: ['commentCount', 'num_comments'],
    shares: [],
  },
  addressOf: () => '',
})

/** Instagram posts as scrapers of it write them, a table or JSON. */
export const INSTAGRAM_SCRAPED: Feed = {
  ...WITH_CODES,
  recognises: (sample) => WITH_CODES.recognises(sample) || areLinked(sample),
  open: (sample, options) => (areLinked(sample) ? WITH_LINKS : WITH_CODES).open(sample, options),
}

/** Other networks' posts have the same columns. */
function areLinked(sample: FeedSample): boolean {
  if (!WITH_LINKS.recognises(sample)) return false
  const rows = sample.layout === 'json' ? sample.items.filter(isPlainObject).map(Object.values) : sample.rows
  return rows.some((cells: readonly unknown[]) =>
    cells.some(
      (cell) => typeof cell === 'string' && /^https?:\S+$/u.test(cell) && codeOfPost(cell, 'instagram') !== null,
    ),
  )
}

/** Columns of one of TikTok's counts ("digg" are likes), as its pages, its API and scrapers of both write them. */
function tiktokCounts(count: 'digg' | 'comment' | 'share' | 'play'): string[] {
  const name = `${count}Count`
  return [
    name,
    `stats/${name}`,
    `statsV2/${name}`,
    `stats.${name}`,
    `${count}_count`,
    `statistics/${count}_count`,
    `video_${count}count`,
  ]
}

/** TikTok videos as scrapers of it and its own pages write them, a table or JSON. */
export const TIKTOK_SCRAPED = scrapedFeed({
  id: 'tiktok-scraped',
  title: { en: 'TikTok videos of a scraper', zh: '采集工具导出的 TikTok 视频' },
  platform: 'tiktok',
  required: [tiktokCounts('play')],
  columns: {
    id: ['id', 'aweme_id', 'video_id', 'post_id'],
    postedAt: ['createTimeISO', 'createTime', 'create_time', 'created_at', 'video_timestamp'],
    likes: tiktokCounts('digg'),
    author: [
      'authorMeta/name',
      'authorMeta.name',
      'author/uniqueId',
      'author.uniqueId',
      'author/unique_id',
      'author',
      'username',
      'author_username',
      'account_id',
    ],
    followers: [
      'authorMeta/fans',
      'authorMeta.fans',
      'authorStats/followerCount',
      'authorStats.followerCount',
      'author/follower_count',
      'author_followercount',
      'profile_followers',
    ],
    caption: ['text', 'desc', 'description', 'title', 'video_description'],
    hashtags: ['hashtags', 'challenges', 'cha_list'],
    media: [],
    isVideo: [],
    picture: ['videoMeta/coverUrl', 'videoMeta.coverUrl', 'video/cover', 'video.cover', 'cover', 'preview_image'],
    url: ['webVideoUrl', 'url', 'share_url'],
    place: ['locationCreated', 'region', 'country', 'video_locationcreated'],
    views: tiktokCounts('play'),
    comments: tiktokCounts('comment'),
    shares: tiktokCounts('share'),
  },
  addressOf: (id, author) =>
    /^[\p{L}\p{N}_.]{1,24}$/u.test(author) ? `https://www.tiktok.com/@${author}/video/${id}` : '',
})
