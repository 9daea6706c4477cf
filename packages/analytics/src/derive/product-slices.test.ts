import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { productSlices } from './product-slices'
import { rebuildCaptures } from './rebuild-captures'
import { rebuildProducts } from './rebuild-products'
import { rebuildSignals } from './rebuild-signals'

const PRODUCTS = 600
const DAYS = 1001

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
  // Each product sells one a day from Monday 1 January 2018 on.
  await world.db.run(
    `INSERT INTO trendee.observation (platform, product_id, observed_on, version, fingerprint, units_sold, units_evidence)
     SELECT 'etsy', concat('p', leftPad(toString(intDiv(number, ${DAYS})), 3, '0')), toDate('2018-01-01') + number % ${DAYS},
       number, number, number % ${DAYS}, 'measured' FROM numbers(${PRODUCTS * DAYS})`,
  )
  await world.db.run(
    `INSERT INTO trendee.product (platform, product_id, version, title, secondary_category)
     SELECT 'etsy', concat('p', leftPad(toString(number), 3, '0')), 1, 'dress', 'dress' FROM numbers(${PRODUCTS})`,
  )
})
afterAll(() => world.close())

it('cover every product once, and what is derived of them is whole', async () => {
  const slices = await productSlices(world.db, 'etsy')
  expect(slices.length).toBeGreaterThan(1)
  expect(slices[0]?.after).toBe('')
  expect(slices.at(-1)?.until).toBe('')
  expect(slices.slice(1).map(({ after }) => after)).toEqual(slices.slice(0, -1).map(({ until }) => until))

  await rebuildCaptures(world.db, 'etsy')
  await rebuildProducts(world.db, 'etsy')
  await rebuildSignals(world.db, 'etsy')
  const count = z.object({ rows: z.number(), different: z.number() })
  const [products] = await world.db.rows(
    count,
    "SELECT count() AS rows, uniqExact(product_id) AS different FROM trendee.product_current WHERE platform = 'etsy'",
  )
  expect(products).toEqual({ rows: PRODUCTS, different: PRODUCTS })
  // 143 weeks, of which the first has nothing before it to grow from.
  const weeks = await world.db.rows(
    z.object({ value: z.number(), weeks: z.number(), different: z.number() }),
    `SELECT value, count() AS weeks, uniqExact(week) AS different FROM trendee.signal_weekly
     WHERE platform = 'etsy' AND trend_id = 'dress' GROUP BY value`,
  )
  expect(weeks).toEqual([{ value: 7 * PRODUCTS, weeks: 142, different: 142 }])
})
