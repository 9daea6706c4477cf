import type { PicturedRecord } from '@trendee/core/pictures/trend-picture'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({
  primary_category: z.string(),
  secondary_category: z.string(),
  gender: z.string(),
  attribute_types: z.array(z.string()),
  attribute_values: z.array(z.string()),
})

const COLUMNS = 'primary_category, secondary_category, gender, attribute_types, attribute_values'

/** Where each kind of picture finds its record; a platform's name means its products. */
const QUESTIONS = {
  post: `SELECT ${COLUMNS} FROM trendee.post_current
    WHERE platform = splitByChar('.', {id:String}, 1)[1] AND post_id = substring({id:String}, position({id:String}, '.') + 1)
    LIMIT 1`,
  // Its main garment alone: a drawing is of one, and must not wear the others' cloth.
  look: `SELECT ${COLUMNS} FROM trendee.look_garment WHERE look_id = {id:String}
    ORDER BY secondary_category = '', garment LIMIT 1`,
  // One garment of a look: the look's id, a dot, and its number from 1.
  garment: `SELECT ${COLUMNS} FROM trendee.look_garment
    WHERE look_id = replaceRegexpOne({id:String}, '[.][0-9]+$', '') AND garment = toUInt8OrZero(extract({id:String}, '[.]([0-9]+)$'))
    LIMIT 1`,
  product: `SELECT ${COLUMNS} FROM trendee.product_current WHERE platform = {kind:String} AND product_id = {id:String}
    LIMIT 1`,
} as const

/** The record behind a picture's address, or null when there is none. */
export async function picturedRecord(db: AnalyticsDb, kind: string, id: string): Promise<PicturedRecord | null> {
  const question = kind === 'post' || kind === 'look' || kind === 'garment' ? QUESTIONS[kind] : QUESTIONS.product
  const [row] = await db.rows(ROW, question, { kind, id }, { route: 'common.picture' })
  if (!row) return null
  return {
    primaryCategory: row.primary_category,
    secondaryCategory: row.secondary_category,
    gender: row.gender,
    attributes: row.attribute_types.map((type, index) => ({ type, value: row.attribute_values[index] ?? '' })),
  }
}
