import type { Feature } from '@trendee/core/plans/features'
import type { Line } from '@trendee/core/plans/lines'

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

/** Every account that signed in by itself; visitors and API tokens are kept out. */
export const SIGNED_IN = { who: 'signed-in' } as const
export const ADMIN = { who: 'role', role: 'admin' } as const
