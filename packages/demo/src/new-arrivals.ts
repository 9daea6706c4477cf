import type { GarmentDesigner } from './design-garment'
import type { PlantedTrend, WearerGroup } from './planted-truth'
import { type Draws, WeightedItems } from './seeded-draws'
import type { TrendCourse } from './trend-course'
import type { TrendEffects } from './trend-effects'
import { baseInterest } from './trend-interest'

/** What a maker has in mind: a trend, or nothing but what always sells, for one group of wearers. */
export interface Order {
  readonly trend: PlantedTrend | null
  readonly group: WearerGroup
}

/** Two thirds of what shops sell is women's, a quarter men's. */
const GROUP_SHARES = new WeightedItems<readonly [WearerGroup, number]>(
  [
    ['women', 0.66],
    ['men', 0.24],
    ['kids', 0.1],
  ],
  ([, share]) => share,
)

/** Share of designs that are made for a trend that is named. */
const ORDERED_SHARE = 0.4

/** What makers bring out week by week: more of what rises in their channel, new designs more than old ones. */
export class NewArrivals {
  private readonly rising = new Map<string, WeightedItems<TrendCourse> | null>()
  private readonly orders = new Map<WearerGroup, WeightedItems<TrendCourse>>()

  constructor(
    private readonly effects: TrendEffects,
    private readonly designer: GarmentDesigner,
    private readonly seed: number,
  ) {}

  /** The documented product: wide-leg trousers for women. */
  example(): Order {
    const course = this.effects.courses.find(({ trend }) => trend.term === 'wide leg trousers')
    return { trend: course?.trend ?? null, group: 'women' }
  }

  draw(draws: Draws, ageDays: number): Order {
    const [group] = GROUP_SHARES.draw(draws)
    const kind = draws.next()
    const followers = ageDays < 30 ? 0.3 : ageDays < 90 ? 0.16 : 0.07
    const rising = this.risingIn(group, Math.floor(ageDays / 7) + 1)
    if (kind < followers && rising !== null) return { trend: rising.draw(draws).trend, group }
    return { trend: kind < followers + ORDERED_SHARE ? this.ordersOf(group).draw(draws).trend : null, group }
  }

  /** Trends that makers see rising in a week, those most that have risen most. */
  private risingIn(group: WearerGroup, weeksAgo: number): WeightedItems<TrendCourse> | null {
    const key = `${group}/${weeksAgo}`
    const known = this.rising.get(key)
    if (known !== undefined) return known
    const riseOf = (course: TrendCourse): number => {
      const [now, before] = [weeksAgo, weeksAgo + COMPARED_WEEKS].map((weeks) =>
        course.changeAt('new-arrivals', group, weeks),
      )
      return Math.max(0, Math.exp((now ?? 0) - (before ?? 0)) - 1)
    }
    const rising = this.makeable(group).filter((course) => riseOf(course) > NOTICED_RISE)
    const found = rising.length === 0 ? null : new WeightedItems(rising, riseOf)
    this.rising.set(key, found)
    return found
  }

  private ordersOf(group: WearerGroup): WeightedItems<TrendCourse> {
    let orders = this.orders.get(group)
    if (orders === undefined) {
      orders = new WeightedItems(this.makeable(group), ({ trend }) => Math.sqrt(baseInterest(trend, this.seed)))
      this.orders.set(group, orders)
    }
    return orders
  }

  private makeable(group: WearerGroup): TrendCourse[] {
    return this.effects.courses.filter(({ trend }) => this.designer.canMake(trend, group))
  }
}

/** Makers look back over a year's selling. */
const COMPARED_WEEKS = 40
/** Less than this is lost in their own ups and downs. */
const NOTICED_RISE = 0.15
