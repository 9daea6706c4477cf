import { z } from 'zod'
import type { StarKind } from '@trendee/core/stars/star-kinds'
import { endpoint } from '../endpoint'
import { wholeNumber, writtenName } from '../parameters'
import { CHANGE } from './followed-fields'

/** What each call arranges. */
export const OPERATED = {
  brands: 'brand',
  influencer: 'creator',
  trends: 'trend',
  products: 'product',
  keywords: 'keyword',
  customized: 'own_brand',
} as const satisfies Readonly<Record<string, StarKind>>
export type Operated = keyof typeof OPERATED

const ACTIONS = ['add', 'remove', 'pin', 'unpin', 'order'] as const

/** Every action can be said again and changes nothing more; a brand of one's own is added by a call that tells of it. */
export function clientOperate(what: Operated, id: string) {
  return endpoint({
    ...CHANGE,
    path: `/api/v1/dashboard/client_${what}_operate`,
    summary: `Follow, drop, pin or move one of your ${what === 'customized' ? 'own brands' : what === 'influencer' ? 'creators' : what}`,
    input: z
      .object({
        action: z.enum(ACTIONS),
        id: writtenName(160),
        /** Of `order`: the place in the list that it moves to, from 1. */
        place: wholeNumber(1, 1000).optional(),
      })
      .refine(({ action, place }) => action !== 'order' || place !== undefined, {
        path: ['place'],
        error: 'the place in the list, from 1',
      }),
    output: z.object({ id: z.string(), action: z.enum(ACTIONS), total: z.int() }),
    example: { action: what === 'customized' ? 'remove' : 'add', id },
  })
}
