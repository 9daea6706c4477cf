import type { Language } from '../language/languages'
import { dayNumber } from '../periods/week'
import type { Level } from '../trend/vocabulary'
import type { DaysState, FoundState, ProductState, TrendState } from './alert-state'

/** A forecast peak that moves by less is the forecast's own unrest. */
const PEAK_MOVED_DAYS = 14
/** A peak that lies so far off is that of another season and not the same one, moved. */
const NEXT_SEASON_DAYS = 40 * 7
/** A price that falls by less is no reason to write. */
const PRICE_FELL = 0.05
const WEEK_DAYS = 7
/** Of what a search among trends finds no more so many are remembered, the newest last; what it finds now always is. */
const MOST_LEFT = 1000

/** Something to tell, as numbers; `alert-words` makes a sentence of it. `day` is the data's. */
export type AlertFacts =
  | { readonly kind: 'level'; readonly day: string; readonly from: Level; readonly to: Level }
  | { readonly kind: 'peak'; readonly day: string; readonly from: string; readonly to: string }
  | {
      readonly kind: 'price'
      readonly day: string
      readonly from: number
      readonly to: number
      readonly currency: string
    }
  | { readonly kind: 'sold_out' | 'back_in_stock'; readonly day: string }
  | CountedFacts

/** A name in each language. */
export type Name = Readonly<Record<Language, string>>

/** How many there are of what came since the last time. */
export interface CountedFacts {
  readonly kind: 'arrivals' | 'price_cuts' | 'posts' | 'finds'
  readonly day: string
  readonly count: number
  /** The first few by name, where they have one. */
  readonly names: readonly Name[]
}

/** What follows of what was told and what is: alerts, and what counts as told from now on. */
export interface Compared<State> {
  readonly alerts: readonly AlertFacts[]
  readonly told: State
}

/**
 * A trend. Of data that has ended nothing is told, and what was told before stays until it goes on. Data that ends earlier
 * than what was told, because an import was taken back, cannot be compared: it is only remembered.
 */
export function compareTrend(told: TrendState | null, now: TrendState, isEnded: boolean): Compared<TrendState> {
  if (told === null || isEnded) return { alerts: [], told: told ?? now }
  if (now.asOf < told.asOf) return { alerts: [], told: now }
  const level: AlertFacts[] =
    now.level === told.level ? [] : [{ kind: 'level', day: now.asOf, from: told.level, to: now.level }]
  const peak = movedPeak(told.peakWeek, now)
  return { alerts: [...level, ...peak.alerts], told: { ...now, peakWeek: peak.told } }
}

/** Small moves add up: the week that was told stays until the forecast is two weeks away from it. */
function movedPeak(told: string | null, { peakWeek, asOf }: TrendState): Compared<string | null> {
  const alerts: AlertFacts[] = []
  // No peak above today is no other day, and a peak that has passed is no longer forecast.
  if (peakWeek === null || told === null || daysFrom(told, asOf) >= WEEK_DAYS) {
    return { alerts, told: peakWeek ?? (told !== null && daysFrom(told, asOf) < WEEK_DAYS ? told : null) }
  }
  const moved = daysFrom(told, peakWeek)
  if (Math.abs(moved) > NEXT_SEASON_DAYS) return { alerts, told: peakWeek }
  if (Math.abs(moved) < PEAK_MOVED_DAYS) return { alerts, told }
  return { alerts: [{ kind: 'peak', day: asOf, from: told, to: peakWeek }], told: peakWeek }
}

const daysFrom = (from: string, to: string) => dayNumber(to) - dayNumber(from)

/** A product of one shop: its id is the shop's own. */
export function compareProduct(told: ProductState | null, now: ProductState, isEnded: boolean): Compared<ProductState> {
  if (told === null || isEnded) return { alerts: [], told: told ?? now }
  if (now.asOf < told.asOf) return { alerts: [], told: now }
  const alerts: AlertFacts[] = []
  const isComparable = now.seenOn > told.seenOn && canCompare(told, now)
  const fell = isComparable && fellEnough(told.price, now.price)
  if (fell && told.price !== null && now.price !== null)
    alerts.push({ kind: 'price', day: now.seenOn, from: told.price, to: now.price, currency: now.currency })
  if (now.isSoldOut && !told.isSoldOut) alerts.push({ kind: 'sold_out', day: now.asOf })
  // Only a capture that saw it says that it is back.
  const isBack = told.isSoldOut && !now.isSoldOut && now.seenOn > told.seenOn
  if (isBack) alerts.push({ kind: 'back_in_stock', day: now.seenOn })
  return {
    alerts,
    told: { ...now, ...pricesTold(told, now, fell), isSoldOut: now.isSoldOut || (told.isSoldOut && !isBack) },
  }
}

function canCompare(told: ProductState, now: ProductState): boolean {
  return told.currency === now.currency && (told.seller === '' || now.seller === '' || told.seller === now.seller)
}

function fellEnough(before: number | null, price: number | null): boolean {
  // Prices have cents: 5 % of 20.00 is 19.00, whatever halves of them come to.
  return before !== null && price !== null && before > 0 && price <= before * (1 - PRICE_FELL) + 1e-9
}

/** A price that falls in small steps is told when they come to enough; one that rises counts at once. */
function pricesTold(told: ProductState, now: ProductState, fell: boolean) {
  const isStep = !fell && canCompare(told, now) && told.price !== null && (now.price === null || now.price < told.price)
  return isStep ? { price: told.price } : {}
}

/** What came since the told days, counted by the query; days only ever go on. */
export function compareDays(
  told: DaysState,
  newest: Readonly<Record<string, string>>,
  counted: readonly CountedFacts[],
): Compared<DaysState> {
  const days: Record<string, string> = { ...told.days }
  for (const [place, day] of Object.entries(newest)) if (day > (days[place] ?? '')) days[place] = day
  return { alerts: counted.filter(({ count }) => count > 0), told: { days } }
}

export interface Found {
  readonly id: string
  readonly name: Name
}

/** What a search among trends finds that it has never found before. */
export function compareFound(told: FoundState | null, found: readonly Found[], day: string): Compared<FoundState> {
  const ids = found.map(({ id }) => id)
  if (told === null) return { alerts: [], told: { found: ids } }
  const known = new Set(told.found)
  const fresh = found.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return { alerts: [], told }
  const now = new Set(ids)
  const left = told.found.filter((id) => !now.has(id))
  const names = fresh.slice(0, 3).map(({ name }) => name)
  return {
    alerts: [{ kind: 'finds', day, count: fresh.length, names }],
    told: { found: [...left.slice(-MOST_LEFT), ...ids] },
  }
}

/** Names what is told so that the same is never written twice, whatever process finds it. */
export function alertKey(facts: AlertFacts): string {
  switch (facts.kind) {
    case 'level':
    case 'peak':
    case 'price':
      return [facts.kind, facts.day, facts.from, facts.to].join(':')
    case 'sold_out':
    case 'back_in_stock':
      return [facts.kind, facts.day].join(':')
    default:
      return [facts.kind, facts.day, facts.count, ...facts.names.map(({ en }) => en)].join(':')
  }
}
