import type { StoreDb } from '@trendee/store/engine/open-store'
import { brandId } from '@trendee/core/brands/brand-id'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { StarKind } from '@trendee/core/stars/star-kinds'
import { type NewStar, addStar } from '@trendee/store/dashboard/stars'
import { demoCreators } from './demo-creators'
import { EXAMPLE_PRODUCT_ID } from './demo-products'
import { SOLD_OUT_PRODUCT } from './planted-brands'
import { STOREFRONTS } from './vocabulary/names'

/** Who opens the demo's dashboard follows this already. */
export const DEMO_READER = 'designer@trendee.demo'

const of = (kind: StarKind, ids: readonly string[], more: Partial<NewStar> = {}): NewStar[] =>
  ids.map((id) => ({ kind, id, ...more }))

/** The world's own where none is asked for. */
const SEED = 1

/** The last one is on top. */
const FOLLOWS: readonly NewStar[] = [
  ...of('keyword', ['wide leg jeans', 'butter yellow']).map((star) => ({ ...star, written: star.id })),
  ...of(
    'brand',
    STOREFRONTS.slice(0, 3).map(([brand]) => brandId(brand)),
  ),
  ...of(
    'creator',
    demoCreators(SEED)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, 3)
      .map(({ platform, handle }) => `${platform}.${handle}`),
  ),
  // The planted trousers of three shops, and what is sold out.
  ...of('product', [
    `brand-site.${EXAMPLE_PRODUCT_ID + SOLD_OUT_PRODUCT.index}`,
    ...['shein', 'temu', 'amazon'].map((shop) => `${shop}.${EXAMPLE_PRODUCT_ID}`),
  ]),
  // As their levels were before they rose: the dashboard says what has changed since.
  ...of('trend', ['barrel jeans', 'cherry red', 'butter yellow'].map(trendIdOf), { seenLevel: 'none' }),
]

/** What the demo's designer follows, once: what is dropped stays dropped. */
export async function ensureDemoFollows(db: StoreDb, accountIds: ReadonlyMap<string, string>): Promise<void> {
  const accountId = accountIds.get(DEMO_READER)
  if (accountId === undefined) return
  const known = await db
    .selectFrom('account_star')
    .select('item_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .execute()
  if (known.length > 0) return
  for (const star of FOLLOWS) await addStar(db, accountId, star, new Date())
}
