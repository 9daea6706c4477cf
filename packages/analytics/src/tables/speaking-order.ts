import { LEVELS } from '@trendee/core/trend/vocabulary'

/** Order of levels, lowest first. */
export const LEVEL_RANK = `indexOf([${LEVELS.toReversed()
  .map((level) => `'${level}'`)
  .join(', ')}], level)`

/**
 * The order of `core/trend/speaking-row` among rows of one region each that may speak; `gender` is SQL, '' where none is asked.
 */
export function genderOrder(gender: string): string {
  return `gender = ${gender} DESC, ${LEVEL_RANK} DESC, score DESC NULLS LAST, gender`
}

/**
 * Keeps of each trend the row that speaks for it, as `core/trend/speaking-row` says; follows the conditions of a WHERE.
 * Binds: `region`, `gender`.
 */
export const SPEAKING_ROW = `AND {gender:String} IN ('', gender) ORDER BY region = {region:String} DESC, ${genderOrder('{gender:String}')} LIMIT 1 BY trend_id`

/** A gender's own row, or everybody's where nothing tells genders apart; else the row that speaks for all. Binds: `region`, `gender`. */
export const OWN_OR_EVERYBODYS_ROW = `AND ({gender:String} IN ('', gender) OR gender = '')
  ORDER BY {gender:String} != '' AND gender = {gender:String} DESC, region = {region:String} DESC,
    ${genderOrder('{gender:String}')} LIMIT 1 BY trend_id`
