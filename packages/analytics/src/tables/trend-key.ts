import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import { recogniseTerm } from '@trendee/core/extraction/recognise-term'

/** What a product, post or look must carry to belong to a trend. */
export interface TrendItems {
  /** Secondary category, '' for any. */
  readonly category: string
  /** Attribute values, all of which it must have. */
  readonly values: readonly string[]
  /** Words that its title must hold, where category and values do not say it all. */
  readonly words: readonly string[]
  /** For whom it must be made; empty for anybody. */
  readonly genders: readonly string[]
}

/** The items of a trend for a gender, or with '' all of them. */
export function itemsOf(trendId: string, gender: GenderGroup | '' = ''): TrendItems {
  const term = recogniseTerm(trendId.replaceAll('-', ' '))
  const genders = gender === '' ? [] : GENDERS_OF_GROUP[gender]
  if (term.type === 'keyword') return { category: '', values: [], words: term.words, genders }
  return {
    category: term.category?.value ?? '',
    values: term.attributes.map((attribute) => attribute.value),
    words: term.words,
    genders,
  }
}

/** Of products, posts and looks; binds as `itemParameters` gives them. */
export const OF_GENDERS = 'gender IN {itemGenders:Array(String)}'

/**
 * SQL over columns `secondary_category`, `attribute_values`, `gender` and a text column; binds as `itemParameters` gives them. Only
 * conditions that the trend makes stand in it, so that products are found along their key where it names a category.
 */
export function itemFilter(items: TrendItems, textColumn: string): string {
  const conditions = [
    ...(items.category === '' ? [] : ['secondary_category = {itemCategory:String}']),
    ...(items.values.length === 0 ? [] : ['hasAll(attribute_values, {itemValues:Array(String)})']),
    ...(items.genders.length === 0 ? [] : [OF_GENDERS]),
    ...items.words.map(
      (_, at) => `positionCaseInsensitiveUTF8(${textColumn}, {itemWords:Array(String)}[${at + 1}]) > 0`,
    ),
  ]
  return conditions.length === 0 ? '1' : conditions.join(' AND ')
}

/** The same over `product_by_kind`; with `asOf` (a bind) only products whose numbers are not newer than that day. */
export function productsOf(items: TrendItems, asOf: string | undefined): string {
  return asOf === undefined ? itemFilter(items, 'title') : `${itemFilter(items, 'title')} AND as_of <= {asOf:Date}`
}

export function itemParameters(items: TrendItems) {
  return {
    itemCategory: items.category,
    itemValues: [...items.values],
    itemWords: [...items.words],
    itemGenders: [...items.genders],
  }
}
