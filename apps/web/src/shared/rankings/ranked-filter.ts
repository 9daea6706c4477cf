import type { RankedItem } from '@trendee/contract/rankings/ranked-fields'

/** The filters of a wall that a place of a ranking can set. */
export interface RankedFilters {
  readonly secondaryCategory?: string | undefined
  readonly attributeType?: string | undefined
  readonly attributeName?: string | undefined
  readonly brand?: string | undefined
  readonly creator?: string | undefined
  readonly hashtag?: string | undefined
}

/** What choosing a place asks of the wall; `null` where nothing on a wall is asked by its kind. */
function rankedFilter({ kind, id, attribute_type: type }: RankedItem): RankedFilters | null {
  switch (kind) {
    case 'category':
      return { secondaryCategory: id }
    case 'attribute':
      return type === null ? null : { attributeType: type, attributeName: id }
    case 'garment': {
      const [value = '', category = ''] = id.split('/')
      return type === null ? null : { attributeType: type, attributeName: value, secondaryCategory: category }
    }
    case 'brand':
      return { brand: id }
    case 'creator':
      return { creator: id }
    case 'hashtag':
      return { hashtag: id }
    default:
      return null
  }
}

/** Whether the wall is filtered by just this place. */
export function isRankedChosen(item: RankedItem, search: RankedFilters): boolean {
  const wanted = rankedFilter(item)
  if (wanted === null) return false
  return Object.entries(wanted).every(([field, value]) => search[field as keyof RankedFilters] === value)
}

/** The change of the address that chooses a place, or leaves it where it is chosen. */
export function rankedChange(item: RankedItem, search: RankedFilters): RankedFilters | null {
  const wanted = rankedFilter(item)
  if (wanted === null) return null
  const isChosen = isRankedChosen(item, search)
  return Object.fromEntries(Object.entries(wanted).map(([field, value]) => [field, isChosen ? undefined : value]))
}
