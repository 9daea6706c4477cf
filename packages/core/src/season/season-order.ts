import { addWeeks, dayNumber } from '../periods/week'
import { LEAD_WEEKS } from './lead-weeks'
import { type SeasonVerdictKind, isOrdered } from './season-verdict'
import { type SellingSeason, sellingWeeks } from './selling-season'

const WEEK_DAYS = 7

/** The last days to order for a season. */
export interface SeasonOrderDays {
  /** So that goods are there for its first week. */
  readonly forFirstWeek: string
  /** For its second half. */
  readonly forHalf: string
  /** For its top; `null` where it has none. */
  readonly forTop: string | null
}

export function seasonOrderDays(
  season: SellingSeason,
  region: string,
  { peakWeek, leadWeeks }: { readonly peakWeek: string | null; readonly leadWeeks: number },
): SeasonOrderDays {
  const { from, weeks } = sellingWeeks(season, region)
  return {
    forFirstWeek: addWeeks(from, -leadWeeks),
    forHalf: addWeeks(from, Math.floor(weeks / 2) - leadWeeks),
    forTop: peakWeek === null ? null : addWeeks(peakWeek, -leadWeeks),
  }
}

/** Of seasons in their order, the first for whose first week goods ordered today are in time; the last one where none is. */
export function seasonToOrder<Told extends { readonly from: string }>(
  seasons: readonly Told[],
  { today, leadWeeks }: { readonly today: string; readonly leadWeeks: number },
): Told | undefined {
  return seasons.find(({ from }) => addWeeks(from, -leadWeeks) >= today) ?? seasons.at(-1)
}

/** The longest lead in weeks with which goods ordered today are there on a day; `null` where no lead is as short. */
export function leadStillMet(day: string, today: string): number | null {
  const weeks = Math.floor((dayNumber(day) - dayNumber(today)) / WEEK_DAYS)
  return weeks < LEAD_WEEKS.least ? null : weeks
}

/** By when something is to be ordered for a season, on a day and with a lead time. */
export interface SeasonDue {
  /**
   * Last day to order or to decide for its first week; where that is past, for its top, or its second half where it has no top;
   * `null` where nothing is to be ordered. Past, where it is too late for both.
   */
  readonly orderBy: string | null
  /** What goods ordered by then come for. */
  readonly meets: 'first_week' | 'top' | 'half'
  /** The same for its top, where it has one. */
  readonly topBy: string | null
  readonly isTooLate: boolean
  /** Where it is too late, the longest lead time that is not, if there is one. */
  readonly shorter: { readonly leadWeeks: number; readonly orderBy: string } | null
}

/** What the last days to order for a season follow from. */
export interface SeasonDueFacts {
  readonly season: SellingSeason
  readonly region: string
  /** The day on which it is decided. */
  readonly today: string
  readonly leadWeeks: number
  readonly told: { readonly kind: SeasonVerdictKind; readonly peakWeek: string | null }
}

export function seasonDue({ season, region, today, leadWeeks, told: { kind, peakWeek } }: SeasonDueFacts): SeasonDue {
  const daysWith = (weeks: number) => seasonOrderDays(season, region, { peakWeek, leadWeeks: weeks })
  const latestWith = (weeks: number) => daysWith(weeks).forTop ?? daysWith(weeks).forHalf
  const { forFirstWeek, forTop } = daysWith(leadWeeks)
  const isFirstMissed = forFirstWeek < today
  const orderBy = isOrdered(kind) ? (isFirstMissed ? latestWith(leadWeeks) : forFirstWeek) : null
  const isTooLate = orderBy !== null && orderBy < today
  const weeks = isTooLate ? leadStillMet(latestWith(0), today) : null
  return {
    orderBy,
    topBy: isOrdered(kind) ? forTop : null,
    meets: !isFirstMissed || forTop === forFirstWeek ? 'first_week' : forTop === null ? 'half' : 'top',
    isTooLate,
    shorter: weeks === null ? null : { leadWeeks: weeks, orderBy: latestWith(weeks) },
  }
}
