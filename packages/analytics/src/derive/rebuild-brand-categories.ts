import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import type { AnalyticsDb } from '../engine/db'
import { IS_ON_SALE } from './rebuild-brand-products'

const NEXT = 'trendee.stage_next_brand_category'

const CHILDREN = GENDERS_OF_GROUP.kids.map((gender) => `'${gender}'`).join(', ')

const SHELF = 'PARTITION BY secondary_category, wearer'
const QUARTERS = 'quantilesExactInclusive(0.25, 0.5, 0.75)(price_usd)'

/**
 * Where each brand's prices stand in each category: among the products of all platforms that are on sale, children's and
 * adults' apart. A product's place is the share of the category that is cheaper, those of its own price counted half.
 */
export async function rebuildBrandCategories(db: AnalyticsDb): Promise<void> {
  await db.run(`DROP TABLE IF EXISTS ${NEXT}`)
  await db.run(`CREATE TABLE ${NEXT} AS trendee.brand_category`)
  await db.run(
    `INSERT INTO ${NEXT} (brand_id, primary_category, secondary_category, wearer, products, price_low, price_median,
       price_high, market_products, market_low, market_median, market_high, position)
     WITH on_sale AS (
       SELECT platform, brand, primary_category, secondary_category, assumeNotNull(price_usd) AS price_usd,
         if(gender IN (${CHILDREN}), 'children', 'adults') AS wearer
       FROM trendee.product_current
       WHERE price_usd > 0 AND secondary_category != '' AND ${IS_ON_SALE})
     SELECT brand_id, argMax(primary_category, place), secondary_category, wearer, count(), (${QUARTERS} AS quarters)[1],
       quarters[2], quarters[3], any(shelf_products), any(shelf[1]), any(shelf[2]), any(shelf[3]), avg(place)
     FROM (
       SELECT platform, brand, primary_category, secondary_category, wearer, price_usd,
         count() OVER (${SHELF}) AS shelf_products,
         (rank() OVER (${SHELF} ORDER BY price_usd) - 1 + count() OVER (${SHELF}, price_usd) / 2) / shelf_products AS place
       FROM on_sale) AS placed
     INNER JOIN (SELECT secondary_category, wearer, ${QUARTERS} AS shelf FROM on_sale
       GROUP BY secondary_category, wearer) AS shelves USING (secondary_category, wearer)
     INNER JOIN (SELECT platform, written AS brand, brand_id FROM trendee.brand_name) AS named USING (platform, brand)
     GROUP BY brand_id, secondary_category, wearer
     SETTINGS max_threads = 1`,
    {},
    { route: 'derive.brand-categories' },
  )
  await db.run(`EXCHANGE TABLES trendee.brand_category AND ${NEXT}`)
  await db.run(`DROP TABLE ${NEXT}`)
}
