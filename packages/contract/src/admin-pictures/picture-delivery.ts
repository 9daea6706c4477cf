import { z } from 'zod'

/** Why an archive of pictures could not be taken. */
export const DELIVERY_TROUBLES = ['not_an_archive', 'damaged', 'unsafe_names', 'unpacks_too_large', 'lost'] as const
export type DeliveryTrouble = (typeof DELIVERY_TROUBLES)[number]

/** An archive of pictures that was handed in. */
export const pictureDelivery = z.object({
  delivery_id: z.string(),
  file: z.string(),
  bytes: z.number(),
  state: z.enum(['waiting', 'done', 'failed']),
  trouble: z.enum([...DELIVERY_TROUBLES, '']),
  /** Pictures that are kept. */
  taken: z.int(),
  /** Files that are no pictures, or too large. */
  refused: z.int(),
  /** Kept ones that a product, a post or a look shows. */
  shown: z.int(),
  delivered_at: z.int(),
})
export type PictureDelivery = z.output<typeof pictureDelivery>
