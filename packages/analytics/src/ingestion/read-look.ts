import { extractGarment } from '@trendee/core/extraction/extract-garment'
import type { ExtractedGarment } from '@trendee/core/extraction/garment'
import { outfitGarments } from '@trendee/core/extraction/outfit-garments'
import type { LookGarment, LookRecord } from '@trendee/feeds/records'
import { ownText } from './text-hash'

/** What one garment of a look is and has, with the words that said so; kept as JSON, hence the names. */
export interface ReadGarment {
  /** As the feed writes it. */
  readonly text: string
  readonly primary_category: string
  readonly secondary_category: string
  readonly category_words: string
  readonly attributes: readonly {
    readonly type: string
    readonly value: string
    readonly words: string
    /** Where the words stand: `title` is the garment's own text, `field` a field that the feed has of it. */
    readonly from: string
  }[]
}

/** Each garment of a look read by itself: the suede of the boots is not the coat's. */
export function readLook(record: LookRecord): { readonly gender: string; readonly garments: ReadGarment[] } {
  const stated = record.garments.length > 0 ? record.garments : outfitGarments(record.description).map(unstated)
  const read = stated.map((garment) => ({ garment, found: readGarment(record, garment) }))
  // Without a garment the look still says for whom it is.
  const genders = read.length > 0 ? read.map(({ found }) => found) : [readGarment(record, unstated(''))]
  return {
    gender: genders.find(({ gender }) => gender !== null)?.gender?.value ?? '',
    garments: read.map(({ garment, found }) => ({
      text: garment.name,
      primary_category: found.category?.primary ?? '',
      secondary_category: found.category?.secondary ?? '',
      category_words: ownText(found.category?.words ?? ''),
      attributes: found.attributes.map(({ type, value, words, from }) => ({
        type,
        value,
        words: ownText(words),
        from,
      })),
    })),
  }
}

function readGarment(look: LookRecord, { name, category, color, material }: LookGarment): ExtractedGarment {
  return extractGarment({
    title: name,
    ...(look.brand ? { rawBrand: look.brand } : {}),
    ...(look.gender ? { rawGender: look.gender } : {}),
    ...(color ? { rawColor: color } : {}),
    ...(material ? { fields: [['Material', material]] } : {}),
    ...(category ? { categoryPath: [category] } : {}),
  })
}

function unstated(name: string): LookGarment {
  return { name, category: '', color: '', material: '' }
}
