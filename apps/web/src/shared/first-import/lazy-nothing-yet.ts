import { lazy } from 'react'

/** `NothingYet` where only an empty platform, or an empty list, needs it: its texts come when it is drawn. */
export const LazyNothingYet = lazy(() => import('./nothing-yet').then((module) => ({ default: module.NothingYet })))
