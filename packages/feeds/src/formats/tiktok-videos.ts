import { cleanText, hashtagNames, hashtagsIn } from '../clean-text'
import { isoRegion } from '../regions'
import { postCounts } from './post-cells'
import { deletedPost, saysDeleted } from './deleted-post'
import { jsonCell, requiredText, tableFeed } from '../table-feed'

/** What TikTok takes as a handle: any other would make an address of somebody else's, or of nothing. */
const HANDLE = /^[\p{L}\p{N}_.]{1,24}$/u

/** Videos of TikTok's Research API, JSON or a table of the same names. */
export const TIKTOK_VIDEOS = tableFeed({
  id: 'tiktok-videos',
  title: { en: 'TikTok videos', zh: 'TikTok 视频' },
  required: ['id', 'video_description', 'create_time', 'view_count'],
  open(column, options) {
    const id = column('id')
    const description = column('video_description')
    const created = column('create_time')
    const regionAt = column('region_code')
    const views = column('view_count')
    const likes = column('like_count')
    const comments = column('comment_count')
    const shares = column('share_count')
    const hashtags = column('hashtag_names')
    const username = column('username')
    const followers = column('follower_count', 'author_followers')
    const deleted = column('is_deleted')
    const cover = column('cover_image_url', 'cover')
    return (cells, sink, row) => {
      const postId = requiredText(cleanText(cells[id]), 'id')
      const postedAt = row.moment(created, 'create_time')
      if (saysDeleted(cells[deleted])) {
        sink.record(deletedPost('tiktok', postId, postedAt))
        return
      }
      const caption = cleanText(cells[description])
      const author = cleanText(cells[username])
      const named = jsonCell(cells[hashtags], 'hashtag_names', sink)
      sink.record({
        kind: 'post',
        platform: 'tiktok',
        postId,
        author,
        authorFollowers: row.count(followers, 'follower_count')?.value ?? null,
        caption,
        hashtags: Array.isArray(named) ? hashtagNames(named) : hashtagsIn(caption),
        mediaType: 'video',
        mediaUrl: cleanText(cells[cover]),
        url: HANDLE.test(author) ? `https://www.tiktok.com/@${author}/video/${postId}` : '',
        region: isoRegion(cleanText(cells[regionAt])) || (options.region ?? ''),
        postedAt,
        ...postCounts({
          views: row.count(views, 'view_count'),
          likes: row.count(likes, 'like_count'),
          comments: row.count(comments, 'comment_count'),
          shares: row.count(shares, 'share_count'),
        }),
        isDeleted: false,
      })
    }
  },
})
