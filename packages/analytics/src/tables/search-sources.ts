import type { SearchKind } from '@trendee/core/search/search-kinds'
import { GENDERS } from '@trendee/core/lexicon/types'
import { SHOP } from './shop'
import { SPEAKING_ROW } from './speaking-order'

/** `search_item`: by platform, as its records are. `search_name`: few enough to be made anew whole. */
export type SearchTable = 'search_item' | 'search_name'

/**
 * Where the records of a kind come from. `from` gives the columns of `SEARCHED` and, beside them, `texts`: what its words
 * are read from, `carries`: what it has beside its words. `best` orders the records of one platform, the best first.
 */
export interface SearchSource {
  readonly table: SearchTable
  /** The derived tables that it reads, as its stage declares them. */
  readonly reads: readonly string[]
  /** SELECT; of a platform's records with the bind `platform`. */
  readonly from: string
  readonly best: string
}

/** Columns that a source fills; `kind`, `standing` and `terms` follow. */
export const SEARCHED = `platform, id, name, name_zh, detail, primary_category, secondary_category, gender, region,
  price_usd, figure, day`

const CATEGORY_AND_GENDER = `if(secondary_category = '', [], [concat('=', secondary_category)]),
  if(gender = '', [], [concat('gender=', gender)])`

const ATTRIBUTES = `arrayMap(value -> concat('=', value), attribute_values),
  arrayMap((type, value) -> concat(type, '=', value), attribute_types, attribute_values),
  arrayMap(type -> concat(type, '='), attribute_types)`

const EVERYBODY = GENDERS.map((gender) => `'gender=${gender}'`).join(', ')

/** A new kind of record is one more entry here, its name in core, and what its stage reads. */
export const SEARCH_SOURCES: Readonly<Record<SearchKind, SearchSource>> = {
  trend: {
    table: 'search_name',
    reads: ['trend_metric', 'series_join'],
    // What "linen-shirt" carries are the values that stand in its id: linen, shirt, linen-shirt; it is of everybody.
    from: `SELECT '' AS platform, trend_id AS id, name, name_zh, type AS detail, primary_category, secondary_category,
        '' AS gender, '' AS region, NULL AS price_usd, ytd AS figure, NULL AS day, score,
        arrayStringConcat(arrayConcat([name, name_zh], searched_as), ' . ') AS texts,
        arrayConcat(arrayFlatten(arrayMap(length -> arrayMap(
            start -> concat('=', arrayStringConcat(arraySlice(parts, start, length), '-')),
            range(1, greatest(length(parts) + 2 - length, 1))), [1, 2, 3])),
          if(secondary_category = '', [], [concat('=', secondary_category)]), [${EVERYBODY}]) AS carries
      FROM (SELECT *, splitByChar('-', trend_id) AS parts FROM trendee.trend_metric WHERE 1 ${SPEAKING_ROW}) AS trend
      LEFT JOIN (SELECT trend_id, groupUniqArray(term) AS searched_as FROM trendee.series_join GROUP BY trend_id) AS searched
        USING (trend_id)`,
    best: 'score DESC NULLS LAST, figure DESC NULLS LAST',
  },
  brand: {
    table: 'search_name',
    reads: ['brand_current'],
    from: `SELECT '' AS platform, brand_id AS id, name, name_zh, country AS detail, '' AS primary_category,
        '' AS secondary_category, '' AS gender, '' AS region, NULL AS price_usd, toFloat64(products) AS figure, NULL AS day,
        arrayStringConcat(arrayConcat([name, name_zh], aliases), ' . ') AS texts, CAST([] AS Array(String)) AS carries
      FROM trendee.brand_current`,
    best: 'figure DESC',
  },
  shop: {
    table: 'search_name',
    reads: ['product_current'],
    from: `SELECT platform, ${SHOP} AS id, id AS name, '' AS name_zh, '' AS detail, '' AS primary_category,
        '' AS secondary_category, '' AS gender, '' AS region, NULL AS price_usd, toFloat64(count()) AS figure, NULL AS day,
        id AS texts, CAST([] AS Array(String)) AS carries
      FROM trendee.product_current WHERE id != '' GROUP BY platform, id`,
    best: 'figure DESC',
  },
  creator: {
    table: 'search_name',
    reads: ['creator_current'],
    from: `SELECT platform, author AS id, if(name = '', handle, name) AS name, '' AS name_zh, handle AS detail,
        '' AS primary_category, '' AS secondary_category, gender, country AS region, NULL AS price_usd, followers AS figure,
        last_post AS day, concatWithSeparator(' . ', name, handle, author) AS texts, CAST([] AS Array(String)) AS carries
      FROM trendee.creator_current`,
    best: 'figure DESC NULLS LAST',
  },
  hashtag: {
    table: 'search_name',
    reads: ['hashtag_current'],
    // One of its rows by region: the one that counts most posts.
    from: `SELECT platform, hashtag AS id, hashtag AS name, '' AS name_zh, '' AS detail, '' AS primary_category,
        '' AS secondary_category, '' AS gender, '' AS region, NULL AS price_usd, total_posts AS figure, NULL AS day,
        hashtag AS texts, CAST([] AS Array(String)) AS carries
      FROM trendee.hashtag_current ORDER BY total_posts DESC NULLS LAST, own_posts DESC LIMIT 1 BY platform, hashtag`,
    best: 'figure DESC NULLS LAST',
  },
  product: {
    table: 'search_item',
    reads: ['product_current'],
    from: `SELECT platform, product_id AS id, title AS name, '' AS name_zh, brand AS detail, primary_category,
        secondary_category, gender, region, price_usd, if(demand_basis = 'units', demand[3], NULL) AS figure,
        first_seen AS day, demand[3] AS sold, units_total, sales_rank, reviews,
        concat(title, ' . ', brand) AS texts,
        arrayConcat(${ATTRIBUTES}, ${CATEGORY_AND_GENDER}) AS carries
      FROM trendee.product_current WHERE platform = {platform:String}`,
    best: 'sold DESC NULLS LAST, units_total DESC NULLS LAST, sales_rank ASC NULLS LAST, reviews DESC NULLS LAST',
  },
  post: {
    table: 'search_item',
    reads: ['post_current'],
    from: `SELECT platform, post_id AS id, caption AS name, '' AS name_zh, author AS detail, primary_category,
        secondary_category, gender, region, NULL AS price_usd, toFloat64(liveliness) AS figure,
        toDate(posted_at) AS day, concat(caption, ' . ', author) AS texts,
        arrayConcat(${ATTRIBUTES}, ${CATEGORY_AND_GENDER}, arrayMap(id -> concat('brand=', id), brand_ids)) AS carries
      FROM trendee.post_current WHERE platform = {platform:String}`,
    best: 'figure DESC NULLS LAST',
  },
  look: {
    table: 'search_name',
    reads: ['look_current'],
    from: `SELECT 'runway' AS platform, look_id AS id, concatWithSeparator(' ', brand, show) AS name, '' AS name_zh,
        concatWithSeparator(' · ', toString(season), toString(city)) AS detail, primary_category, secondary_category, gender,
        '' AS region, NULL AS price_usd, toFloat64(look_number) AS figure, shown_on AS day,
        concatWithSeparator(' . ', brand, show, toString(season), toString(city), description) AS texts,
        arrayConcat(${ATTRIBUTES}, ${CATEGORY_AND_GENDER}, if(brand_id = '', [], [concat('brand=', brand_id)])) AS carries
      FROM trendee.look_current`,
    best: 'day DESC, figure ASC NULLS LAST',
  },
}

/** The kinds whose records lie in a table. */
export function kindsIn(table: SearchTable): SearchKind[] {
  return (Object.keys(SEARCH_SOURCES) as SearchKind[]).filter((kind) => SEARCH_SOURCES[kind].table === table)
}

/** What a stage reads that fills a table. */
export function sourcesOf(table: SearchTable): string[] {
  return [...new Set(kindsIn(table).flatMap((kind) => SEARCH_SOURCES[kind].reads))]
}
