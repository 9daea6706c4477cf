import { ATTRIBUTE_WEIGHTS } from '@trendee/core/likeness/attribute-weights'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { LOOK_COLUMNS, LOOK_ROW, type LookRow } from '../tables/look-row'

const FOUND = 12
/** An outfit is known by the first things that one sees; more would find looks by their shoes. */
const MOST_GARMENTS = 3

const SIMILAR = LOOK_ROW.extend({ likeness: z.number() })
export type SimilarLook = z.output<typeof SIMILAR>

/** Of a colour as much as of a cloth: two looks of one cut and two colours are alike, not the same. */
const weightOf = (type: string) => (type === 'color' ? 1 : (ATTRIBUTE_WEIGHTS[type] ?? 1))

/**
 * Looks of other shows for the same wearer, most like one: each of its garments against the garment of the same category
 * there, by what they share of their weighted attributes (Jaccard; without any, half), the mean over its garments.
 */
export async function similarLooks(db: AnalyticsDb, look: LookRow): Promise<SimilarLook[]> {
  const worn = look.garments.filter(({ secondary_category }) => secondary_category !== '').slice(0, MOST_GARMENTS)
  if (worn.length === 0) return []
  const likeness = worn.map(
    (_, at) =>
      `if(secondary_category = {category${at}:String}, 0.5 + 0.5 * shared${at} / greatest(0.001, own_weight + {weight${at}:Float64} - shared${at}), 0)`,
  )
  const shared = worn.map(
    (_, at) =>
      `arraySum(carried -> transform(carried, {values${at}:Array(String)}, {weights${at}:Array(Float64)}, 0.), carried) AS shared${at}`,
  )
  const binds = worn.map((garment, at) => {
    const weights = garment.attributes.map(({ type }) => weightOf(type))
    return {
      [`category${at}`]: garment.secondary_category,
      [`weight${at}`]: weights.reduce((sum, weight) => sum + weight, 0),
      // Without one the list would have no type.
      [`values${at}`]: ['', ...garment.attributes.map(({ type, value }) => `${type}:${value}`)],
      [`weights${at}`]: [0, ...weights],
    }
  })
  const types = Object.keys(ATTRIBUTE_WEIGHTS)
  const rows = await db.rows(
    SIMILAR,
    `SELECT ${LOOK_COLUMNS}, likeness FROM trendee.look_current
     INNER JOIN (
       SELECT look_id, (${likeness.map((_, at) => `max(like${at})`).join(' + ')}) / ${worn.length} AS likeness
       FROM (
         SELECT look_id, arrayMap((type, value) -> concat(type, ':', value), attribute_types, attribute_values) AS carried,
           arraySum(type -> transform(type, {types:Array(String)}, {typeWeights:Array(Float64)}, 1.), attribute_types) AS own_weight,
           ${shared.join(', ')}, ${likeness.map((sql, at) => `${sql} AS like${at}`).join(', ')}
         FROM trendee.look_garment
         WHERE gender = {gender:String} AND show_id != {show:String} AND secondary_category IN {categories:Array(String)})
       GROUP BY look_id ORDER BY likeness DESC, look_id LIMIT ${FOUND}) AS alike USING (look_id)
     ORDER BY likeness DESC, id`,
    {
      ...Object.assign({}, ...binds),
      types,
      typeWeights: types.map(weightOf),
      gender: look.gender,
      show: look.show_id,
      categories: worn.map(({ secondary_category }) => secondary_category),
    },
    { route: 'runway.detail.similar', isKept: true },
  )
  // What makes it alike is named first.
  const isAlike = (garment: LookRow['garments'][number]) =>
    worn.some(({ secondary_category }) => secondary_category === garment.secondary_category)
  return rows.map((row) => ({
    ...row,
    garments: [...row.garments.filter(isAlike), ...row.garments.filter((garment) => !isAlike(garment))],
  }))
}
