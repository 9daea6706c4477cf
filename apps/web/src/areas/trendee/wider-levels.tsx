import { Suspense, lazy } from 'react'
import type { WiderLevelsProps } from './levels-of-all'

// The first page does not wait for a sentence that stands beside its list.
const LevelsOfAll = lazy(() => import('./levels-of-all').then((module) => ({ default: module.LevelsOfAll })))

/** Where more trends have a level for all genders than for the chosen one: how many, and the way there. */
export function WiderLevels(props: WiderLevelsProps) {
  return props.gender === 'all' ? null : (
    <Suspense fallback={null}>
      <LevelsOfAll {...props} />
    </Suspense>
  )
}
