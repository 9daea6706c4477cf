import { z } from 'zod'
import type { Feature } from '@trendee/core/plans/features'
import type { Endpoint } from './endpoint'

/** What a plan may take out of an answer, worked out from an entry's `hides` and its schema. */
export interface HiddenField {
  /** The plan's feature that shows the field. */
  readonly feature: Feature
  /** As the entry's `hides` names it: `list.sparkline.forecast`. */
  readonly field: string
  readonly steps: readonly string[]
  /** What stands in its place: `null` for a value, `[]` for a list that cannot be `null`. */
  readonly value: null | readonly never[]
}

/** The step into the values of a record, whose names nobody knows beforehand. */
const ANY_NAME = '*'

/** Kinds of schema that hold no fields. */
const LEAVES = new Set(['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum', 'unknown', 'date'])

type Part = readonly [step: string | null, schema: z.ZodType]

/** What a schema is made of; a part without a step of its own lies in the same place: a list's items, a union's kinds. */
function partsOf(schema: z.ZodType): readonly Part[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape)
  if (schema instanceof z.ZodArray) return [[null, schema.element as z.ZodType]]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [[null, schema.unwrap() as z.ZodType]]
  if (schema instanceof z.ZodReadonly) return [[null, schema.unwrap() as z.ZodType]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [null, option as z.ZodType] as const)
  if (schema instanceof z.ZodRecord) return [[ANY_NAME, schema.valueType as z.ZodType]]
  // An answer holds what comes out of it.
  if (schema instanceof z.ZodPipe) return [[null, schema.out as z.ZodType]]
  if (LEAVES.has(schema.def.type)) return []
  // Whoever asks what lies in an answer must not be told "nothing" where nobody has looked.
  throw new Error(`fields of a schema of kind ${schema.def.type} are not known`)
}

/**
 * All fields of a schema by dotted path, in its order. Lists, `null` and unions are gone through without a step, so one
 * path can lead to several schemas; `*` stands for the names of a record.
 */
export function fieldsOf(schema: z.ZodType): ReadonlyMap<string, readonly z.ZodType[]> {
  const found = new Map<string, z.ZodType[]>()
  const walk = (at: z.ZodType, path: string): void => {
    for (const [step, part] of partsOf(at)) {
      const own = step === null ? path : path === '' ? step : `${path}.${step}`
      if (step !== null) found.set(own, [...(found.get(own) ?? []), part])
      walk(part, own)
    }
  }
  walk(schema, '')
  return found
}

/** What stands for a field that is not shown. The answer must stay one by its own schema. */
function valueInPlaceOf(schemas: readonly z.ZodType[]): HiddenField['value'] | undefined {
  const stays = (value: null | never[]) => schemas.every((schema) => schema.safeParse(value).success)
  if (stays(null)) return null
  return stays([]) ? [] : undefined
}

/** What an entry's `hides` is named by: the answer, or one row of the table that a file is written from. */
function shownBy(endpoint: Endpoint): z.ZodType {
  if (endpoint.answer === 'json') return endpoint.output
  if (endpoint.row) return endpoint.row
  throw new Error(`${endpoint.path} hides fields of a file without saying what its rows are`)
}

/**
 * The fields that plans without their feature do not show. Throws where `hides` names a field that the answer has not,
 * or one that has no way to say "not shown": a mistake of the contract, found when the server starts.
 */
export function hiddenFields(endpoint: Endpoint): readonly HiddenField[] {
  const { access } = endpoint
  const hides = access !== 'public' && access.who === 'line' ? (access.hides ?? []) : []
  if (hides.length === 0) return []
  const known = fieldsOf(shownBy(endpoint))
  return hides.map(({ feature, field }) => {
    const steps = field.split('.')
    const schemas = known.get(field)
    if (!schemas) throw new Error(`${endpoint.path} hides ${field}, which its answer has not`)
    if (steps.includes(ANY_NAME)) throw new Error(`${endpoint.path} hides ${field}: names of a record are not known`)
    const value = valueInPlaceOf(schemas)
    if (value === undefined) throw new Error(`${endpoint.path} hides ${field}, which may be neither null nor empty`)
    return { feature, field, steps, value }
  })
}
