export interface SparklineShape {
  /** One path for each unbroken stretch. */
  readonly measured: string
  readonly forecast: string
  /** Area under the measured part, closed at the bottom. */
  readonly area: string
  /** The last measured point. */
  readonly end: { readonly x: number; readonly y: number } | null
}

type Point = readonly [number, number] | null

function stretches(points: readonly Point[]): (readonly [number, number])[][] {
  const all: (readonly [number, number])[][] = []
  let open: (readonly [number, number])[] = []
  for (const point of [...points, null]) {
    if (point !== null) open.push(point)
    else if (open.length > 0) {
      all.push(open)
      open = []
    }
  }
  return all
}

const write = (value: number) => String(Math.round(value * 10) / 10)
const move = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${write(x)} ${write(y)}`).join('')

/**
 * Paths of a small line in a box of `width` × `height`. The forecast continues on the same scale; gaps stay open;
 * a flat line lies in the middle.
 */
export function sparklineShape(
  values: readonly (number | null)[],
  forecast: readonly number[],
  width: number,
  height: number,
): SparklineShape {
  const known = [...values.filter((value) => value !== null), ...forecast]
  const count = values.length + forecast.length
  const inset = 2
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const x = (index: number) => inset + (count < 2 ? 0 : (index / (count - 1)) * (width - 2 * inset))
  const y = (value: number) => (span === 0 ? height / 2 : inset + (1 - (value - low) / span) * (height - 2 * inset))
  const points = values.map<Point>((value, index) => (value === null ? null : [x(index), y(value)]))
  const parts = stretches(points)
  const last = points.at(-1) ?? null
  const ahead = forecast.map((value, index) => [x(values.length + index), y(value)] as const)
  const end = parts.at(-1)?.at(-1)
  return {
    measured: parts.map(move).join(''),
    forecast: ahead.length === 0 ? '' : move(last === null ? ahead : [last, ...ahead]),
    area: parts
      .map((part) => `${move(part)}L${write(part.at(-1)?.[0] ?? 0)} ${height}L${write(part[0]?.[0] ?? 0)} ${height}Z`)
      .join(''),
    end: end === undefined ? null : { x: end[0], y: end[1] },
  }
}
