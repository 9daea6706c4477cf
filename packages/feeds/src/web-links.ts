import { webLink } from '@trendee/core/links/web-link'
import type { FeedRecord } from './records'

const isWebLink = (link: string): boolean => webLink(link) === link

/**
 * Takes links out of a record that lead to no page of the web: its row is loaded without them. Nearly every record has
 * none, and is given back as it is: a million copies would take half of the time of reading.
 */
export function withWebLinks(record: FeedRecord): FeedRecord {
  switch (record.kind) {
    case 'product': {
      const { url, imageUrl, imageUrls } = record
      if (isWebLink(url) && isWebLink(imageUrl) && imageUrls.every(isWebLink)) return record
      const kept = imageUrls.filter(isWebLink)
      return { ...record, url: webLink(url), imageUrl: webLink(imageUrl) || (kept[0] ?? ''), imageUrls: kept }
    }
    case 'post': {
      const { url, mediaUrl } = record
      return isWebLink(url) && isWebLink(mediaUrl)
        ? record
        : { ...record, url: webLink(url), mediaUrl: webLink(mediaUrl) }
    }
    case 'look': {
      const { url, imageUrl } = record
      return isWebLink(url) && isWebLink(imageUrl)
        ? record
        : { ...record, url: webLink(url), imageUrl: webLink(imageUrl) }
    }
    default:
      return record
  }
}
