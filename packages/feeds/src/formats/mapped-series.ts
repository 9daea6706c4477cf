import { type ColumnMapping, columnsOf } from '@trendee/core/imports/mappable-fields'
import { genderOfField } from '@trendee/core/extraction/find-gender'
import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import { stepOfDays } from '../calendar-days'
import { isNothing } from '../cells/nothing'
import { periodOfName } from '../cells/read-period'
import { cleanOptional } from '../clean-text'
import type { FeedOptions } from '../feed'
import { regionOfPlace } from '../regions'
import { type ColumnFinder, type RowMapper, booleanCell } from '../table-feed'
import { namesMeasure } from '../mapping/column-names'
import { UnreadableFieldError } from '../unreadable-field'
import { UNSAID } from '../unsaid'
import { mappedColumnsOf } from './mapped-columns'

const ALL = /^(?:all|total|both|alle|tous|todos|tutti|全部|所有|合计|すべて|전체|все)$/iu

/** A column of values, and what its name tells of them where no cell does. */
interface ValueColumn {
  readonly at: number
  readonly name: string
  readonly region: string
  /** The period that its name says, of a table without a column of dates. */
  readonly date: string | null
}

/**
 * Rows of a table of series: a column for each term, one for each place of a term that is told, or a row for each term, place and date.
 * Levels compare only within their table: nobody said in what they are counted.
 */
export function seriesMapper(mapping: ColumnMapping, column: ColumnFinder, options: FeedOptions): RowMapper {
  const { at: positions, called } = mappedColumnsOf('series', mapping, column)
  const { date: dateAt, term: termAt, region: regionAt, gender: genderAt, partial: partialAt } = positions
  const isTermKnown = termAt >= 0 || options.term !== undefined
  const values = columnsOf(mapping, 'value').map((name): ValueColumn => {
    const region = isTermKnown && regionAt < 0 ? regionOfPlace(name) : ''
    return { at: column(name), name, region, date: dateAt < 0 ? periodOfName(name) : null }
  })
  // Each column is a day, a week or a month.
  const stepOfColumns = stepOfDays(values.flatMap(({ date }) => date ?? []))
  return (cells, sink, row) => {
    if (booleanCell(cells[partialAt]) === true) {
      sink.leaveOut('unfinished_step')
      return
    }
    if (options.platform === undefined) sink.note(UNSAID.platform)
    const ofRow = dateAt < 0 ? '' : row.period(dateAt, called('date'))
    const step = dateAt < 0 ? stepOfColumns : row.step(dateAt)
    if (step === null) throw new UnreadableFieldError(called('date'), 'is the only date: a series has two or more')
    const place = cleanOptional(cells[regionAt])
    const named = place === '' ? '' : regionOfPlace(place)
    if (place !== '' && named === '') throw new UnreadableFieldError(called('region'), 'is no place we know')
    const gender = genderOf(cleanOptional(cells[genderAt]), called('gender'))
    const rowTerm = cleanOptional(cells[termAt])
    if (!isTermKnown && values.some((one) => one.date !== null || namesMeasure(one.name))) {
      sink.note(UNSAID.term)
      throw new UnreadableFieldError('', UNSAID.term)
    }
    if (termAt >= 0 && rowTerm === '') throw new UnreadableFieldError(called('term'), 'is empty')
    const regionOf = ({ region }: ValueColumn) => named || region || (options.region ?? UNKNOWN_REGION)
    if (values.some((one) => regionOf(one) === UNKNOWN_REGION)) sink.note(UNSAID.region)
    if (options.platform === undefined) throw new UnreadableFieldError('', UNSAID.platform)
    const told = values.filter(({ at }) => !isNothing(cells[at]))
    // Below each other stand several requests: of the terms of another one a row says nothing.
    for (const one of told.length > 0 ? told : values) {
      sink.record({
        kind: 'series',
        platform: options.platform,
        term: rowTerm || (options.term ?? (one.date === null ? one.name : '')),
        region: regionOf(one),
        gender,
        step,
        date: one.date ?? ofRow,
        value: row.level(one.at, one.name),
        evidence: 'relative',
        scaledPerFile: true,
      })
    }
  }
}

/** `women`, `men`, or '' where the cell says nothing or all. Series of other wearers are not told apart: throws UnreadableFieldError. */
function genderOf(cell: string, field: string): string {
  const gender = cell === '' ? 'unisex' : genderOfField(cell)
  if (gender === 'women' || gender === 'men') return gender
  if (gender === 'unisex' || ALL.test(cell)) return ''
  throw new UnreadableFieldError(field, { text: 'is none of {words}', values: { words: 'women, men' } })
}
