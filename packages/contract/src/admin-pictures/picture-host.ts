import { PICTURE_TROUBLES } from '@trendee/core/pictures/picture-trouble'
import { z } from 'zod'

/** A host that feeds name for their pictures, or that an administrator allowed; of `*.host`: all hosts below. */
export const pictureHost = z.object({
  host: z.string(),
  is_allowed: z.boolean(),
  /** The entry that allows it: its own or a `*.host`; `null`: none. */
  allowed_by: z.string().nullable(),
  allows_http: z.boolean(),
  waiting: z.int(),
  /** Of those that wait: addresses without encryption. */
  waiting_http: z.int(),
  kept: z.int(),
  given_up: z.int(),
  /** Why most of those were given up. */
  trouble: z.enum([...PICTURE_TROUBLES, '']),
})
export type PictureHost = z.output<typeof pictureHost>
