import { Suspense, lazy } from 'react'
import type { SaveSearchProps } from './save-search-button'
import { patient } from '../ui/patient'

// Apart from the list that it stands beside: the first page waits neither for its form nor for all texts of alerts.
const SaveSearchButton = lazy(
  patient(() => import('./save-search-button').then((module) => ({ default: module.SaveSearchButton }))),
)

/** Among a list's tools: its search is kept, and the reader told of what it finds from now on. */
export function SaveSearch(props: SaveSearchProps) {
  return (
    <Suspense fallback={null}>
      <SaveSearchButton {...props} />
    </Suspense>
  )
}
