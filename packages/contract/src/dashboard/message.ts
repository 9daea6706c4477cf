import { z } from 'zod'

export const message = z.object({
  message_id: z.string(),
  title: z.string(),
  title_zh: z.string(),
  /** First words of the body. */
  excerpt: z.string(),
  excerpt_zh: z.string(),
  sent_at: z.int(),
  is_read: z.boolean(),
})
