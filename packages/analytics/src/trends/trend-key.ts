import { recogniseTerm } from '@trendee/core/extraction/recognise-term'

/** What a product, post or look must carry to belong to a trend. */
export interface TrendItems {
  /** Secondary category, '' for any. */
  readonly category: string
  /** Attribute values, all of which it must have. */
  readonly values: readonly string[]
  /** Words that its title must hold, for a keyword that the lexicon does not know; '' otherwise. */
  readonly words: string
}

/** The id in a screen's address, from an id or a name in either language. */
export function trendIdOf(name: string): string {
  const recognised = recogniseTerm(name.replaceAll('-', ' '))
  const slug = recognised.id.slice(recognised.id.indexOf(':') + 1).replaceAll('+', '-')
  return slug || name
}

export function itemsOf(trendId: string): TrendItems {
  const term = recogniseTerm(trendId.replaceAll('-', ' '))
  if (term.type === 'keyword') return { category: '', values: [], words: trendId.replaceAll('-', ' ') }
  return {
    category: term.category?.value ?? '',
    values: term.attributes.map((attribute) => attribute.value),
    words: '',
  }
}

/** SQL over columns `secondary_category`, `attribute_values` and a text column; binds as `itemParameters` gives them. */
export function itemFilter(textColumn: string): string {
  return `({itemCategory:String} = '' OR secondary_category = {itemCategory:String})
    AND hasAll(attribute_values, {itemValues:Array(String)})
    AND ({itemWords:String} = '' OR positionCaseInsensitiveUTF8(${textColumn}, {itemWords:String}) > 0)`
}

export function itemParameters(items: TrendItems) {
  return { itemCategory: items.category, itemValues: [...items.values], itemWords: items.words }
}
