import type { Curve, Point, Segment } from './curve'

/**
 * A curve written as SVG path text with absolute M, L and C commands only, in cm: `path('M0 0C1 2 3 4 5 6L7 8')`.
 * Throws when the text does not begin with M or holds another command: these texts are constants of the drawings.
 */
export function path(text: string): Curve {
  let start: Point | undefined
  const segments: Segment[] = []
  for (const [, command = '', body = ''] of text.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const found = points(body)
    if (command === 'M' && !start) start = found[0]
    else if (command === 'L') segments.push(...found.map((p): Segment => [p]))
    else if (command === 'C') {
      for (let i = 0; i + 2 < found.length; i += 3) segments.push([at(found, i), at(found, i + 1), at(found, i + 2)])
    } else throw new Error(`path text may hold M, L and C only: ${text}`)
  }
  if (!start) throw new Error(`path text must begin with M: ${text}`)
  return { start, segments }
}

/** Points written as numbers with spaces between them: `x y x y`. */
export function points(text: string): Point[] {
  const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i): Point => [
    numbers[i * 2] ?? 0,
    numbers[i * 2 + 1] ?? 0,
  ])
}

const at = (list: readonly Point[], i: number): Point => list[i] ?? [0, 0]
