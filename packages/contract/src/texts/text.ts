/** A text in both languages. */
export interface Text {
  readonly en: string
  readonly zh: string
}

/** Texts by key. A table that `satisfies` this is told at the line of the text that lacks a language. */
export type TextTable = Readonly<Record<string, Text>>
