import { toUsd } from '@trendee/core/currency/to-usd'
import type { FeedRecord, RecordKind } from '@trendee/feeds/records'
import type { Enriched } from './enrich'

/** How each kind of record becomes a row: its table, its columns, and what makes two rows the same statement. */

export interface RowContext {
  readonly importId: string
  /** Identity of the file's scale: values of a 0–100 index compare only within it. */
  readonly fileHash: string
  /**
   * Day used where the row itself has none. A file keeps the day of its first import, so importing it again says
   * nothing new, while another file of another day is a newer capture even where nothing changed.
   */
  readonly capturedOn: string
}

export interface RecordTable<Record extends FeedRecord> {
  readonly table: string
  readonly columns: readonly string[]
  /** `version` grows with the file's first attempt and the row: the newest statement about a thing is well defined. */
  row(record: Record, enriched: Enriched | null, context: RowContext, version: string): unknown[]
  /** SQL over staged columns: equal values mean the same statement. */
  readonly identity: string
  /** SQL that narrows the stored rows among which the staged ones can already stand. */
  readonly scope: (stage: string) => string
}

/** Everything of a table but the columns that the insert fills in. */
type Kinds = { readonly [Kind in RecordKind]: RecordTable<Extract<FeedRecord, { kind: Kind }>> }

export const RECORD_TABLES: Kinds = {
  product: {
    table: 'observation',
    columns: [
      'platform',
      'product_id',
      'observed_on',
      'version',
      'import_id',
      'currency',
      'price',
      'list_price',
      'price_usd',
      'list_price_usd',
      'units_sold',
      'units_evidence',
      'units_window_days',
      'revenue_usd',
      'sales_rank',
      'rating',
      'reviews',
      'favorites',
      'stock',
      'in_stock',
    ],
    row: (record, _enriched, context, version) => {
      const day = record.observedOn ?? context.capturedOn
      return [
        record.platform,
        record.productId,
        day,
        version,
        context.importId,
        record.currency,
        record.price,
        record.listPrice,
        toUsd(record.price, record.currency, day),
        toUsd(record.listPrice, record.currency, day),
        record.unitsSold,
        record.unitsEvidence ?? '',
        record.unitsWindowDays,
        toUsd(record.revenue, record.currency, day),
        record.salesRank,
        record.rating,
        record.reviews,
        record.favorites,
        record.stock,
        record.inStock,
      ]
    },
    identity: `platform, product_id, observed_on, currency, price, list_price, units_sold, units_window_days, revenue_usd,
      sales_rank, rating, reviews, favorites, stock, in_stock`,
    scope: (stage) => `platform IN (SELECT DISTINCT platform FROM ${stage})
      AND product_id BETWEEN (SELECT min(product_id) FROM ${stage}) AND (SELECT max(product_id) FROM ${stage})
      AND observed_on BETWEEN (SELECT min(observed_on) FROM ${stage}) AND (SELECT max(observed_on) FROM ${stage})`,
  },
  series: {
    table: 'series_point',
    columns: [
      'platform',
      'term',
      'region',
      'gender',
      'step',
      'date',
      'value',
      'evidence',
      'scale',
      'version',
      'import_id',
    ],
    row: (record, _enriched, context, version) => [
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
    scope: (stage) => `term IN (SELECT term FROM ${stage})`,
  },
  'related-query': {
    table: 'related_query',
    columns: ['platform', 'term', 'region', 'query', 'list', 'value', 'is_breakout', 'version', 'import_id'],
    row: (record, _enriched, context, version) => [
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
    scope: (stage) => `term IN (SELECT term FROM ${stage})`,
  },
  'place-interest': {
    table: 'place_interest',
    columns: ['platform', 'term', 'place', 'within', 'value', 'from_day', 'to_day', 'version', 'import_id'],
    row: (record, _enriched, context, version) => [
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
    scope: (stage) => `term IN (SELECT term FROM ${stage})`,
  },
  post: {
    table: 'post',
    columns: [
      'platform',
      'post_id',
      'author',
      'author_followers',
      'caption',
      'hashtags',
      'media_type',
      'media_url',
      'url',
      'region',
      'posted_at',
      'views',
      'likes',
      'comments',
      'shares',
      'primary_category',
      'secondary_category',
      'gender',
      'attribute_types',
      'attribute_values',
      'version',
      'import_id',
    ],
    row: (record, enriched, context, version) => [
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
    scope: (stage) => `platform IN (SELECT platform FROM ${stage}) AND post_id IN (SELECT post_id FROM ${stage})`,
  },
  hashtag: {
    table: 'hashtag',
    columns: ['platform', 'hashtag', 'region', 'rank', 'posts', 'views', 'observed_on', 'version', 'import_id'],
    row: (record, _enriched, context, version) => [
      record.platform,
      record.hashtag,
      record.region,
      record.rank,
      record.posts,
      record.views,
      record.observedOn ?? context.capturedOn,
      version,
      context.importId,
    ],
    identity: `platform, hashtag, region, rank, posts, views, observed_on`,
    scope: (stage) => `hashtag IN (SELECT hashtag FROM ${stage})`,
  },
  look: {
    table: 'look',
    columns: [
      'look_id',
      'show',
      'brand',
      'season',
      'city',
      'gender',
      'shown_on',
      'look_number',
      'description',
      'image_url',
      'primary_category',
      'secondary_category',
      'attribute_types',
      'attribute_values',
      'version',
      'import_id',
    ],
    row: (record, enriched, context, version) => [
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
    scope: (stage) => `look_id IN (SELECT look_id FROM ${stage})`,
  },
}
