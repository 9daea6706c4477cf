import { z } from 'zod'

/** The five product lines, each with a plan of its own; the numbers are the menu groups. */
export const LINES = { trendee: 1, trendeeapi: 2, trendeegraphics: 3, trendeesellers: 4, trendeepartners: 5 } as const
export type Line = keyof typeof LINES

/** Plan features whose rule (`on`, `top:5`, `day:3`, …) decides how much an account gets. */
export const FEATURES = [
  'trend_list',
  'trend_detail',
  'forecast',
  'export_rows',
  'collections',
  'compare',
  'seller_list',
  'seller_detail',
  'graphic_keywords',
  'ai_images',
  'visual_search',
  'brands',
  'reports',
  'api_calls',
  'window_90',
] as const
export type Feature = (typeof FEATURES)[number]

/** Who may call. There is no default: an entry without `access` does not compile. */
export type Access =
  | 'public'
  | {
      readonly who: 'signed-in'
      /** Open to a visitor's restricted account too. */
      readonly visitors?: true
      /** Open to a token of the API product too, which otherwise only reads what plans open. */
      readonly api?: true
    }
  | LineAccess
  | { readonly who: 'role'; readonly role: 'admin' }

/** A feature of a line's plan decides: whether, how much, how often. */
export interface LineAccess {
  readonly who: 'line'
  readonly line: Line
  readonly feature: Feature
  /** The line hangs on what is asked for: for these values of a query field it is another than `line`. */
  readonly lineBy?: { readonly field: string; readonly lines: Readonly<Record<string, Line>> }
  /** The feature is what is asked for: for these values of a field it is the value itself. */
  readonly featureBy?: { readonly field: string; readonly features: readonly Feature[] }
  /**
   * What one use is, where the plan counts uses: the thing that `field` names (a list of them: each), so that coming
   * back to it in the same period costs nothing. `kind` keeps equal ids of different things apart.
   */
  readonly item?: { readonly kind: string; readonly field: string }
  /** The input field that says how many uses one call is. */
  readonly amount?: string
  /**
   * Further features that must be on for certain questions: a field that `is` a value, is given and is anything but one
   * (`isNot`), or holds `moreThan` N values.
   */
  readonly needs?: readonly {
    readonly feature: Feature
    readonly field: string
    readonly is?: string
    readonly isNot?: string
    readonly moreThan?: number
  }[]
  /**
   * Fields of the answer that are `null`, or `[]` for a list, where the plan has not this feature: dotted paths, which go
   * through lists without a step (`list.sparkline.forecast`). Of an exported table: paths within a row.
   */
  readonly hides?: readonly { readonly feature: Feature; readonly field: string }[]
}

/** How often one account (or one address, when nobody is signed in) may call. */
export interface Limit {
  readonly perMinute: number
}

export type Method = 'GET' | 'POST'

/** What comes back: the JSON envelope, or a file that the browser saves or shows. */
export type Answer = 'json' | 'csv' | 'picture'

/** How the input travels: in the address, as JSON or form fields, or as an upload whose other fields are the input. */
export type Carrier = 'query' | 'body' | 'upload'

export interface EndpointDefinition<Input extends z.ZodType, Output extends z.ZodType> {
  readonly method: Method
  /** Under the host, with `:name` for parts that are input fields too. */
  readonly path: `/api/${string}`
  /** One line for the reference page. */
  readonly summary: string
  readonly access: Access
  readonly limit: Limit
  readonly input: Input
  readonly output: Output
  /** Valid input that yields an answer on the demo world; documentation and the contract walk use it. */
  readonly example: z.input<Input>
  readonly answer?: Answer
  /** What one row of an exported table is before it is written; `hides` is named by its fields. */
  readonly row?: z.ZodType
  readonly carrier?: Carrier
  /** The answer carries a validator: who asks again with it gets 304 and no body while nothing changed. */
  readonly isValidated?: true
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
  readonly carrier: Carrier
  readonly isValidated?: true
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
