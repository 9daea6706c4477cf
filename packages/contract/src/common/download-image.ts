import { z } from 'zod'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../parameters'
import { SIGNED_IN } from '../access'
import { photo } from './photo'
import { picture } from './picture'

/** What `/api/v1/common/picture/:kind/:id` and its like look like as addresses. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/?#]+)')}(?:[?#].*)?$`)
const KEPT = [picture, photo].map(({ path }) => patternOf(path))

/** Which picture of the platform an address names; `null` for any other address. */
export function keptPicture(address: string): Readonly<Record<string, string>> | null {
  for (const pattern of KEPT) {
    const parts = pattern.exec(address)?.groups
    if (parts !== undefined) return parts
  }
  return null
}

export const downloadImage = endpoint({
  method: 'GET',
  path: '/api/v1/common/download_image',
  summary: 'A picture that the platform keeps, as a file of the asked width; no other address is fetched',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({
    /** As `picture` of any answer gives it. */
    url: z
      .string()
      .max(400)
      .refine((address) => keptPicture(address) !== null, 'the address of a picture of the platform'),
    /** In pixels; a photograph is never enlarged. */
    width: wholeNumber(16, 2000).default(1200),
    format: z.enum(['png', 'webp']).default('png'),
  }),
  output: z.string(),
  example: { url: '/api/v1/common/picture/shein/10000001' },
  answer: 'picture',
})
