import { dayNumber } from '@trendee/core/periods/week'
import { type GarmentDesign, GarmentDesigner, wearerGroup } from './design-garment'
import { NewArrivals } from './new-arrivals'
import { plantedFate } from './planted-brands'
import { motifOf } from './printed-motifs'
import { Draws } from './seeded-draws'
import type { TrendEffects } from './trend-effects'

/** Days of observations before the end of the world. */
export const OBSERVED_DAYS = 180
/** Weeks for which demand is known: the observed days and the season before. */
const DEMAND_WEEKS = 30

/** The shops of the demo world that show products. */
export type DemoShop = 'shein' | 'temu' | 'tiktok-shop' | 'amazon' | 'etsy' | 'brand-site'

interface ShopNature {
  readonly products: number
  /** Times the garment's usual price. */
  readonly priceLevel: number
  /** Cents that prices end in. */
  readonly charm: readonly number[]
  /** Units a day of a usual product at its best. */
  readonly unitsADay: number
  /** Share of buyers who write a review. */
  readonly reviewShare: number
}

/** What makes the shops different; product counts add up to 12,000. */
export const SHOPS: Readonly<Record<DemoShop, ShopNature>> = {
  shein: { products: 3600, priceLevel: 0.55, charm: [0.49, 0.99, 0.79], unitsADay: 9, reviewShare: 0.09 },
  temu: { products: 2400, priceLevel: 0.45, charm: [0.98, 0.48, 0.68], unitsADay: 12, reviewShare: 0.05 },
  'tiktok-shop': { products: 1900, priceLevel: 0.6, charm: [0.99, 0.9, 0.5], unitsADay: 8, reviewShare: 0.04 },
  amazon: { products: 2000, priceLevel: 1, charm: [0.99, 0.95, 0.97], unitsADay: 7, reviewShare: 0.06 },
  etsy: { products: 1100, priceLevel: 1.9, charm: [0, 0.5], unitsADay: 0.6, reviewShare: 0.15 },
  'brand-site': { products: 1000, priceLevel: 2.7, charm: [0], unitsADay: 1.2, reviewShare: 0.03 },
}

/** The number that documentation examples use; every shop has it. */
export const EXAMPLE_PRODUCT_ID = 10_000_001

/** A product with its whole story; what a capture sees of it is worked out by `product-sales.ts`. */
export interface DemoProduct {
  readonly id: string
  readonly index: number
  readonly design: GarmentDesign
  /** Price before reductions, in USD. */
  readonly listPriceUsd: number
  /** Seed of its reductions. */
  readonly priceSeed: number
  /** Day numbers since 1970. */
  readonly launchDay: number
  /** First day on which it is sold out; null while it sells. */
  readonly goneDay: number | null
  /** Sold-out products either stay listed without stock or vanish. */
  readonly vanishes: boolean
  /** A reduction that stays from its day on, beside those that come and go. */
  readonly sale?: { readonly fromDay: number; readonly share: number }
  readonly unitsADay: number
  /** Days until half of the first buyers have found it, days it stays at its best, days in which it then halves. */
  readonly riseDays: number
  readonly bestDays: number
  readonly halvingDays: number
  readonly rating: number
  readonly reviewShare: number
  /** By week, 1 in a usual one; the last entry is the newest week. */
  readonly demand: Float64Array
}

/** Designs the products of one shop, most important first; `scale` multiplies their number. */
export function* shopProducts(
  shop: DemoShop,
  effects: TrendEffects,
  world: { readonly seed: number; readonly scale: number; readonly asOf: string },
): Generator<DemoProduct> {
  const nature = SHOPS[shop]
  const designer = new GarmentDesigner()
  const arrivals = new NewArrivals(effects, designer, world.seed)
  const asOfDay = dayNumber(world.asOf)
  const count = Math.max(1, Math.round(nature.products * world.scale))
  for (let index = 0; index < count; index++) {
    const draws = new Draws(world.seed, 'product', shop, index)
    const isExample = index === 0
    const ageDays = isExample ? 400 : drawAge(draws)
    const order = isExample ? arrivals.example() : arrivals.draw(draws, ageDays)
    const design = designer.design(draws, order.trend, order.group) ?? designer.design(draws, null, order.group)
    if (design === null) continue
    const goneDay = !isExample && draws.chance(0.09) ? asOfDay - draws.whole(0, 150) : null
    const launchDay = asOfDay - ageDays
    const listPriceUsd = charmed(draws.spread(design.garment.priceUsd * nature.priceLevel, 0.25), nature.charm, draws)
    const priceSeed = draws.whole(1, 1_000_000)
    const vanishes = draws.chance(0.6)
    const unitsADay = isExample ? nature.unitsADay * 40 : draws.spread(nature.unitsADay, 1.3)
    // Drawn apart, so that prints change nothing else of the world.
    const prints = new Draws(world.seed, 'print', shop, index)
    const motif = motifOf(design, shop, { ageDays, paceRatio: unitsADay / nature.unitsADay }, prints)
    yield {
      id: String(EXAMPLE_PRODUCT_ID + index),
      index,
      design: motif === null ? design : { ...design, motif },
      listPriceUsd,
      priceSeed,
      launchDay,
      goneDay: goneDay !== null && goneDay > launchDay + 14 ? goneDay : null,
      vanishes,
      unitsADay,
      riseDays: isExample ? 5 : draws.between(3, 14),
      bestDays: isExample ? 2000 : draws.between(30, 200),
      halvingDays: draws.between(40, 240),
      rating: Math.min(5, Math.max(3, 4.45 + 0.3 * draws.normal())),
      reviewShare: nature.reviewShare * draws.between(0.5, 1.5),
      demand: effects.demand(design.keys, wearerGroup(design.wearer), DEMAND_WEEKS),
      ...plantedFate(shop, index, asOfDay),
    }
  }
}

/** About one product in eight is new within 30 days, three more within the observed half-year. */
function drawAge(draws: Draws): number {
  const kind = draws.next()
  if (kind < 0.12) return draws.whole(1, 29)
  if (kind < 0.45) return draws.whole(30, OBSERVED_DAYS)
  return draws.whole(OBSERVED_DAYS, 720)
}

/** A price that ends as the shop likes it. */
function charmed(price: number, endings: readonly number[], draws: Draws): number {
  const ending = draws.pick(endings)
  const whole = Math.max(1, Math.floor(price))
  const isRound = ending === 0 && whole > 30
  return isRound ? Math.round(whole / 5) * 5 : Math.round((whole + ending) * 100) / 100
}

/** Index into `demand` for a day, kept within it. */
export function demandWeek(day: number, asOfDay: number): number {
  const weeksAgo = Math.floor((asOfDay - day) / 7)
  return Math.min(DEMAND_WEEKS - 1, Math.max(0, DEMAND_WEEKS - 1 - weeksAgo))
}
