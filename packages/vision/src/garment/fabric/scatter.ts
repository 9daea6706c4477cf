import { polar, smooth } from '../geometry/curve'
import type { Point } from '../geometry/curve'
import { pathOf } from '../geometry/path'
import type { Random } from '../seeded-random'
import { within } from '../seeded-random'

export interface Spot {
  readonly x: number
  readonly y: number
  /** Degrees, any direction. */
  readonly turn: number
  readonly index: number
}

/** Evenly loose places on a tile: a grid with every other row shifted, each place moved by up to `jitter` of its cell. */
export function scatter(
  random: Random,
  width: number,
  height: number,
  columns: number,
  rows: number,
  jitter: number,
): Spot[] {
  const [w, h] = [width / columns, height / rows]
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return {
      x: (column + 0.5 + (row % 2 ? 0.5 : 0) + within(random, -jitter, jitter)) * w,
      y: (row + 0.5 + within(random, -jitter, jitter)) * h,
      turn: within(random, 0, 360),
      index,
    }
  })
}

/** A closed soft shape around a place; `rough` from 0 (circle) to 1, `stretch` widens it along `turn`. */
export function blob(
  random: Random,
  x: number,
  y: number,
  radius: number,
  corners: number,
  rough: number,
  stretch = 1,
  turn = 0,
): string {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const r = radius * (1 - rough * random())
    const p = polar([0, 0], (i * 360) / corners, r)
    const [px, py] = [p[0] * stretch, p[1]]
    const a = (turn * Math.PI) / 180
    return [x + px * Math.cos(a) - py * Math.sin(a), y + px * Math.sin(a) + py * Math.cos(a)]
  })
  return `${pathOf(smooth(points, 1, true))}Z`
}

/** Petals around a centre as one path: `count` ovals of `length`, `fat` times as wide. */
export function petals(x: number, y: number, count: number, length: number, fat: number, turn: number): string {
  return Array.from({ length: count }, (_, i) => {
    const a = turn + (i * 360) / count
    const tip = polar([x, y], a, length)
    const side = (f: number): [Point, Point] => [
      polar(polar([x, y], a, length * 0.3), a + 90 * f, length * fat * 0.95),
      polar(tip, a + 90 * f, length * fat * 1.25),
    ]
    const [l, l2] = side(-1)
    const [r, r2] = side(1)
    return `${pathOf({
      start: [x, y],
      segments: [
        [l, l2, tip],
        [r2, r, [x, y]],
      ],
    })}Z`
  }).join('')
}

/** A pointed leaf from a place in a direction. */
export function leaf(x: number, y: number, length: number, fat: number, turn: number): string {
  const tip = polar([x, y], turn, length)
  const l = polar(polar([x, y], turn, length * 0.45), turn - 90, length * fat)
  const r = polar(polar([x, y], turn, length * 0.45), turn + 90, length * fat)
  return `${pathOf({
    start: [x, y],
    segments: [
      [l, l, tip],
      [r, r, [x, y]],
    ],
  })}Z`
}
