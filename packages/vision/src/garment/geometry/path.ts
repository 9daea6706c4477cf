import type { Curve, Point } from './curve'

/**
 * The `d` of an open path; the caller closes it. One decimal and relative commands, because a picture's size is mostly
 * its path text. Each step is taken from the rounded place before it, so that rounding never adds up.
 */
export function pathOf(c: Curve): string {
  let [x, y] = [tenths(c.start[0]), tenths(c.start[1])]
  let d = `M${pack([x, y])}`
  let last = ''
  const step = (p: Point): [number, number] => [tenths(p[0]) - x, tenths(p[1]) - y]
  for (const s of c.segments) {
    const command = s.length === 1 ? 'l' : 'c'
    const numbers = s.flatMap(step)
    const text = pack(numbers)
    d += command === last ? (text.startsWith('-') ? text : ` ${text}`) : command + text
    last = command
    const end = s.length === 1 ? s[0] : s[2]
    ;[x, y] = [tenths(end[0]), tenths(end[1])]
  }
  return d
}

const tenths = (value: number): number => Math.round(value * 10)

/** Tenths as the shortest text: no leading zero, no space before a minus sign. */
function pack(values: readonly number[]): string {
  let out = ''
  for (const value of values) {
    const text = String(value / 10).replace(/^(-?)0\./, '$1.')
    out += out === '' || text.startsWith('-') ? text : ` ${text}`
  }
  return out
}

export const num = (value: number): string => String(Math.round(value * 10) / 10)
