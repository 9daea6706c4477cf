import { cleanText } from '../clean-text'
import type { PostRecord } from '../records'

/** Whether a cell says that the post was taken away. */
export function saysDeleted(cell: unknown): boolean {
  return ['true', '1', 'yes', 'deleted'].includes(cleanText(cell).toLowerCase())
}

/** A post of which its provider says no more than that it was taken away. */
export function deletedPost(platform: PostRecord['platform'], postId: string, postedAt: number | null): PostRecord {
  return {
    kind: 'post',
    platform,
    postId,
    author: '',
    authorFollowers: null,
    caption: '',
    hashtags: [],
    mediaType: '',
    mediaUrl: '',
    url: '',
    region: '',
    postedAt,
    views: null,
    likes: null,
    comments: null,
    shares: null,
    atLeast: [],
    estimated: [],
    isDeleted: true,
  }
}
