import { dayNumber } from '@trendee/core/periods/week'
import type { ChartModel } from './chart-model'

/** A part of a chart that the reader can look at, in days before the last x. */
export interface Zoom {
  readonly label: string
  readonly days: number
}

/** A zoom is worth a button where it leaves out more than this. */
const LEFT_OUT_DAYS = 28

/** The zooms that change what a chart shows. */
export function narrowing(zooms: readonly Zoom[], { x }: Pick<ChartModel, 'x'>): Zoom[] {
  const [first, last] = [x[0], x.at(-1)]
  if (first === undefined || last === undefined || zooms.length === 0) return []
  const whole = dayNumber(last) - dayNumber(first)
  return zooms.filter(({ days }) => whole - days > LEFT_OUT_DAYS)
}
