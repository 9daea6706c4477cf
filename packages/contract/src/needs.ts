import type { Feature } from '@trendee/core/plans/features'
import { PEAK_SOON_WEEKS, type WindowDays } from '@trendee/core/trend/vocabulary'

/** What questions need beside their feature, each with its sentence for the reference page. */

export function windowNeed({ window }: { readonly window: WindowDays }): Feature[] {
  return window === 90 ? ['window_90'] : []
}
export const WINDOW_NOTE = 'A `window` of 90 needs `window_90`.'

/** Asked for one week after the other, the filter by peak would tell the week itself: only the highlights' own is free. */
export function peakNeed({ peak_within_weeks: weeks }: { readonly peak_within_weeks?: number | undefined }): Feature[] {
  return weeks === undefined || weeks === PEAK_SOON_WEEKS ? [] : ['forecast']
}
/** Months tell of the week as well. */
export function seasonNeed({ peaks_in: season }: { readonly peaks_in?: string | undefined }): Feature[] {
  return season === undefined ? [] : ['forecast']
}
/** An order by verdicts would tell them. */
export function verdictNeed({ sort }: { readonly sort: string }): Feature[] {
  return sort === 'verdict' || sort === 'usual_error' ? ['forecast'] : []
}
export const VERDICT_NOTE = 'Sorted by `verdict` or `usual_error` it needs `forecast`.'
export const SEASON_NOTE = '`peaks_in` needs `forecast`.'
export const PEAK_NOTE = `\`peak_within_weeks\` needs \`forecast\`, unless it is ${PEAK_SOON_WEEKS}.`
