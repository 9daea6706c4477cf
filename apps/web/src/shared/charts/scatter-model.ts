/** Where the points of a scatter stand, and which of them have room for their names. Pure: it can be tested without a page. */

export interface ScatterPoint {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  /** What its area stands for. */
  readonly size: number
}

export interface Placed extends ScatterPoint {
  readonly left: number
  readonly top: number
  readonly radius: number
}

export interface Label {
  readonly id: string
  readonly left: number
  readonly top: number
  readonly isBefore: boolean
}

export interface Tick {
  readonly value: number
  readonly at: number
}

/** From which ratio on numbers are drawn by ratio and not by difference. */
const LOG_FROM = 8
const LARGEST = 18
const SMALLEST = 4

interface Axis {
  readonly isLog: boolean
  readonly at: (value: number) => number
  readonly ticks: readonly Tick[]
}

/** Whole steps of 1, 2 or 5 times a power of ten. */
function steps(from: number, to: number, wanted: number): number[] {
  const raw = (to - from) / wanted
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= raw) ?? 10 * power
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, place) => (first + place) * step)
}

/** 1, 2, 5, 10 up to five millions; where that is more than have room, the powers of ten alone. */
const COUNTS = Array.from({ length: 7 }, (_, power) => [1, 2, 5].map((times) => times * 10 ** power)).flat()
const MOST_TICKS = 10

/** Counts from one on: by ratio where the largest is many times the smallest. */
export function countAxis(values: readonly number[], length: number): Axis {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (most / least >= LOG_FROM) {
    const [from, to] = [Math.log(least / 1.3), Math.log(most * 1.3)]
    const at = (value: number) => ((Math.log(value) - from) / (to - from)) * length
    const all = COUNTS.filter((tick) => tick >= least / 1.3 && tick <= most * 1.3)
    const ticks = all.length > MOST_TICKS ? all.filter((tick) => Number.isInteger(Math.log10(tick))) : all
    return { isLog: true, at, ticks: ticks.map((value) => ({ value, at: at(value) })) }
  }
  const room = Math.max(1, (most - least) * 0.08)
  const [from, to] = [least - room, most + room]
  const at = (value: number) => ((value - from) / (to - from)) * length
  const ticks = steps(from, to, 5).filter((tick) => Number.isInteger(tick) && tick > 0)
  return { isLog: false, at, ticks: ticks.map((value) => ({ value, at: at(value) })) }
}

const DOUBLINGS = [-0.9, -0.75, -0.5, -0.25, 0, 0.5, 1, 2, 4, 9, 19, 49]
/** What fell to nothing has no logarithm: it stands at the end. */
const NOTHING_LEFT = 0.02

/** Growth, from the top: by ratio where the fastest is many times the slowest, so that a half and a double lie alike far. */
export function growthAxis(values: readonly number[], length: number): Axis {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const ratio = (value: number) => Math.log(Math.max(NOTHING_LEFT, 1 + value))
  const isLog = ratio(most) - ratio(least) >= Math.log(LOG_FROM / 2)
  const scaled = isLog ? ratio : (value: number) => value
  const room = Math.max(0.02, (scaled(most) - scaled(least)) * 0.08)
  const [from, to] = [scaled(least) - room, scaled(most) + room]
  const at = (value: number) => length - ((scaled(value) - from) / (to - from)) * length
  const wanted = isLog
    ? DOUBLINGS.filter((tick) => tick >= least - 0.05 && tick <= most * 1.1 + 0.05)
    : steps(from, to, 5)
  return { isLog, at, ticks: wanted.map((value) => ({ value, at: at(value) })) }
}

/** The larger first, so that a small point is never hidden under a large one. */
export function placedPoints(points: readonly ScatterPoint[], x: Axis, y: Axis): Placed[] {
  const most = Math.max(1, ...points.map((point) => point.size))
  return points
    .map((point) => ({
      ...point,
      left: x.at(point.x),
      top: y.at(point.y),
      radius: Math.max(SMALLEST, LARGEST * Math.sqrt(point.size / most)),
    }))
    .toSorted((a, b) => b.radius - a.radius || (a.id < b.id ? -1 : 1))
}

const LINE = 14
const LETTER = 6.4

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Chinese letters are as wide as two. */
function widthOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1), 0) * LETTER
}

/** Names of the points that lie furthest out first, each where it meets neither another name nor a point. */
export function placedLabels(placed: readonly Placed[], width: number, height: number): Label[] {
  const middleX = width / 2
  const middleY = height / 2
  const outness = ({ left, top }: Placed) => ((left - middleX) / width) ** 2 + ((top - middleY) / height) ** 2
  const taken: Box[] = placed.map(({ left, top, radius }) => ({
    left: left - radius * 0.7,
    right: left + radius * 0.7,
    top: top - radius * 0.7,
    bottom: top + radius * 0.7,
  }))
  return placed
    .toSorted((a, b) => outness(b) - outness(a) || (a.id < b.id ? -1 : 1))
    .flatMap((point): Label[] => {
      const wide = widthOf(point.name)
      for (const isBefore of [false, true]) {
        const left = isBefore ? point.left - point.radius - 4 - wide : point.left + point.radius + 4
        const box = { left, right: left + wide, top: point.top - LINE / 2, bottom: point.top + LINE / 2 }
        const isWithin = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
        if (!isWithin || taken.some((other) => meet(box, other))) continue
        taken.push(box)
        return [{ id: point.id, left: isBefore ? point.left - point.radius - 4 : left, top: point.top, isBefore }]
      }
      return []
    })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
