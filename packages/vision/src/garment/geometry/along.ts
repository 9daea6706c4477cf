import { between, polyline, smooth } from './curve'
import type { Curve, Point, Segment } from './curve'

/** A place on a curve with the unit direction of travel. */
export interface Station {
  readonly at: Point
  readonly along: Point
}

/** `count` stations evenly spaced by length, both ends included. */
export function stations(c: Curve, count: number): Station[] {
  const fine = flatten(c)
  const lengths = [0]
  for (let i = 1; i < fine.length; i++) lengths.push((lengths[i - 1] ?? 0) + distance(fine[i - 1], fine[i]))
  const total = lengths.at(-1) ?? 0
  const result: Station[] = []
  let k = 1
  for (let i = 0; i < count; i++) {
    const target = count === 1 ? total / 2 : (total * i) / (count - 1)
    while (k < fine.length - 1 && (lengths[k] ?? 0) < target) k++
    const [a, b] = [fine[k - 1] ?? c.start, fine[k] ?? c.start]
    const span = (lengths[k] ?? 0) - (lengths[k - 1] ?? 0) || 1
    const step = distance(a, b) || 1
    result.push({
      at: between(a, b, Math.min(1, (target - (lengths[k - 1] ?? 0)) / span)),
      along: [(b[0] - a[0]) / step, (b[1] - a[1]) / step],
    })
  }
  return result
}

function lengthOf(c: Curve): number {
  const fine = flatten(c)
  return fine.slice(1).reduce((sum, p, i) => sum + distance(fine[i], p), 0)
}

/** The point at share `t` (0 to 1) of the curve's length. */
export function pointOn(c: Curve, t: number): Point {
  const all = stations(c, 65)
  return all[Math.round(Math.min(1, Math.max(0, t)) * 64)]?.at ?? c.start
}

/** The curve moved `d` cm to the right of its direction of travel (clockwise on the page), as a soft line. */
export function offset(c: Curve, d: number, count = 9): Curve {
  return smooth(stations(c, count).map(({ at, along }): Point => [at[0] - along[1] * d, at[1] + along[0] * d]))
}

/** The part of the curve from share `from` to share `to`. */
export function part(c: Curve, from: number, to: number, count = 7): Curve {
  return smooth(Array.from({ length: count }, (_, i) => pointOn(c, from + ((to - from) * i) / (count - 1))))
}

/** Scallops (round teeth) of about `size` cm along the curve, to the right of its direction of travel. */
export function scallops(c: Curve, size: number, depth = size * 0.6): Curve {
  const count = Math.max(2, Math.round(lengthOf(c) / size))
  const marks = stations(c, count + 1)
  const first = marks[0]?.at ?? c.start
  const segments = marks.slice(1).map(({ at, along }, i): Segment => {
    const from = marks[i]?.at ?? at
    const [nx, ny] = [-along[1] * depth * 1.3, along[0] * depth * 1.3]
    return [[from[0] + nx, from[1] + ny], [at[0] + nx, at[1] + ny], at]
  })
  return { start: first, segments }
}

/** A wavy edge: `waves` full waves of `amplitude` cm, starting and ending on the curve. */
export function waves(c: Curve, count: number, amplitude: number): Curve {
  const marks = stations(c, count * 4 + 1)
  return smooth(
    marks.map(({ at, along }, i): Point => {
      const d = Math.sin((i * Math.PI) / 2) * amplitude
      return [at[0] - along[1] * d, at[1] + along[0] * d]
    }),
  )
}

/** Teeth of about `size` cm (raw edges, fur): a zigzag polyline. */
export function zigzag(c: Curve, size: number, depth: number): Curve {
  const count = Math.max(2, Math.round(lengthOf(c) / size)) * 2
  return polyline(
    stations(c, count + 1).map(({ at, along }, i): Point => {
      const d = i % 2 === 1 ? depth : 0
      return [at[0] - along[1] * d, at[1] + along[0] * d]
    }),
  )
}

/** Left, top, right, bottom over all curves (the flattened curve, not its control points). */
export function boundsOf(curves: readonly Curve[]): readonly [number, number, number, number] {
  let [l, t, r, b] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const c of curves) {
    for (const [x, y] of flatten(c)) {
      l = Math.min(l, x)
      t = Math.min(t, y)
      r = Math.max(r, x)
      b = Math.max(b, y)
    }
  }
  return [l, t, r, b]
}

function flatten(c: Curve, steps = 12): Point[] {
  const points: Point[] = [c.start]
  let from = c.start
  for (const s of c.segments) {
    if (s.length === 1) {
      points.push(s[0])
      from = s[0]
      continue
    }
    for (let i = 1; i <= steps; i++) points.push(cubic(from, s[0], s[1], s[2], i / steps))
    from = s[2]
  }
  return points
}

function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return [a[0] * p + b[0] * q + c[0] * r + d[0] * s, a[1] * p + b[1] * q + c[1] * r + d[1] * s]
}

function distance(a: Point | undefined, b: Point | undefined): number {
  return a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0
}
