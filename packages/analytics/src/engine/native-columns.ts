import { GrowingBytes } from './growing-bytes'

/**
 * Columns as the engine's own Native format lays them out: values of one column side by side, so that the engine copies
 * them instead of reading text. https://clickhouse.com/docs/interfaces/formats/Native
 */
export interface NativeColumn {
  /** The engine's name of the type. */
  readonly type: string
  /** Takes the next row's value; what the type cannot hold is missing, or the type's empty value. */
  add(value: unknown): void
  /** Appends the column's data to `out` and forgets its rows. */
  take(out: GrowingBytes): void
  /** Its room, taken from an empty column. */
  giveBackRoom(): void
}

class TextColumn implements NativeColumn {
  readonly type = 'String'
  private readonly bytes = new GrowingBytes()

  add(value: unknown): void {
    this.bytes.text(typeof value === 'string' ? value : '')
  }

  take(out: GrowingBytes): void {
    out.all(this.bytes)
    this.bytes.clear()
  }

  giveBackRoom(): void {
    this.bytes.giveBackRoom()
  }
}

/** Dictionary and indexes follow; both are complete in each block. */
const SHARED_DICTIONARY = 1n
const INDEXES_OF_4_BYTES = 2n
const HAS_KEYS = 1n << 9n
const REPLACES_KEYS = 1n << 10n

/** Words of which there are few: each is written once a block, rows hold its number. */
class LabelColumn implements NativeColumn {
  readonly type = 'LowCardinality(String)'
  private readonly numbers = new Map<string, number>()
  private readonly rows = new GrowingBytes()
  private lastLabel = ''
  private lastNumber = 0

  add(value: unknown): void {
    const label = typeof value === 'string' ? value : ''
    // Most rows say what the row before said.
    if (label !== this.lastLabel) {
      this.lastNumber = this.numberOf(label)
      this.lastLabel = label
    }
    this.rows.uint32(this.lastNumber)
  }

  take(out: GrowingBytes): void {
    if (this.rows.length === 0) return
    out.uint64(SHARED_DICTIONARY)
    out.uint64(INDEXES_OF_4_BYTES | HAS_KEYS | REPLACES_KEYS)
    // The first key stands for the type's empty value.
    out.uint64(BigInt(this.numbers.size + 1))
    out.text('')
    for (const label of this.numbers.keys()) out.text(label)
    out.uint64(BigInt(this.rows.length / 4))
    out.all(this.rows)
    this.rows.clear()
    this.numbers.clear()
    this.lastLabel = ''
    this.lastNumber = 0
  }

  private numberOf(label: string): number {
    if (label === '') return 0
    const known = this.numbers.get(label)
    if (known !== undefined) return known
    const number = this.numbers.size + 1
    this.numbers.set(label, number)
    return number
  }

  giveBackRoom(): void {
    this.rows.giveBackRoom()
  }
}

/** How numbers of one type are written; `max` is the largest whole number of an unsigned type. */
interface NumberForm {
  readonly type: string
  readonly bytes: number
  readonly max: number | null
  readonly write: (out: GrowingBytes, value: number) => void
}

const FORMS = {
  float64: { type: 'Float64', bytes: 8, max: null, write: (out, value) => out.float64(value) },
  float32: { type: 'Float32', bytes: 4, max: null, write: (out, value) => out.float32(value) },
  uint8: { type: 'UInt8', bytes: 1, max: 0xff, write: (out, value) => out.uint8(value) },
  uint16: { type: 'UInt16', bytes: 2, max: 0xffff, write: (out, value) => out.uint16(value) },
  uint32: { type: 'UInt32', bytes: 4, max: 0xffff_ffff, write: (out, value) => out.uint32(value) },
  uint64: { type: 'UInt64', bytes: 8, max: Number.MAX_SAFE_INTEGER, write: (out, value) => out.uint64(BigInt(value)) },
  day: { type: 'Date', bytes: 2, max: 0xffff, write: (out, value) => out.uint16(value) },
  instant: { type: "DateTime('UTC')", bytes: 4, max: 0xffff_ffff, write: (out, value) => out.uint32(value) },
} as const satisfies Readonly<Record<string, NumberForm>>

/** A number as the form holds it: whole where it must be; null where it holds no such number. */
function fitting(value: unknown, max: number | null): number | null {
  const number = typeof value === 'boolean' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  if (max === null) return number
  const whole = Math.round(number)
  return whole >= 0 && whole <= max ? whole : null
}

const MILLISECONDS_A_DAY = 86_400_000
const DAYS_REMEMBERED = 20_000
const dayNumbers = new Map<string, number>()

/** ISO day → days since 1970; NaN where it is none. Remembered: a file has few days and many rows. */
function dayNumber(day: string): number {
  const known = dayNumbers.get(day)
  if (known !== undefined) return known
  const number = Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_A_DAY
  if (dayNumbers.size >= DAYS_REMEMBERED) dayNumbers.clear()
  dayNumbers.set(day, number)
  return number
}

class NumberColumn implements NativeColumn {
  readonly type: string
  private readonly gaps = new GrowingBytes()
  private readonly values = new GrowingBytes()
  /** Rows without a value since the last one that had it: most are in columns that a feed does not have at all. */
  private missing = 0

  constructor(
    private readonly form: NumberForm,
    private readonly isNullable: boolean,
    private readonly isDay: boolean,
  ) {
    this.type = isNullable ? `Nullable(${form.type})` : form.type
  }

  add(value: unknown): void {
    const number = fitting(this.isDay && typeof value === 'string' ? dayNumber(value) : value, this.form.max)
    if (number === null) {
      this.missing += 1
      return
    }
    if (this.missing > 0) this.writeMissing()
    if (this.isNullable) this.gaps.uint8(0)
    this.form.write(this.values, number)
  }

  take(out: GrowingBytes): void {
    if (this.missing > 0) this.writeMissing()
    out.all(this.gaps)
    out.all(this.values)
    this.gaps.clear()
    this.values.clear()
  }

  private writeMissing(): void {
    if (this.isNullable) this.gaps.repeat(1, this.missing)
    this.values.repeat(0, this.missing * this.form.bytes)
    this.missing = 0
  }

  giveBackRoom(): void {
    this.gaps.giveBackRoom()
    this.values.giveBackRoom()
  }
}

/** Versions, which exceed what a number holds exactly. */
class VersionColumn implements NativeColumn {
  readonly type = 'UInt64'
  private readonly values = new GrowingBytes()

  add(value: unknown): void {
    this.values.uint64(typeof value === 'bigint' ? value : 0n)
  }

  take(out: GrowingBytes): void {
    out.all(this.values)
    this.values.clear()
  }

  giveBackRoom(): void {
    this.values.giveBackRoom()
  }
}

/** Lists of words, or of pairs of words. */
class ListColumn implements NativeColumn {
  readonly type: string
  private readonly ends = new GrowingBytes()
  private readonly parts: readonly TextColumn[]
  private count = 0

  constructor(private readonly isPairs: boolean) {
    this.type = isPairs ? 'Array(Tuple(String, String))' : 'Array(String)'
    this.parts = isPairs ? [new TextColumn(), new TextColumn()] : [new TextColumn()]
  }

  add(value: unknown): void {
    for (const item of Array.isArray(value) ? (value as readonly unknown[]) : []) {
      const parts: readonly unknown[] = this.isPairs && Array.isArray(item) ? item : [item]
      for (const [index, part] of this.parts.entries()) part.add(parts[index])
      this.count += 1
    }
    this.ends.uint64(BigInt(this.count))
  }

  take(out: GrowingBytes): void {
    out.all(this.ends)
    for (const part of this.parts) part.take(out)
    this.ends.clear()
    this.count = 0
  }

  giveBackRoom(): void {
    this.ends.giveBackRoom()
    for (const part of this.parts) part.giveBackRoom()
  }
}

const MAKERS = {
  text: () => new TextColumn(),
  label: () => new LabelColumn(),
  version: () => new VersionColumn(),
  texts: () => new ListColumn(false),
  pairs: () => new ListColumn(true),
  day: () => new NumberColumn(FORMS.day, false, true),
  'day?': () => new NumberColumn(FORMS.day, true, true),
  instant: () => new NumberColumn(FORMS.instant, false, false),
  'float64?': () => new NumberColumn(FORMS.float64, true, false),
  'float32?': () => new NumberColumn(FORMS.float32, true, false),
  'uint8?': () => new NumberColumn(FORMS.uint8, true, false),
  'uint16?': () => new NumberColumn(FORMS.uint16, true, false),
  'uint32?': () => new NumberColumn(FORMS.uint32, true, false),
  'uint64?': () => new NumberColumn(FORMS.uint64, true, false),
  uint8: () => new NumberColumn(FORMS.uint8, false, false),
  uint32: () => new NumberColumn(FORMS.uint32, false, false),
} as const satisfies Readonly<Record<string, () => NativeColumn>>

/** Our name of a column's type; with `?` it may be missing. */
export type ColumnForm = keyof typeof MAKERS

export function nativeColumn(form: ColumnForm): NativeColumn {
  return MAKERS[form]()
}
