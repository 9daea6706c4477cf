import type { Curve, Point } from './curve'

/** The `d` of an open path, one decimal; the caller closes it. */
export function pathOf(c: Curve): string {
  let d = `M${pair(c.start)}`
  for (const s of c.segments) d += s.length === 1 ? `L${pair(s[0])}` : `C${pair(s[0])} ${pair(s[1])} ${pair(s[2])}`
  return d
}

const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`

export const num = (value: number): string => String(Math.round(value * 10) / 10)
