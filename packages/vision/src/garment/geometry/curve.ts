/** A place in garment space: centimetres, x to the viewer's right of the centre front, y downwards. */
export type Point = readonly [number, number]

/** A straight piece `[to]` or a cubic one `[control1, control2, to]`. */
export type Segment = readonly [Point] | readonly [Point, Point, Point]

/** A run of joined segments. Closed shapes repeat no point: whoever draws them closes them. */
export interface Curve {
  readonly start: Point
  readonly segments: readonly Segment[]
}

export function curve(start: Point, ...segments: Segment[]): Curve {
  return { start, segments }
}

/** A polyline through the points. */
export function polyline(points: readonly Point[]): Curve {
  const [start = [0, 0], ...rest] = points
  return { start, segments: rest.map((to) => [to]) }
}

/**
 * A soft line through all points (centripetal in spirit: handles are a sixth of the neighbours' distance, times `tension`).
 * `closed` also rounds the joint between the last and the first point.
 */
export function smooth(points: readonly Point[], tension = 1, closed = false): Curve {
  const n = points.length
  const at = (i: number): Point => {
    const k = closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))
    return points[k] ?? [0, 0]
  }
  const segments: Segment[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const f = tension / 6
    segments.push([
      [b[0] + (c[0] - a[0]) * f, b[1] + (c[1] - a[1]) * f],
      [c[0] - (d[0] - b[0]) * f, c[1] - (d[1] - b[1]) * f],
      c,
    ])
  }
  return { start: at(0), segments }
}

/** One cubic from a to b that swells by `bulge` cm to the left of its direction of travel (negative: to the right). */
export function bow(a: Point, b: Point, bulge: number): Curve {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(dy / length) * bulge * 1.33, (-dx / length) * bulge * 1.33]
  return curve(a, [[a[0] + dx * 0.33 + nx, a[1] + dy * 0.33 + ny], [a[0] + dx * 0.67 + nx, a[1] + dy * 0.67 + ny], b])
}

export function endOf(c: Curve): Point {
  const last = c.segments.at(-1)
  return last ? (last.length === 1 ? last[0] : last[2]) : c.start
}

export function reverse(c: Curve): Curve {
  const segments: Segment[] = []
  let from = c.start
  for (const s of c.segments) {
    segments.unshift(s.length === 1 ? [from] : [s[1], s[0], from])
    from = s.length === 1 ? s[0] : s[2]
  }
  return { start: from, segments }
}

export function mapCurve(c: Curve, f: (p: Point) => Point): Curve {
  return {
    start: f(c.start),
    segments: c.segments.map((s): Segment => (s.length === 1 ? [f(s[0])] : [f(s[0]), f(s[1]), f(s[2])])),
  }
}

export const mirror = (c: Curve): Curve => mapCurve(c, ([x, y]) => [-x, y])

export const shift = (c: Curve, dx: number, dy: number): Curve => mapCurve(c, ([x, y]) => [x + dx, y + dy])

/** Joins curves end to start; where they do not touch, a straight line bridges them. */
export function join(first: Curve, ...rest: Curve[]): Curve {
  const segments = [...first.segments]
  let end = endOf(first)
  for (const c of rest) {
    if (Math.hypot(c.start[0] - end[0], c.start[1] - end[1]) > 0.01) segments.push([c.start])
    segments.push(...c.segments)
    end = endOf(c)
  }
  return { start: first.start, segments }
}

/** A shape whose right half runs from the centre line to the centre line: the left half is its mirror image. */
export function symmetric(rightHalf: Curve): Curve {
  return join(rightHalf, reverse(mirror(rightHalf)))
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): Curve {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  return curve(
    [cx + rx, cy],
    [
      [cx + rx, cy + ky],
      [cx + kx, cy + ry],
      [cx, cy + ry],
    ],
    [
      [cx - kx, cy + ry],
      [cx - rx, cy + ky],
      [cx - rx, cy],
    ],
    [
      [cx - rx, cy - ky],
      [cx - kx, cy - ry],
      [cx, cy - ry],
    ],
    [
      [cx + kx, cy - ry],
      [cx + rx, cy - ky],
      [cx + rx, cy],
    ],
  )
}

/** A box with corners cut round by `r`; `taper` narrows the bottom edge by that much on each side. */
export function box(x: number, y: number, w: number, h: number, r = 0, taper = 0): Curve {
  const points: Point[] = [
    [x, y],
    [x + w, y],
    [x + w - taper, y + h],
    [x + taper, y + h],
  ]
  return r > 0 ? rounded(points, r) : polyline(points)
}

/** A polygon with its corners rounded by about `r`. */
export function rounded(points: readonly Point[], r: number): Curve {
  const n = points.length
  const segments: Segment[] = []
  let start: Point | undefined
  for (let i = 0; i < n; i++) {
    const origin: Point = [0, 0]
    const [a, b, c] = [points[(i + n - 1) % n] ?? origin, points[i] ?? origin, points[(i + 1) % n] ?? origin]
    const enter = towards(b, a, r)
    const leave = towards(b, c, r)
    if (start) segments.push([enter])
    else start = enter
    segments.push([between(enter, b, 0.55), between(leave, b, 0.55), leave])
  }
  return { start: start ?? [0, 0], segments }
}

/** The point `d` cm from a on the way to b, at most half way. */
function towards(a: Point, b: Point, d: number): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return between(a, b, Math.min(0.5, d / length))
}

export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

/** The point at angle `degrees` (0 to the right, 90 down) and `distance` from p. */
export function polar(p: Point, degrees: number, distance: number): Point {
  const a = (degrees * Math.PI) / 180
  return [p[0] + Math.cos(a) * distance, p[1] + Math.sin(a) * distance]
}

export function rotate(c: Curve, degrees: number, about: Point = [0, 0]): Curve {
  const a = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(a), Math.sin(a)]
  return mapCurve(c, ([x, y]) => [
    about[0] + (x - about[0]) * cos - (y - about[1]) * sin,
    about[1] + (x - about[0]) * sin + (y - about[1]) * cos,
  ])
}
