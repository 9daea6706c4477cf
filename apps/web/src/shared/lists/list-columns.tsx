import type { ReactNode } from 'react'
import { UNKNOWN } from '../format/format'
import { isoDay } from '../format/iso-day'
import type { Texts } from '../i18n/use-texts'
import { Growth } from '../ui/growth'
import type { Column } from './data-table'
import { DAY_TRACK, INSTANT_TRACK } from './date-tracks'
import type { ListColumn, ListContext, Say } from './list-definition'

interface Kind {
  readonly track: string
  readonly isNumber: boolean
  readonly draw: (value: never, texts: Texts) => ReactNode
}

const number = (track: string, draw: (value: number | null, texts: Texts) => ReactNode) =>
  ({ track, isNumber: true, draw }) as const

/** How a value of each kind is shown. */
const KINDS = {
  text: {
    track: 'minmax(110px, 1fr)',
    isNumber: false,
    draw: (value: string | null) => (value === null || value === '' ? UNKNOWN : value),
  },
  region: {
    track: '110px',
    isNumber: false,
    draw: (value: string | null, { format }) => (value === null || value === '' ? UNKNOWN : format.region(value)),
  },
  count: number('84px', (value, { format }) => format.count(value)),
  /** `1.2K`. */
  short: number('84px', (value, { format }) => format.short(value)),
  decimal: number('76px', (value, { format }) => format.decimal(value)),
  /** A fraction. */
  growth: number('84px', (value) => <Growth value={value} />),
  /** US dollars, shortened. */
  dollars: number('88px', (value, { format }) => (value === null ? UNKNOWN : `$${format.short(value)}`)),
  /** `YYYY-MM-DD`. */
  day: { track: DAY_TRACK, isNumber: true, draw: (value: string | null, { format }) => format.day(value) },
  /** The day of unix seconds. */
  instantDay: number(DAY_TRACK, (value, { format }) => format.day(value === null ? null : isoDay(value))),
  /** Unix seconds. */
  instant: number(INSTANT_TRACK, (value, { format }) => format.instant(value)),
} as const satisfies Record<string, Kind>

export type ColumnKind = keyof typeof KINDS

/** What a definition says, in the reader's language. */
export function said<Row, Search>(say: Say<Row, Search>, context: ListContext<Row, Search>): string {
  return typeof say === 'string' ? context.t(say) : say(context)
}

/** A definition's columns as the table draws them. */
export function drawnColumns<Row, Search>(
  columns: readonly ListColumn<Row, Search>[],
  context: ListContext<Row, Search>,
): Column<Row>[] {
  return columns.map(({ header, kind = 'text', value, cell, track, isNumber, meaning, ...column }) => {
    const drawing: Kind = KINDS[kind]
    const valueOf = value ?? ((row: Row) => row[column.id as keyof Row])
    return {
      ...column,
      header: said(header, context),
      track: track ?? drawing.track,
      isNumber: isNumber ?? drawing.isNumber,
      ...(meaning === undefined ? {} : { meaning: said(meaning, context) }),
      cell: (row) => (cell === undefined ? drawing.draw(valueOf(row) as never, context) : cell(row, context)),
    }
  })
}
