import { askedGarment } from '@trendee/core/extraction/asked-garment'
import { withCovered } from '@trendee/core/lexicon/category-families'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import type { LookFilters } from '@trendee/contract/runway/look'
import type { QueryParameters } from '../engine/db'
import { askedHouse } from './brand-filter'

export interface LookCondition {
  /** Over `look_current`, put together from the fixed texts of this file; '1' where nothing is asked. */
  readonly sql: string
  readonly parameters: QueryParameters
}

const MOST_WORDS = 8

type Asked = readonly (readonly [sql: string, isAsked: boolean])[]

const conditionOf = (asked: Asked) =>
  asked
    .filter(([, isAsked]) => isAsked)
    .map(([sql]) => sql)
    .join(' AND ')

const CATEGORY = 'secondary_category IN {secondary:Array(String)}'
const ATTRIBUTE = 'has(attribute_values, {attribute:String})'
const TYPE = 'has(attribute_types, {attributeType:String})'
const TYPED = 'has(arrayZip(attribute_types, attribute_values), ({attributeType:String}, {attribute:String}))'
const MEANT_CATEGORY = 'secondary_category IN {meantCategory:Array(String)}'
const MEANT_VALUES = 'hasAll(attribute_values, {meantValues:Array(String)})'

export interface LookConditions {
  /** Over `look_current` or `look_garment`: the show, house, season, city and wearer. */
  readonly place: string
  /** Over `look_garment`: the category and the attribute of one garment. */
  readonly garment: string
  /** Over `look_current`: what the words mean of another garment, and what they do not mean in the look's words. */
  readonly said: string
  /** Over `look_current`: garment and words at once. */
  readonly worn: string
  readonly parameters: QueryParameters
}

/** The conditions of filters and of the words `q`; '1' where nothing is asked. */
export function lookConditions(filters: Partial<LookFilters>, q: string): LookConditions {
  const { season, city, show, gender, attributeName: attribute, attributeType: type } = filters
  const meant = askedGarment(q)
  const isTyped = type !== undefined && attribute !== undefined
  const garment = conditionOf([
    ['primary_category = {primary:String}', filters.primaryCategory !== undefined],
    [CATEGORY, filters.secondaryCategory !== undefined],
    [TYPED, isTyped],
    [ATTRIBUTE, attribute !== undefined && !isTyped],
    [TYPE, type !== undefined && !isTyped],
  ])
  const named = conditionOf([
    [MEANT_CATEGORY, meant.category !== ''],
    [MEANT_VALUES, meant.values.length > 0],
  ])
  const place = conditionOf([
    ['season = {season:String}', season !== undefined],
    ['city = {city:String}', city !== undefined],
    ['brand_id = {brand:String}', filters.brand !== undefined],
    ['show_id = {show:String}', show !== undefined],
    ['gender IN {genders:Array(String)}', gender !== undefined],
  ])
  const said = conditionOf([
    [`look_id IN (SELECT look_id FROM trendee.look_garment WHERE ${named})`, named !== ''],
    ['NOT has(multiSearchAllPositions(searched, {words:Array(String)}), 0)', meant.others.length > 0],
  ])
  const worn = conditionOf([
    [`look_id IN (SELECT look_id FROM trendee.look_garment WHERE ${garment})`, garment !== ''],
    [said, said !== ''],
  ])
  return {
    place: place || '1',
    garment: garment || '1',
    said: said || '1',
    worn: worn || '1',
    parameters: {
      season: season ?? '',
      city: city ?? '',
      brand: askedHouse(filters.brand) ?? '',
      show: show ?? '',
      genders: gender === undefined ? [] : GENDERS_OF_GROUP[gender],
      primary: filters.primaryCategory ?? '',
      secondary: withCovered(filters.secondaryCategory ?? ''),
      attribute: attribute ?? '',
      attributeType: type ?? '',
      meantCategory: withCovered(meant.category),
      meantValues: [...meant.values],
      words: meant.others.slice(0, MOST_WORDS),
    },
  }
}

/** Both at once. */
export function lookCondition(filters: LookFilters, q: string): LookCondition {
  const { place, worn, parameters } = lookConditions(filters, q)
  return { sql: `${place} AND ${worn}`, parameters }
}

/** Garments that are as asked, of looks that are: what stands after FROM. */
export function askedGarments({ place, garment, said }: LookConditions): string {
  const ofWords = said === '1' ? '' : ` AND look_id IN (SELECT look_id FROM trendee.look_current WHERE ${said})`
  return `trendee.look_garment WHERE ${place} AND ${garment}${ofWords}`
}
