import { afterAll, beforeAll, expect, it } from 'vitest'
import { HASHTAG_CARD } from '../tables/hashtag-current'
import { z } from 'zod'
import type { OpenFacts } from '../testing/empty-facts'
import { type WorldPost, openSocialWorld } from '../testing/social-world'

const posts = (number: number, prefix: string, postedOn: string, hashtag: string, more: Partial<WorldPost> = {}) =>
  Array.from({ length: number }, (_, at) => ({
    id: `${prefix}${at}`,
    author: 'ann',
    postedOn,
    hashtags: [hashtag],
    ...more,
  }))

let world: OpenFacts
beforeAll(async () => {
  world = await openSocialWorld({
    posts: [
      // Thirty days up to 20 October: 120 posts, before them 40.
      ...posts(1, 'old', '2025-07-01', 'old'),
      ...posts(20, 'a', '2025-09-10', 'red'),
      ...posts(19, 'b', '2025-09-10', 'rare'),
      ...posts(1, 'c', '2025-09-10', 'blue'),
      ...posts(30, 'd', '2025-10-20', 'red'),
      ...posts(57, 'e', '2025-10-01', 'rare'),
      ...posts(33, 'f', '2025-10-01', 'blue'),
      // Of a file that holds one subject, by people of whom nothing is held before, and by nobody knows whom.
      ...posts(500, 'n', '2025-10-01', 'red', { author: 'newcomer' }),
      ...posts(500, 'w', '2025-10-01', 'red', { author: '' }),
      // Nothing is known before 1 September.
      ...posts(25, 'g', '2025-09-01', 'green', { platform: 'tiktok' }),
      ...posts(50, 'h', '2025-10-20', 'green', { platform: 'tiktok' }),
    ],
  })
})
afterAll(() => world.close())

it('hashtags of the posts that we hold grow by their share of these, where those reach back', async () => {
  const rows = await world.db.rows(
    z.object({ card: z.string() }),
    "SELECT card FROM trendee.hashtag_current WHERE hashtag IN ('red', 'rare', 'green') ORDER BY hashtag",
  )
  const told = rows.map(({ card }) => HASHTAG_CARD.parse(JSON.parse(card)))
  expect(told.map(({ hashtag, posts_before: before, growth }) => [hashtag, before[2], growth])).toEqual([
    ['green', null, [null, null, null, null]],
    ['rare', 19, [null, null, null, null]],
    // 30 of 120 after 20 of 40.
    ['red', 20, [null, null, -0.5, null]],
  ])
})
