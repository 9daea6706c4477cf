import { type ComponentProps, Suspense, lazy } from 'react'
import { Skeleton } from '@mantine/core'
import { useIsCollector } from './use-collected'
import { patient } from '../ui/patient'

// The words of collecting come with the buttons: most screens need neither.
const RecordButton = lazy(
  patient(() => import('./collect-records-buttons').then((module) => ({ default: module.RecordButton }))),
)
const RecordsButton = lazy(
  patient(() => import('./collect-records-buttons').then((module) => ({ default: module.RecordsButton }))),
)

/** Puts a record into a project, at the head of its page. Nothing for who can have none. */
export function CollectRecord(props: ComponentProps<typeof RecordButton>) {
  if (!useIsCollector()) return null
  return (
    <Suspense fallback={<Skeleton width={84} height={30} />}>
      <RecordButton {...props} />
    </Suspense>
  )
}

/** The same for rows of a list that are chosen. */
export function CollectRecords(props: ComponentProps<typeof RecordsButton>) {
  if (!useIsCollector()) return null
  return (
    <Suspense fallback={<Skeleton width={60} height={22} />}>
      <RecordsButton {...props} />
    </Suspense>
  )
}
