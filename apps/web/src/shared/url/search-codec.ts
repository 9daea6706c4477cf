import { queryText } from './query-text'

/** What a contract schema offers here; spelled out so that the web needs no schema library of its own. */
export interface Schema<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false }
}

export type Shape = Readonly<Record<string, Schema<unknown>>>
type ValueOf<S> = S extends Schema<infer Value> ? Value : never
/** Fields that have a value even where the address says nothing. */
type Defaulted<S> = { [Key in keyof S]: undefined extends ValueOf<S[Key]> ? never : Key }[keyof S]

/** The fields of an address, defaults filled in. */
export type SearchOf<S extends Shape> = { readonly [Key in Defaulted<S>]: ValueOf<S[Key]> } & {
  readonly [Key in Exclude<keyof S, Defaulted<S>>]?: Exclude<ValueOf<S[Key]>, undefined>
}

type Values = Readonly<Record<string, unknown>>

export interface SearchCodec<Search> {
  readonly names: ReadonlySet<string>
  /** Keeps what is understood and gives the rest its default: a mistyped link opens the screen all the same. */
  readonly read: (address: Values) => Search
  /** The address of a search: every field as text, without those that have their default. */
  readonly write: (search: Values) => Readonly<Record<string, string>>
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : `${(value ?? '') as string | number | boolean}`
}

/**
 * A codec from the contract's own input fields, so that an address and a request can never disagree: types and defaults
 * are the schemas' (`defaults` are the screen's own, where it starts otherwise).
 */
export function searchCodec<S extends Shape>(shape: S, defaults: Partial<SearchOf<S>> = {}): SearchCodec<SearchOf<S>> {
  const own: Values = defaults
  const fields = Object.entries(shape).map(([name, schema]) => {
    const absent = schema.safeParse(undefined)
    // Without one, the type would promise a value that no address has to give.
    if (!absent.success) throw new Error(`the address field ${name} needs a default, or has to be optional`)
    return { name, schema, absent: own[name] ?? absent.data }
  })
  return {
    names: new Set(fields.map(({ name }) => name)),
    read: (address) => {
      const search: Record<string, unknown> = {}
      for (const { name, schema, absent } of fields) {
        const text = textOf(address[name])
        const parsed = text === '' ? null : schema.safeParse(text)
        const value = parsed?.success === true ? parsed.data : absent
        if (value !== undefined) search[name] = value
      }
      return search as SearchOf<S>
    },
    write: (search) => {
      const address: Record<string, string> = {}
      for (const { name, schema, absent } of fields) {
        const text = textOf(search[name])
        if (text !== '' && text !== textOf(absent) && schema.safeParse(text).success) address[name] = text
      }
      return address
    },
  }
}

/** One of a closed set of words, for what only the screen knows (how it is shown). */
export function oneOf<const Words extends readonly string[]>(words: Words): Schema<Words[number] | undefined>
export function oneOf<const Words extends readonly string[]>(
  words: Words,
  fallback: NoInfer<Words[number]>,
): Schema<Words[number]>
export function oneOf(words: readonly string[], fallback?: string): Schema<string | undefined> {
  return {
    safeParse: (value) => {
      const found = value === undefined ? fallback : words.find((word) => word === value)
      return found === undefined && value !== undefined ? { success: false } : { success: true, data: found }
    },
  }
}

/** Any text up to a length, such as an id or what a partner sends back. */
export function textUpTo(length: number): Schema<string | undefined> {
  return {
    safeParse: (value) => {
      const isText = value === undefined || (typeof value === 'string' && value.length <= length)
      return isText ? { success: true, data: value } : { success: false }
    },
  }
}

/** What only a first visit reads (`createTexts`, `keepOrigin`): it would outlive its purpose in an address. */
const ONCE: ReadonlySet<string> = new Set(['lang', 'utm_source', 'ucode'])

/** Flat addresses: `?level=hot,breakout&page=2`. */
export function parseAddress(text: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => !ONCE.has(name)))
}

export function writeAddress(search: Values): string {
  const text = queryText(search)
  return text ? `?${text}` : ''
}
