import { itemsOf } from '../tables/trend-key'

/** What of an own item trends are found by. */
export interface WornItem {
  readonly title: string
  readonly secondaryCategory: string
  readonly gender: string
  readonly attributeValues: readonly string[]
}

/** How many items carry a trend, by the rule by which products carry it: its category, all of its values, its words in the title. */
export function itemsCarrying(items: readonly WornItem[], trendId: string): number {
  const { category, values, words } = itemsOf(trendId)
  if (category === '' && values.length === 0 && words.length === 0) return 0
  return items.filter(
    (item) =>
      (category === '' || item.secondaryCategory === category) &&
      values.every((value) => item.attributeValues.includes(value)) &&
      words.every((word) => item.title.toLowerCase().includes(word.toLowerCase())),
  ).length
}
