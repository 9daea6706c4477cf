import { foundProducts } from '@trendee/analytics/alerts/found-products'
import { foundTrends } from '@trendee/analytics/alerts/found-trends'
import { QUESTIONS_AT_ONCE, inParts } from '@trendee/analytics/alerts/ask-together'
import { type CountedNews, brandArrivals, brandPriceCuts, creatorPosts } from '@trendee/analytics/alerts/watched-news'
import { watchedProducts } from '@trendee/analytics/alerts/watched-products'
import { newestDays } from '@trendee/analytics/dashboard/newest-days'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { followedTrends } from '@trendee/analytics/trends/followed-trends'
import { readingDay } from '@trendee/analytics/tables/reading-day'
import type { AlertSubject } from '@trendee/core/alerts/alert-kinds'
import {
  type AlertState,
  type DaysState,
  type FoundState,
  type ProductState,
  type TrendState,
  keptState,
} from '@trendee/core/alerts/alert-state'
import {
  type Compared,
  type CountedFacts,
  compareDays,
  compareFound,
  compareProduct,
  compareTrend,
} from '@trendee/core/alerts/compare-states'
import { FOLLOWED_REGION } from '@trendee/core/stars/followed-region'
import { freshUntil, isStale } from '@trendee/core/trend/stale-series'
import { readSearch } from './saved-search'

type Json = Readonly<Record<string, unknown>>

/** Something that is watched, and what was told of it; `{}`: nothing yet, and then it is only remembered. */
export interface Watched {
  readonly subject: AlertSubject
  readonly itemId: string
  readonly search: Json
  readonly told: Json
}

export type News = Compared<AlertState>

interface Work<Kind extends Watched> {
  readonly db: AnalyticsDb
  readonly clockDay: string
  /** The day by which data is stale (`tables/reading-day.ts`). */
  readonly today: string
  readonly watched: readonly Kind[]
  readonly note: (watched: Kind, news: News) => void
}

/**
 * What there is to tell of everything that is watched: one question for each kind of thing, however many accounts watch how
 * many of them, and one for every fifty searches that differ. Of what the data does not hold, nothing.
 */
export async function watchedNews<Kind extends Watched>(
  db: AnalyticsDb,
  watched: readonly Kind[],
  clockDay: string,
): Promise<ReadonlyMap<Kind, News>> {
  const today = await readingDay(db, clockDay)
  const news = new Map<Kind, News>()
  const note = (one: Kind, found: News) => news.set(one, found)
  const of = (subject: AlertSubject): Work<Kind> => ({
    db,
    clockDay,
    today,
    note,
    watched: watched.filter((one) => one.subject === subject),
  })
  const places = await livePlaces(db, today)
  await newsOfTrends(of('trend'))
  await newsOfProducts(of('product'), places.products)
  await newsByDay(of('brand'), places.products, { arrivals: brandArrivals, price_cuts: brandPriceCuts })
  await newsByDay(of('creator'), places.posts, { posts: creatorPosts })
  await newsOfSearches(of('search'), places.products)
  return news
}

type Days = Readonly<Record<string, string>>

/** The newest days of the shops and networks whose data goes on. */
async function livePlaces(db: AnalyticsDb, today: string): Promise<{ readonly products: Days; readonly posts: Days }> {
  const { products, posts } = await newestDays(db)
  const live = (days: Days): Days =>
    Object.fromEntries(Object.entries(days).filter(([, day]) => !isStale(freshUntil(day), today)))
  return { products: live(products), posts: live(posts) }
}

async function newsOfTrends<Kind extends Watched>({ db, clockDay, watched, note }: Work<Kind>): Promise<void> {
  const ids = [...new Set(watched.map(({ itemId }) => itemId))]
  const found = await followedTrends(db, ids, FOLLOWED_REGION, clockDay)
  for (const one of watched) {
    const metric = found.get(one.itemId)
    // What older rules derived is not what today's say of it.
    if (metric === undefined || metric.why.rule === 'being_renewed') continue
    const now: TrendState = { level: metric.level, peakWeek: metric.peak_week_day, asOf: metric.as_of_day }
    note(one, compareTrend(keptState<TrendState>(one.told, 'level'), now, metric.isStale))
  }
}

async function newsOfProducts<Kind extends Watched>({ db, watched, note }: Work<Kind>, live: Days): Promise<void> {
  const found = await watchedProducts(db, [...new Set(watched.map(({ itemId }) => itemId))])
  const byId = new Map(found.map((product) => [product.id, product]))
  for (const one of watched) {
    const product = byId.get(one.itemId)
    if (product === undefined) continue
    const now: ProductState = {
      price: product.price,
      currency: product.currency,
      seller: product.seller,
      isSoldOut: product.is_sold_out === 1,
      seenOn: product.seen_on,
      asOf: product.as_of_day,
    }
    note(one, compareProduct(keptState<ProductState>(one.told, 'seenOn'), now, !(product.platform in live)))
  }
}

type DayQuestions = Readonly<
  Partial<
    Record<
      CountedFacts['kind'],
      (
        db: AnalyticsDb,
        keys: readonly { id: string; days: Days }[],
        live: readonly string[],
      ) => Promise<readonly CountedNews[]>
    >
  >
>

/** A creator is of one network; a brand is sold in many shops. */
function placesOf({ subject, itemId }: Watched, live: Days): Days {
  if (subject !== 'creator') return live
  const network = itemId.slice(0, itemId.indexOf('.'))
  const day = live[network]
  return day === undefined ? {} : { [network]: day }
}

async function newsByDay<Kind extends Watched>(
  { db, watched, note }: Work<Kind>,
  live: Days,
  questions: DayQuestions,
): Promise<void> {
  const asked = new Map<string, { id: string; days: Days; readers: { one: Kind; told: DaysState }[] }>()
  for (const one of watched) {
    const told = keptState<DaysState>(one.told, 'days')
    const newest = placesOf(one, live)
    if (told === null) {
      // Without a day there is nothing to remember: it begins when there is one.
      if (Object.keys(newest).length > 0) note(one, { alerts: [], told: { days: newest } })
    }
    // Nothing newer than what was told, in any place.
    else if (Object.entries(newest).some(([place, day]) => day > (told.days[place] ?? ''))) {
      const key = JSON.stringify([one.itemId, Object.entries(told.days).toSorted(([a], [b]) => (a < b ? -1 : 1))])
      const known = asked.get(key) ?? { id: one.itemId, days: told.days, readers: [] }
      known.readers.push({ one, told })
      asked.set(key, known)
    }
  }
  const keys = [...asked.values()]
  const counted = await Promise.all(
    Object.entries(questions).map(async ([kind, ask]) => {
      const rows = await ask(db, keys, Object.keys(live))
      return { kind: kind as CountedFacts['kind'], rows: new Map(rows.map((row) => [row.place, row])) }
    }),
  )
  for (const [place, { readers }] of keys.entries()) {
    for (const { one, told } of readers) {
      const newest = placesOf(one, live)
      const day = Object.values(newest).toSorted().at(-1) ?? ''
      const facts = counted.map(({ kind, rows }) => factsOf(kind, day, rows.get(place)))
      note(one, compareDays(told, newest, facts))
    }
  }
}

function factsOf(kind: CountedFacts['kind'], day: string, row: CountedNews | undefined): CountedFacts {
  return { kind, day, count: row?.counted ?? 0, names: (row?.names ?? []).map((name) => ({ en: name, zh: name })) }
}

/** Searches that ask the same, told the same: many accounts save the same one. */
function distinct<Kind extends Watched>(watched: readonly Kind[]): Kind[][] {
  const groups = new Map<string, Kind[]>()
  for (const one of watched) {
    const key = JSON.stringify([one.itemId, one.told])
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

async function newsOfSearches<Kind extends Watched>(
  { db, today, watched, note }: Work<Kind>,
  live: Days,
): Promise<void> {
  for (const group of inParts(distinct(watched), QUESTIONS_AT_ONCE)) {
    const read = group.map((readers) => ({ readers, search: readSearch(readers[0]?.search ?? {}) }))
    const trends = read.flatMap(({ readers, search }) =>
      search?.of === 'trends' ? [{ readers, search: search.trends }] : [],
    )
    const products = read.flatMap(({ readers, search }) => (search?.of === 'products' ? [{ readers, search }] : []))
    const asked = trends.map((each) => ({ ...each, today }))
    for (const { place, day, found } of await foundTrends(db, asked)) {
      const trendsFound = found.map(({ id, name, name_zh: zh }) => ({
        id,
        name: { en: name, zh: zh === '' ? name : zh },
      }))
      for (const one of asked[place]?.readers ?? [])
        note(one, compareFound(keptState<FoundState>(one.told, 'found'), trendsFound, day))
    }
    const shops = products.flatMap(({ readers, search }) => {
      const newest = live[search.platform]
      const told = keptState<DaysState>(readers[0]?.told ?? {}, 'days')
      return newest === undefined
        ? []
        : [{ readers, ...search, newest, known: told, told: told?.days[search.platform] ?? newest }]
    })
    for (const { place, counted, names } of await foundProducts(db, shops)) {
      const shop = shops[place]
      if (shop === undefined) continue
      const facts = factsOf('finds', shop.newest, { place, counted, names })
      for (const one of shop.readers)
        note(one, compareDays(shop.known ?? { days: {} }, { [shop.platform]: shop.newest }, [facts]))
    }
  }
}
