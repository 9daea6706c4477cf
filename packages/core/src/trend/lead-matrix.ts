import { median } from '../series/robust-statistics'
import { LEAD_SOURCES, type LeadSource } from './vocabulary'

/** What was found of one trend between two sources, `first` before `second` in the order of the vocabulary. */
export interface TrendLead {
  readonly trendId: string
  readonly first: LeadSource
  readonly second: LeadSource
  /** Weeks by which the first runs ahead of the second; negative behind. */
  readonly weeks: number
  readonly isTold: boolean
}

export interface LeadCell<Lead extends TrendLead> {
  readonly first: LeadSource
  readonly second: LeadSource
  /** Trends of which both know enough weeks. */
  readonly tested: number
  /** Share of these that tell a lead; `null` where none could be tested. */
  readonly share: number | null
  /** Of those that tell one; `null` where none does. */
  readonly medianWeeks: number | null
  /** Those that tell one, the longest leads of the first at the front. */
  readonly told: readonly Lead[]
}

/** One cell for each two sources, in the order of the vocabulary. */
export function leadMatrix<Lead extends TrendLead>(leads: readonly Lead[]): LeadCell<Lead>[] {
  return LEAD_SOURCES.flatMap((first, place) =>
    LEAD_SOURCES.slice(place + 1).map((second) => {
      const all = leads.filter((lead) => lead.first === first && lead.second === second)
      const told = all
        .filter(({ isTold }) => isTold)
        .toSorted((a, b) => b.weeks - a.weeks || (a.trendId < b.trendId ? -1 : 1))
      return {
        first,
        second,
        tested: all.length,
        share: all.length === 0 ? null : told.length / all.length,
        medianWeeks: median(told.map(({ weeks }) => weeks)),
        told,
      }
    }),
  )
}
