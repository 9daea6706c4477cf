import { toUsd } from '@trendee/core/currency/to-usd'
import { ownDay } from '@trendee/feeds/record-day'
import type { FeedRecord, RecordKind } from '@trendee/feeds/records'
import type { Enriched } from './enrich'
import type { ColumnForms } from '../engine/native-rows'

/** How each kind of record becomes a row: its table, its columns, and what makes two rows the same statement. */

export interface RowContext {
  readonly importId: string
  /** Identity of the file's scale: values of a 0–100 index compare only within it. */
  readonly fileHash: string
  /** ISO day used where the row itself has none; null where none was given, and then every row has its own. */
  readonly capturedOn: string | null
}

/** The day on which a record was observed; of posts and shows the day on which they were captured, where it is known. */
export function observedDay(record: FeedRecord, { capturedOn }: RowContext): string {
  const given =
    record.kind === 'post' || record.kind === 'look' ? (capturedOn ?? ownDay(record)) : (ownDay(record) ?? capturedOn)
  if (given === null) throw new Error('a row without a day passed the reader')
  return given
}

/** What a row is made of beside its record. */
export interface RowSource {
  readonly enriched: Enriched | null
  readonly context: RowContext
  /** As `observedDay` says. */
  readonly day: string
  /** As `rowVersions` counts: the newest statement about a thing is well defined. */
  readonly version: bigint
  /** The wording of a product, as `ProductWords` names it; 0 for other records. */
  readonly words: number
}

export interface RecordTable<Record extends FeedRecord> {
  readonly table: string
  readonly columns: ColumnForms
  row(record: Record, source: RowSource): readonly unknown[]
  /** SQL over staged columns: equal values mean the same statement. */
  readonly identity: string
  /** SQL that narrows the stored rows among which the staged ones can already stand; may speak of `bounds`. */
  readonly scope: (stage: string) => string
  /** SQL over staged columns whose values, worked out once, are the tuple `bounds`. */
  readonly bounds?: string
}

function inUsd(amount: number | null, dollars: number | null): number | null {
  return amount === null || dollars === null ? null : amount * dollars
}

/** Everything of a table but the columns that the insert fills in. */
type Kinds = { readonly [Kind in RecordKind]: RecordTable<Extract<FeedRecord, { kind: Kind }>> }

export const RECORD_TABLES: Kinds = {
  product: {
    table: 'observation',
    columns: [
      ['platform', 'label'],
      ['product_id', 'text'],
      ['observed_on', 'day'],
      ['version', 'version'],
      ['import_id', 'label'],
      ['currency', 'label'],
      ['price', 'float64?'],
      ['list_price', 'float64?'],
      ['price_usd', 'float64?'],
      ['list_price_usd', 'float64?'],
      ['units_sold', 'float64?'],
      ['units_evidence', 'label'],
      ['units_window_days', 'uint16?'],
      ['revenue_usd', 'float64?'],
      ['sales_rank', 'uint32?'],
      ['rating', 'float32?'],
      ['reviews', 'uint32?'],
      ['favorites', 'uint32?'],
      ['stock', 'uint32?'],
      ['in_stock', 'uint8?'],
      ['words', 'uint32'],
    ],
    row: (record, { context, day, version, words }) => {
      const dollars = toUsd(1, record.currency, day)
      return [
        record.platform,
        record.productId,
        day,
        version,
        context.importId,
        record.currency,
        record.price,
        record.listPrice,
        inUsd(record.price, dollars),
        inUsd(record.listPrice, dollars),
        record.unitsSold,
        record.unitsEvidence ?? '',
        record.unitsWindowDays,
        inUsd(record.revenue, dollars),
        record.salesRank,
        record.rating,
        record.reviews,
        record.favorites,
        record.stock,
        record.inStock,
        words,
      ]
    },
    identity: `platform, product_id, observed_on, currency, price, list_price, units_sold, units_window_days, revenue_usd,
      sales_rank, rating, reviews, favorites, stock, in_stock, words`,
    bounds: 'min(product_id), max(product_id), min(observed_on), max(observed_on)',
    // Few products of many days lie together in the table, many products of few days in its projection by day.
    scope: (stage) => `platform IN (SELECT DISTINCT platform FROM ${stage})
      AND product_id BETWEEN bounds.1 AND bounds.2 AND observed_on BETWEEN bounds.3 AND bounds.4`,
  },
  series: {
    table: 'series_point',
    columns: [
      ['platform', 'label'],
      ['term', 'text'],
      ['region', 'label'],
      ['gender', 'label'],
      ['step', 'label'],
      ['date', 'day'],
      ['value', 'float64?'],
      ['evidence', 'label'],
      ['scale', 'label'],
      ['version', 'version'],
      ['import_id', 'label'],
    ],
    row: (record, { context, version }) => [
      record.platform,
      record.term,
      record.region,
      record.gender,
      record.step,
      record.date,
      record.value,
      record.evidence,
      record.scaledPerFile ? context.fileHash : '',
      version,
      context.importId,
    ],
    identity: 'platform, term, region, gender, step, date, value, scale',
    scope: (stage) => `term IN (SELECT DISTINCT term FROM ${stage})`,
  },
  'related-query': {
    table: 'related_query',
    columns: [
      ['platform', 'label'],
      ['term', 'text'],
      ['region', 'label'],
      ['query', 'text'],
      ['list', 'label'],
      ['value', 'float64?'],
      ['is_breakout', 'uint8'],
      ['version', 'version'],
      ['import_id', 'label'],
    ],
    row: (record, { context, version }) => [
      record.platform,
      record.term,
      record.region,
      record.query,
      record.list,
      record.value,
      record.isBreakout ? 1 : 0,
      version,
      context.importId,
    ],
    identity: 'platform, term, region, query, list, value, is_breakout',
    scope: (stage) => `term IN (SELECT DISTINCT term FROM ${stage})`,
  },
  'place-interest': {
    table: 'place_interest',
    columns: [
      ['platform', 'label'],
      ['term', 'text'],
      ['place', 'text'],
      ['within', 'label'],
      ['value', 'float64?'],
      ['from_day', 'day?'],
      ['to_day', 'day?'],
      ['version', 'version'],
      ['import_id', 'label'],
    ],
    row: (record, { context, version }) => [
      record.platform,
      record.term,
      record.place,
      record.within,
      record.value,
      record.from,
      record.to,
      version,
      context.importId,
    ],
    identity: 'platform, term, place, within, value, from_day, to_day',
    scope: (stage) => `term IN (SELECT DISTINCT term FROM ${stage})`,
  },
  post: {
    table: 'post',
    columns: [
      ['platform', 'label'],
      ['post_id', 'text'],
      ['author', 'text'],
      ['author_followers', 'uint32?'],
      ['caption', 'text'],
      ['hashtags', 'texts'],
      ['media_type', 'label'],
      ['media_url', 'text'],
      ['url', 'text'],
      ['region', 'label'],
      ['posted_at', 'instant'],
      ['views', 'uint64?'],
      ['likes', 'uint64?'],
      ['comments', 'uint64?'],
      ['shares', 'uint64?'],
      ['primary_category', 'label'],
      ['secondary_category', 'label'],
      ['gender', 'label'],
      ['attribute_types', 'texts'],
      ['attribute_values', 'texts'],
      ['version', 'version'],
      ['import_id', 'label'],
    ],
    row: (record, { enriched, context, version }) => [
      record.platform,
      record.postId,
      record.author,
      record.authorFollowers,
      record.caption,
      record.hashtags,
      record.mediaType,
      record.mediaUrl,
      record.url,
      record.region,
      record.postedAt,
      record.views,
      record.likes,
      record.comments,
      record.shares,
      enriched?.primaryCategory ?? '',
      enriched?.secondaryCategory ?? '',
      enriched?.gender ?? '',
      enriched?.attributeTypes ?? [],
      enriched?.attributeValues ?? [],
      version,
      context.importId,
    ],
    identity: 'platform, post_id, caption, views, likes, comments, shares, author_followers',
    scope: (stage) =>
      `platform IN (SELECT DISTINCT platform FROM ${stage}) AND post_id IN (SELECT DISTINCT post_id FROM ${stage})`,
  },
  hashtag: {
    table: 'hashtag',
    columns: [
      ['platform', 'label'],
      ['hashtag', 'text'],
      ['region', 'label'],
      ['rank', 'uint32?'],
      ['posts', 'uint64?'],
      ['views', 'uint64?'],
      ['observed_on', 'day'],
      ['version', 'version'],
      ['import_id', 'label'],
    ],
    row: (record, { context, day, version }) => [
      record.platform,
      record.hashtag,
      record.region,
      record.rank,
      record.posts,
      record.views,
      day,
      version,
      context.importId,
    ],
    identity: `platform, hashtag, region, rank, posts, views, observed_on`,
    scope: (stage) => `hashtag IN (SELECT DISTINCT hashtag FROM ${stage})`,
  },
  look: {
    table: 'look',
    columns: [
      ['look_id', 'text'],
      ['show', 'text'],
      ['brand', 'text'],
      ['season', 'label'],
      ['city', 'label'],
      ['gender', 'label'],
      ['shown_on', 'day'],
      ['look_number', 'uint16?'],
      ['description', 'text'],
      ['image_url', 'text'],
      ['primary_category', 'label'],
      ['secondary_category', 'label'],
      ['attribute_types', 'texts'],
      ['attribute_values', 'texts'],
      ['version', 'version'],
      ['import_id', 'label'],
    ],
    row: (record, { enriched, context, version }) => [
      record.lookId,
      record.show,
      record.brand,
      record.season,
      record.city,
      record.gender,
      record.shownOn,
      record.lookNumber,
      record.description,
      record.imageUrl,
      enriched?.primaryCategory ?? '',
      enriched?.secondaryCategory ?? '',
      enriched?.attributeTypes ?? [],
      enriched?.attributeValues ?? [],
      version,
      context.importId,
    ],
    identity: 'look_id, show, brand, season, shown_on, look_number, description, image_url',
    scope: (stage) => `look_id IN (SELECT DISTINCT look_id FROM ${stage})`,
  },
}
