import { cleanOptional, cleanText, hashtagsIn } from '../clean-text'
import type { PostRecord } from '../records'
import { postCounts } from './post-cells'
import { deletedPost, saysDeleted } from './deleted-post'
import { requiredText, tableFeed } from '../table-feed'

const MEDIA_TYPES: Readonly<Record<string, PostRecord['mediaType']>> = {
  IMAGE: 'image',
  VIDEO: 'video',
  REELS: 'video',
  CAROUSEL_ALBUM: 'album',
}

/** Media of Instagram's Graph API. Hashtag results name no author; media of one's own account may. */
export const INSTAGRAM_MEDIA = tableFeed({
  id: 'instagram-media',
  title: { en: 'Instagram media', zh: 'Instagram 帖子' },
  required: ['id', 'media_type', 'permalink', 'timestamp'],
  open(column, options) {
    const id = column('id')
    const captionAt = column('caption')
    const type = column('media_type')
    const mediaUrl = column('media_url')
    const permalink = column('permalink')
    const timestamp = column('timestamp')
    const username = column('username')
    const followers = column('followers_count')
    const views = column('view_count')
    const likes = column('like_count')
    const comments = column('comments_count')
    const deleted = column('is_deleted')
    return (cells, sink, row) => {
      const postedAt = row.moment(timestamp, 'timestamp')
      const postId = requiredText(cleanText(cells[id]), 'id')
      if (saysDeleted(cells[deleted])) {
        sink.record(deletedPost('instagram', postId, postedAt))
        return
      }
      const mediaType = MEDIA_TYPES[cleanOptional(cells[type]).toUpperCase()]
      if (mediaType === undefined)
        sink.unread('media_type', 'is none of IMAGE, VIDEO, REELS, CAROUSEL_ALBUM', cells[type])
      const caption = cleanText(cells[captionAt])
      sink.record({
        kind: 'post',
        platform: 'instagram',
        postId,
        author: cleanText(cells[username]),
        authorFollowers: row.count(followers, 'followers_count')?.value ?? null,
        caption,
        hashtags: hashtagsIn(caption),
        mediaType: mediaType ?? '',
        mediaUrl: cleanText(cells[mediaUrl]),
        url: cleanText(cells[permalink]),
        region: options.region ?? '',
        postedAt,
        ...postCounts({
          views: row.count(views, 'view_count'),
          likes: row.count(likes, 'like_count'),
          comments: row.count(comments, 'comments_count'),
          shares: null,
        }),
        isDeleted: false,
      })
    }
  },
})
