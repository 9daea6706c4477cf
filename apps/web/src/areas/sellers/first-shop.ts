import { filters } from '@trendee/contract/filters/filters'
import { isShopPlatform } from '@trendee/contract/selling/platforms'
import { request } from '../../shared/api/request'
import type { SellerQuestion } from './seller-questions'

/** Longer nobody waits for a menu entry. */
const PATIENCE_MS = 5000

/** The list of the first of these platforms that has products, else of a shop that has; of the first where none has, or who asks is not in. */
export async function firstShop(question: SellerQuestion, platforms: readonly string[]): Promise<string> {
  const index = await request(filters.index, {}, AbortSignal.timeout(PATIENCE_MS)).catch(() => null)
  const filled = (index?.platforms ?? []).filter(({ count }) => count > 0).map(({ value }) => value)
  const first = platforms.find((platform) => filled.includes(platform)) ?? filled.find(isShopPlatform) ?? platforms[0]
  return `/trendeesellers/${question}/${first}`
}
