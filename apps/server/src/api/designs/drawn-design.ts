import type { Design } from '@trendee/core/designs/design'
import { ATTRIBUTE_SOURCES } from '@trendee/core/designs/design'
import { PRINT_REPEATS, type DesignAnswer, hexColor } from '@trendee/contract/designs/design-fields'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { ATTRIBUTE_TYPES, GENDERS, PRIMARY_CATEGORIES } from '@trendee/core/lexicon/types'
import type { OwnDesign } from '@trendee/store/designs/own-designs'
import { drawGarment } from '@trendee/vision/garment/draw-garment'
import { drawPrint } from '@trendee/vision/garment/draw-print'
import { garmentSpecFrom } from '@trendee/vision/garment/garment-spec'
import { z } from 'zod'
import { valueNames } from '../../answers/value-names'
import { unixSeconds } from '../../http/unix-seconds'

/** What the store holds of a design: it was written by this version or an older one. */
export const GARMENT = z.object({
  primaryCategory: z.enum(PRIMARY_CATEGORIES),
  secondaryCategory: z.string(),
  gender: z.enum(GENDERS).nullable(),
  attributes: z.array(z.object({ type: z.enum(ATTRIBUTE_TYPES), value: z.string(), from: z.enum(ATTRIBUTE_SOURCES) })),
  seed: z.int(),
})
export const PRINT = z.object({
  pattern: z.string(),
  colors: z.array(hexColor),
  repeat: z.enum(PRINT_REPEATS),
  seed: z.int(),
})

/** Colours of the lexicon in their order; "multicolour" is no colour that could be drawn. */
function colorsOf({ attributes }: Pick<Design, 'attributes'>): string[] {
  return attributes.flatMap(({ type, value }) => (type === 'color' ? (lexiconEntry('color', value)?.hex ?? []) : []))
}

function namedAttributes({ attributes }: Design): DesignAnswer['attributes'] {
  return attributes.map(({ type, value, from }) => {
    const entry = lexiconEntry(type, value)
    return { type, value, name: entry?.en ?? value, name_zh: entry?.zh ?? value, from }
  })
}

/** A stored design as it is answered, drawn anew from its data. */
export function designAnswer(own: OwnDesign): DesignAnswer {
  const shared = {
    design_id: own.designId,
    batch_id: own.batchId,
    brief: own.brief,
    engine: own.engine,
    reference: own.reference,
    is_favourite: own.isFavourite,
    made_at: unixSeconds(own.madeAt),
  }
  if (own.kind === 'print') {
    const spec = PRINT.parse(own.data)
    const print = drawPrint(spec)
    const entry = lexiconEntry('pattern', spec.pattern)
    return {
      ...shared,
      kind: 'print',
      category: null,
      category_name: null,
      category_name_zh: null,
      gender: null,
      attributes: [
        {
          type: 'pattern',
          value: spec.pattern,
          name: entry?.en ?? spec.pattern,
          name_zh: entry?.zh ?? spec.pattern,
          from: 'brief',
        },
      ],
      colors: spec.colors,
      repeat: spec.repeat,
      tile_cm: print === null ? null : { width: print.widthCm, height: print.heightCm },
      svg: print?.svg ?? '',
      seed: spec.seed,
    }
  }
  const garment = GARMENT.parse(own.data)
  const colors = colorsOf(garment)
  const names = valueNames('category', garment.secondaryCategory)
  return {
    ...shared,
    kind: 'garment',
    category: garment.secondaryCategory,
    category_name: names.name,
    category_name_zh: names.name_zh,
    gender: garment.gender,
    attributes: namedAttributes(garment),
    colors,
    repeat: null,
    tile_cm: null,
    svg: drawGarment(garmentSpecFrom({ ...garment, colorsHex: colors })),
    seed: garment.seed,
  }
}
