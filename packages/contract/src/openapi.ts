import { z } from 'zod'
import type { Access } from './access'
import { ENDPOINTS } from './contract'
import { type Endpoint, envelope, errorEnvelope } from './endpoint'
import { ERRORS } from './errors'
import { hiddenFields } from './hidden-fields'

/** The OpenAPI 3.1 document, derived from the contract and from nothing else. */

type Json = Record<string, unknown>

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      // Left out by the library for a number that may arrive as text; it is the same before and after it is read.
      if (_zod.def.type === 'default') jsonSchema.default = _zod.def.defaultValue
    },
  }) as Json
  return json
}

/** Path parameters in OpenAPI's braces. */
function openapiPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

function parameters(endpoint: Endpoint): Json[] {
  const input = schemaOf(endpoint.input, 'input')
  const properties = (input['properties'] ?? {}) as Record<string, Json>
  const required = new Set((input['required'] ?? []) as string[])
  const example = endpoint.example as Record<string, unknown>
  return Object.entries(properties).flatMap(([name, schema]) => {
    const isInPath = endpoint.path.includes(`:${name}`)
    if (endpoint.carrier !== 'query' && !isInPath) return []
    return [
      {
        name,
        in: isInPath ? 'path' : 'query',
        required: isInPath || required.has(name),
        schema,
        ...(name in example ? { example: example[name] } : {}),
      },
    ]
  })
}

function requestBody(endpoint: Endpoint): Json | null {
  if (endpoint.carrier === 'query') return null
  const schema = schemaOf(endpoint.input, 'input')
  if (endpoint.carrier === 'upload') {
    const properties = { ...(schema['properties'] as Json), file: { type: 'string', format: 'binary' } }
    return {
      required: true,
      content: { 'multipart/form-data': { schema: { ...schema, properties, required: ['file'] } } },
    }
  }
  return {
    required: true,
    content: {
      'application/json': { schema, example: endpoint.example },
      'application/x-www-form-urlencoded': { schema },
    },
  }
}

const CONTENT_OF = {
  archive: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } },
  table: {
    'text/csv': { schema: { type: 'string' } },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
      schema: { type: 'string', format: 'binary' },
    },
  },
  picture: {
    'image/svg+xml': { schema: { type: 'string' } },
    'image/png': { schema: { type: 'string', format: 'binary' } },
    'image/webp': { schema: { type: 'string', format: 'binary' } },
  },
}

function success(endpoint: Endpoint): Json {
  const content =
    endpoint.answer === 'json'
      ? { 'application/json': { schema: schemaOf(envelope(endpoint.output), 'output') } }
      : CONTENT_OF[endpoint.answer]
  return { description: 'ok', content }
}

/** What an account without a feature gets instead of the fields that the feature shows; empty where nothing is hidden. */
function hiddenNote(endpoint: Endpoint): string {
  const fields = hiddenFields(endpoint)
  const where = endpoint.answer === 'json' ? '`data`' : 'a row'
  return [...new Set(fields.map(({ feature }) => feature))]
    .map((feature) => {
      const own = fields.filter((hidden) => hidden.feature === feature)
      const named = own.map(({ field, value }) => `\`${field}\` (${value === null ? '`null`' : '`[]`'})`)
      return `With a plan that has not \`${feature}\`, these fields of ${where} are empty: ${named.join(', ')}.`
    })
    .join(' ')
}

/** What the plan's rule makes of the input; empty where it is the same for every question. */
function accessNote({ access }: Endpoint): string {
  return access !== 'public' && access.who === 'line' ? (access.note ?? '') : ''
}

/** The rule as data: what is worked out of the input is said so, and its `note` tells how. */
function accessShown(access: Access): unknown {
  if (access === 'public' || access.who !== 'line') return access
  const { needs: _, line, feature, or, ...rest } = access
  return {
    ...rest,
    line: typeof line === 'function' ? 'by input' : line,
    feature: typeof feature === 'function' ? 'by input' : feature,
    ...(or === undefined ? {} : { or: typeof or === 'function' ? 'by input' : or }),
  }
}

function operation(name: string, endpoint: Endpoint): Json {
  const body = requestBody(endpoint)
  const note = [accessNote(endpoint), hiddenNote(endpoint)].filter(Boolean).join(' ')
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: endpoint.summary,
    ...(note ? { description: note } : {}),
    parameters: parameters(endpoint),
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: success(endpoint),
      default: { $ref: '#/components/responses/Error' },
    },
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    'x-access': accessShown(endpoint.access),
    'x-limit': endpoint.limit,
  }
}

/** The whole document as a plain object. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const { name, endpoint } of ENDPOINTS) {
    const path = openapiPath(endpoint.path)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  const codes = Object.entries(ERRORS)
    .map(([name, { code, http }]) => `${code} ${name} (HTTP ${http})`)
    .join(', ')
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trendee',
      version: '1',
      description: `Every answer is \`{code, msg, data}\`; code 1 is success. Errors: ${codes}.`,
    },
    security: [{ token: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      responses: {
        Error: {
          description: 'What went wrong, in one shape',
          content: { 'application/json': { schema: schemaOf(errorEnvelope, 'output') } },
        },
      },
    },
  }
}
