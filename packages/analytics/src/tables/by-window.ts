import { WINDOWS } from '@trendee/core/trend/vocabulary'

/** SQL of the windows' days, in the order of every column that is by window. */
export const WINDOW_DAYS = `[${WINDOWS.join(', ')}]`

/** SQL of an array by window; `place` is the window's in such an array, from 1. */
export const byWindow = (sql: (days: number, place: number) => string) =>
  `[${WINDOWS.map((days, index) => sql(days, index + 1)).join(', ')}]`
