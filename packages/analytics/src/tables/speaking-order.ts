import type { PastDay } from '@trendee/contract/parameters'
import { LEVELS } from '@trendee/core/trend/vocabulary'
import { IS_STALE, metricsIn } from './trend-metric'

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

/** Fewer products of a kind with an attribute are mistakes of reading titles. Set by judgement. */
export const LEAST_PRODUCTS = 5
/** A gender whose share of a trend's products is under so much of its share of all products hardly wears it. Set by judgement. */
const LEAST_WORN = 0.2

/** SQL: trends that the asked gender hardly wears; none of which too few products are known. Binds: `gender`. */
export const HARDLY_WORN = `SELECT trend_id FROM (
    SELECT trend_id, sumIf(products, gender = {gender:String}) AS own, sumIf(products, gender = '') AS every,
      sum(if(trend_id = '', own, 0)) OVER () AS own_of_all, sum(if(trend_id = '', every, 0)) OVER () AS all
    FROM trendee.trend_presence GROUP BY trend_id)
  WHERE trend_id != '' AND every >= ${LEAST_PRODUCTS} AND own * all < ${LEAST_WORN} * every * own_of_all`

/** Whether a row's curve tells, today, of the year before or of the year ahead. Binds: `today`. */
const TELLS_A_YEAR = `((yoy IS NOT NULL OR notEmpty(spark_forecast)) AND NOT ${IS_STALE})`

const IS_OWN = 'gender = {gender:String}'
/** Of the rows of a trend that `is` names, whether the one that speaks in the region tells a year. */
const speakingTells = (is: string) => `argMaxIf(${TELLS_A_YEAR}, region = {region:String}, ${is}) = 1`

/** Of everybody's row, whether the gender wears the trend, which tells a year by everybody's curve and not by its own; `besides`: SQL of all its rows. */
function speaksForGender(past: PastDay, besides = ''): string {
  return `gender = '' AND trend_id NOT IN (${HARDLY_WORN}) AND trend_id IN (
    SELECT trend_id FROM ${metricsIn(past)} AND gender IN ('', {gender:String}) GROUP BY trend_id
    HAVING ${speakingTells("gender = ''")} AND NOT ${speakingTells(IS_OWN)} ${besides})`
}

const OWN_LAST = `region = {region:String} DESC, ${genderOrder('{gender:String}')} LIMIT 1 BY trend_id`

/**
 * As `SPEAKING_ROW`, for lists: where no row of a gender that wears the trend tells a year, everybody's speaks, if it does. Only what has
 * a row of the gender is listed: others' trends are not on it. Binds: `region`, `gender`, `today`, and `asOf` of a day in the past.
 */
export function listedRow(past: PastDay = {}): string {
  return `AND ({gender:String} IN ('', gender) OR ${speaksForGender(past, `AND countIf(${IS_OWN}) > 0`)})
    ORDER BY {gender:String} != '' AND gender = '' DESC, ${OWN_LAST}`
}

/** As `listedRow`, with everybody's row also of what has no row of the gender. */
export function listedOrEverybodysRow(gender: string): string {
  return gender === ''
    ? SPEAKING_ROW
    : `AND gender IN ('', {gender:String}) ORDER BY ${speaksForGender({})} DESC, ${IS_OWN} DESC, ${OWN_LAST}`
}

/**
 * SQL: the rows of everybody that speak for a gender on the page of a trend: there also where it has products and no row, or where no
 * product tells who wears it. Binds: as `listedRow`.
 */
export function everybodysFor(past: PastDay): string {
  return `${metricsIn(past)} AND ${speaksForGender(past)} AND (trend_id IN (SELECT trend_id FROM ${metricsIn(past)} AND ${IS_OWN})
    OR trend_id IN (SELECT trend_id FROM trendee.trend_presence WHERE ${IS_OWN} AND products > 0)
    OR trend_id NOT IN (SELECT trend_id FROM trendee.trend_presence WHERE products > 0))`
}
