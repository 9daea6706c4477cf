import type { RankedKind } from '@trendee/contract/rankings/ranked-fields'
import { withCovered } from '@trendee/core/lexicon/category-families'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import type { QueryParameters } from '../engine/db'

export interface GarmentFilter {
  readonly gender?: GenderGroup | undefined
  readonly primaryCategory?: string | undefined
  readonly secondaryCategory?: string | undefined
  readonly attributeType?: string | undefined
  readonly attributeName?: string | undefined
}

export interface Conditions {
  readonly sql: readonly string[]
  readonly parameters: QueryParameters
}

type Condition = readonly [sql: string, parameters: QueryParameters | null]

/** The conditions that are asked, with their binds; only those stand in the text. */
export function conditionsOf(all: readonly Condition[]): Conditions {
  const asked = all.flatMap(([sql, parameters]) => (parameters === null ? [] : [{ sql, parameters }]))
  return {
    sql: asked.map(({ sql }) => sql),
    parameters: Object.assign({}, ...asked.map(({ parameters }) => parameters)) as QueryParameters,
  }
}

/** A bind of this name, or nothing where the value is not asked. */
export const bind = (name: string, value: string | number | readonly string[] | undefined): QueryParameters | null =>
  value === undefined ? null : { [name]: value }

/**
 * Of records with columns `gender`, `primary_category`, `secondary_category`, `attribute_types` and `attribute_values`.
 * A type without a value: records that carry any attribute of it.
 */
export function garmentConditions(filter: GarmentFilter): readonly Condition[] {
  const { gender, primaryCategory, secondaryCategory, attributeType: type, attributeName: value } = filter
  return [
    ['gender IN {genders:Array(String)}', bind('genders', gender && GENDERS_OF_GROUP[gender])],
    ['primary_category = {primary:String}', bind('primary', primaryCategory)],
    [
      'secondary_category IN {secondary:Array(String)}',
      bind('secondary', secondaryCategory === undefined ? undefined : withCovered(secondaryCategory)),
    ],
    ['has(attribute_values, {attribute:String})', type === undefined ? bind('attribute', value) : null],
    ['has(attribute_types, {attributeType:String})', value === undefined ? bind('attributeType', type) : null],
    [
      'has(arrayZip(attribute_types, attribute_values), ({attributeType:String}, {attribute:String}))',
      type === undefined || value === undefined ? null : { attributeType: type, attribute: value },
    ],
  ]
}

/** One group of a ranking; `type` is '' where its groups have none. */
export interface RankedGroup {
  readonly type: string
  readonly id: string
}

/** Rankings whose groups have a type of their own. */
const OF_ATTRIBUTES: ReadonlySet<RankedKind> = new Set<RankedKind>(['attribute', 'garment'])

/**
 * Which records a ranking counts, and which of its groups it lists: all of them or `only` one, whose figures are those that
 * it has in the whole list. Where attributes are ranked, a type without a value says which of them to list, not which
 * records to count.
 */
export function countedAndListed<Filter extends GarmentFilter>(
  of: RankedKind,
  filter: Filter,
  only?: RankedGroup,
): { readonly counted: Filter; readonly listed: Conditions } {
  const { attributeType, attributeName } = filter
  const isListed = OF_ATTRIBUTES.has(of) && attributeType !== undefined && attributeName === undefined
  return {
    counted: isListed ? { ...filter, attributeType: undefined } : filter,
    listed: conditionsOf([
      ['key.1 = {listedType:String}', isListed ? { listedType: attributeType } : null],
      [
        'key.1 = {onlyType:String} AND key.2 = {onlyId:String}',
        only === undefined ? null : { onlyType: only.type, onlyId: only.id },
      ],
    ]),
  }
}
