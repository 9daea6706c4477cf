import { isoDate } from '@trendee/core/periods/week'
import { demandWeek, type DemoProduct } from './demo-products'
import { Draws, seedOf } from './seeded-draws'

/** What can be seen of a product on one day. */
export interface SeenProduct {
  readonly product: DemoProduct
  readonly day: number
  /** The same day in ISO form. */
  readonly date: string
  /** Over its life. */
  readonly unitsSold: number
  /** Over the 30 days before. */
  readonly units30Days: number
  /** Units a day now. */
  readonly pace: number
  readonly reviews: number
  readonly rating: number
  /** In USD. */
  readonly price: number
  readonly listPrice: number
  readonly inStock: boolean
  readonly stock: number
}

/** Reductions change at most this often. */
const REDUCTION_DAYS = 9
const REDUCTIONS: readonly number[] = [0, 0, 0, 0.1, 0.15, 0.2, 0.3]

/** The products of a shop through time: captures must be asked for from the oldest to the newest. */
export class ShopFloor {
  private readonly sold: Float64Array
  private readonly recent: Float64Array
  private readonly draws: Draws
  private day: number

  constructor(
    private readonly products: readonly DemoProduct[],
    firstDay: number,
    private readonly asOfDay: number,
    seed: number,
  ) {
    this.draws = new Draws(seed, 'sales')
    this.day = firstDay
    this.sold = Float64Array.from(products, (product) => soldBefore(product, firstDay, asOfDay))
    this.recent = Float64Array.from(products, (product) => paceOn(product, firstDay, asOfDay) * 30)
  }

  /** Moves on to `day` and shows every product that a visitor finds listed then. */
  *capture(day: number): Generator<SeenProduct> {
    const days = day - this.day
    const date = isoDate(day)
    for (const [index, product] of this.products.entries()) {
      const reduction = reductionOn(product, day)
      const isGone = product.goneDay !== null && day >= product.goneDay
      const pace = isGone ? 0 : paceOn(product, day, this.asOfDay) * (1 + 1.2 * reduction)
      if (days > 0) this.sell(index, pace * days * this.draws.spread(1, 0.2), days)
      if (day < product.launchDay || (isGone && product.vanishes)) continue
      const unitsSold = this.sold[index] ?? 0
      const price = reducedPrice(product.listPriceUsd, reduction)
      yield {
        product,
        day,
        date,
        unitsSold,
        units30Days: Math.round(this.recent[index] ?? 0),
        pace,
        reviews: Math.floor(unitsSold * product.reviewShare),
        rating: product.rating,
        price,
        listPrice: product.listPriceUsd,
        inStock: !isGone,
        stock: isGone ? 0 : 3 + ((seedOf(product.priceSeed, Math.floor(day / 4)) >>> 3) % 240),
      }
    }
    this.day = day
  }

  private sell(index: number, expected: number, days: number): void {
    // A product that sells one in three days sells none or one, not a third.
    const units = Math.floor(expected + this.draws.next())
    this.sold[index] = (this.sold[index] ?? 0) + units
    const kept = Math.max(0, 1 - days / 30)
    this.recent[index] = (this.recent[index] ?? 0) * kept + units
  }
}

/** Units a day by age, season and change, without reductions; 0 before the launch. */
function paceOn(product: DemoProduct, day: number, asOfDay: number): number {
  const age = day - product.launchDay
  if (age < 0) return 0
  return product.unitsADay * lifeShare(product, age) * (product.demand[demandWeek(day, asOfDay)] ?? 1)
}

/** Share of its best pace at an age: found by buyers, at its best, then fading to a rest that keeps coming. */
function lifeShare(product: DemoProduct, ageDays: number): number {
  const risen = 1 - Math.exp(-(ageDays + 1) / product.riseDays)
  const past = Math.max(0, ageDays - product.bestDays)
  return risen * (0.15 + 0.85 * 2 ** (-past / product.halvingDays))
}

function soldBefore(product: DemoProduct, day: number, asOfDay: number): number {
  let units = 0
  for (let past = product.launchDay; past < day; past += 15) {
    units += paceOn(product, past, asOfDay) * Math.min(15, day - past)
  }
  return Math.round(units)
}

/** A reduced price keeps the ending of the full one: 20.99 less a tenth is 18.99 in a shop, not 18.89. */
function reducedPrice(listPrice: number, reduction: number): number {
  if (reduction === 0) return listPrice
  const ending = listPrice - Math.floor(listPrice)
  return Math.round((Math.max(1, Math.floor(listPrice * (1 - reduction))) + ending) * 100) / 100
}

/** Share taken off the list price on a day. */
function reductionOn(product: DemoProduct, day: number): number {
  if (product.sale !== undefined && day >= product.sale.fromDay) return product.sale.share
  const period = Math.floor((day + (product.priceSeed % REDUCTION_DAYS)) / REDUCTION_DAYS)
  return REDUCTIONS[seedOf(product.priceSeed, period) % REDUCTIONS.length] ?? 0
}
