import { WINDOWS } from '@trendee/contract/parameters'
import type { AnalyticsDb } from '../db'
import { type DemandBasis, countSql, demandBasis } from './demand'
import { replacePartition } from './replace-partition'

/** A product unseen or out of stock this many days running is sold out. */
const SELL_OUT_DAYS = 5

const AT = '(observed_on, version)'

/** Latest value known at the end of the day `days` before the newest. */
const at = (expression: string, days: number) => `argMaxIf(${expression}, ${AT}, observed_on <= as_of_day - ${days})`

/**
 * Demand within the window that ended `ended` days ago. Lifetime counts: the count at its end less the count at its
 * start; for a product first seen within the window, less its first count (a lower bound), or less nothing where the
 * shop says that it was listed within the window. One observation alone tells nothing about a period.
 */
function windowDemand(basis: DemandBasis, window: number, ended: number): string {
  const value = countSql(basis)
  const end = at(value, ended)
  if (basis.counts === 'window') return end
  const start = at(value, ended + window)
  const first = `argMinIf(${value}, ${AT}, ${value} IS NOT NULL)`
  const isListedInside = `words.listed_on > as_of_day - ${ended + window}`
  return `multiIf(${end} IS NULL, NULL,
    ${start} IS NOT NULL, greatest(${end} - ${start}, 0),
    any(${isListedInside}) AND any(words.listed_on) <= as_of_day - ${ended}, ${end},
    uniqExactIf(observed_on, observed_on <= as_of_day - ${ended}) > 1, greatest(${end} - ${first}, 0),
    NULL)`
}

function evidenceSql(basis: DemandBasis): string {
  const latest = `argMax(units_evidence, (units_sold IS NOT NULL, observed_on, version))`
  if (basis.basis === '') return "''"
  if (basis.basis !== 'units') return "'measured'"
  if (basis.counts === 'window') return latest
  // The difference of two lower bounds bounds nothing.
  return `if(${latest} = 'at_least', 'estimated', ${latest})`
}

/** Rebuilds the current state of a platform's products: last words, last prices, demand and rank by window. */
export async function rebuildProducts(db: AnalyticsDb, platform: string): Promise<DemandBasis> {
  const basis = await demandBasis(db, platform)
  const windows = (expression: (window: number) => string) => `[${WINDOWS.map(expression).join(',\n')}]`
  await replacePartition(db, 'product_current', platform, (target) =>
    db.run(
      `INSERT INTO ${target}
       WITH (SELECT max(observed_on) FROM trendee.observation WHERE platform = {platform:String}) AS as_of_day
       SELECT {platform:String} AS platform, product_id,
         any(words.title), any(words.brand), any(words.seller), any(words.url), any(words.region),
         any(words.primary_category), any(words.secondary_category),
         any(arrayStringConcat(words.category_path, ' › ')), any(words.gender),
         any(words.attribute_types), any(words.attribute_values),
         argMax(currency, ${AT}), argMax(price, ${AT}), argMax(list_price, ${AT}),
         argMax(price_usd, ${AT}), argMax(list_price_usd, ${AT}),
         argMax(rating, ${AT}), argMax(reviews, ${AT}), argMax(favorites, ${AT}), argMax(in_stock, ${AT}),
         argMax(sales_rank, ${AT}),
         argMaxIf(units_sold, ${AT}, units_window_days IS NULL),
         '${basis.basis}', ${evidenceSql(basis)},
         ${basis.counts === 'window' ? 'argMax(units_window_days, (observed_on, version))' : 'NULL'},
         ${windows((window) => windowDemand(basis, window, 0))},
         ${windows((window) => windowDemand(basis, window, window))},
         ${windows((window) => `toInt32(${at('sales_rank', window)}) - toInt32(argMax(sales_rank, ${AT}))`)},
         least(min(observed_on), ifNull(any(words.listed_on), min(observed_on))), max(observed_on), as_of_day,
         if(as_of_day - maxIf(observed_on, ifNull(in_stock, 1) = 1 AND ifNull(stock, 1) > 0) >= ${SELL_OUT_DAYS},
            toNullable(maxIf(observed_on, ifNull(in_stock, 1) = 1 AND ifNull(stock, 1) > 0) + ${SELL_OUT_DAYS}), NULL)
       FROM trendee.observation AS seen
       INNER JOIN (SELECT * FROM trendee.product FINAL WHERE platform = {platform:String}) AS words USING (product_id)
       WHERE seen.platform = {platform:String}
       GROUP BY product_id`,
      { platform },
      { route: 'derive.products' },
    ),
  )
  return basis
}
