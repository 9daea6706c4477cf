import type { AnalyticsDb } from '../engine/db'
import { IS_PRICE_BELIEVED } from '../tables/product-current'
import { inOnePart } from './in-one-part'

const COLUMNS = `platform, product_id, title, secondary_category, gender, attribute_values, carried, color,
  attribute_weight, price_usd, as_of`
const NEXT = 'trendee.stage_next_product_by_kind'

/**
 * Collects the current products of all platforms, but for those whose price is not believed, in the order in which trends and likeness read them, each with its
 * standing among the products of its platform by the sales of 30 days, 1 where they are unknown. Replaces all rows in one step.
 */
export async function rebuildProductsByKind(db: AnalyticsDb): Promise<void> {
  await db.run(`DROP TABLE IF EXISTS ${NEXT}`)
  await db.run(`CREATE TABLE ${NEXT} AS trendee.product_by_kind`)
  await db.run(
    // The order is worked out on what it needs alone: with the cards it would hold all of them in memory.
    `INSERT INTO ${NEXT} (${COLUMNS}, sold, standing, card)
     SELECT ${COLUMNS}, if(demand_basis = 'units', demand[3], NULL), standing, card
     FROM trendee.product_current
     INNER JOIN (
       SELECT platform, product_id,
         if(coalesce(demand[3], units_total, sales_rank, reviews) IS NULL, 1,
           (row_number() OVER (PARTITION BY platform ORDER BY demand[3] DESC NULLS LAST, units_total DESC NULLS LAST,
             sales_rank ASC NULLS LAST, reviews DESC NULLS LAST, product_id) - 1) / count() OVER (PARTITION BY platform)) AS standing
       FROM trendee.product_current WHERE ${IS_PRICE_BELIEVED}) AS placed USING (platform, product_id)
     SETTINGS max_threads = 1, max_block_size = 8192, min_insert_block_size_rows = 32768, min_insert_block_size_bytes = 32000000`,
    {},
    { route: 'derive.products-by-kind' },
  )
  await inOnePart(db, NEXT)
  await db.run(`EXCHANGE TABLES trendee.product_by_kind AND ${NEXT}`)
  await db.run(`DROP TABLE ${NEXT}`)
}
