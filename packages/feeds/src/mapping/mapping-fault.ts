import {
  type ColumnMapping,
  MAPPED_FIELDS,
  type MappedKind,
  columnsOf,
  kindOfMapping,
  lackingFields,
} from '@trendee/core/imports/mappable-fields'
import { periodOfName } from '../cells/read-period'
import type { BothLanguages, FeedMessage } from '../feed-message'

const KIND_NAMES: Readonly<Record<MappedKind, BothLanguages>> = {
  products: { en: 'products', zh: '商品' },
  orders: { en: 'orders', zh: '订单' },
  posts: { en: 'posts', zh: '帖子' },
  series: { en: 'series', zh: '序列' },
}

/** Why a mapping cannot be used; null where it can. */
export function mappingFault(mapping: ColumnMapping): FeedMessage | null {
  const kind = kindOfMapping(mapping)
  const areDated = kind === 'series' && columnsOf(mapping, 'value').every((name) => periodOfName(name) !== null)
  if (
    kind === null ||
    lackingFields(kind, (field) => mapping[field] !== undefined).some((field) => !(areDated && field === 'date'))
  )
    return 'the mapping must name the column of title or productId (products), of orderId, orderedOn and title or productId (orders), of postedAt (posts) or of value and, unless its columns are called by their periods, of date (series)'
  const known = new Set<string>(MAPPED_FIELDS[kind])
  const stray = Object.keys(mapping).filter((field) => !known.has(field))
  if (stray.length > 0) {
    const text = 'the mapping names {names} of {kind}, which have none'
    return { text, values: { names: stray.join(', '), kind: KIND_NAMES[kind] } }
  }
  if (mapping.term !== undefined && mapping.date !== undefined && columnsOf(mapping, 'value').length > 1)
    return 'a mapping with a column of terms has one column of values'
  return null
}
