import { cleanOptional, cleanText } from '../clean-text'
import type { Feed } from '../feed'
import { booleanCell, requiredText, tableFeed } from '../table-feed'
import { placeCell } from '../table-row'
import { mediaOfPost, postCounts, tagsOfPost } from './post-cells'

/** What the tables that scrapers write of posts call what. Of each the first name that a table has counts. */
interface PostColumns {
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
  readonly platform: 'instagram' | 'tiktok'
  readonly columns: PostColumns
  /** Columns of another feed of the same network. */
  readonly excluded: readonly string[]
  /** Columns that a table must have beside id, moment and likes. */
  readonly required?: readonly (readonly string[])[]
  readonly addressOf: (id: string, author: string) => string
}

function scrapedFeed({ columns, excluded, platform, addressOf, required = [], ...plan }: ScrapedPlan): Feed {
  return tableFeed({
    id: plan.id,
    title: plan.title,
    required: [columns.id, columns.postedAt, columns.likes, ...required],
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
      return (cells, sink, row) => {
        const postId = requiredText(cleanText(cells[at.id]), called.id)
        const postedAt = row.moment(at.postedAt, called.postedAt)
        const caption = cleanText(cells[at.caption])
        const author = cleanText(cells[at.author]).replace(/^@/, '')
        const url = cleanOptional(cells[at.url]) || addressOf(postId, author)
        sink.record({
          kind: 'post',
          platform,
          postId,
          author,
          authorFollowers: row.count(at.followers, called.followers)?.value ?? null,
          caption,
          hashtags: tagsOfPost(cells[at.hashtags], caption),
          mediaType: mediaOfPost({ platform, said: cells[at.media], isVideo: booleanCell(cells[at.isVideo]), url }),
          mediaUrl: cleanOptional(cells[at.picture]),
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

/** Instagram posts as scrapers of it write them, a table or JSON. */
export const INSTAGRAM_SCRAPED = scrapedFeed({
  id: 'instagram-scraped',
  title: { en: 'Instagram posts of a scraper', zh: '采集工具导出的 Instagram 帖子' },
  platform: 'instagram',
  excluded: ['permalink', 'edge_media_preview_like', 'diggcount'],
  columns: {
    id: ['shortCode', 'short_code', 'code'],
    postedAt: ['timestamp', 'taken_at', 'taken_at_timestamp', 'date_utc', 'date', 'created_at', 'posted_at'],
    likes: ['likesCount', 'likes', 'like_count', 'likes_count'],
    author: [
      'ownerUsername',
      'owner_username',
      'username',
      'owner/username',
      'user/username',
      'owner.username',
      'account',
    ],
    followers: ['ownerFollowersCount', 'followersCount', 'followers', 'followers_count', 'owner/followersCount'],
    caption: ['caption', 'caption/text', 'text', 'description'],
    hashtags: ['hashtags'],
    media: ['type', 'productType', 'media_type', 'typename', '__typename'],
    isVideo: ['is_video', 'isVideo'],
    picture: ['displayUrl', 'display_url', 'image_url', 'thumbnail_url', 'thumbnail'],
    url: ['url', 'post_url', 'link'],
    place: ['country', 'country_code'],
    views: ['videoPlayCount', 'videoViewCount', 'video_view_count', 'play_count', 'views'],
    comments: ['commentsCount', 'comments', 'comment_count', 'comments_count'],
    shares: ['sharesCount', 'shares', 'reshareCount'],
  },
  addressOf: (id) => `https://www.instagram.com/p/${encodeURIComponent(id)}/`,
})

/** TikTok videos as scrapers of it and its own pages write them, a table or JSON. */
export const TIKTOK_SCRAPED = scrapedFeed({
  id: 'tiktok-scraped',
  title: { en: 'TikTok videos of a scraper', zh: '采集工具导出的 TikTok 视频' },
  platform: 'tiktok',
  excluded: ['video_description'],
  required: [
    ['playCount', 'stats/playCount', 'statsV2/playCount', 'stats.playCount', 'play_count', 'statistics/play_count'],
  ],
  columns: {
    id: ['id', 'aweme_id', 'video_id'],
    postedAt: ['createTimeISO', 'createTime', 'create_time', 'created_at'],
    likes: [
      'diggCount',
      'stats/diggCount',
      'statsV2/diggCount',
      'stats.diggCount',
      'digg_count',
      'statistics/digg_count',
    ],
    author: [
      'authorMeta/name',
      'authorMeta.name',
      'author/uniqueId',
      'author.uniqueId',
      'author/unique_id',
      'author',
      'username',
    ],
    followers: [
      'authorMeta/fans',
      'authorMeta.fans',
      'authorStats/followerCount',
      'authorStats.followerCount',
      'author/follower_count',
    ],
    caption: ['text', 'desc', 'description', 'title'],
    hashtags: ['hashtags', 'challenges', 'cha_list'],
    media: [],
    isVideo: [],
    picture: ['videoMeta/coverUrl', 'videoMeta.coverUrl', 'video/cover', 'video.cover', 'cover'],
    url: ['webVideoUrl', 'url', 'share_url'],
    place: ['locationCreated', 'region', 'country'],
    views: [
      'playCount',
      'stats/playCount',
      'statsV2/playCount',
      'stats.playCount',
      'play_count',
      'statistics/play_count',
    ],
    comments: [
      'commentCount',
      'stats/commentCount',
      'statsV2/commentCount',
      'stats.commentCount',
      'comment_count',
      'statistics/comment_count',
    ],
    shares: [
      'shareCount',
      'stats/shareCount',
      'statsV2/shareCount',
      'stats.shareCount',
      'share_count',
      'statistics/share_count',
    ],
  },
  addressOf: (id, author) =>
    /^[\p{L}\p{N}_.]{1,24}$/u.test(author) ? `https://www.tiktok.com/@${author}/video/${id}` : '',
})
