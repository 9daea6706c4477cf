import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { rebuildBrandFacts } from '../derive/rebuild-brand-products'
import { rebuildBrandCategories } from '../derive/rebuild-brand-categories'
import { rebuildLooks } from '../derive/rebuild-looks'
import { rebuildBrands } from '../derive/rebuild-brands'
import { rebuildPosts } from '../derive/rebuild-posts'
import { rebuildSearch } from './rebuild-search'
import { type SellingWorld, type WorldProduct, openSellingWorld } from './selling-world'
import { type WorldPost, saveSocial } from './social-world'

export interface WorldLook {
  readonly show: string
  readonly brand: string
  readonly shownOn: string
}

/** A world of shops with posts that name brands and looks that they showed, and all that follows of brands. */
export async function openBrandWorld(
  products: readonly WorldProduct[],
  posts: readonly WorldPost[] = [],
  looks: readonly WorldLook[] = [],
): Promise<SellingWorld> {
  const world = await openSellingWorld(products)
  const { db } = world
  await saveSocial(db, { posts })
  for (const platform of new Set(posts.map((post) => post.platform ?? 'instagram'))) await rebuildPosts(db, platform)
  await saveLooks(db, looks)
  await rebuildLooks(db)
  for (const platform of new Set(products.map((product) => product.platform))) await rebuildBrandFacts(db, platform)
  await rebuildBrandCategories(db)
  await rebuildBrands(db)
  await rebuildSearch(db)
  return world
}

async function saveLooks(db: AnalyticsDb, looks: readonly WorldLook[]): Promise<void> {
  const lines = new JsonLines()
  for (const [index, { show, brand, shownOn }] of looks.entries()) {
    lines.add([`look-${index}`, show, show, brand, shownOn, 1])
  }
  await db.append('trendee.look', ['look_id', 'show_id', 'show', 'brand', 'shown_on', 'version'], lines.take())
}
