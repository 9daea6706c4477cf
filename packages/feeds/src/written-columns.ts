import { KANA } from '@trendee/core/extraction/text-language'
import { SIMPLIFIED } from './cells/currency-signs'
import { type DecimalMark, columnMark } from './cells/digits'
import { type DayOrder, columnDayOrder } from './cells/read-day'
import { minorDigits } from './cells/read-money'
import { hasOwnUnit, namesSize, unitOfName } from './cells/unit-of-name'
import type { FeedOptions } from './feed'

/** What other cells of the file tell of a column. */
export interface ColumnFacts {
  /** Its name; '' where it has none. */
  readonly name: string
  /** Its cells at the beginning of the file. */
  readonly cells: () => Iterable<unknown>
}

/** How the columns of a table write numbers and days, and in which letters, by their names and their cells at the beginning of the file. One a file. */
export class WrittenColumns {
  private readonly marks = new Map<number, DecimalMark | null>()
  private readonly dayOrders = new Map<number, DayOrder | null>()
  private readonly factors = new Map<number, number>()
  private readonly turkishCounts = new Map<number, boolean>()
  private hasKana: boolean | undefined

  constructor(
    private readonly column: (at: number) => ColumnFacts,
    private readonly options: Pick<FeedOptions, 'decimalMark' | 'dayOrder'>,
    private readonly columns: () => number,
  ) {}

  /** The decimal mark of a cell that only its column or a person can settle; null of any other. */
  markFor(at: number, cell: unknown): DecimalMark | null {
    return isOfTwoReadings(cell) ? (this.markOf(at) ?? this.options.decimalMark ?? null) : null
  }

  /**
   * As `markFor`, of a price in a currency ('' where it is not known). `beside`: columns of prices, whose mark counts where this one shows
   * none. Of a currency without decimals nobody can tell that there are some.
   */
  markOfPrice(at: number, cell: unknown, currency: string, beside: readonly number[]): DecimalMark | null {
    if (!isOfTwoReadings(cell)) return null
    for (const one of [at, ...beside]) {
      const mark = this.markOf(one)
      if (mark !== null) return mark
    }
    return minorDigits(currency) === 0 ? null : (this.options.decimalMark ?? null)
  }

  private markOf(at: number): DecimalMark | null {
    if (at < 0) return null
    let mark = this.marks.get(at)
    if (mark === undefined) {
      mark = columnMark(this.column(at).cells())
      this.marks.set(at, mark)
    }
    return mark
  }

  /** Whether the days of a column begin with the day or the month; null where nothing tells. */
  dayOrderOf(at: number): DayOrder | null {
    let order = this.dayOrders.get(at)
    if (order === undefined) {
      order = columnDayOrder(this.column(at).cells()) ?? this.options.dayOrder ?? this.dayOrderOfFile()
      this.dayOrders.set(at, order)
    }
    return order
  }

  /** Where no cell of a column tells: the order of all others that do, of one program. */
  private dayOrderOfFile(): DayOrder | null {
    const columns = Array.from({ length: this.columns() }, (_, at) => columnDayOrder(this.column(at).cells()))
    const [order = null, ...others] = new Set(columns.filter((one) => one !== null))
    return others.length === 0 ? order : null
  }

  /** By what the name of a column says that a cell is to be multiplied; of a cell that has a unit of its own, 1. */
  factorFor(at: number, cell: unknown): number {
    if (at < 0) return 1
    let factor = this.factors.get(at)
    if (factor === undefined) {
      const { name } = this.column(at)
      factor = namesSize(name, this.names()) ? 1 : unitOfName(name)
      this.factors.set(at, factor)
    }
    return factor !== 1 && typeof cell === 'string' && hasOwnUnit(cell) ? 1 : factor
  }

  private names(): string[] {
    return Array.from({ length: this.columns() }, (_, at) => this.column(at).name)
  }

  /** Whether a table with titles in this column is Japanese: by the names of its columns, or by kana in half of the titles. */
  isJapanese(titleAt: number): boolean {
    this.hasKana ??= this.looksJapanese(titleAt)
    return this.hasKana
  }

  private looksJapanese(titleAt: number): boolean {
    const names = this.names()
    if (names.some((name) => SIMPLIFIED.test(name))) return false
    if (names.some((name) => KANA.test(name) || JAPANESE.test(name))) return true
    const titles = titleAt < 0 ? [] : [...this.column(titleAt).cells()].filter((cell) => typeof cell === 'string')
    return titles.length > 0 && titles.filter((title) => KANA.test(title)).length * 2 >= titles.length
  }

  /** `12,3B` is 12,300 in a column of Turkish counts: where English ones are billions, others of the column are thousands. */
  turkish(at: number, cell: unknown): unknown {
    if (typeof cell !== 'string' || !cell.includes('B') || !/\d ?B\b/u.test(cell)) return cell
    let isTurkish = this.turkishCounts.get(at)
    if (isTurkish === undefined) {
      const texts = [...this.column(at).cells()].filter((one) => typeof one === 'string')
      isTurkish = texts.some((text) => TURKISH_THOUSANDS.test(text)) && !texts.some((text) => /\d ?K\b/iu.test(text))
      this.turkishCounts.set(at, isTurkish)
    }
    return isTurkish ? cell.replace(/(\d) ?B\b/u, '$1 bin') : cell
  }
}

/** Whether a mark in a cell may part thousands: one before three digits. */
function isOfTwoReadings(cell: unknown): boolean {
  return typeof cell === 'string' && /[.,]\d{3}(?!\d)/.test(cell)
}

/** Characters that are written so in Japanese alone. */
const JAPANESE = /[価円売]/u

/** `12,3B`. */
const TURKISH_THOUSANDS = /^\d{1,3},\d+ ?B\b/u
