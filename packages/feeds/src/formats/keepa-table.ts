import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { requiredText, tableFeed } from '../table-feed'
import { type PriceRange, countCell } from '../table-row'
import { AMAZON_SHOPS } from './keepa-products'
import { brandCell } from './listed-values'
import { pathOf } from './category-path'

/** What Keepa writes in place of a price where nobody offers the product. */
const NOT_OFFERED = /^-1(?:[.,]0+)?$/
const SOLD_IN = 30

/**
 * Tables that Keepa exports of a search or a list of products: the newest values of each. −1 in place of a price says that it is out of
 * stock; "bought in past month" is at least that many in 30 days.
 */
export const KEEPA_TABLE = tableFeed({
  id: 'keepa-table',
  title: { en: 'Keepa: table of Amazon products', zh: 'Keepa：亚马逊商品表' },
  required: ['ASIN', 'Title', 'Sales Rank: Current'],
  open(column, options) {
    const at = {
      asin: column('ASIN'),
      title: column('Title'),
      locale: column('Locale'),
      link: column('URL: Amazon', 'Link: Amazon'),
      image: column('Image'),
      rank: column('Sales Rank: Current'),
      rating: column('Reviews: Rating'),
      reviews: column('Reviews: Rating Count', 'Reviews: Review Count'),
      sold: column('Bought in past month', 'Monthly Sold'),
      listPrice: column('List Price: Current'),
      listed: column('Listed since'),
      path: column('Categories: Tree'),
      leaf: column('Categories: Sub'),
      brand: column('Brand'),
      color: column('Color'),
      material: column('Material'),
      description: column('Description & Features: Description', 'Description'),
    }
    const offers = [
      { name: 'Buy Box: Current', index: column('Buy Box: Current', 'Buy Box 🚚: Current') },
      { name: 'New: Current', index: column('New: Current') },
      { name: 'Amazon: Current', index: column('Amazon: Current') },
    ].filter(({ index }) => index >= 0)
    const offersAt = offers.map(({ index }) => index)
    return (cells, sink, row) => {
      const text = (index: number): string => cleanOptional(cells[index])
      const title = requiredText(cleanText(cells[at.title]), 'Title')
      const link = text(at.link)
      const place = shopOf(text(at.locale), link)
      const region = place?.[1] ?? options.region ?? ''
      const currency = place?.[2] ?? row.currency(-1, [...offersAt, at.listPrice], { given: options, region, title })
      const offered = offers.filter(({ index }) => !NOT_OFFERED.test(text(index)))
      const price = offered.reduce<PriceRange | null>(
        (found, { index, name }) => found ?? row.price(index, currency, name, offersAt),
        null,
      )
      const product = new ProductDraft('amazon', requiredText(cleanText(cells[at.asin]), 'ASIN'), title)
      product.description = text(at.description)
      product.brand = brandCell(cells[at.brand])
      product.url = link || (place === undefined ? '' : `https://www.${place[0]}/dp/${product.productId}`)
      product.setPictures(
        text(at.image)
          .split(/\s*;\s*/)
          .filter((one) => one !== ''),
      )
      product.categoryPath = pathOf(text(at.path) || text(at.leaf), 'Categories: Tree', sink)
      product.rawColor = text(at.color)
      const material = text(at.material)
      product.rawAttributes = material === '' ? [] : [['Material', material]]
      product.region = region
      product.currency = currency
      product.setPrice(price)
      product.inStock = price === null ? (offered.length < offersAt.length ? false : null) : true
      product.listPrice = NOT_OFFERED.test(text(at.listPrice))
        ? null
        : (row.price(at.listPrice, currency, 'List Price: Current', offersAt)?.low ?? null)
      // "# 1,234".
      product.salesRank = known(countCell(text(at.rank), 'Sales Rank: Current', sink)?.value)
      product.rating = row.rating(at.rating, 'Reviews: Rating')
      product.reviews = row.count(at.reviews, 'Reviews: Rating Count')?.value ?? null
      const sold = known(row.count(at.sold, 'Bought in past month')?.value)
      product.setUnitsSold(sold === null ? null : { value: sold, evidence: 'at_least', days: SOLD_IN })
      product.listedOn = row.day(at.listed, 'Listed since')
      sink.record(product)
    }
  },
})

/** 0 says that Amazon shows none. */
function known(value: number | undefined): number | null {
  return value === undefined || value === 0 ? null : value
}

/** Amazon's shop by its domain ("com", "co.uk"), its country ("US") or an address in it. */
function shopOf(locale: string, link: string): (typeof AMAZON_SHOPS)[number] | undefined {
  const word = locale.toLowerCase()
  const host = URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : ''
  return (
    AMAZON_SHOPS.find(([domain, region]) => domain === `amazon.${word}` || region.toLowerCase() === word) ??
    AMAZON_SHOPS.find(([domain]) => domain === host)
  )
}
