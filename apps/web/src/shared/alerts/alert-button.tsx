import { Suspense, lazy } from 'react'
import type { AlertButtonProps } from './alert-menu'
import { patient } from '../ui/patient'

// Every list has follow buttons, and this one beside them is on a record's own page alone.
const AlertMenu = lazy(patient(() => import('./alert-menu').then((module) => ({ default: module.AlertMenu }))))

/** Beside the follow button: of what of a record the reader is told. */
export function AlertButton(props: AlertButtonProps) {
  return (
    <Suspense fallback={null}>
      <AlertMenu {...props} />
    </Suspense>
  )
}
