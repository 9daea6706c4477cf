import { z } from 'zod'
import type { Endpoint } from '@trendee/contract/endpoint'

export interface FieldSchema {
  readonly type?: string
  readonly default?: unknown
  readonly enum?: readonly (string | number)[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly maxItems?: number
  readonly items?: FieldSchema
}

/** Fields of an endpoint's input as JSON schema says them once they are read: there every bound shows. */
export function fieldsOf({ input }: Endpoint): Record<string, FieldSchema> {
  // What a transformed input becomes says nothing of its fields.
  const read = input instanceof z.ZodPipe ? (input.in as z.ZodType) : input
  const schema = z.toJSONSchema(read, { io: 'output', unrepresentable: 'any' })
  return (schema.properties ?? {}) as Record<string, FieldSchema>
}

/** Days that are none, or that the analytics engine would take for others. */
const DAYS_OUTSIDE = ['0001-01-01', '1969-12-31', '2149-06-07', '9999-12-31', '2026-02-30']
/** The first and the last day that a field takes. */
const EDGE_DAYS = ['1970-01-01', '2149-06-06']

/** Values that a field must refuse, as they would stand in an address or a form. */
export function brokenValues(field: FieldSchema): string[] {
  if (field.enum) return ['no-such-value', `${String(field.enum[0])}x`]
  switch (field.type) {
    case 'integer':
    case 'number':
      return [
        'many',
        ...(field.type === 'integer' ? ['1.5'] : []),
        ...(field.minimum === undefined ? [] : [String(field.minimum - 1)]),
        ...(field.maximum === undefined ? [] : [String(field.maximum + 1)]),
      ]
    case 'string':
      return [
        ...(field.format === 'date' ? DAYS_OUTSIDE : []),
        ...(field.minLength ? [''] : []),
        ...(field.maxLength === undefined ? [] : ['x'.repeat(field.maxLength + 1)]),
        ...(field.pattern === undefined ? [] : ['0?not this']),
      ]
    case 'array':
      return [
        ...(field.items ? brokenValues(field.items).filter((value) => value !== '') : []),
        ...(field.maxItems === undefined
          ? []
          : [Array.from({ length: field.maxItems + 1 }, () => valid(field.items)).join(',')]),
      ]
    default:
      return []
  }
}

function valid(item: FieldSchema | undefined): string {
  return String(item?.enum?.[0] ?? 'linen')
}

/** Every way in which one field of an endpoint's input can be wrong; `null` stands for a required field left out. */
export function brokenInputs(endpoint: Endpoint): { field: string; value: string | null }[] {
  const required = new Set(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }).required)
  return Object.entries(fieldsOf(endpoint)).flatMap(([field, schema]) => {
    const isInPath = endpoint.path.includes(`:${field}`)
    const values: (string | null)[] = brokenValues(schema)
    // A missing part of the path is another address, not a bad input.
    const usable = isInPath ? values.filter((value) => value !== '') : values
    return [...usable, ...(required.has(field) && !isInPath ? [null] : [])].map((value) => ({ field, value }))
  })
}

/** Every field of an endpoint's input that is a day, with the days at the edges of what it takes. */
export function edgeDays(endpoint: Endpoint): { field: string; value: string }[] {
  return Object.entries(fieldsOf(endpoint)).flatMap(([field, { format }]) =>
    format === 'date' ? EDGE_DAYS.map((value) => ({ field, value })) : [],
  )
}

/** A number that a field takes. */
function takenNumber({ enum: choices, default: own, minimum }: FieldSchema): number | null {
  const number = choices?.at(-1) ?? own ?? Math.max(minimum ?? 0, 1)
  return typeof number === 'number' ? number : null
}

/** Other ways to write a number that a field takes: each must be refused, so that nothing reads it in two ways. */
export function otherSpellings(endpoint: Endpoint): { field: string; value: string }[] {
  return Object.entries(fieldsOf(endpoint)).flatMap(([field, schema]) => {
    const isNumber = schema.type === 'integer' || schema.type === 'number'
    const number = isNumber ? takenNumber(schema) : null
    if (number === null) return []
    const whole = String(number)
    const values = [
      `0${whole}`,
      `+${whole}`,
      ` ${whole}`,
      `${whole} `,
      `${whole}e0`,
      `${number / 10}e1`,
      `0x${number.toString(16)}`,
      `0b${number.toString(2)}`,
      `${whole}.`,
      `${whole},${whole}`,
      '',
      ...(schema.type === 'integer' || schema.enum ? [`${whole}.0`] : []),
    ]
    return values.map((value) => ({ field, value }))
  })
}
