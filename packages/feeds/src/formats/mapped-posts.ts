import type { ColumnMapping } from '@trendee/core/imports/mappable-fields'
import { cleanOptional, cleanText } from '../clean-text'
import type { FeedOptions } from '../feed'
import { idOfLink, idOfPost } from '../own-identity'
import type { ColumnFinder, RowMapper } from '../table-feed'
import { placeCell } from '../table-row'
import { mappedColumnsOf } from './mapped-columns'
import { mediaOfPost, postCounts, tagColumns, tagsInColumns, tagsOfPost } from './post-cells'
import { networkOf } from './post-network'
import { codeOfPost } from '../post-link'

/** Rows of a table of posts of one or several networks. */
export function postMapper(mapping: ColumnMapping, column: ColumnFinder, options: FeedOptions): RowMapper {
  const { at, called } = mappedColumnsOf('posts', mapping, column)
  const tagsAt = tagColumns(column, called('hashtags'))
  return (cells, sink, row) => {
    const url = cleanOptional(cells[at.url])
    const platform = networkOf({ said: cleanOptional(cells[at.network]), url }, called, options, sink)
    const own = cleanOptional(cells[at.postId]) || (codeOfPost(url, platform) ?? '')
    const postedAt = row.moment(at.postedAt, called('postedAt'), own === '' && url === '')
    const caption = cleanText(cells[at.caption])
    const author = cleanText(cells[at.author]).replace(/^@/, '')
    const region = placeCell(cells[at.region], options.region ?? '', called('region'), sink)
    if (own === '') sink.note(url === '' ? BY_WORDS : BY_LINK)
    sink.record({
      kind: 'post',
      platform,
      postId: own || (url === '' ? idOfPost(author, postedAt, caption) : idOfLink(url)),
      author,
      authorFollowers: row.count(at.followers, called('followers'))?.value ?? null,
      caption,
      hashtags: tagsOfPost(tagsInColumns(cells, tagsAt) ?? cells[at.hashtags], caption),
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
