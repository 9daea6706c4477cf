import {
  type ColumnMapping,
  type FieldOf,
  MAPPED_FIELDS,
  kindOfMapping,
  type MappableField,
  type MappedKind,
} from '@trendee/core/imports/mappable-fields'
import type { PostCount } from '@trendee/core/posts/post-counts'
import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import { dayOfSeconds } from '../calendar-days'
import { UNKNOWN_DAY, UNREAD_DAY } from '../record-day'
import {
  type FeedRecord,
  type OrderLineRecord,
  type PostRecord,
  type ProductRecord,
  type SeriesRecord,
  UNTOLD_WINDOW,
} from '../records'

type ReadValues<Kind extends MappedKind, FeedRow> = Readonly<Record<FieldOf<Kind>, (row: FeedRow) => string | null>>

const OF_PRODUCTS: ReadValues<'products', ProductRecord> = {
  productId: ({ productId }) => productId,
  // A variant is told as the product that it is of.
  parentId: () => null,
  variantIds: () => null,
  title: ({ title }) => title,
  // Told as the title.
  otherTitle: () => null,
  description: ({ description }) => said(description),
  brand: ({ brand }) => said(brand),
  // A marketplace is called by its platform.
  shop: ({ shop, platform }) => said(shop || (platform === 'catalog' ? '' : platform)),
  seller: ({ seller }) => said(seller),
  url: ({ url }) => said(url),
  image: ({ imageUrl }) => said(imageUrl),
  images: ({ imageUrls }) => said(imageUrls.join(' ')),
  category: ({ categoryPath }) => said(categoryPath.join(' > ')),
  color: ({ rawColor }) => said(rawColor),
  gender: ({ rawGender }) => said(rawGender),
  material: ({ rawAttributes }) => said(rawAttributes.map(([, value]) => value).join(', ')),
  region: ({ region }) => said(region),
  currency: ({ currency }) => said(currency),
  price: ({ price, priceHigh, currency }) => money(price, priceHigh, currency),
  listPrice: ({ listPrice, currency }) => money(listPrice, null, currency),
  // Told by the price.
  reducedFrom: () => null,
  reducedUntil: () => null,
  unitsSold: ({ unitsSold, unitsEvidence }) =>
    unitsSold === null ? null : unitsEvidence === 'at_least' ? `≥ ${unitsSold}` : String(unitsSold),
  unitsWindowDays: ({ unitsWindowDays }) => (unitsWindowDays === UNTOLD_WINDOW ? null : number(unitsWindowDays)),
  revenue: ({ revenue, currency }) => money(revenue, null, currency),
  salesRank: ({ salesRank }) => number(salesRank),
  rating: ({ rating }) => number(rating),
  reviews: ({ reviews }) => number(reviews),
  favorites: ({ favorites }) => number(favorites),
  stock: ({ stock }) => number(stock),
  inStock: ({ inStock }) => (inStock === null ? null : inStock ? 'yes' : 'no'),
  // What is not offered is left out.
  offered: () => null,
  listedOn: ({ listedOn }) => listedOn,
  observedOn: ({ observedOn }) => told(observedOn),
}

const OF_ORDERS: ReadValues<'orders', OrderLineRecord> = {
  orderId: ({ orderId }) => orderId,
  orderedOn: ({ orderedOn }) => told(orderedOn),
  title: ({ product }) => product.title,
  productId: ({ product }) => product.productId,
  quantity: ({ units, evidence }) => `${evidence === 'measured' ? '' : evidence === 'at_least' ? '≥ ' : '≈ '}${units}`,
  price: ({ product }) => money(product.price, null, product.currency),
  // Told as the price of one piece.
  lineTotal: () => null,
  listPrice: ({ product }) => money(product.listPrice, null, product.currency),
  currency: ({ product }) => said(product.currency),
  // What came of the order is told by its units.
  status: () => null,
  claim: () => null,
  cancelledOn: () => null,
  refunded: () => null,
  returned: () => null,
  brand: ({ product }) => said(product.brand),
  category: ({ product }) => said(product.categoryPath.join(' > ')),
  gender: ({ product }) => said(product.rawGender),
  shop: ({ product }) => said(product.shop || (product.platform === 'brand-site' ? '' : product.platform)),
}

const OF_POSTS: ReadValues<'posts', PostRecord> = {
  postId: ({ postId }) => postId,
  network: ({ platform }) => platform,
  postedAt: ({ postedAt }) =>
    postedAt === null
      ? null
      : told(dayOfSeconds(postedAt)) && `${new Date(postedAt * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  author: ({ author }) => said(author),
  followers: ({ authorFollowers }) => number(authorFollowers),
  caption: ({ caption }) => said(caption),
  hashtags: ({ hashtags }) => said(hashtags.map((tag) => `#${tag}`).join(' ')),
  media: ({ mediaType }) => said(mediaType),
  url: ({ url }) => said(url),
  image: ({ mediaUrl }) => said(mediaUrl),
  region: ({ region }) => said(region),
  likes: (post) => postCount(post, 'likes'),
  views: (post) => postCount(post, 'views'),
  comments: (post) => postCount(post, 'comments'),
  shares: (post) => postCount(post, 'shares'),
}

const OF_SERIES: ReadValues<'series', SeriesRecord> = {
  date: ({ date, step }) => `${date} (${step})`,
  term: ({ term }) => term,
  value: ({ value }) => number(value),
  region: ({ region }) => (region === UNKNOWN_REGION ? null : said(region)),
  gender: ({ gender }) => said(gender),
  // What still runs is left out.
  partial: () => null,
}

/** What was read of a row for a field that a column can be mapped to; null where nothing was. */
export function readValue(record: FeedRecord, field: MappableField): string | null {
  switch (record.kind) {
    case 'product':
      return valueIn(OF_PRODUCTS, record, field)
    case 'order-line':
      return valueIn(OF_ORDERS, record, field)
    case 'post':
      return valueIn(OF_POSTS, record, field)
    case 'series':
      return valueIn(OF_SERIES, record, field)
    default:
      return null
  }
}

function valueIn<FeedRow>(
  values: Readonly<Record<string, (row: FeedRow) => string | null>>,
  row: FeedRow,
  field: MappableField,
): string | null {
  return values[field]?.(row) ?? null
}

/** They decide what comes of their row, and stand in no record. */
export const DECIDING_FIELDS: ReadonlySet<MappableField> = new Set([
  'parentId',
  'variantIds',
  'offered',
  'otherTitle',
  'lineTotal',
  'partial',
  'status',
  'claim',
  'reducedFrom',
  'reducedUntil',
  'cancelledOn',
  'refunded',
  'returned',
])

/** The fields of a table's rows that are worth seeing: what its columns hold, and what every series has. */
export function shownFields(mapping: ColumnMapping): MappableField[] {
  const kind = kindOfMapping(mapping) ?? 'products'
  const always: readonly MappableField[] = ALWAYS_SHOWN[kind]
  return MAPPED_FIELDS[kind].filter(
    (field) => !DECIDING_FIELDS.has(field) && (mapping[field] !== undefined || always.includes(field)),
  )
}

/** A series' term and place may be told by no cell: by a column's name, or by a person. */
const ALWAYS_SHOWN = {
  products: [],
  orders: ['quantity'],
  posts: ['network'],
  series: ['date', 'term', 'value', 'region'],
} as const

/** A day that is still to be told is not shown, nor one that could not be read. */
function told(day: string | null): string | null {
  return day === UNKNOWN_DAY || day === UNREAD_DAY ? null : day
}

function said(text: string): string | null {
  return text === '' ? null : text
}

/** `≥ 1200` of a floor. */
function postCount(post: PostRecord, count: PostCount): string | null {
  const value = post[count]
  return value !== null && post.atLeast.includes(count) ? `≥ ${value}` : number(value)
}

function number(value: number | null): string | null {
  return value === null ? null : String(value)
}

/** `29.99–35.99 USD`; the currency is left out where it is not known. */
function money(low: number | null, high: number | null, currency: string): string | null {
  if (low === null) return null
  return [high === null ? String(low) : `${low}–${high}`, currency].filter(Boolean).join(' ')
}
