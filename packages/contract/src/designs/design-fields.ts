import { ATTRIBUTE_SOURCES } from '@trendee/core/designs/design'
import { ATTRIBUTE_TYPES, GENDERS } from '@trendee/core/lexicon/types'
import { z } from 'zod'

export const DESIGN_KINDS = ['garment', 'print'] as const
export const PRINT_REPEATS = ['block', 'mirror'] as const
export const MOST_DESIGNS = 12
/** Designs that one request for garments makes. */
export const LEAST_DESIGNS = 4

/** sRGB as #RRGGBB. */
export const hexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb')

/** A design of the account: as data, and drawn from it. */
export const design = z.object({
  design_id: z.string(),
  /** Designs of one request have one. */
  batch_id: z.string(),
  kind: z.enum(DESIGN_KINDS),
  brief: z.string(),
  /** Of a garment: its category of the lexicon. */
  category: z.string().nullable(),
  category_name: z.string().nullable(),
  category_name_zh: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  /** What it is drawn with, and where each comes from. */
  attributes: z.array(
    z.object({
      type: z.enum(ATTRIBUTE_TYPES),
      value: z.string(),
      name: z.string(),
      name_zh: z.string(),
      from: z.enum(ATTRIBUTE_SOURCES),
    }),
  ),
  colors: z.array(z.string()),
  /** Of a print: how it goes on, and the size of its tile on cloth. */
  repeat: z.enum(PRINT_REPEATS).nullable(),
  tile_cm: z.object({ width: z.number(), height: z.number() }).nullable(),
  /** The picture as text: a garment's flat, or one tile of a print. */
  svg: z.string(),
  /** What made it. */
  engine: z.string(),
  seed: z.int(),
  /** The design or the product that it was made from: `design/…`, `platform/id`. */
  reference: z.string().nullable(),
  is_favourite: z.boolean(),
  /** Unix seconds. */
  made_at: z.int(),
})
export type DesignAnswer = z.output<typeof design>

/** What a request made. */
export const designBatch = z.object({
  list: z.array(design),
  engine: z.string(),
  /** Products of the category whose attributes were drawn from; 0 where too few are known and the lexicon stood in. */
  products: z.int().nonnegative(),
  seconds: z.number(),
})
export type DesignBatch = z.output<typeof designBatch>
