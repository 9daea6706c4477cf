import type { AdTopicKind } from '@trendee/core/creators/ad-topic-kind'
import type { AgeGroup, BodyType, DeclaredBy, PersonGender, Race } from '@trendee/core/creators/crowd'
import type { PostCount } from '@trendee/core/posts/post-counts'
import type { PlaceMeasure } from '@trendee/core/regions/place-measures'
import type { Evidence } from '@trendee/core/series/evidence'

/**
 * Canonical records: every feed is mapped to them, and the other packages know nothing else of a feed. They are flat, with
 * `null` for unknown, because a million of them pass through one import.
 */

export const PLATFORMS = [
  'google',
  'pinterest',
  'instagram',
  'tiktok',
  'social',
  'shein',
  'temu',
  'tiktok-shop',
  'amazon',
  'etsy',
  'shopee',
  'lazada',
  'brand-site',
  'catalog',
  'runway',
] as const
/** A shop that customers' own tables name; `shop-platform.ts` makes it of the name. */
export type ShopPlatform = `shop-${string}`
export type Platform = (typeof PLATFORMS)[number] | ShopPlatform

/** One product as one capture of one feed saw it: what it is, and what was observed that day. */
/** The window of units of which nobody said over how many days they were sold. */
export const UNTOLD_WINDOW = 0

export interface ProductRecord {
  readonly kind: 'product'
  readonly platform: Platform
  /** The platform's own id, as text: many exceed 2^53. */
  readonly productId: string
  /** '' where only the id or the link tells which product it is: other rows or files may name it. */
  readonly title: string
  readonly description: string
  readonly brand: string
  readonly seller: string
  /** Name of the shop whose platform this is, where a table or its importer named it; else ''. */
  readonly shop: string
  readonly url: string
  readonly imageUrl: string
  readonly imageUrls: readonly string[]
  /** The shop's own category path, widest first, in the shop's language. */
  readonly categoryPath: readonly string[]
  readonly rawColor: string
  readonly rawGender: string
  /** Name and value as the shop gave them ("Material", "Polyester"). */
  readonly rawAttributes: readonly (readonly [name: string, value: string])[]
  /** ISO 3166-1 alpha-2 of the storefront, or '' where the feed does not say. */
  readonly region: string
  /** ISO 4217. Prices are in its major unit. */
  readonly currency: string
  readonly price: number | null
  /** Of a range of prices ("29.99 – 35.99") the upper end, `price` being the lower; null where there is one price. */
  readonly priceHigh: number | null
  /** The price before reduction; of a range its lower end. */
  readonly listPrice: number | null
  /** Units sold: over `unitsWindowDays`, over the product's life where that is null, over nobody knows how long where it is `UNTOLD_WINDOW`. */
  readonly unitsSold: number | null
  readonly unitsEvidence: Evidence | null
  readonly unitsWindowDays: number | null
  /** In `currency`, over the same period as `unitsSold`. */
  readonly revenue: number | null
  /** 1 is best. */
  readonly salesRank: number | null
  /** 0 to 5. */
  readonly rating: number | null
  readonly reviews: number | null
  readonly favorites: number | null
  readonly stock: number | null
  readonly inStock: boolean | null
  /** Day the shop first listed it, where the feed says. */
  readonly listedOn: string | null
  /** Day of the capture where the row says, else null: the import's day is used. `UNREAD_DAY` of a day that cannot be read. */
  readonly observedOn: string | null
}

/** One point of interest in a term: search index, visibility, hashtag views. */
export interface SeriesRecord {
  readonly kind: 'series'
  readonly platform: Platform
  readonly term: string
  /** ISO 3166-1 alpha-2 (`US`), `US-CA` for a state, `world`, `ZZ` for one that is not said, or '' where it belongs to none. */
  readonly region: string
  /** `women`, `men`, or '' where the feed does not split. */
  readonly gender: string
  readonly step: 'day' | 'week' | 'month'
  /** First day of the step as the feed dates it (Google's weeks start on Sunday). */
  readonly date: string
  /** `null` where the feed has a hole. */
  readonly value: number | null
  readonly evidence: Evidence
  /** True where values compare only within one file (0–100 indices). */
  readonly scaledPerFile: boolean
  /** Of a file that was put together from several requests, which of them: only its own values compare. Absent where the file is one. */
  readonly scalePart?: string
}

/** A query people searched beside a term, or a topic that their queries are about. */
export interface RelatedQueryRecord {
  readonly kind: 'related-query'
  readonly platform: Platform
  readonly term: string
  readonly region: string
  readonly query: string
  /** What kind of thing a topic is, in the language of the file ("Garment"); '' of a query. */
  readonly topicType: string
  readonly list: 'top' | 'rising'
  /** `top`: 0–100. `rising`: growth as a fraction (37 = +3,700 %); a Breakout has no number and is over 50. */
  readonly value: number | null
  readonly isBreakout: boolean
}

/** Interest in a term by place, within one file. */
export interface PlaceInterestRecord {
  readonly kind: 'place-interest'
  readonly platform: Platform
  readonly term: string
  /** Place name as the feed gives it. */
  readonly place: string
  /** The region whose parts the file lists, `world` for countries; '' where nothing tells. */
  readonly within: string
  readonly measure: PlaceMeasure
  /** `null`: too few searches there. */
  readonly value: number | null
  readonly from: string | null
  readonly to: string | null
}

export interface PostRecord {
  readonly kind: 'post'
  readonly platform: Platform
  readonly postId: string
  /** '' where the provider withholds it (Instagram hashtag results). */
  readonly author: string
  readonly authorFollowers: number | null
  readonly caption: string
  readonly hashtags: readonly string[]
  /** '' where it is unknown. */
  readonly mediaType: 'image' | 'video' | 'album' | ''
  readonly mediaUrl: string
  readonly url: string
  readonly region: string
  /** Unix seconds; null where the file's moment cannot be read. */
  readonly postedAt: number | null
  readonly views: number | null
  readonly likes: number | null
  readonly comments: number | null
  readonly shares: number | null
  /** Of the counts those that the file gives as a floor, and those that it rounds. */
  readonly atLeast: readonly PostCount[]
  readonly estimated: readonly PostCount[]
  /** The provider says that its author took it away: nothing else of it is known, and it is shown nowhere. */
  readonly isDeleted: boolean
}

export interface HashtagRecord {
  readonly kind: 'hashtag'
  readonly platform: Platform
  readonly hashtag: string
  readonly region: string
  readonly rank: number | null
  readonly posts: number | null
  readonly views: number | null
  readonly observedOn: string | null
}

/** One garment of a look, as the feed words it. */
export interface LookGarment {
  readonly name: string
  /** The feed's own fields of it; '' where it has none. */
  readonly category: string
  readonly color: string
  readonly material: string
}

/** What creators or a panel declare of a person; words as `core/creators/crowd` lists them. Never read out of pictures or names. */
export interface DeclaredPerson {
  readonly age: number | null
  readonly ageGroup: AgeGroup | ''
  readonly gender: PersonGender | ''
  readonly race: Race | ''
  readonly bodyType: BodyType | ''
  readonly city: string
  /** Who says so; '' where nothing is declared. */
  readonly declaredBy: DeclaredBy | ''
}

/** Someone who posts, as one day's capture tells. */
export interface CreatorRecord extends DeclaredPerson {
  readonly kind: 'creator'
  readonly platform: Platform
  /** Handle without @, in small letters: networks know no others. */
  readonly author: string
  /** As they call themselves. */
  readonly name: string
  readonly followers: number | null
  /** Country where the feed says; ISO 3166-1 alpha-2. */
  readonly region: string
  readonly observedOn: string | null
}

/** What advertisers on a network run their advertisements on, over the period that the feed speaks of. */
export interface AdTopicRecord {
  readonly kind: 'ad-topic'
  readonly platform: Platform
  readonly topicKind: AdTopicKind
  readonly topic: string
  readonly region: string
  /** Days that the numbers count, up to `observedOn`. */
  readonly periodDays: number
  readonly ads: number | null
  readonly impressions: number | null
  /** Clicks by impressions, purchases by clicks: fractions. */
  readonly clickRate: number | null
  readonly purchaseRate: number | null
  /** US dollars. */
  readonly costPerPurchase: number | null
  readonly likes: number | null
  readonly comments: number | null
  readonly shares: number | null
  readonly observedOn: string | null
}

export interface LookRecord {
  readonly kind: 'look'
  readonly platform: 'runway'
  readonly lookId: string
  readonly showId: string
  readonly show: string
  readonly brand: string
  /** `SS26`, `FW25`. */
  readonly season: string
  readonly city: string
  readonly gender: string
  readonly shownOn: string
  readonly lookNumber: number | null
  readonly description: string
  /** What is worn, where the feed lists it apart; else the description tells. */
  readonly garments: readonly LookGarment[]
  readonly url: string
  readonly imageUrl: string
}

/** One line of an order of an own shop. Who ordered is read nowhere. */
export interface OrderLineRecord {
  readonly kind: 'order-line'
  readonly platform: Platform
  readonly orderId: string
  /** Its place among the lines of the order, from 1: a later file that says the line anew replaces it. */
  readonly line: number
  /** What it sells, in the order's words, of which there may be none; `price` is of one piece, before discounts of the order. */
  readonly product: ProductRecord
  /** Ordered and not given back: 0 where the order was cancelled or refunded. */
  readonly units: number
  readonly evidence: Evidence
  /** ISO day where the shop is; `UNREAD_DAY` where it cannot be read. */
  readonly orderedOn: string
}

export type FeedRecord =
  | ProductRecord
  | OrderLineRecord
  | SeriesRecord
  | RelatedQueryRecord
  | PlaceInterestRecord
  | PostRecord
  | HashtagRecord
  | CreatorRecord
  | AdTopicRecord
  | LookRecord
export type RecordKind = FeedRecord['kind']
