import { z } from 'zod'
import type { Endpoint } from '@trendee/contract/endpoint'

interface FieldSchema {
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly maxItems?: number
  readonly items?: FieldSchema
}

/** Fields of an endpoint's input as JSON schema says them once they are read: there every bound shows. */
function fieldsOf(endpoint: Endpoint): Record<string, FieldSchema> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'output', unrepresentable: 'any' })
  return (schema.properties ?? {}) as Record<string, FieldSchema>
}

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
