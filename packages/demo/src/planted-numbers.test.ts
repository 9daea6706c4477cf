import { dayNumber } from '@trendee/core/periods/week'
import { describe, expect, it } from 'vitest'
import { captureDays } from './demo-world'
import { demoPosts, hashtagOf } from './demo-posts'
import { type DemoProduct, EXAMPLE_PRODUCT_ID, shopProducts } from './demo-products'
import { DEMO_AS_OF, PLANTED_TRENDS, type PlantedTrend } from './planted-truth'
import { ShopFloor } from './product-sales'
import { TrendEffects } from './trend-effects'
import { trendCourses } from './trend-interest'

const WORLD = { seed: 1, scale: 1, asOf: DEMO_AS_OF }
const AS_OF_DAY = dayNumber(DEMO_AS_OF)
const EFFECTS = new TrendEffects(trendCourses(PLANTED_TRENDS, DEMO_AS_OF))
const JUMPS = PLANTED_TRENDS.filter((trend) => trend.shape === 'jump' || trend.shape === 'seasonal_jump')
const FADES = PLANTED_TRENDS.filter((trend) => trend.shape === 'fade')

function belongs(product: DemoProduct, trend: PlantedTrend): boolean {
  return trend.matches.every((match) => product.design.keys.has(match))
}

/** Units sold a day between two days, both among the captured ones, summed over products. */
function paceBetween(
  sold: ReadonlyMap<number, Float64Array>,
  products: readonly DemoProduct[],
  from: number,
  to: number,
) {
  const start = sold.get(from)
  const end = sold.get(to)
  if (!start || !end) throw new RangeError('no capture on that day')
  let units = 0
  for (const product of products) units += (end[product.index] ?? 0) - (start[product.index] ?? 0)
  return units / (to - from)
}

describe('sales of the demo world', () => {
  const products = [...shopProducts('tiktok-shop', EFFECTS, WORLD)]
  const days = captureDays(DEMO_AS_OF)
  const floor = new ShopFloor(products, days[0] ?? 0, AS_OF_DAY, 1)
  const sold = new Map<number, Float64Array>()
  const everSeen = new Map<number, number>()
  let newest = new Float64Array(products.length)
  for (const day of days) {
    const counts = Float64Array.from(newest)
    newest = counts
    for (const seen of floor.capture(day)) {
      counts[seen.product.index] = seen.unitsSold
      if (!everSeen.has(seen.product.index)) everSeen.set(seen.product.index, day)
    }
    sold.set(day, counts)
  }
  const established = products.filter((product) => product.launchDay < AS_OF_DAY - 120 && product.goneDay === null)
  const dayBefore = (weeks: number): number => days.findLast((day) => day <= AS_OF_DAY - 7 * weeks) ?? 0

  it('rise for what jumps and not for the rest', () => {
    const ratios = JUMPS.filter((trend) => (trend.startedWeeksAgo ?? 0) >= 4).flatMap((trend) => {
      const own = established.filter((product) => belongs(product, trend))
      if (own.length < 3) return []
      const before = paceBetween(sold, own, dayBefore(13), dayBefore(9))
      return [paceBetween(sold, own, dayBefore(2), AS_OF_DAY) / before]
    })
    expect(ratios.length).toBeGreaterThanOrEqual(3)
    const middle = [...ratios].sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
    expect(middle).toBeGreaterThan(1.7)
    const others = established.filter((product) =>
      EFFECTS.coursesOf(product.design.keys).every(({ trend }) => trend.shape === 'flat'),
    )
    const usual =
      paceBetween(sold, others, dayBefore(2), AS_OF_DAY) / paceBetween(sold, others, dayBefore(13), dayBefore(9))
    expect(usual).toBeGreaterThan(0.6)
    expect(usual).toBeLessThan(1.3)
  })

  it('follow the season: swimwear sells less in autumn than in summer, coats more', () => {
    const pace = (category: string, from: number, to: number): number =>
      paceBetween(
        sold,
        established.filter((product) => product.design.keys.has(`category:${category}`)),
        dayBefore(from),
        dayBefore(to),
      )
    expect(pace('bikini', 4, 0)).toBeLessThan(0.6 * pace('bikini', 24, 18))
    expect(pace('puffer-jacket', 4, 0)).toBeGreaterThan(1.6 * pace('puffer-jacket', 20, 14))
  })

  it('never fall in lifetime counts', () => {
    for (const [index, day] of days.entries()) {
      const before = sold.get(days[index - 1] ?? day)
      const falls = [...(sold.get(day) ?? [])].filter((units, product) => units < (before?.[product] ?? 0))
      expect(falls).toEqual([])
    }
  })

  it('bring about one new product in eight within the last 30 days, and sell-outs', () => {
    const fresh = [...everSeen.values()].filter((day) => day > AS_OF_DAY - 30).length / everSeen.size
    expect(fresh).toBeGreaterThan(0.08)
    expect(fresh).toBeLessThan(0.16)
    const gone = products.filter((product) => product.goneDay !== null).length / products.length
    expect(gone).toBeGreaterThan(0.03)
  })

  it('have a long tail: the best tenth sells over half', () => {
    const units = [...(sold.get(AS_OF_DAY) ?? [])].sort((a, b) => b - a)
    const total = units.reduce((sum, one) => sum + one, 0)
    const best = units.slice(0, Math.ceil(units.length / 10)).reduce((sum, one) => sum + one, 0)
    expect(best / total).toBeGreaterThan(0.5)
  })

  it('show the documented product as a good seller for women', () => {
    const example = products.find((product) => product.id === String(EXAMPLE_PRODUCT_ID))
    expect(example?.design.wearer).toBe('women')
    const units = [...(sold.get(AS_OF_DAY) ?? [])]
    const better = units.filter((one) => one > (units[example?.index ?? -1] ?? 0)).length
    expect(better / units.length).toBeLessThan(0.05)
  })
})

describe('posts of the demo world', () => {
  const posts = [...demoPosts(EFFECTS, WORLD)]
  const countBetween = (trend: PlantedTrend, fromWeeks: number, toWeeks: number): number => {
    const tag = hashtagOf(trend.term)
    const end = (AS_OF_DAY + 1) * 86_400
    return posts.filter(
      (post) =>
        post.postedAt >= end - fromWeeks * 604_800 &&
        post.postedAt < end - toWeeks * 604_800 &&
        post.hashtags.includes(tag),
    ).length
  }
  const sum = (trends: readonly PlantedTrend[], count: (trend: PlantedTrend) => number): number =>
    trends.reduce((total, trend) => total + count(trend), 0)

  it('are 20,000 in half a year by 400 creators', () => {
    expect(posts).toHaveLength(20_000)
    expect(new Set(posts.map((post) => post.creator.handle)).size).toBe(400)
    expect(posts.every((post) => post.postedAt < (AS_OF_DAY + 1) * 86_400)).toBe(true)
    expect(posts.every((post) => post.followers > 0 && post.likes < post.followers * 2)).toBe(true)
  })

  it('run ahead of searches for what jumps', () => {
    const lead = sum(JUMPS, (trend) => {
      const start = trend.startedWeeksAgo ?? 0
      return countBetween(trend, start + trend.socialLeadWeeks, start) / trend.socialLeadWeeks
    })
    const before = sum(JUMPS, (trend) => {
      const quiet = (trend.startedWeeksAgo ?? 0) + trend.socialLeadWeeks
      return countBetween(trend, quiet + 6, quiet) / 6
    })
    expect(lead / before).toBeGreaterThan(1.5)
  })

  it('come more often for what jumps than for what fades', () => {
    const growth = (trends: readonly PlantedTrend[]): number =>
      sum(trends, (trend) => countBetween(trend, 2, 0) / 2) / sum(trends, (trend) => countBetween(trend, 20, 14) / 6)
    expect(growth(JUMPS)).toBeGreaterThan(1.8)
    expect(growth(FADES)).toBeLessThan(1.1)
  })
})
