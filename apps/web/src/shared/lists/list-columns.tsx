import type { ReactNode } from 'react'
import type { ColumnKind, Exported, VocabularyKind } from '@trendee/contract/column'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { Names } from '../api/use-names'
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
  readonly draw: (value: never, context: Texts & { readonly name: Names }) => ReactNode
}

type Draw<Value> = (value: Value, context: Texts & { readonly name: Names }) => ReactNode
const number = (track: string, draw: Draw<number | null>) => ({ track, isNumber: true, draw })
const word = (draw: Draw<string>) => ({
  track: 'minmax(110px, 1fr)',
  isNumber: false,
  draw: (value: string | null, context: Parameters<typeof draw>[1]) =>
    value === null || value === '' ? UNKNOWN : draw(value, context),
})
const vocabulary = (kind: VocabularyKind) => word((value, { t }) => t(`${kind}.${value}` as TextKey))
const category = word((value, { name }) => name(value))

/** How a value of each kind is shown. */
const KINDS: Readonly<Record<ColumnKind, Kind>> = {
  text: word((value) => value),
  region: word((value, { format }) => format.region(value)),
  count: number('84px', (value, { format }) => format.count(value)),
  short: number('84px', (value, { format }) => format.short(value)),
  decimal: number('76px', (value, { format }) => format.decimal(value)),
  growth: number('84px', (value) => <Growth value={value} />),
  share: number('76px', (value, { format }) => format.share(value)),
  dollars: number('88px', (value, { format }) => (value === null ? UNKNOWN : `$${format.short(value)}`)),
  day: { track: DAY_TRACK, isNumber: true, draw: (value: string | null, { format }) => format.day(value) },
  instantDay: number(DAY_TRACK, (value, { format }) => format.day(value === null ? null : isoDay(value))),
  instant: number(INSTANT_TRACK, (value, { format }) => format.instant(value)),
  flag: {
    track: '84px',
    isNumber: false,
    draw: (value: boolean | null, { t }) => (value === null ? UNKNOWN : t(`flag.${value}`)),
  },
  // A wall draws pictures; a table that is asked for the column says where they are.
  picture: word((value) => value),
  type: vocabulary('type'),
  gender: vocabulary('gender'),
  level: vocabulary('level'),
  lifecycle: vocabulary('lifecycle'),
  evidence: vocabulary('evidence'),
  demand_counts: vocabulary('demand_counts'),
  gender_from: vocabulary('gender_from'),
  price_doubt: vocabulary('price_doubt'),
  segment: vocabulary('segment'),
  trend_part: vocabulary('trend_part'),
  trend_number: vocabulary('trend_number'),
  mover: vocabulary('mover'),
  growth_reason: vocabulary('growth_reason'),
  choice: vocabulary('choice'),
  verdict: vocabulary('verdict'),
  season_part: vocabulary('season_part'),
  season_reason: vocabulary('season_reason'),
  not_judged: vocabulary('not_judged'),
  standing: vocabulary('standing'),
  category,
  primary_category: category,
}

/** What a definition says, in the reader's language. */
export function said<Row, Search>(say: Say<Row, Search>, context: ListContext<Row, Search>): string {
  return typeof say === 'string' ? context.t(say) : say(context)
}

/** A definition's columns as the table draws them: what it leaves out, the contract's column of that id says. */
export function drawnColumns<Row, Search>(
  columns: readonly ListColumn<Row, Search>[],
  exported: Exported<never> | undefined,
  context: ListContext<Row, Search>,
): Column<Row>[] {
  return columns.map(({ header, kind, value, cell, track, isNumber, meaning, ...column }) => {
    const declared = exported?.columns.find(({ id }) => id === column.id)
    const { draw, ...drawing } = KINDS[kind ?? declared?.kind ?? 'text']
    const valueOf = (row: Row) => {
      if (value !== undefined) return value(row)
      return declared === undefined ? row[column.id as keyof Row] : declared.value(row as never, context.language)
    }
    // Of a column that draws more than one field of the row, nobody can say here whether it is empty.
    const hasValue = value !== undefined || declared !== undefined || cell === undefined
    return {
      ...column,
      ...(hasValue ? { isKnown: (row: Row) => ![null, undefined, ''].includes(valueOf(row) as null) } : {}),
      header: said(header ?? declared?.header ?? missingHeader(column.id), context),
      track: track ?? drawing.track,
      isNumber: isNumber ?? drawing.isNumber,
      ...(meaning === undefined ? {} : { meaning: said(meaning, context) }),
      cell: (row) => (cell === undefined ? draw(valueOf(row) as never, context) : cell(row, context)),
    }
  })
}

function missingHeader(id: string): never {
  throw new Error(`the column ${id} has no header, here or in the contract`)
}
