import { openBrandWorld } from './brand-world'
import type { SellingWorld, WorldCapture, WorldProduct } from './selling-world'

/** A house on two platforms beside a market, worked out by hand; 1 to 30 June 2025. */

const dayOf = (number: number) => new Date(Date.UTC(2025, 5, 1 + number)).toISOString().slice(0, 10)
const through = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const dress = { primary: 'womenswear', secondary: 'dress', gender: 'women' } as const

const product = (
  platform: string,
  id: string,
  brand: string,
  captureOf: (day: number) => Omit<WorldCapture, 'day'>,
  days = through(0, 29),
  more: Partial<WorldProduct> = {},
): WorldProduct => ({
  platform,
  id,
  brand,
  ...dress,
  captures: days.map((day) => ({ day: dayOf(day), ...captureOf(day) })),
  ...more,
})

/** Thirty products of others: one each of 1, 2, … 30 dollars, which stay as they are. */
const market = through(1, 30).map((price) => product('temu', `m${price}`, '', () => ({ price })))

const WORLD: readonly WorldProduct[] = [
  ...market,
  // The house on two platforms, in two spellings and a line: five dresses of 50 dollars, and 31.5 and 5.
  ...through(1, 5).map((number) =>
    // Half price over the last ten days; two a day before the last seven days, four then.
    product(
      'amazon',
      `a${number}`,
      'MOSSANDRA',
      (day) => ({
        price: day >= 20 ? 50 : 100,
        listPrice: 100,
        units: 1000 + 2 * day + 2 * Math.max(0, day - 22),
      }),
      through(0, 29),
      { attributes: ['color:red'] },
    ),
  ),
  product('brand-site', 'b1', 'Mossandra', () => ({ price: 31.5 })),
  product('brand-site', 'b2', 'Mössandra Kids', () => ({ price: 5 }), through(0, 29), {
    primary: 'kids',
    gender: 'girls',
  }),
  // Not seen any more from the fifteenth day on: sold out five days later.
  product('brand-site', 'b3', 'Mossandra', () => ({ price: 80 }), through(0, 14)),
  // Came on the twelfth day.
  product('brand-site', 'b4', 'Mossandra', () => ({ price: 90 }), through(12, 29)),
  // A brand of which nothing was there before the twelfth day.
  ...through(1, 3).map((number) =>
    product('amazon', `i${number}`, 'Ivorette', () => ({ price: 20 }), through(12 + number, 29)),
  ),
  // Three products are no house.
  ...through(1, 3).map((number) => product('amazon', `c${number}`, 'Cindrelle', () => ({ price: 500 }))),
  ...through(1, 8).map((number) =>
    product('amazon', `n${number}`, 'No Brand', () => ({ price: 7 }), through(0, 29), { attributes: ['color:red'] }),
  ),
]

/** The world with posts that name its brands and looks that they showed. */
export function openHouses(): Promise<SellingWorld> {
  const post = { platform: 'tiktok' as const, brands: ['mossandra', 'zara'] }
  return openBrandWorld(
    WORLD,
    [
      { ...post, author: 'ann', id: 'p0', postedOn: '2025-06-30', likes: 10 },
      { ...post, author: 'ann', id: 'p1', postedOn: '2025-06-29', brands: ['mossandra'], likes: 5 },
      { ...post, author: 'bob', id: 'p2', postedOn: '2025-06-20', brands: ['mossandra'], likes: 1 },
      { ...post, author: 'cat', id: 'p3', postedOn: '2025-05-20', brands: ['mossandra'] },
    ],
    [
      { show: 'Mossandra SS25', brand: 'Mossandra', shownOn: '2024-09-10' },
      { show: 'Mossandra SS25', brand: 'MOSSANDRA', shownOn: '2024-09-10' },
      { show: 'Ylva SS25', brand: 'Ylva', shownOn: '2024-09-11' },
    ],
  )
}
