import type { TextKey } from '@trendee/contract/texts/texts'
import { ATTRIBUTE_TYPES, type AttributeType } from '@trendee/core/lexicon/types'

/** What the design screens list, one each, in the order of the menu: every kind of attribute but styles, which have their own screen. */
export type DesignType = Exclude<AttributeType, 'style'>

export const DESIGN_TYPES = ATTRIBUTE_TYPES.filter((type): type is DesignType => type !== 'style')

export function designPath(type: DesignType): string {
  return `/trendee/design-trends/${type}-trends`
}

export const DESIGN_TITLES = {
  color: 'screen.color_trends',
  pattern: 'screen.pattern_trends',
  detail: 'screen.detail_trends',
  fabric: 'screen.fabric_trends',
  shape: 'screen.shape_trends',
  texture: 'screen.texture_trends',
  'fit-type': 'screen.fit-type_trends',
  neckline: 'screen.neckline_trends',
  sleeve: 'screen.sleeve_trends',
} as const satisfies Readonly<Record<DesignType, TextKey>>
