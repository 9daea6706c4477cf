import { queryText } from './query-text'

/** What a contract schema offers here; spelled out so that the web needs no schema library of its own. */
export interface Schema<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false }
}

type Shape = Readonly<Record<string, Schema<unknown>>>
type ValueOf<S> = S extends Schema<infer Value> ? Exclude<Value, undefined> : never

/** The filters a screen keeps in its address. Absent means the screen's own default. */
export type SearchOf<S extends Shape> = { readonly [Key in keyof S]?: ValueOf<S[Key]> }

export interface SearchCodec<Search> {
  /** Keeps what is understood, drops the rest: a mistyped link opens the screen with its defaults. */
  readonly validate: (raw: Readonly<Record<string, unknown>>) => Search
}

/** A codec from the contract's own input fields, so that an address and a request can never disagree. */
export function searchCodec<S extends Shape>(shape: S): SearchCodec<SearchOf<S>> {
  return {
    validate: (raw) => {
      const kept: Record<string, unknown> = {}
      for (const [name, schema] of Object.entries(shape)) {
        const value = raw[name]
        if (value === undefined || value === '') continue
        const parsed = schema.safeParse(value)
        if (parsed.success && parsed.data !== undefined) kept[name] = parsed.data
      }
      return kept as SearchOf<S>
    },
  }
}

/** One of a closed set of words, for what only the screen knows (how it is shown). */
export function oneOf<const Words extends readonly string[]>(words: Words): Schema<Words[number]> {
  return {
    safeParse: (value) => {
      const found = words.find((word) => word === value)
      return found === undefined ? { success: false } : { success: true, data: found }
    },
  }
}

/** Flat addresses: `?level=hot,breakout&page=2`. */
export function parseAddress(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function writeAddress(search: Readonly<Record<string, unknown>>): string {
  const text = queryText(search)
  return text ? `?${text}` : ''
}
