import { toUsd } from '@trendee/core/currency/to-usd'
import { isFarSeason } from '@trendee/core/runway/far-season'
import type { FeedMessage } from './feed-message'
import type {
  AdTopicRecord,
  CreatorRecord,
  FeedRecord,
  HashtagRecord,
  LookRecord,
  PostRecord,
  ProductRecord,
} from './records'
import { UnreadableFieldError } from './table-feed'

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

/** Throws UnreadableFieldError for the first value that cannot be. */
export function requirePossible(record: FeedRecord): void {
  switch (record.kind) {
    case 'product':
      return requireProduct(record)
    case 'post':
      return requirePost(record)
    case 'look':
      return requireLook(record)
    case 'creator':
      return requireCreator(record)
    case 'hashtag':
      return requireHashtag(record)
    case 'ad-topic':
      return requireAdTopic(record)
    case 'series':
    case 'place-interest':
      return requireText(record.term, 'term', ID)
    case 'related-query':
      requireText(record.term, 'term', ID)
      return requireText(record.query, 'query', ID)
  }
}

function requireProduct(product: ProductRecord): void {
  requireText(product.productId, 'product_id', ID)
  requireText(product.title, 'title', NAME)
  requireText(product.brand, 'brand', NAME)
  requireText(product.seller, 'seller', NAME)
  requireText(product.shop, 'shop', NAME)
  requireText(product.description, 'description', DESCRIPTION)
  requireText(product.url, 'url', ADDRESS)
  requireText(product.imageUrl, 'image', ADDRESS)
  requireText(product.rawColor, 'color', NAME)
  requireFew(product.imageUrls, 'images')
  requireFew(product.categoryPath, 'category')
  requireFew(product.rawAttributes, 'attributes')
  requireMoney(product.price, product, 'price', PRICE_USD, PRICE_ANY)
  requireMoney(product.listPrice, product, 'list_price', PRICE_USD, PRICE_ANY)
  requireMoney(product.revenue, product, 'revenue', REVENUE_USD, REVENUE_ANY)
  requireCount(product.unitsSold, 'units_sold', PEOPLE)
  requireCount(product.salesRank, 'sales_rank', PEOPLE)
  requireCount(product.reviews, 'reviews', PEOPLE)
  requireCount(product.favorites, 'favorites', PEOPLE)
  // Shops write numbers of many nines for "as many as you like".
  requireCount(product.stock, 'stock', VIEWS)
}

function requirePost(post: PostRecord): void {
  requireText(post.postId, 'id', ID)
  requireText(post.author, 'username', ID)
  requireText(post.caption, 'caption', CAPTION)
  requireText(post.url, 'url', ADDRESS)
  requireText(post.mediaUrl, 'media_url', ADDRESS)
  requireTexts(post.hashtags, 'hashtags')
  requireCount(post.authorFollowers, 'followers', PEOPLE)
  requireCount(post.views, 'views', VIEWS)
  requireCount(post.likes, 'likes', PEOPLE)
  requireCount(post.comments, 'comments', PEOPLE)
  requireCount(post.shares, 'shares', PEOPLE)
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
    requireTexts([category, color, material], 'garments')
  }
  if (isFarSeason(look.season, look.shownOn)) {
    throw new UnreadableFieldError('season', 'names a year that is not the show’s')
  }
}

function requireCreator(creator: CreatorRecord): void {
  requireText(creator.author, 'username', ID)
  requireText(creator.name, 'name', NAME)
  requireText(creator.city, 'city', ID)
  requireCount(creator.followers, 'followers_count', PEOPLE)
}

function requireHashtag(tag: HashtagRecord): void {
  requireText(tag.hashtag, 'hashtag', ID)
  requireCount(tag.rank, 'rank', PEOPLE)
  requireCount(tag.posts, 'posts', VIEWS)
  requireCount(tag.views, 'views', VIEWS_OF_MANY)
}

function requireAdTopic(topic: AdTopicRecord): void {
  requireText(topic.topic, 'topic', ID)
  requireCount(topic.ads, 'post', VIEWS)
  requireCount(topic.impressions, 'impression', VIEWS_OF_MANY)
  requireCount(topic.likes, 'like', VIEWS)
  requireCount(topic.comments, 'comment', VIEWS)
  requireCount(topic.shares, 'share', VIEWS)
  if ((topic.costPerPurchase ?? 0) > PRICE_USD) throw new UnreadableFieldError('cpa', 'is larger than a price can be')
}

function requireText(text: string, field: string, most: number): void {
  if (text.length > most) throw new UnreadableFieldError(field, tooLong(most))
}

function requireFew(list: readonly unknown[], field: string): void {
  if (list.length > MOST_LISTED) {
    throw new UnreadableFieldError(field, { text: 'lists more than {most} entries', values: { most: MOST_LISTED } })
  }
}

function requireTexts(texts: readonly string[], field: string): void {
  requireFew(texts, field)
  for (const text of texts) requireText(text, field, ID)
}

function tooLong(most: number): FeedMessage {
  return { text: 'is longer than {most} characters', values: { most } }
}

function requireCount(count: number | null, field: string, most: number): void {
  if (count !== null && count > most) throw new UnreadableFieldError(field, 'is larger than a count can be')
}

/** Where the currency's rate is known the bound is one of dollars, for a coat costs millions of dong. */
function requireMoney(
  amount: number | null,
  { currency, observedOn }: ProductRecord,
  field: string,
  mostUsd: number,
  mostAny: number,
): void {
  // Nearly every price: no rate is looked up.
  if (amount === null || amount <= PRICE_USD / 1000) return
  const usd = toUsd(amount, currency, observedOn ?? '')
  if (usd === null ? amount > mostAny : usd > mostUsd) {
    throw new UnreadableFieldError(field, 'is larger than a price can be')
  }
}
