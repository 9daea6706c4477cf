import { toUsd } from '@trendee/core/currency/to-usd'
import { isFarSeason } from '@trendee/core/runway/far-season'
import type { FeedMessage } from './feed-message'
import type { FeedRecord, LookRecord, PostRecord, ProductRecord, RecordKind } from './records'
import type { UnreadTaker } from './table-row'
import { UnreadableFieldError } from './unreadable-field'

/**
 * What no record can say, whichever feed it is from: a file that says so is broken there, and one row of it would move
 * sums, scales of charts and lists of everybody. The bounds are wide of anything that exists.
 */

/** Longest id, handle, search term or hashtag; shops' handles of products have up to 255 characters. */
const ID = 300
/** Longest name: of a product, a brand, a seller, a show. */
const NAME = 2000
/** Longest caption; networks take 2,200 and 4,000 characters. */
const CAPTION = 10_000
/** Longest text of a shop about a product; they are pages at times. */
const DESCRIPTION = 200_000
/** Longest address; those of delivery networks carry signatures. */
const ADDRESS = 8000
const MOST_LISTED = 1000

/** What each person does once: to like, to follow, to buy. Nobody counts more than there are people. */
const PEOPLE = 10_000_000_000
/** What one person does often: to look. The most watched video has 2·10^10 views. */
const VIEWS = 1_000_000_000_000
/** Of all posts of a hashtag, or all advertisements of a topic: #fyp has 10^14. */
const VIEWS_OF_MANY = 10_000_000_000_000_000

/** US dollars. The dearest jewel was sold for less. */
const PRICE_USD = 100_000_000
/** In a currency whose rate is not known: it may be one like the rial. */
const PRICE_ANY = 10_000_000_000_000
/** US dollars, of one product over its life. */
const REVENUE_USD = 1_000_000_000_000
const REVENUE_ANY = 1_000_000_000_000_000_000

/** The fields of a record that hold counts: their names in files, and the most that they can be. */
type Counts<Kind extends RecordKind> = readonly (readonly [key: keyof RecordOf<Kind>, field: string, most: number])[]
type RecordOf<Kind extends RecordKind> = Extract<FeedRecord, { kind: Kind }>

const COUNTS: { readonly [Kind in RecordKind]?: Counts<Kind> } = {
  product: [
    ['unitsSold', 'units_sold', PEOPLE],
    ['salesRank', 'sales_rank', PEOPLE],
    ['reviews', 'reviews', PEOPLE],
    ['favorites', 'favorites', PEOPLE],
    // Shops write numbers of many nines for "as many as you like".
    ['stock', 'stock', VIEWS],
  ],
  post: [
    ['authorFollowers', 'followers', PEOPLE],
    ['views', 'views', VIEWS],
    ['likes', 'likes', PEOPLE],
    ['comments', 'comments', PEOPLE],
    ['shares', 'shares', PEOPLE],
  ],
  creator: [['followers', 'followers_count', PEOPLE]],
  hashtag: [
    ['rank', 'rank', PEOPLE],
    ['posts', 'posts', VIEWS],
    ['views', 'views', VIEWS_OF_MANY],
  ],
  'ad-topic': [
    ['ads', 'post', VIEWS],
    ['impressions', 'impression', VIEWS_OF_MANY],
    ['likes', 'like', VIEWS],
    ['comments', 'comment', VIEWS],
    ['shares', 'share', VIEWS],
    ['costPerPurchase', 'cpa', PRICE_USD],
  ],
}

type Texts<Kind extends RecordKind> = readonly (readonly [
  key: keyof RecordOf<Kind>,
  field: string,
  most: number,
  role?: 'tells apart',
])[]

const TEXTS: { readonly [Kind in RecordKind]?: Texts<Kind> } = {
  'order-line': [['orderId', 'order_id', ID, 'tells apart']],
  product: [
    ['productId', 'product_id', ID, 'tells apart'],
    ['title', 'title', NAME, 'tells apart'],
    ['shop', 'shop', NAME, 'tells apart'],
    ['brand', 'brand', NAME],
    ['seller', 'seller', NAME],
    ['description', 'description', DESCRIPTION],
    ['url', 'url', ADDRESS],
    ['imageUrl', 'image', ADDRESS],
    ['rawColor', 'color', NAME],
  ],
  post: [
    ['postId', 'id', ID, 'tells apart'],
    // A post whose author is not known is nobody's: nothing else of it is lost.
    ['author', 'username', ID],
    ['caption', 'caption', CAPTION],
    ['url', 'url', ADDRESS],
    ['mediaUrl', 'media_url', ADDRESS],
  ],
  creator: [
    ['author', 'username', ID, 'tells apart'],
    ['name', 'name', NAME],
    ['city', 'city', ID],
  ],
  hashtag: [['hashtag', 'hashtag', ID, 'tells apart']],
  'ad-topic': [['topic', 'topic', ID, 'tells apart']],
  series: [['term', 'term', ID, 'tells apart']],
  'place-interest': [['term', 'term', ID, 'tells apart']],
  'related-query': [
    ['term', 'term', ID, 'tells apart'],
    ['query', 'query', ID, 'tells apart'],
  ],
}

const LISTS: { readonly [Kind in RecordKind]?: readonly (readonly [key: keyof RecordOf<Kind>, field: string])[] } = {
  product: [
    ['imageUrls', 'images'],
    ['categoryPath', 'category'],
    ['rawAttributes', 'attributes'],
  ],
  post: [['hashtags', 'hashtags']],
}

/**
 * A record without the texts and numbers that cannot be, of which `told` hears. Throws UnreadableFieldError where what tells the record
 * apart, its id or its name, cannot be.
 */
export function withPossibleValues(record: FeedRecord, told: UnreadTaker): FeedRecord {
  if (record.kind === 'look') requireLook(record)
  if (record.kind === 'order-line' && record.units > PEOPLE) throw new UnreadableFieldError('quantity', TOO_MANY)
  const changes = new Map<string, unknown>()
  findImpossibleTexts(record, told, changes)
  const counts = (COUNTS[record.kind] ?? []) as readonly (readonly [string, string, number])[]
  for (const [key, field, most] of counts) {
    const count = valueOf(record, key)
    if (typeof count !== 'number' || count <= most) continue
    told.unread(field, key === 'costPerPurchase' ? TOO_DEAR : TOO_MANY, count)
    changes.set(key, null)
  }
  if (changes.has('unitsSold')) changes.set('unitsEvidence', null)
  if (record.kind === 'product') findImpossibleMoney(record, told, changes)
  if (record.kind === 'order-line') {
    const product = withPossibleValues(record.product, told)
    if (product !== record.product) changes.set('product', product)
  }
  if (record.kind === 'post') findLikesAboveViews(record, told, changes)
  return changes.size === 0 ? record : { ...record, ...Object.fromEntries(changes) }
}

/**
 * Who likes a post has seen it. Views of 0 are a network's word for "not told"; else nobody can say which of the two is wrong. Views that
 * are a floor may be more than they say.
 */
function findLikesAboveViews(post: PostRecord, told: UnreadTaker, changes: Map<string, unknown>): void {
  const { likes, views } = post
  if (likes === null || views === null || likes <= views || changes.has('likes')) return
  if (views > 0 && post.atLeast.includes('views')) return
  told.unread('views', 'is fewer than the likes', views)
  changes.set('views', null)
  if (views === 0) return
  told.unread('likes', 'is more than the views', likes)
  changes.set('likes', null)
}

const TOO_MANY = 'is larger than a count can be' satisfies FeedMessage
const TOO_DEAR = 'is larger than a price can be' satisfies FeedMessage
const TOO_LONG_LIST = {
  text: 'lists more than {most} entries',
  values: { most: MOST_LISTED },
} satisfies FeedMessage

function findImpossibleMoney(product: ProductRecord, told: UnreadTaker, changes: Map<string, unknown>): void {
  for (const [key, field, mostUsd, mostAny] of MONEY) {
    const amount = product[key]
    if (isPossibleMoney(amount, product, mostUsd, mostAny)) continue
    told.unread(field, TOO_DEAR, amount)
    changes.set(key, null)
  }
}

const MONEY = [
  ['price', 'price', PRICE_USD, PRICE_ANY],
  ['priceHigh', 'price', PRICE_USD, PRICE_ANY],
  ['listPrice', 'list_price', PRICE_USD, PRICE_ANY],
  ['revenue', 'revenue', REVENUE_USD, REVENUE_ANY],
] as const

/** Where the currency's rate is known the bound is one of dollars, for a coat costs millions of dong. */
function isPossibleMoney(
  amount: number | null,
  { currency, observedOn }: ProductRecord,
  mostUsd: number,
  mostAny: number,
): boolean {
  // Nearly every price: no rate is looked up.
  if (amount === null || amount <= PRICE_USD / 1000) return true
  const usd = toUsd(amount, currency, observedOn ?? '')
  return usd === null ? amount <= mostAny : usd <= mostUsd
}

/** A field that the tables above name for the record's kind. */
function valueOf(record: FeedRecord, key: string): unknown {
  return (record as unknown as Readonly<Record<string, unknown>>)[key]
}

/** Throws UnreadableFieldError for a text that tells the record apart. */
function findImpossibleTexts(record: FeedRecord, told: UnreadTaker, changes: Map<string, unknown>): void {
  const texts = (TEXTS[record.kind] ?? []) as readonly (readonly [string, string, number, 'tells apart'?])[]
  for (const [key, field, most, role] of texts) {
    const text = valueOf(record, key)
    if (typeof text !== 'string' || text.length <= most) continue
    if (role === 'tells apart') throw new UnreadableFieldError(field, tooLong(most))
    told.unread(field, tooLong(most), text)
    changes.set(key, '')
  }
  for (const [key, field] of (LISTS[record.kind] ?? []) as readonly (readonly [string, string])[]) {
    const list = valueOf(record, key)
    if (!Array.isArray(list) || list.length <= MOST_LISTED) continue
    told.unread(field, TOO_LONG_LIST, `${list.slice(0, 3).join(', ')}, …`)
    changes.set(key, [])
  }
  if (record.kind !== 'post' || changes.has('hashtags')) return
  const longTags = record.hashtags.filter((tag) => tag.length > ID)
  for (const tag of longTags) told.unread('hashtags', tooLong(ID), tag)
  if (longTags.length > 0)
    changes.set(
      'hashtags',
      record.hashtags.filter((tag) => tag.length <= ID),
    )
}

function requireLook(look: LookRecord): void {
  requireText(look.lookId, 'look_id', ID)
  requireText(look.showId, 'show_id', ID)
  requireText(look.show, 'show', NAME)
  requireText(look.brand, 'brand', NAME)
  requireText(look.season, 'season', ID)
  requireText(look.city, 'city', ID)
  requireText(look.description, 'description', CAPTION)
  requireText(look.url, 'url', ADDRESS)
  requireText(look.imageUrl, 'image', ADDRESS)
  for (const { name, category, color, material } of look.garments) {
    requireText(name, 'garments', NAME)
    for (const text of [category, color, material]) requireText(text, 'garments', ID)
  }
  if (isFarSeason(look.season, look.shownOn)) {
    throw new UnreadableFieldError('season', 'names a year that is not the show’s')
  }
}

function requireText(text: string, field: string, most: number): void {
  if (text.length > most) throw new UnreadableFieldError(field, tooLong(most))
}

function tooLong(most: number): FeedMessage {
  return { text: 'is longer than {most} characters', values: { most } }
}
