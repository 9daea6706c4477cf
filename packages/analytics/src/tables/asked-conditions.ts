import type { AttributeType } from '@trendee/core/lexicon/types'
import type { QueryParameters } from '../engine/db'

type Value = string | number | readonly string[] | undefined

/**
 * The conditions that are asked for, from fixed texts: each with the bind that it reads and its value; one without a value
 * does not stand in the question, since planning it costs as much as reading the rows.
 */
export function askedConditions(conditions: readonly (readonly [sql: string, bind: string, value: Value])[]): {
  readonly sql: string
  readonly parameters: QueryParameters
} {
  const asked = conditions.filter(
    ([, , value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return {
    sql: asked.length === 0 ? '1' : asked.map(([sql]) => sql).join(' AND '),
    parameters: Object.fromEntries(asked.map(([, bind, value]) => [bind, value])) as QueryParameters,
  }
}

/** Records that carry an attribute: a value, a type, or with both a value of that type. */
export function attributeConditions({
  attributeType: type,
  attributeName: value,
}: {
  readonly attributeType?: AttributeType | undefined
  readonly attributeName?: string | undefined
}) {
  const isPair = type !== undefined && value !== undefined
  return [
    ['has(attribute_values, {attribute:String})', 'attribute', value],
    ['has(attribute_types, {attributeType:String})', 'attributeType', type],
    [
      "has(arrayMap((type, value) -> concat(type, '=', value), attribute_types, attribute_values), {pair:String})",
      'pair',
      isPair ? `${type}=${value}` : undefined,
    ],
  ] as const
}

/** `instagram.ana.frost` → network and handle. */
export function creatorOfId(id: string): { readonly platform: string; readonly author: string } {
  const point = id.indexOf('.')
  return { platform: id.slice(0, point), author: id.slice(point + 1).toLowerCase() }
}
