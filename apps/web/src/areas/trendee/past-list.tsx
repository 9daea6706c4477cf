import type { ReactNode } from 'react'
import type { PastDay } from '@trendee/contract/parameters'
import { useTexts } from '../../shared/i18n/use-texts'
import { PastNote } from './past-day'

interface PastListProps {
  readonly search: PastDay
  /** What is told of the newest data only. */
  readonly children: ReactNode
  readonly change: (fields: { readonly as_known: true | undefined }) => void
}

/** What stands above a list of trends: of a day in the past, that it is one. */
export function PastList({ search: { as_of: day, as_known: isKnown }, change, children }: PastListProps) {
  const { t, format } = useTexts()
  if (day === undefined) return <>{children}</>
  const words = t(isKnown === true ? 'past_day.list_known' : 'past_day.list', { day: format.day(day) })
  return <PastNote words={words} isKnown={isKnown === true} onKnown={(known) => change({ as_known: known })} />
}
