import { brandId } from '@trendee/core/brands/brand-id'
import { brandAccounts, brandTags } from '@trendee/core/brands/brand-tags'
import { FAMOUS_BRANDS, WORD_BRANDS } from '@trendee/core/lexicon/brands'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/** Products under a name in a marketplace's field from which on it is taken for a brand's. */
const LEAST_PRODUCTS = 3

/**
 * Where brands' names come from that posts are searched for, beside the famous ones. What shows and brands' own sites write
 * is a house's name. Marketplaces' fields hold too much that is no brand: theirs are known by mentioned accounts alone.
 */
export const BRAND_WORDS = `SELECT brand, max(of_house) AS is_house FROM (
    SELECT DISTINCT brand, true AS of_house FROM trendee.look WHERE brand != ''
    UNION ALL SELECT DISTINCT brand, true FROM trendee.product WHERE platform = 'brand-site' AND brand != ''
    UNION ALL SELECT brand, false FROM trendee.product WHERE platform != 'brand-site' AND brand != ''
      GROUP BY brand HAVING uniq(platform, product_id) >= ${LEAST_PRODUCTS})
  GROUP BY brand`

const WORD = z.object({ brand: z.string(), is_house: z.boolean() })

/** The brands of hashtags and of mentioned accounts, by their letters and figures. */
export interface PostBrands {
  readonly tags: ReadonlyMap<string, string>
  readonly accounts: ReadonlyMap<string, string>
}

/** What posts are searched for, beside the names of famous brands in their words. */
export async function postBrands(db: AnalyticsDb): Promise<PostBrands> {
  const words = await db.rows(
    WORD,
    `SELECT brand, is_house FROM (${BRAND_WORDS}) ORDER BY brand`,
    {},
    { route: 'derive.post-brands' },
  )
  const namesOf = (ofHouse: boolean) => words.flatMap(({ brand, is_house }) => (is_house === ofHouse ? [brand] : []))
  const tags = brandTags(namesOf(true))
  return { tags, accounts: new Map([...brandAccounts(namesOf(false)), ...tags]) }
}

/** The brands that a post could name at all: of others nobody knows how many posts they have. */
export async function brandsSearchedInPosts(db: AnalyticsDb): Promise<ReadonlySet<string>> {
  const { tags, accounts } = await postBrands(db)
  const famous = [FAMOUS_BRANDS, WORD_BRANDS].flatMap((list) => list.split('|').map(brandId))
  return new Set([...famous, ...tags.values(), ...accounts.values()])
}
