/** What a column of a table of unknown layout can be mapped to. */
export const MAPPABLE_FIELDS = [
  'productId',
  'title',
  'description',
  'brand',
  'shop',
  'seller',
  'url',
  'image',
  'images',
  'category',
  'color',
  'gender',
  'material',
  'region',
  'currency',
  'price',
  'listPrice',
  'unitsSold',
  'unitsWindowDays',
  'revenue',
  'salesRank',
  'rating',
  'reviews',
  'favorites',
  'stock',
  'inStock',
  'listedOn',
  'observedOn',
] as const
export type MappableField = (typeof MAPPABLE_FIELDS)[number]

/** Field → the column of the table that holds it, as the table names it. */
export type ColumnMapping = Readonly<Partial<Record<MappableField, string>>>
