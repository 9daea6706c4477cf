import { PRICE_EDGES } from '@trendee/core/prices/price-bands'
import type { AnalyticsDb } from '../engine/db'
import { insertedValues } from '../tables/columns'
import { type CountColumn, TRENDS_OF_ITEM } from '../tables/product-count'
import { IS_PRICE_BELIEVED } from '../tables/product-current'
import { replacePartition } from './replace-partition'

/**
 * Counts a platform's products by each value that they carry, from `product_current`, but for those whose price is not believed. An empty value is counted nowhere
 * but in `all`, with the pieces that they sold; a `price` is the highest of `PRICE_EDGES` that it reaches; a `trend` is an attribute's value or a
 * category, once a product.
 */
export async function rebuildCounts(db: AnalyticsDb, platform: string): Promise<void> {
  const counts: Readonly<Record<CountColumn, string>> = {
    platform: '{platform:String}',
    kind: 'carried.1 AS kind',
    parent: 'carried.2 AS parent',
    value: 'carried.3 AS value',
    products: 'count()',
    units: 'sumOrNullForEach(pieces)',
  }
  const { columns, values } = insertedValues(counts)
  await replacePartition(db, 'product_count', platform, (target) =>
    db.run(
      `INSERT INTO ${target} (${columns})
       SELECT ${values}
       FROM (
         SELECT if(demand_basis = 'units', demand, []) AS pieces, arrayJoin(arrayConcat(
           [('all', '', ''), ('gender', '', toString(gender)), ('primary_category', '', toString(primary_category)),
            ('secondary_category', toString(primary_category), toString(secondary_category)),
            ('region', '', toString(region)),
            ('price', '', if(price_usd IS NULL, '', toString(roundDown(assumeNotNull(price_usd), [${PRICE_EDGES.join(', ')}]))))],
           arrayMap((type, value) -> ('attribute', toString(type), toString(value)), attribute_types, attribute_values),
           arrayMap(trend -> ('trend', '', toString(trend)), ${TRENDS_OF_ITEM}))) AS carried
         FROM trendee.product_current WHERE platform = {platform:String} AND ${IS_PRICE_BELIEVED})
       WHERE kind = 'all' OR value != ''
       GROUP BY kind, parent, value
       SETTINGS max_threads = 1, max_block_size = 8192`,
      { platform },
      { route: 'derive.counts' },
    ),
  )
}
