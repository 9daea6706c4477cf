/**
 * How a series is drawn. `forecast` and `unfinished` are dotted: not yet known. A `step` holds until the next value, a
 * `span` since the one before. A `stack` stands on the stacks before it: parts of a whole.
 */
export type SeriesLook = 'line' | 'thin' | 'forecast' | 'unfinished' | 'bar' | 'stack' | 'step' | 'span'

/** Colour follows identity: `accent` is the subject, `ink` its reference, a number one of the companions, `#…` the colour that it is. */
export type SeriesColor = 'accent' | 'ink' | 'muted' | 0 | 1 | 2 | 3 | 4 | `#${string}`

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

/** Something that happened in a week of the chart. */
export interface ChartMark {
  /** ISO day. */
  readonly on: string
  readonly text: string
}

/** Marks of one kind, which are shown and hidden together: thin lines through the chart, in words on asking. */
export interface ChartMarks {
  readonly id: string
  readonly name: string
  readonly color: SeriesColor
  readonly marks: readonly ChartMark[]
  readonly isHiddenAtFirst?: boolean
}

export interface ChartModel {
  /** ISO days when `kind` is `time`, else labels in their order. */
  readonly x: readonly string[]
  readonly kind: 'time' | 'labels'
  readonly series: readonly ChartSeries[]
  readonly band?: ChartBand
  /** Of a chart over time. */
  readonly marks?: readonly ChartMarks[]
  /** Ranks grow downwards. */
  readonly isInverted?: boolean
  /** Start the scale at zero: for counts, shares and indexes, not for prices. */
  readonly fromZero: boolean
  readonly write: (value: number | null) => string
}

/** The x that a mark stands at: the last one at or before its day; -1 of one that lies outside. */
function placeOf({ on }: ChartMark, x: readonly string[]): number {
  const [first, last] = [x[0], x.at(-1)]
  if (first === undefined || last === undefined || on < first) return -1
  const place = x.findLastIndex((day) => day <= on)
  // A week after its last Monday is outside the chart.
  return place === x.length - 1 && Date.parse(on) - Date.parse(last) >= 7 * 86_400_000 ? -1 : place
}

/** What happened in the x at `index`, of the kinds that are shown. */
export function marksAt(model: ChartModel, index: number, hidden?: ReadonlySet<string>): ChartMark[] {
  return (model.marks ?? [])
    .filter(({ id }) => hidden?.has(id) !== true)
    .flatMap(({ marks }) => marks.filter((mark) => placeOf(mark, model.x) === index))
}

/** Places of the marks of one kind, each once. */
export function markedPlaces({ marks }: ChartMarks, x: readonly string[]): number[] {
  return [...new Set(marks.map((mark) => placeOf(mark, x)))].filter((place) => place >= 0)
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
