import { trendOfTerm } from '@trendee/core/trend/trend-identity'
import { categoryFamily } from '@trendee/core/lexicon/category-families'
import { type ValueNames, valueNames } from '../../answers/value-names'
import type { RankedKind } from '@trendee/contract/rankings/ranked-fields'

const same = (name: string): ValueNames => ({ name, name_zh: name })

function categoryNames(value: string): ValueNames {
  const family = categoryFamily(value)
  return family === null ? valueNames('category', value) : { name: family.en, name_zh: family.zh }
}

/** "Floral Midi Dress": an attribute's value on a category, as the trend of both is called; "Wrap Dress" says its wrap once. */
function garmentNames(type: string, id: string): ValueNames {
  const [value = '', category = ''] = id.split('/')
  const attribute = valueNames(type, value)
  const garment = valueNames('category', category)
  const { name, nameZh } = trendOfTerm(`${attribute.name} ${garment.name}`.toLowerCase())
  return { name, name_zh: nameZh }
}

/** Bands double from ten dollars on, so that a band's end is twice its start. */
function bandNames(id: string): ValueNames {
  const from = Number(id)
  if (from === 0) return { name: 'Under $10', name_zh: '10 美元以下' }
  return { name: `$${from}–${from * 2}`, name_zh: `${from}–${from * 2} 美元` }
}

/** Names of a place of a ranking. `brands`: brand id → its name. */
export function rankedNames(
  kind: RankedKind,
  type: string,
  id: string,
  brands: ReadonlyMap<string, ValueNames>,
): ValueNames {
  switch (kind) {
    case 'category':
      return categoryNames(id)
    case 'primary_category':
      return valueNames('primary_category', id)
    case 'attribute':
      return valueNames(type, id)
    case 'garment':
      return garmentNames(type, id)
    case 'brand':
      return brands.get(id) ?? same(id)
    case 'creator':
      return same(id.slice(id.indexOf('.') + 1))
    case 'hashtag':
      return same(`#${id}`)
    case 'price_band':
      return bandNames(id)
    case 'shop':
      return same(id)
    default:
      return kind satisfies never
  }
}
