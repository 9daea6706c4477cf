import { type ReactNode, Suspense, lazy } from 'react'
import { Empty } from '../ui/data-view'
import { said } from './list-columns'
import type { List, ListContext } from './list-definition'

// Only an empty platform needs it.
const NothingYet = lazy(() => import('../first-import/nothing-yet').then((module) => ({ default: module.NothingYet })))

/** What a list without a row says: its own words; where not even a day is known of its data, what to bring. */
export function emptyList<Row, Search>(
  { empty: words, emptyStep }: Pick<List<Row, Search>, 'empty' | 'emptyStep'>,
  context: ListContext<Row, Search>,
  asOf: string | null | undefined,
): { readonly empty?: ReactNode } {
  const own = words === undefined ? undefined : <Empty message={said(words, context)}>{emptyStep?.(context)}</Empty>
  if (asOf !== null) return own === undefined ? {} : { empty: own }
  return {
    empty: (
      <Suspense>
        <NothingYet>{own ?? <Empty />}</NothingYet>
      </Suspense>
    ),
  }
}
