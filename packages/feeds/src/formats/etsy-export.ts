import { cleanOptional, cleanText } from '../clean-text'
import { idOfWords } from '../own-identity'
import { ProductDraft } from '../product-draft'
import { ownShop } from '../shop-platform'
import { requiredText, tableFeed } from '../table-feed'

const VARIATIONS = [1, 2] as const
const PICTURES = Array.from({ length: 10 }, (_, index) => `IMAGE${index + 1}`)

/**
 * The listings that a seller downloads of an own Etsy shop: a row for each, with its variations in cells. It names neither the shop nor an
 * id or an address; quantity is stock, no sale. Without a shop's name its products stand with those of Etsy.
 */
export const ETSY_EXPORT = tableFeed({
  id: 'etsy-export',
  title: { en: 'Etsy: listings of an own shop', zh: 'Etsy：自有店铺商品' },
  required: ['TITLE', 'PRICE', 'CURRENCY_CODE', 'QUANTITY', 'MATERIALS'],
  open(column, options) {
    const at = {
      title: column('TITLE'),
      description: column('DESCRIPTION'),
      price: column('PRICE'),
      currency: column('CURRENCY_CODE'),
      quantity: column('QUANTITY'),
      tags: column('TAGS'),
      materials: column('MATERIALS'),
      sku: column('SKU'),
    }
    const picturesAt = PICTURES.map((name) => column(name))
    const variationsAt = VARIATIONS.map((number) => ({
      name: column(`VARIATION ${number} NAME`),
      type: column(`VARIATION ${number} TYPE`),
      values: column(`VARIATION ${number} VALUES`),
    }))
    const { platform, shop } =
      options.shop === undefined ? { platform: 'etsy' as const, shop: '' } : ownShop(options.shop)
    return (cells, sink, row) => {
      const text = (index: number): string => cleanOptional(cells[index])
      sink.note('The file has no ids: listings are told apart by title and SKU.')
      const title = requiredText(cleanText(cells[at.title]), 'TITLE')
      const region = options.region ?? ''
      const currency = row.currency(at.currency, [at.price], { given: options, region, title })
      const product = new ProductDraft(platform, idOfWords(title, text(at.sku), null), title)
      product.shop = shop
      product.description = text(at.description)
      product.region = region
      product.currency = currency
      product.setPictures(picturesAt.map(text).filter((link) => link !== ''))
      product.setPrice(row.price(at.price, currency, 'PRICE'))
      product.stock = row.count(at.quantity, 'QUANTITY')?.value ?? null
      product.inStock = product.stock === null ? null : product.stock > 0
      product.rawAttributes = [
        ...variationsAt.flatMap(({ name, type, values }) => {
          const [called, chosen] = [text(name) || text(type), wordsIn(text(values))]
          return called === '' || chosen.length === 0 ? [] : [[called, chosen.join(', ')] as const]
        }),
        ...wordsIn(text(at.materials)).map((material) => ['Material', material] as const),
        ...wordsIn(text(at.tags)).map((tag) => ['Tag', tag] as const),
      ]
      sink.record(product)
    }
  },
})

/** Etsy joins the words of a tag by `_`, the tags by commas. */
function wordsIn(list: string): readonly string[] {
  return list
    .split(',')
    .map((part) => part.replaceAll('_', ' ').trim())
    .filter((part) => part !== '')
}
