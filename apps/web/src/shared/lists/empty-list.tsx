import { type ReactNode, Suspense } from 'react'
import { Button } from '@mantine/core'
import { Empty } from '../ui/data-view'
import { said } from './list-columns'
import type { List, ListContext } from './list-definition'
import { LazyNothingYet } from '../first-import/lazy-nothing-yet'

/**
 * What a list without a row says: its own words, or that nothing fits the filters that are set; where none are, or not even
 * a day is known of its data, what the platform holds and what would fill the list.
 */
export function emptyList<Row, Search>(
  { empty: words, emptyStep, filterCount }: Pick<List<Row, Search>, 'empty' | 'emptyStep' | 'filterCount'>,
  context: ListContext<Row, Search>,
  asOf: string | null | undefined,
): { readonly empty?: ReactNode } {
  const { t, search, clear } = context
  const own = words === undefined ? undefined : <Empty message={said(words, context)}>{emptyStep?.(context)}</Empty>
  if (own !== undefined && asOf !== null) return { empty: own }
  const count = filterCount(search)
  if (asOf !== null && count > 0) {
    return {
      empty: (
        <Empty message={t('empty.filtered')}>
          <Button variant="default" size="sm" onClick={clear}>
            {t('filter.clear', { count })}
          </Button>
        </Empty>
      ),
    }
  }
  if (asOf === undefined) return {}
  return {
    empty: (
      <Suspense>
        <LazyNothingYet>{own ?? <Empty message={t('empty.unknown')} />}</LazyNothingYet>
      </Suspense>
    ),
  }
}
