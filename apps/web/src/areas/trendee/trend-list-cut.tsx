import { topList } from '@trendee/contract/trends/top-list'
import { PlanCut } from '../../shared/plans/plan-cut'

interface CutProps {
  readonly shown: number
  /** How many there are, and how many of them were asked for. */
  readonly all: number
  readonly asked: number
}

/** Where the plan shows fewer of the trends than were asked for: how many it shows, and what shows more. */
export function TrendListCut({ shown, all, asked }: CutProps) {
  if (shown >= Math.min(all, asked)) return null
  return (
    <p style={{ margin: '8px 0', color: 'var(--ink-faint)', fontSize: 13 }}>
      <PlanCut entry={topList} asked={{}} shown={shown} total={all} />
    </p>
  )
}
