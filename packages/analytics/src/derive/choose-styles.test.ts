import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { LEAST_RECORDS, STYLE_DAYS } from '@trendee/core/styles/style-of-the-day'
import { type SellingWorld, type WorldProduct } from '../testing/selling-world'
import { openTrendWorld } from '../testing/trend-world'
import { chooseStyles } from './choose-styles'
import type { ChosenStyle, StyleShelf } from './derive-context'

const START = '2022-01-03'
const WEEKS = 180
/** A Sunday. */
const LAST = addDays(addWeeks(START, WEEKS), -1)

/** Three and a half years of a season, risen by a factor in the weeks from `from` on. */
const line = (factor: number, from = WEEKS - 16) =>
  Array.from({ length: WEEKS }, (_, week) =>
    Math.round((50 + 20 * Math.sin((2 * Math.PI * week) / 52)) * (week >= from ? factor : 1)),
  )
const style = (trendId: string, values: (number | null)[]) =>
  ({ trendId, type: 'style', start: START, asOf: LAST, lastWeek: addWeeks(START, WEEKS - 1), line: values }) as const

/** So many products of a style, first seen on a day. */
const products = (value: string, count: number, day: string): WorldProduct[] =>
  Array.from({ length: count }, (_, place) => ({
    platform: 'temu',
    id: `${value}-${place}`,
    attributes: [`style:${value}`],
    captures: [{ day }],
  }))

class Shelf implements StyleShelf {
  readonly chosen: ChosenStyle[] = []
  async shownSince(first: string) {
    return this.chosen.filter(({ day }) => day >= first)
  }
  async keep(chosen: readonly ChosenStyle[]) {
    this.chosen.push(...chosen)
  }
}

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld(
    [
      style('boho', line(2)),
      style('preppy', line(1.6)),
      style('grunge', line(1)),
      style('rave', line(3)),
      style('y2k', line(2.5, WEEKS - 15)),
    ],
    [
      ...products('boho', LEAST_RECORDS, '2025-01-01'),
      ...products('preppy', LEAST_RECORDS, addDays(LAST, -1)),
      ...products('grunge', 40, '2025-01-01'),
      ...products('rave', LEAST_RECORDS - 1, '2025-01-01'),
    ],
  )
})
afterAll(() => world.close())

it('gives each of the newest days a style that rises and is shown by enough records known by then', async () => {
  const shelf = new Shelf()
  await chooseStyles(world.db, shelf, LAST)
  // Grunge stands still, too little shows rave and nothing y2k; preppy has its records from the last day but one.
  expect(new Set(shelf.chosen.slice(0, -2).map(({ trendId }) => trendId))).toEqual(new Set(['boho']))
  expect(shelf.chosen.at(-2)).toMatchObject({ day: addDays(LAST, -1), trendId: 'preppy', region: 'US', rising: 2 })
  expect(shelf.chosen.at(-1)).toMatchObject({ day: LAST, trendId: 'boho', restDays: 1 })
  expect(shelf.chosen.length).toBeLessThanOrEqual(STYLE_DAYS)
})

it('leaves days as they were chosen, and chooses the same of the same', async () => {
  const [one, other] = [new Shelf(), new Shelf()]
  await chooseStyles(world.db, one, LAST)
  await chooseStyles(world.db, other, LAST)
  expect(other.chosen).toEqual(one.chosen)
  const before = [...one.chosen]
  await chooseStyles(world.db, one, LAST)
  expect(one.chosen).toEqual(before)
})
