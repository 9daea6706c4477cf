import type { FoundRecord as FoundRow } from '@trendee/analytics/search/search'
import type { FoundRecord, understoodWords } from '@trendee/contract/search/found-record'
import type { SearchKind } from '@trendee/core/search/search-kinds'
import type { UnderstoodSearch } from '@trendee/core/search/understand-search'
import type { z } from 'zod'
import type { Photos, Pictured } from './picture-address'

/** What the picture of a record is asked by; null for a kind that has none. */
const PICTURED: Readonly<Record<SearchKind, ((row: FoundRow) => Pictured) | null>> = {
  trend: ({ id }) => ({ kind: 'trend', id: `${id}.0` }),
  brand: null,
  shop: null,
  creator: null,
  hashtag: null,
  product: ({ platform, id }) => ({ kind: platform, id }),
  post: ({ platform, id }) => ({ kind: 'post', id: `${platform}.${id}` }),
  look: ({ id }) => ({ kind: 'look', id }),
}

export function picturedRecord(row: FoundRow): Pictured[] {
  const pictured = PICTURED[row.kind]?.(row)
  return pictured ? [pictured] : []
}

/** A record of the search as the API answers it. */
export function foundRecord(row: FoundRow, photos: Photos): FoundRecord {
  const { on_day: day, ...told } = row
  const [pictured] = picturedRecord(row)
  return { ...told, day, ...(pictured ? photos.shown(pictured) : { picture: null, picture_kind: null }) }
}

/** How words were read, as the API answers it. */
export function understoodAnswer({ text, isCorrected, meanings }: UnderstoodSearch): z.output<typeof understoodWords> {
  return {
    text,
    is_corrected: isCorrected,
    meanings: meanings.map(({ type, value, en, zh }) => ({ type, value, name: en, name_zh: zh })),
  }
}
