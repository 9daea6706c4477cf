import { z } from 'zod'
import type { RecordKind } from '@trendee/core/stars/star-kinds'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

/** Kinds of records as the paths of stars name them; posts of TikTok have a word of their own beside. */
export const STAR_PATHS = {
  social: 'post',
  tiktok: 'post',
  retail: 'product',
  runway: 'look',
  trend: 'trend',
  brand: 'brand',
  creator: 'creator',
  hashtag: 'hashtag',
  report: 'report',
} as const satisfies Readonly<Record<string, RecordKind>>
export type StarPath = keyof typeof STAR_PATHS

/** An id as an address of the platform holds it: `platform.id` of products, posts, creators, hashtags; of others their own. */
export const recordId = z.string().trim().min(1).max(160)

/** Starring follows. Said again it changes nothing; beyond what an account can hold it is 1010. */
export function star(path: StarPath, id: string) {
  return endpoint({
    method: 'POST',
    path: `/api/v1/user/star/${path}`,
    summary: `Star a ${STAR_PATHS[path]}${path === 'tiktok' ? ' of TikTok' : ''}, or take the star away`,
    access: SIGNED_IN,
    limit: { perMinute: 120 },
    input: z.object({ id: recordId, is_starred: z.boolean().default(true) }),
    output: z.object({ id: z.string(), is_starred: z.boolean(), total: z.int() }),
    example: { id },
  })
}
