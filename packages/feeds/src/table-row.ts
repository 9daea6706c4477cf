import { addDays, dayNumber } from '@trendee/core/periods/week'
import { instantSeconds, type stepOfDays } from './calendar-days'
import { currenciesInName, currenciesOf, isCurrency, type RowOfPrice, settledCurrency } from './cells/currency-signs'
import type { DecimalMark } from './cells/digits'
import { isNothing } from './cells/nothing'
import { type Count, readCount, type Unread } from './cells/read-count'
import { signsIn, signsOfColumns } from './cells/price-signs'
import { readMoney } from './cells/read-money'
import { daysAgo } from './cells/days-ago'
import { excelDay, hasTwoReadings, isDayWithoutYear, lastDayWithoutYear, readDay } from './cells/read-day'
import { type Offered, readOffered } from './cells/read-offered'
import { readLevel } from './cells/read-level'
import { daysOfCell, readPeriod } from './cells/read-period'
import { readRating } from './cells/read-rating'
import { secondsOfClock } from './cells/time-of-day'
import { readStockState } from './cells/read-stock-state'
import { cleanOptional } from './clean-text'
import type { FeedOptions, RowSink } from './feed'
import type { FeedMessage } from './feed-message'
import { notedStep } from './noted-step'
import { OF_CAPTURE, UNKNOWN_DAY, UNREAD_DAY } from './record-day'
import { regionOfPlace } from './regions'
import { UnreadableFieldError } from './unreadable-field'
import { type ColumnFacts, WrittenColumns } from './written-columns'

/** A price, or the ends of a range of prices. */
export interface PriceRange {
  readonly low: number
  /** `null` where there is one price. */
  readonly high: number | null
}

/** Whoever is told of a cell that cannot be read. */
export type UnreadTaker = Pick<RowSink, 'unread'>
/** Whoever is told, too, how cells are read that tell less than others of their column. */
type ReadingTaker = Pick<RowSink, 'unread' | 'note'>

function isUnread(read: unknown): read is Unread {
  return typeof read === 'object' && read !== null && 'unread' in read
}

function told<Value>(read: Value | Unread, field: string, cell: unknown, sink: UnreadTaker): Value | null {
  if (!isUnread(read)) return read
  sink.unread(field, read.unread, cell)
  return null
}

/** A count of 0 or more, in a column of `factor` (thousands) as `readCount`; null where the cell says nothing or, as the sink is told, cannot be read. */
export function countCell(
  cell: unknown,
  field: string,
  sink: UnreadTaker,
  mark: DecimalMark | null = null,
  factor = 1,
): Count | null {
  return told(readCount(cell, mark, factor), field, cell, sink)
}

/** Whether there are pieces left; null where the cell says nothing or, as the sink is told, cannot be read. */
export function stockStateCell(cell: unknown, field: string, sink: UnreadTaker): boolean | null {
  return told(readStockState(cell), field, cell, sink)
}

/** Whether the shop offers it; null where the cell says nothing or, as the sink is told, cannot be read. */
export function offeredCell(cell: unknown, field: string, sink: UnreadTaker): Offered | null {
  return told(readOffered(cell), field, cell, sink)
}

/** A country by its code or its name in any of our languages, `given` where the cell says nothing; '' where, as the sink is told, it names no place. */
export function placeCell(cell: unknown, given: string, field: string, sink: UnreadTaker): string {
  const place = cleanOptional(cell)
  if (place === '') return given
  const region = regionOfPlace(place)
  if (region === '') sink.unread(field, 'is no place we know', place)
  return region
}

/** A rating above 0 up to 5; null where the cell says nothing, 0 or, as the sink is told, cannot be read. */
export function ratingCell(
  cell: unknown,
  field: string,
  sink: UnreadTaker,
  mark: DecimalMark | null = null,
): number | null {
  return told(readRating(cell, mark), field, cell, sink)
}

/**
 * An amount of money of 0 or more, such as a revenue, in a currency ('' where it is not known); null where the cell says nothing or, as the
 * sink is told, cannot be read: also where it has the sign of another currency.
 */
export function amountCell(
  cell: unknown,
  currency: string,
  field: string,
  sink: UnreadTaker,
  mark: DecimalMark | null = null,
): PriceRange | null {
  const money = told(readMoney(cell), field, cell, sink)
  if (money === null) return null
  const refuse = (reason: FeedMessage): null => {
    sink.unread(field, reason, cell)
    return null
  }
  if (currency !== '' && money.currencies.length > 0 && !money.currencies.includes(currency))
    return refuse('is in another currency than its row')
  const low = money.low(currency, mark)
  const high = money.high?.(currency, mark) ?? null
  if (low === null) return refuse('is not a price')
  if (low === 'two readings' || high === 'two readings') return refuse('has two readings')
  if (high !== null && high < low) return refuse('is not a price')
  return { low, high: high === low ? null : high }
}

/** A price above zero; null as of `amountCell`, and where it is 0: no shop asks nothing. */
export function priceCell(...asked: Parameters<typeof amountCell>): PriceRange | null {
  const amount = amountCell(...asked)
  return amount !== null && amount.low > 0 ? amount : null
}

function dayFault(cell: unknown): FeedMessage {
  if (daysAgo(cell) !== null || isDayWithoutYear(cell)) return OF_CAPTURE
  return hasTwoReadings(cell) ? 'has two readings' : 'is no date'
}

function momentFault(cell: unknown): FeedMessage {
  const fault = dayFault(cell)
  return fault === 'is no date' ? 'is no moment in time' : fault
}

/** For cells whose row is lost with them: one fault is told once. */
export const NOBODY: ReadingTaker = { unread: () => undefined, note: () => undefined }

/** The cells of a table's rows, read as its columns write them. One a file: `cells` are of the row that is being read. */
export class TableRow {
  private cells: readonly unknown[] = []
  private sink: ReadingTaker = NOBODY
  private readonly currencyOfColumn = new Map<number, readonly string[]>()
  private currencyOfPrices: readonly string[] | undefined

  private readonly steps = new Map<number, ReturnType<typeof stepOfDays>>()
  private readonly written: WrittenColumns

  constructor(
    private readonly column: (at: number) => ColumnFacts,
    private readonly options: Pick<FeedOptions, 'decimalMark' | 'dayOrder' | 'capturedOn'>,
    columns: () => number,
  ) {
    this.written = new WrittenColumns(column, options, columns)
  }

  /** Goes to the next row. */
  at(cells: readonly unknown[], sink: ReadingTaker): void {
    this.cells = cells
    this.sink = sink
  }

  count(at: number, field: string): Count | null {
    const cell = this.written.turkish(at, this.cells[at])
    return countCell(cell, field, this.sink, this.markFor(at), this.factorFor(at))
  }

  rating(at: number, field: string): number | null {
    return ratingCell(this.cells[at], field, this.sink, this.markFor(at))
  }

  /** A price above zero. `beside`: columns of the same kind, whose decimal mark counts where this one shows none. */
  price(at: number, currency: string, field: string, beside: readonly number[] = []): PriceRange | null {
    const price = priceCell(this.cells[at], currency, field, this.sink, this.markOfPrice(at, currency, beside))
    return price && timesOf(price, this.factorFor(at))
  }

  /** An amount of 0 or more; of a range its lower end. */
  amount(at: number, currency: string, field: string, beside: readonly number[] = []): number | null {
    const amount = amountCell(this.cells[at], currency, field, this.sink, this.markOfPrice(at, currency, beside))
    return amount && timesOf(amount, this.factorFor(at)).low
  }

  /** The day that a cell names; null where it says nothing or, as the sink is told, names none. */
  day(at: number, field: string): string | null {
    const cell = this.cells[at]
    if (isNothing(cell)) return null
    const day = this.readDay(at)
    // In a column of months "May 25" is one.
    const isMonth = day !== null && isDayWithoutYear(cell)
    if (day === null || isMonth) this.sink.unread(field, isMonth ? 'is no date' : dayFault(cell), cell)
    return isMonth ? null : day
  }

  /**
   * The day on which a product was seen, of a week or a span its last; null where the cell says nothing, and `UNREAD_DAY` where it, as the
   * sink is told, names none. Throws UnreadableFieldError where only the day of capture is lacking.
   */
  productDay(at: number, field: string): string | null {
    if (isNothing(this.cells[at])) return null
    const day = this.lastDay(at)
    if (day === null) this.loseDay(at, field, dayFault)
    return day ?? UNREAD_DAY
  }

  /** The day of an observation, of a week or a span its last; null where the cell says nothing. Without it a row cannot be placed: throws UnreadableFieldError. */
  observedDay(at: number, field: string): string | null {
    if (isNothing(this.cells[at])) return null
    const day = this.lastDay(at)
    if (day === null) this.loseDay(at, field, dayFault, true)
    return day
  }

  private loseDay(at: number, field: string, faultOf: typeof dayFault, isNeeded = false): void {
    const cell = this.cells[at]
    const fault = faultOf(cell)
    if (isNeeded || fault === OF_CAPTURE) throw new UnreadableFieldError(field, fault, cell)
    this.sink.unread(field, fault, cell)
  }

  private lastDay(at: number): string | null {
    // First: a span begins with a day.
    return this.daysOf(at)?.to ?? this.readDay(at)
  }

  /** Of how many days the week or the span is that a cell names; null where it names none. */
  daysOfPeriod(at: number): number | null {
    const days = this.daysOf(at)
    return days && dayNumber(days.to) - dayNumber(days.from) + 1
  }

  private daysOf(at: number): { from: string; to: string } | null {
    const cell = this.cells[at]
    return daysOfCell(cell) ?? (hasTwoReadings(cell) ? daysOfCell(cell, this.written.dayOrderOf(at)) : null)
  }

  /**
   * The moment of a post in Unix seconds, of a day alone its beginning; null where the cell, as the sink is told, names none. Throws
   * UnreadableFieldError where only the day of capture is lacking, and where the moment must tell the post from others.
   */
  moment(at: number, field: string, isIdentity = false): number | null {
    const cell = this.cells[at]
    const moment = instantSeconds(cell)
    if (moment !== null) return moment
    const day = this.readDay(at)
    if (day === null) this.loseDay(at, field, momentFault, isIdentity)
    return day === null ? null : dayNumber(day) * 86_400 + secondsOfClock(cell)
  }

  /** The first day of the day, week or month that a cell of a series is dated by. Throws UnreadableFieldError where it is none. */
  period(at: number, field: string): string {
    const cell = this.cells[at]
    const date = this.readPeriod(at)
    if (date === null)
      throw new UnreadableFieldError(field, hasTwoReadings(cell) ? 'has two readings' : 'is no date', cell)
    return date
  }

  /** A level of a series, of any unit; null where the cell says nothing or, as the sink is told, cannot be read. */
  level(at: number, field: string): number | null {
    return told(readLevel(this.cells[at], this.markFor(at)), field, this.cells[at], this.sink)
  }

  /** The step of a column of dates; null where all of them are one day. */
  step(at: number): ReturnType<typeof stepOfDays> {
    let step = this.steps.get(at)
    if (step === undefined) {
      const days = [...this.column(at).cells()].map(
        (cell) => readPeriod(cell, this.written.dayOrderOf(at)) ?? excelDay(cell),
      )
      step = notedStep(
        days.filter((day) => day !== null),
        this.sink,
      )
      this.steps.set(at, step)
    }
    return step
  }

  private readPeriod(at: number): string | null {
    const cell = this.cells[at]
    const told = hasTwoReadings(cell) ? null : readPeriod(cell)
    return told ?? readPeriod(cell, this.written.dayOrderOf(at)) ?? excelDay(cell)
  }

  private readDay(at: number): string | null {
    const cell = this.cells[at]
    if (hasTwoReadings(cell)) return readDay(cell, this.written.dayOrderOf(at))
    return readDay(cell) ?? excelDay(cell) ?? this.dayBeforeCapture(cell)
  }

  /** `UNKNOWN_DAY` where the day of capture is still to be told; null where nobody will. */
  private dayBeforeCapture(cell: unknown): string | null {
    const { capturedOn } = this.options
    if (capturedOn === undefined) return null
    const ago = daysAgo(cell)
    if (capturedOn === UNKNOWN_DAY) {
      if (ago === null && !isDayWithoutYear(cell)) return null
      this.sink.note(
        'Days such as “3 days ago” or “May 3” are counted back from the day of capture, which the file does not say.',
      )
      return UNKNOWN_DAY
    }
    const day = ago === null ? lastDayWithoutYear(cell, capturedOn) : addDays(capturedOn, -ago)
    if (day !== null)
      this.sink.note({
        text: 'Days such as “3 days ago” or “May 3” are counted back from the day of capture, {day}.',
        values: { day: capturedOn },
      })
    return day
  }

  /**
   * The currency of the row: of its own cell, else of the sign in one of its prices, else of the name of their column, else as who imports
   * says, else, of a table without such a cell, of the one sign that most of its prices have. '' where none of them tells it, and where its
   * own cell, of the column called `field`, names another that we do not know.
   */
  currency(currencyAt: number, pricesAt: readonly number[], row: RowOfPrice, field = 'currency'): string {
    const own = cleanOptional(this.cells[currencyAt])
    if (isCurrency(own)) return own
    if (own !== '') {
      const named = currenciesOf(own)
      if (named.length > 0) return this.settledCurrency(named, row)
      // A code of which we have no rate.
      if (/^[A-Z]{3}$/u.test(own)) return own
      this.sink.unread(field, 'is no currency we know', own)
    }
    for (const at of pricesAt) {
      const signs = signsIn(this.cells[at])
      const named = signs.length > 1 ? this.currenciesOfColumn(at).filter((one) => signs.includes(one)) : []
      if (signs.length > 0) return this.settled(named.length > 0 ? named : signs, row)
    }
    for (const at of pricesAt) {
      const named = this.currenciesOfColumn(at)
      if (named.length > 0) return this.settledCurrency(named, row)
    }
    if (own !== '') return ''
    if (row.given.currency !== undefined && row.given.currency !== '') return row.given.currency
    return currencyAt < 0 && pricesAt.some((at) => isMoney(this.cells[at])) ? this.asOthers(pricesAt, row) : ''
  }

  private asOthers(pricesAt: readonly number[], row: RowOfPrice): string {
    const currency = this.settledCurrency(this.currenciesOfOthers(pricesAt), row)
    if (currency !== '')
      this.sink.note({
        text: 'Prices without a sign are read as {currency}, like all others of the table.',
        values: { currency },
      })
    return currency
  }

  private settled(signs: readonly string[], row: RowOfPrice): string {
    const currency = this.settledCurrency(signs, row)
    if (currency === '')
      this.sink.note({
        text: 'Prices have a sign of several currencies ({currencies}): they enter no sum until it is said which.',
        values: { currencies: signs.join(', ') },
      })
    return currency
  }

  /** As `signsOfColumns`, worked out once a file. */
  private currenciesOfOthers(pricesAt: readonly number[]): readonly string[] {
    this.currencyOfPrices ??= signsOfColumns(pricesAt.map((at) => [...this.column(at).cells()]))
    return this.currencyOfPrices
  }

  private settledCurrency(currencies: readonly string[], row: RowOfPrice): string {
    return settledCurrency(currencies, row, () =>
      this.written.isJapanese(this.cells.findIndex((cell) => cleanOptional(cell) === row.title)),
    )
  }

  private currenciesOfColumn(at: number): readonly string[] {
    let currencies = this.currencyOfColumn.get(at)
    if (currencies === undefined) {
      currencies = at < 0 ? [] : currenciesInName(this.column(at).name)
      this.currencyOfColumn.set(at, currencies)
    }
    return currencies
  }

  private factorFor(at: number): number {
    return this.written.factorFor(at, this.cells[at])
  }

  private markFor(at: number): DecimalMark | null {
    return this.written.markFor(at, this.cells[at])
  }

  private markOfPrice(at: number, currency: string, beside: readonly number[]): DecimalMark | null {
    return this.written.markOfPrice(at, this.cells[at], currency, beside)
  }
}

function timesOf({ low, high }: PriceRange, factor: number): PriceRange {
  const times = (amount: number) => Math.round(amount * factor * 1e6) / 1e6
  return factor === 1 ? { low, high } : { low: times(low), high: high === null ? null : times(high) }
}

function isMoney(cell: unknown): boolean {
  const money = readMoney(cell)
  return money !== null && !isUnread(money)
}
