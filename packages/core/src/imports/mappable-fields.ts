/** What the rows of a table of unknown layout can be, and what a column of it can hold then. */
export const MAPPED_FIELDS = {
  products: [
    'productId',
    'parentId',
    'variantIds',
    'title',
    'otherTitle',
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
    'reducedFrom',
    'reducedUntil',
    'unitsSold',
    'unitsWindowDays',
    'revenue',
    'salesRank',
    'rating',
    'reviews',
    'favorites',
    'stock',
    'inStock',
    'offered',
    'listedOn',
    'observedOn',
  ],
  orders: [
    'orderId',
    'orderedOn',
    'title',
    'productId',
    'quantity',
    'price',
    'lineTotal',
    'listPrice',
    'currency',
    'status',
    'claim',
    'cancelledOn',
    'refunded',
    'returned',
    'brand',
    'category',
    'gender',
    'shop',
  ],
  posts: [
    'postId',
    'network',
    'postedAt',
    'author',
    'followers',
    'caption',
    'hashtags',
    'media',
    'url',
    'image',
    'region',
    'likes',
    'views',
    'comments',
    'shares',
  ],
  series: ['date', 'term', 'value', 'region', 'gender', 'partial'],
} as const satisfies Record<string, readonly string[]>

export type MappedKind = keyof typeof MAPPED_FIELDS
export const MAPPED_KINDS = Object.keys(MAPPED_FIELDS) as MappedKind[]
export type FieldOf<Kind extends MappedKind> = (typeof MAPPED_FIELDS)[Kind][number]
export type MappableField = FieldOf<MappedKind>

/** Every field once. */
export const MAPPABLE_FIELDS: readonly MappableField[] = [...new Set(Object.values(MAPPED_FIELDS).flat())]

/** Of each kind the fields without which a row is none; the first tells the kind. The id of a product stands for its title. */
export const NEEDED_FIELDS = {
  products: ['title'],
  orders: ['orderId', 'orderedOn', 'title'],
  posts: ['postedAt'],
  series: ['value', 'date'],
} as const satisfies { [Kind in MappedKind]: readonly [FieldOf<Kind>, ...FieldOf<Kind>[]] }

/** Fields that hold days or, of posts, moments. */
export const DAY_FIELDS: ReadonlySet<MappableField> = new Set([
  'observedOn',
  'listedOn',
  'reducedFrom',
  'reducedUntil',
  'orderedOn',
  'cancelledOn',
  'postedAt',
  'date',
])

/** Fields that one column holds. */
export type OneColumnField = Exclude<MappableField, 'value'>

/**
 * Field → the column of the table that holds it, as the table names it. `value` names one column where another holds the term, else a column
 * for each term, or for each place of a term that is told.
 */
export type ColumnMapping = Readonly<Partial<Record<OneColumnField, string | undefined>>> & {
  readonly value?: readonly string[] | undefined
}

export interface MappedColumn {
  readonly field: MappableField
  readonly column: string
}

/** The columns of a mapping, in the order of the fields. */
export function mappedColumns(mapping: ColumnMapping): MappedColumn[] {
  return MAPPABLE_FIELDS.flatMap((field) => columnsOf(mapping, field).map((column) => ({ field, column })))
}

/** The columns that hold a field. */
export function columnsOf(mapping: ColumnMapping, field: MappableField): readonly string[] {
  const columns = mapping[field] ?? []
  return typeof columns === 'string' ? [columns] : columns
}

export function mappingOf(
  columns: readonly MappedColumn[],
): Partial<Record<OneColumnField, string>> & { value?: string[] } {
  const value = columns.filter(({ field }) => field === 'value').map(({ column }) => column)
  const others = columns.filter(({ field }) => field !== 'value').map(({ field, column }) => [field, column])
  return { ...Object.fromEntries(others), ...(value.length > 0 ? { value } : {}) }
}

/** What the rows are of a table with this mapping; null where no field tells. */
export function kindOfMapping(mapping: ColumnMapping): MappedKind | null {
  // Orders name titles, too, as products do.
  if (mapping.orderId !== undefined) return 'orders'
  const kind = MAPPED_KINDS.find((each) => mapping[NEEDED_FIELDS[each][0]] !== undefined)
  return kind ?? (mapping.productId === undefined ? null : 'products')
}

/** The fields without which rows of a kind are none and of which `holds` knows no column. What has the id of a product another file may name. */
export function lackingFields(kind: MappedKind, holds: (field: MappableField) => boolean): MappableField[] {
  return NEEDED_FIELDS[kind].filter((field) => !holds(field) && !(field === 'title' && holds('productId')))
}

/** What can be told of tables of each kind that do not say of which network or search engine they are. */
export const MAPPED_PLATFORMS = {
  posts: ['instagram', 'tiktok'],
  series: ['google', 'pinterest', 'instagram', 'tiktok', 'social'],
} as const
export type MappedPlatform = (typeof MAPPED_PLATFORMS)['series'][number]
