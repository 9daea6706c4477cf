import type { AttributeType, CategoryEntry } from '../lexicon/types'

const clothingOnly = new Set<AttributeType>(['neckline', 'sleeve', 'fit-type'])

const wornOnBody = new Set<CategoryEntry['primary']>([
  'by-gender',
  'womenswear',
  'menswear',
  'activewear',
  'denim',
  'tshirt',
  'underwear-sleepwear',
  'swimwear-beachwear',
  'other',
])

/** Lengths of clothes; on socks and shoes the same words ("ankle length") mean another thing. */
const clothLengths = new Set(['mini', 'midi', 'maxi', 'knee-length', 'cropped-calf', 'cropped'])

const withoutLength = new Set(['socks', 'tights', 'leg-warmers'])

/**
 * Whether an attribute can be a garment's at all: crew socks have no crew neck, an ankle-length sock is no maxi. With
 * no category everything applies, for there is nothing to contradict it.
 */
export function attributeApplies(type: AttributeType, value: string, category: CategoryEntry | null): boolean {
  if (category === null) return true
  if (clothingOnly.has(type) && !wornOnBody.has(category.primary)) return false
  if (type === 'shape' && clothLengths.has(value)) {
    return category.primary !== 'footwear' && category.primary !== 'jewelry' && !withoutLength.has(category.value)
  }
  return true
}
