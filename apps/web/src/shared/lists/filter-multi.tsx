import { Suspense, lazy } from 'react'
import type { MultiProps } from './multi-field'

/** Pixels; the height of the field beside the other filters. */
const HEIGHT = 30

// A field of some lists: the first page need not carry it.
const MultiField = lazy(() => import('./multi-field').then((module) => ({ default: module.MultiField })))

/** Several choices in one line; its place is kept until its code has come. */
export function FilterMulti(props: MultiProps) {
  return (
    <Suspense fallback={<span style={{ display: 'inline-block', width: props.width ?? 220, height: HEIGHT }} />}>
      <MultiField {...props} />
    </Suspense>
  )
}
