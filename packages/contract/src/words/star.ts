import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

/** Items are named as in the address of their picture: `platform.id`, a look by its own id. */
function star(kind: 'social' | 'retail' | 'runway' | 'tiktok', id: string) {
  return endpoint({
    method: 'POST',
    path: `/api/v1/user/star/${kind}`,
    summary: `Star a ${kind} item, or take the star away`,
    access: SIGNED_IN,
    limit: { perMinute: 120 },
    input: z.object({ id: z.string().trim().min(1).max(160), is_starred: z.boolean().default(true) }),
    output: z.object({ id: z.string(), is_starred: z.boolean(), total: z.int() }),
    example: { id },
  })
}

export const starSocial = star('social', 'instagram.17900000000000002')
export const starRetail = star('retail', 'shein.10000001')
export const starRunway = star('runway', 'avelisse-ss27-01')
export const starTiktok = star('tiktok', 'tiktok.7400000000000000000')
