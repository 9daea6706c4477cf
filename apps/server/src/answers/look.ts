import { askedGarment } from '@trendee/core/extraction/asked-garment'
import { withCovered } from '@trendee/core/lexicon/category-families'
import type { itemsLooks } from '@trendee/analytics/trends/trend-items'
import type { LookRow } from '@trendee/analytics/tables/look-row'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { LookSummary } from '@trendee/contract/runway/look'
import { type Photos, type Pictured, type ShownPicture, pictureAddress } from './picture-address'
import { colorSwatches, namedAttributes } from './product'

type TrendLookRow = Awaited<ReturnType<typeof itemsLooks>>[number]
type TrendLook = OutputOf<typeof CONTRACT.trends.detail>['looks'][number]

/** What the picture of a look is asked by. */
export function picturedLook({ id }: { readonly id: string }): Pictured {
  return { kind: 'look', id }
}

/** A stored runway look as a trend names it. */
export function lookAnswer(look: TrendLookRow, photos: Photos): TrendLook {
  return { ...look, ...photos.shown(picturedLook(look)) }
}

/** What was asked of one garment of a look. */
interface AskedOfGarment {
  readonly secondaryCategory?: string | undefined
  readonly primaryCategory?: string | undefined
  readonly attributeName?: string | undefined
}

/** The drawing of the garment that was asked for, where a look has no photograph: suede boots are not shown as the jeans above them. */
export function askedPicture(look: LookRow, asked: AskedOfGarment, q: string, shown: ShownPicture): string {
  if (shown.picture_kind === 'photo') return shown.picture
  const meant = askedGarment(q)
  const categories = [asked.secondaryCategory ?? '', meant.category]
    .filter((category) => category !== '')
    .map(withCovered)
  const values = [...meant.values, ...(asked.attributeName === undefined ? [] : [asked.attributeName])]
  if (categories.length === 0 && values.length === 0 && asked.primaryCategory === undefined) return shown.picture
  const at = look.garments.findIndex(
    (garment) =>
      (asked.primaryCategory ?? garment.primary_category) === garment.primary_category &&
      categories.every((covered) => covered.includes(garment.secondary_category)) &&
      values.every((value) => garment.attributes.some((attribute) => attribute.value === value)),
  )
  return at < 0 || look.garments[at]?.secondary_category === ''
    ? shown.picture
    : pictureAddress('garment', `${look.id}.${at + 1}`)
}

/** A stored runway look as the API answers it. */
export function lookSummary({ shown_day, garments, ...look }: LookRow, photos: Photos): LookSummary {
  const attributes = namedAttributes(look.attribute_types, look.attribute_values)
  return {
    id: look.id,
    show_id: look.show_id,
    show: look.show,
    brand_id: look.brand_id,
    brand: look.brand,
    season: look.season,
    city: look.city,
    gender: look.gender,
    shown_on: shown_day,
    look_number: look.look_number,
    ...photos.shown(picturedLook(look)),
    garments: garments.map(({ text }) => text),
    primary_category: look.primary_category,
    secondary_category: look.secondary_category,
    attributes,
    colors: colorSwatches(attributes),
  }
}
