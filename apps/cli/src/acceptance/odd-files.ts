import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ColumnMapping } from '@trendee/core/imports/mappable-fields'
import type { FeedOptions } from '@trendee/feeds/feed'

/** Files as people really have them lie beside the repository; they are not part of it. */
export const ODD_FOLDER = fileURLToPath(new URL('../../../../../shared/data/odd/', import.meta.url))
export const hasOddFiles = existsSync(ODD_FOLDER)
/** Stands in the names of tests. */
export const whyLeftOut = hasOddFiles ? '' : ' (left out: no shared/data/odd beside the repository)'

export interface OddFile {
  /** What its columns hold. */
  readonly columns: ColumnMapping
  /** What a person answers who is asked what the file does not say. */
  readonly told?: FeedOptions
  /** What must be told, too, once its columns have other names. */
  readonly toldOfTwin?: FeedOptions
  /** A column that the proposal takes too, and `told` says better. */
  readonly alsoProposed?: ColumnMapping
  /** Whether it is read without a mapping. */
  readonly isKnown?: boolean
}

export const ODD_FILES: Readonly<Record<string, OddFile>> = {
  'shop-vietnam.csv': {
    columns: {
      title: 'Title',
      url: 'Link',
      rating: 'Rating',
      unitsSold: 'Sold',
      listPrice: 'Original_Price',
      price: 'Current_Price',
      category: 'Category',
    },
    told: { shop: 'Vietnam', currency: 'VND', region: 'VN', unitsWindow: 'lifetime' },
  },
  'shop-chinese.csv': {
    columns: {
      title: '商品标题',
      price: '商品价格',
      unitsSold: '购买人数',
      url: '商品详情链接',
    },
    alsoProposed: { shop: '店铺名称' },
    told: { shop: 'China', currency: 'CNY', unitsWindow: 30 },
  },
  'german-export-cp1252.csv': {
    columns: {
      title: 'Artikelname',
      brand: 'Marke',
      price: 'Preis',
      listPrice: 'UVP',
      unitsSold: 'Verkaufte Stück',
      category: 'Kategorie',
      observedOn: 'Datum',
    },
    told: { shop: 'Germany', currency: 'EUR', unitsWindow: 'lifetime' },
  },
  'titles-french.csv': {
    columns: { title: 'Nom', price: 'Prix', category: 'Type', brand: 'Marque' },
    told: { shop: 'France', currency: 'EUR' },
  },
  'search-page-price-ranges.csv': {
    columns: {
      productId: 'asin',
      title: 'title',
      price: 'price',
      rating: 'rating',
      reviews: 'reviews',
      unitsSold: 'bought',
    },
    told: { shop: 'Search page', currency: 'USD' },
  },
  'own-shop-shopify.csv': {
    columns: {
      productId: 'Handle',
      title: 'Title',
      brand: 'Vendor',
      category: 'Product Category',
      price: 'Variant Price',
      listPrice: 'Variant Compare At Price',
      stock: 'Variant Inventory Qty',
      image: 'Image Src',
    },
    told: { shop: 'Own shop', currency: 'INR' },
    isKnown: true,
  },
  'posts-counts-in-ten-languages.csv': {
    columns: {
      postId: 'shortCode',
      url: 'url',
      author: 'ownerUsername',
      postedAt: 'timestamp',
      caption: 'caption',
      likes: 'likes',
    },
    isKnown: true,
  },
  'trends-new-weekly.csv': {
    columns: { date: 'Time', value: ['ballet flats', 'barn jacket'] },
    told: { region: 'US' },
    toldOfTwin: { platform: 'google' },
    isKnown: true,
  },
  'trends-new-monthly.csv': {
    columns: { date: 'Time', value: ['ballet flats', 'barn jacket', 'loafers'] },
    told: { region: 'GB' },
    toldOfTwin: { platform: 'google' },
    isKnown: true,
  },
  'trends-new-daily.csv': {
    columns: { date: 'Time', value: ['loafers'] },
    told: { region: 'DE' },
    toldOfTwin: { platform: 'google' },
    isKnown: true,
  },
  'search-client-stacked.csv': {
    columns: {
      date: 'date',
      region: 'country',
      partial: 'isPartial',
      value: ['loafers', 'clogs', 'parachute pants', 'capri pants'],
    },
    toldOfTwin: { platform: 'google' },
    isKnown: true,
  },
}
