import { bySpeaking, speaksFor } from '@trendee/core/trend/speaking-row'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { SellingWorld } from '../testing/selling-world'
import { type WorldTrend, openTrendWorld } from '../testing/trend-world'
import { SPEAKING_ROW } from './speaking-order'
import { metricsIn } from './trend-metric'

/** A trend for each way to have two rows of three: every pair of region, gender, level and score meets. */
const KINDS = ['US', ''].flatMap((region) =>
  ['', 'women', 'men'].flatMap((gender) =>
    [
      { level: 'none', score: null },
      { level: 'hot', score: 7 },
      { level: 'none', score: 50 },
    ].map((strength) => ({ region, gender, ...strength })),
  ),
)
const rows: (WorldTrend & (typeof KINDS)[number])[] = KINDS.flatMap((one, index) =>
  KINDS.slice(index + 1).flatMap((other, place) =>
    one.region === other.region && one.gender === other.gender
      ? []
      : [one, other].map((kind) => ({ trendId: `${index}-${place}`, ...kind })),
  ),
)

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld(rows)
})
afterAll(() => world.close())

it.each(['', 'women', 'men', 'kids'])(
  'is the same in SQL as in core where the gender asked is "%s"',
  async (gender) => {
    const asked = { region: 'US', gender }
    const chosen = await world.db.rows(
      z.object({ trendId: z.string(), region: z.string(), gender: z.string() }),
      `SELECT trend_id AS trendId, region, gender FROM ${metricsIn()} ${SPEAKING_ROW}`,
      asked,
    )
    const expected = new Map(
      rows
        .filter((row) => speaksFor(row, asked))
        .toSorted(bySpeaking(asked))
        .toReversed()
        .map((row) => [row.trendId, row]),
    )
    expect(chosen).toHaveLength(expected.size)
    for (const row of chosen) expect(expected.get(row.trendId)).toMatchObject(row)
  },
)
