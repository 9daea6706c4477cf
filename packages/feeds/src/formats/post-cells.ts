import { POST_COUNTS, type PostCount } from '@trendee/core/posts/post-counts'
import type { Count } from '../cells/read-count'
import { cleanOptional, cleanText, hashtagNames, hashtagsIn } from '../clean-text'
import { asObject } from '../item-feed'
import type { PostRecord } from '../records'
import type { Cells, ColumnFinder } from '../table-feed'

const MEDIA: readonly (readonly [RegExp, PostRecord['mediaType']])[] = [
  [/sidecar|carousel|album/i, 'album'],
  [/video|reel|clip|igtv|视频|動画|动态影像|vídeo|vidéo|видео/i, 'video'],
  [/image|photo|picture|图片|照片|画像|foto|imagen|bild|фото/i, 'image'],
]

/** What a post shows; '' where the cell does not say. */
function mediaOf(cell: unknown): PostRecord['mediaType'] {
  const said = cleanText(cell)
  return MEDIA.find(([word]) => word.test(said))?.[1] ?? ''
}

interface SaidOfMedia {
  readonly platform: 'instagram' | 'tiktok'
  readonly said: unknown
  readonly isVideo: boolean | null
  readonly url: string
}

/** What a post shows, by its type, else by whether it is a video, else by its address; TikTok's other posts are videos. */
export function mediaOfPost({ platform, said, isVideo, url }: SaidOfMedia): PostRecord['mediaType'] {
  const named = mediaOf(said)
  if (named !== '') return named
  if (isVideo !== null) return isVideo ? 'video' : 'image'
  if (platform === 'instagram') return ''
  return url.includes('/photo/') ? 'album' : 'video'
}

/** The tags of a post: those that a cell lists, by their names, else those of its caption. */
export function tagsOfPost(cell: unknown, caption: string): readonly string[] {
  const list = typeof cell === 'string' ? tagsInText(cell) : cell
  if (!Array.isArray(list) || list.length === 0) return hashtagsIn(caption)
  return hashtagNames(
    list.map((tag: unknown) => {
      const object = asObject(tag)
      return object === null ? tag : (object['name'] ?? object['title'] ?? object['hashtag_name'])
    }),
  )
}

/** Networks allow 30 tags; a table has no more columns of them. */
const MOST_TAG_COLUMNS = 100

/** Where the tags of a post lie of which each has a column: `hashtags/0/name`, `hashtags/1/name`, …; `first`: the name of the first. */
export function tagColumns(column: ColumnFinder, first: string): readonly number[] {
  const [, before, behind = ''] = /^(.+[/.])0([/.].+)?$/u.exec(first) ?? []
  if (before === undefined) return []
  const positions: number[] = []
  for (let number = 0; number < MOST_TAG_COLUMNS; number++) {
    const at = column(`${before}${number}${behind}`)
    if (at < 0) break
    positions.push(at)
  }
  return positions
}

/** What the cells of such columns say, as one list; undefined where they are blank. */
export function tagsInColumns(cells: Cells, positions: readonly number[]): readonly string[] | undefined {
  const tags = positions.map((at) => cleanOptional(cells[at])).filter((tag) => tag !== '')
  return tags.length === 0 ? undefined : tags
}

/** `["linen", "summer"]`, `#linen #summer`, `linen, summer dress` or `linen summer`: between commas a tag of several words is one. */
function tagsInText(text: string): unknown {
  if (/^\s*\[/u.test(text)) return listIn(text)
  const words = cleanOptional(text)
  if (/[#＃]/u.test(words)) return hashtagsIn(words)
  const isParted = /[,;|，、；]/u.test(words)
  return words
    .split(isParted ? /[,;|，、；]/u : /\s/u)
    .map((tag) => tag.replaceAll(/\s/gu, ''))
    .filter((tag) => tag !== '')
}

function listIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The counts of a post as cells tell them, and which of them are floors or rounded. */
export function postCounts(
  told: Readonly<Record<PostCount, Count | null>>,
): Pick<PostRecord, PostCount | 'atLeast' | 'estimated'> {
  const known = (evidence: Count['evidence']) => POST_COUNTS.filter((count) => told[count]?.evidence === evidence)
  return {
    views: told.views?.value ?? null,
    likes: told.likes?.value ?? null,
    comments: told.comments?.value ?? null,
    shares: told.shares?.value ?? null,
    atLeast: known('at_least'),
    estimated: known('estimated'),
  }
}
