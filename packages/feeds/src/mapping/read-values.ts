import type { MappableField } from '@trendee/core/imports/mappable-fields'
import type { ProductRecord } from '../records'

/** What was read of a product for each field that a column can be mapped to; null where nothing was. */
export const READ_VALUES: Readonly<Record<MappableField, (product: ProductRecord) => string | null>> = {
  productId: ({ productId }) => productId,
  title: ({ title }) => title,
  description: ({ description }) => said(description),
  brand: ({ brand }) => said(brand),
  shop: ({ shop }) => said(shop),
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
  unitsSold: ({ unitsSold, unitsEvidence }) =>
    unitsSold === null ? null : unitsEvidence === 'at_least' ? `≥ ${unitsSold}` : String(unitsSold),
  unitsWindowDays: ({ unitsWindowDays }) => number(unitsWindowDays),
  revenue: ({ revenue, currency }) => money(revenue, null, currency),
  salesRank: ({ salesRank }) => number(salesRank),
  rating: ({ rating }) => number(rating),
  reviews: ({ reviews }) => number(reviews),
  favorites: ({ favorites }) => number(favorites),
  stock: ({ stock }) => number(stock),
  inStock: ({ inStock }) => (inStock === null ? null : inStock ? 'yes' : 'no'),
  listedOn: ({ listedOn }) => listedOn,
  observedOn: ({ observedOn }) => observedOn,
}

function said(text: string): string | null {
  return text === '' ? null : text
}

function number(value: number | null): string | null {
  return value === null ? null : String(value)
}

/** `29.99–35.99 USD`; the currency is left out where it is not known. */
function money(low: number | null, high: number | null, currency: string): string | null {
  if (low === null) return null
  return [high === null ? String(low) : `${low}–${high}`, currency].filter(Boolean).join(' ')
}
