import { z } from 'zod'

/** What is read of a look for a list. */
export const LOOK_COLUMNS = `look_id AS id, show_id, show, brand_id, brand, season, city, gender, toString(shown_on) AS shown_day,
  look_number, primary_category, secondary_category, attribute_types, attribute_values, garments`

const readGarments = z.array(
  z.object({
    text: z.string(),
    primary_category: z.string(),
    secondary_category: z.string(),
    category_words: z.string(),
    attributes: z.array(z.object({ type: z.string(), value: z.string(), words: z.string(), from: z.string() })),
  }),
)

export const LOOK_ROW = z.object({
  id: z.string(),
  show_id: z.string(),
  show: z.string(),
  brand_id: z.string(),
  brand: z.string(),
  season: z.string(),
  city: z.string(),
  gender: z.string(),
  shown_day: z.string(),
  look_number: z.number().nullable(),
  primary_category: z.string(),
  secondary_category: z.string(),
  attribute_types: z.array(z.string()),
  attribute_values: z.array(z.string()),
  garments: z.string().transform((json) => readGarments.parse(JSON.parse(json))),
})
export type LookRow = z.output<typeof LOOK_ROW>

/** Looks of one show in the order in which they were shown. */
export const IN_SHOW = 'look_number ASC NULLS LAST, look_id'
