import { dayNumber } from '@trendee/core/periods/week'
import { describe, expect, it } from 'vitest'
import { captureDays } from './demo-world'
import { demoPosts } from './demo-posts'
import { type DemoProduct, EXAMPLE_PRODUCT_ID, shopProducts } from './demo-products'
import { plantedLeaders } from './planted-leaders'
import { DEMO_AS_OF, PLANTED_TRENDS, type PlantedTrend } from './planted-truth'
import { hashtagOf } from './post-captions'
import { ShopFloor } from './product-sales'
import { trendCourses } from './trend-course'
import { CHANGE_SHARE, TrendEffects } from './trend-effects'

const WORLD = { seed: 1, scale: 1, asOf: DEMO_AS_OF }
const AS_OF_DAY = dayNumber(DEMO_AS_OF)
const EFFECTS = new TrendEffects(trendCourses(PLANTED_TRENDS, DEMO_AS_OF))
const RISES = PLANTED_TRENDS.filter((trend) => trend.shape === 'rise')
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

  it('rise for what rises, as much as the truth says for those weeks, and not for the rest', () => {
    const compared = RISES.flatMap((trend) => {
      const own = established.filter((product) => belongs(product, trend))
      if (own.length < 3) return []
      const course = EFFECTS.courses.find((one) => one.trend === trend)
      const meanOf = (weeks: readonly number[]) =>
        weeks.reduce((sum, week) => sum + (course?.changeAt('best-sellers', trend.wearer, week) ?? 0), 0) / weeks.length
      const truth = Math.exp(CHANGE_SHARE * (meanOf([1, 2]) - meanOf([21, 22, 23, 24])))
      const before = paceBetween(sold, own, dayBefore(24), dayBefore(20))
      return [{ truth, ratio: paceBetween(sold, own, dayBefore(2), AS_OF_DAY) / before }]
    })
    expect(compared.length).toBeGreaterThanOrEqual(4)
    const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
    expect(middle(compared.map(({ truth }) => truth))).toBeGreaterThan(1.5)
    // Seasons and the products' own lives remain, which the truth of the change does not know.
    const off = middle(compared.map(({ truth, ratio }) => ratio / truth))
    expect(off).toBeGreaterThan(0.6)
    expect(off).toBeLessThan(1.6)
    const others = established.filter((product) =>
      EFFECTS.coursesOf(product.design.keys).every(({ trend }) => trend.shape === 'flat'),
    )
    const usual =
      paceBetween(sold, others, dayBefore(2), AS_OF_DAY) / paceBetween(sold, others, dayBefore(13), dayBefore(9))
    expect(usual).toBeGreaterThan(0.6)
    expect(usual).toBeLessThan(1.3)
  })

  it('follow the season: summer things sell less in autumn than in summer, winter ones more', () => {
    // The middle of the products: a few best sellers on their way down would speak for all.
    const growth = (own: readonly DemoProduct[]): number => {
      const ratios = own.flatMap((product) => {
        const before = paceBetween(sold, [product], dayBefore(20), dayBefore(14))
        return before > 0.5 ? [paceBetween(sold, [product], dayBefore(4), dayBefore(0)) / before] : []
      })
      return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
    }
    // Against all products together: they grow older meanwhile.
    const against = (...categories: readonly string[]): number =>
      growth(established.filter(({ design }) => categories.includes(design.garment.category))) / growth(established)
    expect(against('bikini', 'one-piece-swimsuit', 'denim-shorts', 'straw-bag')).toBeLessThan(0.6)
    expect(against('puffer-jacket', 'parka', 'fleece-jacket', 'sweater', 'scarf', 'beanie')).toBeGreaterThan(1.35)
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
  const leaders = new Set(plantedLeaders(WORLD.seed).map(({ creator }) => creator.handle))
  const posts = [...demoPosts(EFFECTS, WORLD)]
  const countBetween = (trend: PlantedTrend, fromWeeks: number, toWeeks: number): number => {
    const tag = hashtagOf(trend.term)
    const end = (AS_OF_DAY + 1) * 86_400
    return posts.filter(
      (post) =>
        // Who leads a trend is no sign of when the others take it up.
        !leaders.has(post.creator.handle) &&
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

  it('begin with those that examples of the documentation name', () => {
    expect(posts[0]?.creator.platform).toBe('tiktok')
    expect(posts[2]?.creator.platform).toBe('instagram')
  })

  it('run ahead of searches by the planted weeks', () => {
    // Counts of all rises together, each laid over the others at the week in which half of it had come on the network.
    const led = RISES.filter(({ lags }) => lags.tiktok !== null && lags.instagram !== null)
    expect(led.length).toBeGreaterThan(5)
    const aligned = (shift: number) =>
      sum(led, (trend) => {
        const lag = Math.round(((trend.lags.tiktok ?? 0) + (trend.lags.instagram ?? 0)) / 2)
        const week = (trend.waves[0]?.halfWeeksAgo ?? 0) - lag - shift
        return week >= 1 && week <= 25 ? countBetween(trend, week, week - 1) : 0
      })
    const weeks = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => aligned(from + index)).reduce((all, one) => all + one, 0) /
      (to - from + 1)
    const [before, after] = [weeks(-8, -6), weeks(6, 8)]
    expect(after / before).toBeGreaterThan(1.6)
    const atHalf = (weeks(-1, 1) - before) / (after - before)
    expect(atHalf).toBeGreaterThan(0.25)
    expect(atHalf).toBeLessThan(0.75)
  })

  it('come more often for what rises than for what fades', () => {
    const growth = (trends: readonly PlantedTrend[]): number =>
      sum(trends, (trend) => countBetween(trend, 2, 0) / 2) / sum(trends, (trend) => countBetween(trend, 25, 19) / 6)
    expect(growth(RISES)).toBeGreaterThan(1.8)
    expect(growth(FADES)).toBeLessThan(1.1)
  })
})

describe('new products of the demo world', () => {
  const arrivals = (['shein', 'temu', 'amazon', 'tiktok-shop'] as const).flatMap((shop) => [
    ...shopProducts(shop, EFFECTS, WORLD),
  ])
  const shareOf = (trends: readonly PlantedTrend[], fromWeeks: number, toWeeks: number): number => {
    const launched = arrivals.filter(
      ({ launchDay }) => launchDay > AS_OF_DAY - 7 * fromWeeks && launchDay <= AS_OF_DAY - 7 * toWeeks,
    )
    return launched.filter((product) => trends.some((trend) => belongs(product, trend))).length / launched.length
  }

  it('follow what rises once makers have seen it', () => {
    expect(shareOf(RISES, 4, 0)).toBeGreaterThan(2 * shareOf(RISES, 60, 30))
    expect(shareOf(FADES, 4, 0)).toBeLessThan(1.3 * shareOf(FADES, 60, 30))
  })

  it('are for women, men and children as shops sell them', () => {
    const share = (wearers: readonly string[]) =>
      arrivals.filter(({ design }) => wearers.includes(design.wearer)).length / arrivals.length
    expect(share(['women'])).toBeGreaterThan(0.58)
    expect(share(['men'])).toBeGreaterThan(0.2)
    expect(share(['girls', 'boys'])).toBeGreaterThan(0.07)
  })
})
