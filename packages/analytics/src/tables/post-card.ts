import { POST_COUNTS } from '@trendee/core/posts/post-counts'
import { z } from 'zod'

const POST_CARD = z.object({
  platform: z.string(),
  id: z.string(),
  author: z.string(),
  caption: z.string(),
  url: z.string(),
  posted_on: z.string(),
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  views: z.number().nullable(),
  engagement_rate: z.number().nullable(),
  at_least: z.array(z.enum(POST_COUNTS)),
  estimated: z.array(z.enum(POST_COUNTS)),
})

/** A row of `post_current` of which only the prepared card is asked. */
export const POST_CARD_ROW = z.object({ card: z.string() })

/** What a card of a post shows, as `card` of `post_current` holds it. */
export function postOfCard({ card }: z.output<typeof POST_CARD_ROW>): z.output<typeof POST_CARD> {
  return POST_CARD.parse(JSON.parse(card))
}
