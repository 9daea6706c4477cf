import type { ColumnMapping } from '@trendee/core/imports/mappable-fields'
import { MAPPED_PLATFORMS } from '@trendee/core/imports/mappable-fields'
import { cleanOptional, cleanText, hashtagsIn } from '../clean-text'
import type { FeedOptions, RowSink } from '../feed'
import { idOfLink, idOfPost } from '../own-identity'
import type { ColumnFinder, RowMapper } from '../table-feed'
import { placeCell } from '../table-row'
import { UnreadableFieldError } from '../unreadable-field'
import { UNSAID } from '../unsaid'
import { mappedColumnsOf } from './mapped-columns'
import { mediaOfPost, postCounts, tagsOf } from './post-cells'

type Network = (typeof MAPPED_PLATFORMS)['posts'][number]

/** A post's own code in its address. */
const CODES: Readonly<Record<Network, RegExp>> = {
  instagram: /instagram\.com\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]+)/i,
  tiktok: /tiktok\.com\/@[\w.]+\/(?:video|photo)\/(\d+)/i,
}

/** Rows of a table of posts of one or several networks. */
export function postMapper(mapping: ColumnMapping, column: ColumnFinder, options: FeedOptions): RowMapper {
  const { at, called } = mappedColumnsOf('posts', mapping, column)
  return (cells, sink, row) => {
    const url = cleanOptional(cells[at.url])
    const platform = networkOf(cleanOptional(cells[at.network]), url, options, called('network'), sink)
    const postedAt = row.moment(at.postedAt, called('postedAt'))
    const caption = cleanText(cells[at.caption])
    const author = cleanText(cells[at.author]).replace(/^@/, '')
    const region = placeCell(cells[at.region], options.region ?? '', called('region'), sink)
    const own = cleanOptional(cells[at.postId]) || (CODES[platform].exec(url)?.[1] ?? '')
    if (own === '') sink.note(url === '' ? BY_WORDS : BY_LINK)
    sink.record({
      kind: 'post',
      platform,
      postId: own || (url === '' ? idOfPost(author, postedAt, caption) : idOfLink(url)),
      author,
      authorFollowers: row.count(at.followers, called('followers'))?.value ?? null,
      caption,
      hashtags: tagsOf(cells[at.hashtags]) ?? hashtagsIn(`${cleanText(cells[at.hashtags])} ${caption}`),
      mediaType: mediaOfPost({ platform, said: cells[at.media], isVideo: null, url }),
      mediaUrl: cleanOptional(cells[at.image]),
      url,
      region,
      postedAt,
      ...postCounts({
        views: row.count(at.views, called('views')),
        likes: row.count(at.likes, called('likes')),
        comments: row.count(at.comments, called('comments')),
        shares: row.count(at.shares, called('shares')),
      }),
      isDeleted: false,
    })
  }
}

const BY_LINK = 'The table has no post ids: posts are told apart by their links.'
const BY_WORDS = 'Posts have neither ids nor links: they are told apart by author, moment and caption.'

/** The network of a row: as it says, as its link shows, else as was told. Throws UnreadableFieldError. */
function networkOf(said: string, url: string, { platform }: FeedOptions, field: string, sink: RowSink): Network {
  const named = said.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  if (/^(?:instagram|insta|ig)$/.test(named)) return 'instagram'
  if (/^(?:tiktok|tt)$/.test(named)) return 'tiktok'
  if (said !== '') throw new UnreadableFieldError(field, 'is no network: instagram or tiktok')
  if (/\/\/(?:www\.|m\.)?instagram\.com\//i.test(url)) return 'instagram'
  if (/\/\/(?:www\.|m\.|vm\.)?tiktok\.com\//i.test(url)) return 'tiktok'
  const told = MAPPED_PLATFORMS.posts.find((one) => one === platform)
  if (told !== undefined) return told
  sink.note(UNSAID.platform)
  throw new UnreadableFieldError('', UNSAID.platform)
}
