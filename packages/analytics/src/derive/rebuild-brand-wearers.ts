import { KNOWN_PRODUCTS, usualWearer } from '@trendee/core/extraction/brand-wearer'
import { saysNoBrand } from '@trendee/core/extraction/known-brands'
import { type Gender, GENDERS } from '@trendee/core/lexicon/types'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { replacePartition } from './replace-partition'

/** Two spellings of one brand differ by case and spaces. */
export const BRAND_KEY = 'lowerUTF8(trimBoth(brand))'

const ROW = z.object({ key: z.string(), genders: z.array(z.enum(GENDERS)), products: z.array(z.number()) })

/**
 * For whom each brand of a platform usually makes its products, where its known ones agree: products whose own words
 * name no wearer take it from there. Judged by what products say themselves alone, so that no guess feeds another.
 */
export async function rebuildBrandWearers(db: AnalyticsDb, platform: string): Promise<void> {
  const brands = await db.rows(
    ROW,
    `SELECT key, groupArray(toString(gender)) AS genders, groupArray(with_gender) AS products
     FROM (
       SELECT ${BRAND_KEY} AS key, gender, toUInt32(uniqExact(product_id)) AS with_gender FROM trendee.product FINAL
       WHERE platform = {platform:String} AND primary_category != '' AND gender != '' AND key != ''
       GROUP BY key, gender ORDER BY key, gender)
     GROUP BY key HAVING sum(with_gender) >= ${KNOWN_PRODUCTS} ORDER BY key`,
    { platform },
    { route: 'derive.brand-wearers' },
  )
  const lines = new JsonLines()
  let judged = 0
  for (const { key, genders, products } of brands) {
    // Rows from before a feed knew the name, and of feeds that keep a brand as it stands.
    if (saysNoBrand(key)) continue
    const named = new Map<Gender, number>(genders.map((gender, index) => [gender, products[index] ?? 0]))
    const gender = usualWearer(named)
    if (gender === null) continue
    judged += 1
    lines.add([platform, key, gender, products.reduce((sum, count) => sum + count, 0)])
  }
  await replacePartition(db, 'brand_wearer', platform, async (target) => {
    if (judged > 0) await db.append(target, ['platform', 'brand', 'gender', 'known_products'], lines.take())
  })
}
