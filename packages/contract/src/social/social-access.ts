import { WINDOW_NOTE, windowNeed } from '../needs'

export const socialListAccess = {
  who: 'line',
  line: 'trendee',
  feature: 'trend_list',
  needs: windowNeed,
  note: WINDOW_NOTE,
} as const

/** One record, whole; `kind` tells equal ids of different things apart where the plan counts them. */
export function socialDetailAccess(kind: string, field: string) {
  return { who: 'line', line: 'trendee', feature: 'trend_detail', item: { kind, field } } as const
}

/** The same where a window is asked for. */
export function windowedDetailAccess(kind: string, field: string) {
  return { ...socialDetailAccess(kind, field), needs: windowNeed, note: WINDOW_NOTE } as const
}
