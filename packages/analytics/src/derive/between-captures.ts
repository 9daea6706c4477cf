import { byWindow } from '../tables/by-window'

/** Between two captures that lie further apart nothing is told. */
export const FURTHEST_DAYS = 35

/** SQL: the days on which windows of 1, 7, 30 and 90 days begin, `times` of them before a day. */
export function windowStarts(asOf: string, times: 1 | 2): string {
  return byWindow((days) => `${asOf} - ${days * times}`)
}

/**
 * SQL: what a number stood at on some days, from its captures (`days` ascending, `values` parallel): on a straight line
 * between the captures on both sides; NULL before the first, after the last, and where they lie too far apart.
 */
export function valuesAt(targets: string, days: string, values: string): string {
  return `arrayMap((target, at) -> multiIf(
      at = 0, NULL,
      ${days}[at] = target, toFloat64(${values}[at]),
      at = length(${days}) OR ${days}[at + 1] - ${days}[at] > ${FURTHEST_DAYS}, NULL,
      ${values}[at] + (toFloat64(${values}[at + 1]) - ${values}[at]) * (target - ${days}[at]) / (${days}[at + 1] - ${days}[at])),
    ${targets}, arrayMap(target -> arrayLastIndex(day -> day <= target, ${days}), ${targets}))`
}
