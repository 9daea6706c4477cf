import { z } from 'zod'
import type { Access } from './access'
import type { Exported } from './column'

/** How often one account (or one address, when nobody is signed in) may call. */
export interface Limit {
  readonly perMinute: number
}

export type Method = 'GET' | 'POST'

/** What comes back: the JSON envelope, or a file that the browser saves or shows. */
export type Answer = 'json' | 'table' | 'picture' | 'archive'

/** How the input travels: in the address, as JSON or form fields, or as an upload whose other fields are the input. */
export type Carrier = 'query' | 'body' | 'upload'

type ItemOf<Answer> = Answer extends { readonly list: readonly (infer Item)[] } ? Item : never

export interface EndpointDefinition<Input extends z.ZodType, Output extends z.ZodType> {
  readonly method: Method
  /** Under the host, with `:name` for parts that are input fields too. */
  readonly path: `/api/${string}`
  /** One line for the reference page. */
  readonly summary: string
  readonly access: Access<z.output<Input>>
  readonly limit: Limit
  readonly input: Input
  readonly output: Output
  /** Valid input that yields an answer on the demo world; documentation and the contract walk use it. */
  readonly example: z.input<Input>
  readonly answer?: Answer
  /** What one row of an exported table is before it is written; `hides` is named by its fields. */
  readonly row?: z.ZodType
  /** The name and the columns of a list that can be exported. */
  readonly exported?: Exported<ItemOf<z.output<Output>>>
  readonly carrier?: Carrier
  /** The answer carries a validator: who asks again with it gets 304 and no body while nothing changed. */
  readonly isValidated?: true
  /** A GET that changes something: it has no HEAD, which must never. */
  readonly changes?: true
}

/**
 * One endpoint. `in`, `parsed` and `out` exist for types only: spelled out once here, so that a client generic over
 * 200 entries compares plain object types instead of instantiating schemas.
 */
export interface Endpoint<In = unknown, Parsed = unknown, Out = unknown> {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  readonly limit: Limit
  readonly input: z.ZodType
  readonly output: z.ZodType
  readonly example: unknown
  readonly answer: Answer
  readonly row?: z.ZodType
  readonly exported?: Exported<never>
  readonly carrier: Carrier
  readonly isValidated?: true
  readonly changes?: true
  readonly types?: { in: In; parsed: Parsed; out: Out }
}

export type InputOf<E> = E extends Endpoint<infer In> ? In : never
export type ParsedOf<E> = E extends Endpoint<unknown, infer Parsed> ? Parsed : never
export type OutputOf<E> = E extends Endpoint<unknown, unknown, infer Out> ? Out : never

/** Declares an endpoint. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  definition: EndpointDefinition<Input, Output>,
): Endpoint<z.input<Input>, z.output<Input>, z.output<Output>> {
  return {
    ...definition,
    // A rule gets this entry's own parsed input and no other; the table of all entries need not know its type.
    access: definition.access as Access,
    answer: definition.answer ?? 'json',
    carrier: definition.carrier ?? (definition.method === 'GET' ? 'query' : 'body'),
  }
}

/** `{ code: 1, msg: 'ok', data }` around every JSON answer. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(1), msg: z.literal('ok'), data })
}

/** The answer when something is wrong; one shape, always. */
export const errorEnvelope = z.object({
  code: z.number().int(),
  msg: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  request_id: z.string(),
})

/** One page of a list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    list: z.array(item),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    pageSize: z.int().positive(),
  })
}

/** One page of a list that is searched by words. */
export function searchedListOf<Item extends z.ZodType>(item: Item) {
  return listOf(item).extend({
    /** The words with mistyped ones put right; null where they stand as they were written, or there are none. */
    searched_as: z.string().nullable(),
  })
}
