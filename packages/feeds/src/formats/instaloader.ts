import { instantSeconds } from '../calendar-days'
import type { Count } from '../cells/read-count'
import { cleanText, hashtagsIn } from '../clean-text'
import type { RowSink } from '../feed'
import { type JsonObject, asObject, itemFeed, objectsIn } from '../item-feed'
import type { PostRecord } from '../records'
import { requiredText } from '../table-feed'
import { countCell } from '../table-row'
import { postCounts } from './post-cells'

const ALBUM = /sidecar/i

/**
 * Instagram posts as the site's own pages give them and instaloader saves them: `{"node": {…}}`. Where the author hides the likes, the site writes −1 or the few that the visitor knows: they are unknown.
 */
export const INSTALOADER = itemFeed({
  id: 'instaloader',
  title: { en: 'Instagram posts of instaloader', zh: 'instaloader 保存的 Instagram 帖子' },
  keys: ['node'],
  fits: (item) => nodeOf(item)['shortcode'] !== undefined && nodeOf(item)['taken_at_timestamp'] !== undefined,
  open: (options) => (item, sink) => {
    const node = nodeOf(item)
    const postId = requiredText(cleanText(node['shortcode']), 'shortcode')
    const postedAt = instantSeconds(node['taken_at_timestamp'])
    if (postedAt === null) sink.unread('taken_at_timestamp', 'is no moment in time', node['taken_at_timestamp'])
    const isHidden = node['like_and_view_counts_disabled'] === true
    const owner = asObject(node['owner']) ?? {}
    const caption = cleanText(
      asObject(objectsIn(asObject(node['edge_media_to_caption'])?.['edges'])[0]?.['node'])?.['text'],
    )
    sink.record({
      kind: 'post',
      platform: 'instagram',
      postId,
      author: cleanText(owner['username']),
      authorFollowers: countIn(owner, ['edge_followed_by'], sink)?.value ?? null,
      caption,
      hashtags: hashtagsIn(caption),
      mediaType: mediaOf(node),
      mediaUrl: cleanText(node['display_url'] ?? node['thumbnail_src']),
      url: `https://www.instagram.com/p/${encodeURIComponent(postId)}/`,
      region: options.region ?? '',
      postedAt,
      ...postCounts({
        views: isHidden ? null : countCell(node['video_view_count'], 'video_view_count', sink),
        likes: isHidden ? null : countIn(node, ['edge_media_preview_like', 'edge_liked_by'], sink),
        comments: countIn(node, ['edge_media_to_parent_comment', 'edge_media_to_comment'], sink),
        shares: null,
      }),
      isDeleted: false,
    })
  },
})

function nodeOf(item: JsonObject): JsonObject {
  return asObject(item['node']) ?? {}
}

function mediaOf(node: JsonObject): PostRecord['mediaType'] {
  if (ALBUM.test(cleanText(node['__typename']))) return 'album'
  return node['is_video'] === true ? 'video' : node['is_video'] === false ? 'image' : ''
}

/** The count of the first of these lists that a post has: `{"count": 12}`. */
function countIn(node: JsonObject, names: readonly string[], sink: RowSink): Count | null {
  const name = names.find((one) => asObject(node[one]) !== null)
  return name === undefined ? null : countCell(asObject(node[name])?.['count'], name, sink)
}
