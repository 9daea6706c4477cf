/**
 * How a series is drawn. `forecast` and `unfinished` are dotted: not yet known. A `step` holds until the next value, a
 * `span` since the one before.
 */
export type SeriesLook = 'line' | 'thin' | 'forecast' | 'unfinished' | 'bar' | 'step' | 'span'

/** Colour follows identity: `accent` is the subject, `ink` its reference, a number one of the companions. */
export type SeriesColor = 'accent' | 'ink' | 'muted' | 0 | 1 | 2 | 3 | 4

export interface ChartSeries {
  readonly id: string
  readonly name: string
  readonly look: SeriesLook
  readonly color: SeriesColor
  /** One value for each `x`; `null` is a gap and stays one. */
  readonly values: readonly (number | null)[]
  /** Written at the end of the line. */
  readonly isLabelled?: boolean
  readonly isHiddenAtFirst?: boolean
}

/** A soft area between two limits, such as the 80 % band of a forecast. */
export interface ChartBand {
  readonly name: string
  readonly lower: readonly (number | null)[]
  readonly upper: readonly (number | null)[]
}

export interface ChartModel {
  /** ISO days when `kind` is `time`, else labels in their order. */
  readonly x: readonly string[]
  readonly kind: 'time' | 'labels'
  readonly series: readonly ChartSeries[]
  readonly band?: ChartBand
  /** Ranks grow downwards. */
  readonly isInverted?: boolean
  /** Start the scale at zero: for counts, shares and indexes, not for prices. */
  readonly fromZero: boolean
  readonly write: (value: number | null) => string
}

/** One row for each x of what is behind the chart; the first cell is the x itself. */
export function tableOf(model: ChartModel): { header: string[]; rows: (string | number | null)[][] } {
  const band = model.band
  const columns = [
    ...model.series.map(({ name, values }) => ({ name, values })),
    ...(band === undefined
      ? []
      : [
          { name: `${band.name} ↓`, values: band.lower },
          { name: `${band.name} ↑`, values: band.upper },
        ]),
  ]
  return {
    header: columns.map((column) => column.name),
    rows: model.x.map((x, index) => [x, ...columns.map((column) => column.values[index] ?? null)]),
  }
}

/** The last x at which any series has a value at or before `index`; where a reader's eye starts. */
export function hasValues(model: ChartModel): boolean {
  return model.series.some((series) => series.values.some((value) => value !== null))
}
