import type { Feature } from '@trendee/core/plans/features'
import type { Line } from '@trendee/core/plans/lines'

/** Who may call. There is no default: an entry without `access` does not compile. */
export type Access<Input = unknown> =
  | 'public'
  | {
      readonly who: 'signed-in'
      /** Open to a visitor's restricted account too. */
      readonly visitors?: true
      /** Open to a token of the API product too, which otherwise only reads what plans open. */
      readonly api?: true
    }
  | LineAccess<Input>
  | { readonly who: 'role'; readonly role: 'admin' }

/**
 * A feature of a line's plan decides: whether, how much, how often. What depends on the question is a function of its
 * parsed input, so a rule and a handler cannot understand one input in two ways.
 */
export interface LineAccess<Input = unknown> {
  readonly who: 'line'
  /** Kept for an account: a visitor's account is asked to sign in. */
  readonly members?: true
  readonly line: Line | ((input: Input) => Line)
  readonly feature: Feature | ((input: Input) => Feature)
  /** Further features that the question needs. */
  readonly needs?: (input: Input) => readonly Feature[]
  /** What stands in two lines is opened by the plan of either: the other line's rule for the same question. */
  readonly or?: OtherLine | ((input: Input) => OtherLine | null)
  /** What the functions above make of the input, in a sentence for the reference page; required where there is one. */
  readonly note?: string
  /**
   * What one use is, where the plan counts uses: the thing that `field` names (a list of them: each), so that coming
   * back to it in the same period costs nothing. `kind` keeps equal ids of different things apart; the
   * spellings of one thing are one use.
   */
  readonly item?: { readonly kind: string; readonly field: string }
  /** The input field that says how many uses one call is at most: a table with fewer rows is as many uses as it has. */
  readonly amount?: string
  /**
   * Fields of the answer that are `null`, or `[]` for a list, where the plan has not this feature: dotted paths, which go
   * through lists without a step (`list.sparkline.forecast`). Of an exported table: paths within a row.
   */
  readonly hides?: readonly { readonly feature: Feature; readonly field: string }[]
}

/** Another line's rule for what a line's rule opens. */
export interface OtherLine {
  readonly line: Line
  readonly feature: Feature
  /** Further features that the question needs of a plan of that line; those that it needs of the first where nothing is said. */
  readonly alsoNeeds?: readonly Feature[]
}

/** What one question asks of a plan: the line's plan, the feature that is counted, and what it needs beside. */
export interface AskedRule {
  readonly line: Line
  readonly feature: Feature
  readonly alsoNeeds: readonly Feature[]
  /** `null` where no other line opens it. */
  readonly or: Required<OtherLine> | null
}

/** The rule of an entry for one question. Guard, export and tests ask here and nowhere else. */
export function askedRule<Input>({ line, feature, needs, or }: LineAccess<Input>, input: Input): AskedRule {
  const alsoNeeds = needs?.(input) ?? []
  const other = typeof or === 'function' ? or(input) : or
  return {
    line: typeof line === 'function' ? line(input) : line,
    feature: typeof feature === 'function' ? feature(input) : feature,
    alsoNeeds,
    or: other ? { alsoNeeds, ...other } : null,
  }
}

/** Products stand in the trend tracker and in the best sellers: whichever plan shows more of them opens them. */
export const PRODUCTS_OF_SELLERS = { line: 'trendeesellers', feature: 'seller_list' } as const
export const PRODUCTS_OF_TRENDS = { line: 'trendee', feature: 'trend_list' } as const
export const PRODUCT_OF_SELLERS = { line: 'trendeesellers', feature: 'seller_detail' } as const
export const PRODUCT_OF_TRENDS = { line: 'trendee', feature: 'trend_detail' } as const

/** Every account that signed in by itself; visitors and API tokens are kept out. */
export const SIGNED_IN = { who: 'signed-in' } as const
export const ADMIN = { who: 'role', role: 'admin' } as const
