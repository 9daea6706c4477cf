/** Answers as the engine gave them, before anyone's schema. */
type Rows = readonly unknown[]

interface Kept {
  readonly tables: ReadonlySet<string>
  readonly rows: Promise<Rows>
  /** 0 while the question runs. */
  bytes: number
  /** Milliseconds of `now`; never where nobody else writes. */
  until: number
}

export interface AnswerMemoryOptions {
  readonly maxAnswers?: number
  readonly maxBytes?: number
  /** After this an answer is asked anew: for databases that others write to as well. */
  readonly maxAgeMilliseconds?: number
  readonly now?: () => number
}

/** An answer larger than this share of all that may be kept would push out too many others. */
const LARGEST_SHARE = 1 / 8

/** Names of our tables in a statement, in its order. */
function tablesIn(sql: string): string[] {
  return [...sql.matchAll(/\btrendee\.(\w+)/g)].flatMap((match) => match[1] ?? [])
}

/** Tables that a statement changes; none where it names none of ours. */
export function changedTables(sql: string): string[] {
  const tables = tablesIn(sql)
  // These name first what they fill and then what they read; others, as an exchange, may change all they name.
  return /^\s*(INSERT|CREATE)\b/i.test(sql) ? tables.slice(0, 1) : tables
}

/** Makes a parsed JSON value immutable all the way down; returns about how many bytes it holds. */
function frozenBytes(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length
  if (typeof value !== 'object' || value === null) return 8
  Object.freeze(value)
  return Object.values(value).reduce((sum: number, part) => sum + frozenBytes(part), 32)
}

/**
 * Keeps answers until a table that they were read from is written to. The facts change with imports alone, so most
 * questions of a day are the same few. A question that is being answered is not asked a second time meanwhile.
 */
export class AnswerMemory {
  private readonly kept = new Map<string, Kept>()
  private readonly maxAnswers: number
  private readonly maxBytes: number
  private readonly maxAge: number
  private readonly now: () => number
  private bytes = 0

  constructor(options: AnswerMemoryOptions = {}) {
    this.maxAnswers = options.maxAnswers ?? 2000
    this.maxBytes = options.maxBytes ?? 48_000_000
    this.maxAge = options.maxAgeMilliseconds ?? Number.POSITIVE_INFINITY
    this.now = options.now ?? Date.now
  }

  /** The rows of a question, asked by `ask` unless they are known. They are shared and frozen. Errors are not kept. */
  answer(question: string, sql: string, ask: () => Promise<Rows>): Promise<Rows> {
    const known = this.kept.get(question)
    if (known && known.until > this.now()) {
      // A map keeps the order of insertion: what was asked last goes to the end, what is at its beginning goes first.
      this.kept.delete(question)
      this.kept.set(question, known)
      return known.rows
    }
    this.drop(question)
    const entry: Kept = { tables: new Set(tablesIn(sql)), rows: ask(), bytes: 0, until: this.now() + this.maxAge }
    this.kept.set(question, entry)
    entry.rows.then(
      (rows) => this.arrived(question, entry, rows),
      () => this.forgetEntry(question, entry),
    )
    return entry.rows
  }

  /** Forgets what was read from these tables, also what is being read now; everything where no table is named. */
  forget(tables: readonly string[]): void {
    for (const [question, entry] of this.kept) {
      if (tables.length === 0 || tables.some((table) => entry.tables.has(table))) this.drop(question)
    }
  }

  private arrived(question: string, entry: Kept, rows: Rows): void {
    const bytes = frozenBytes(rows)
    // Written to meanwhile: it may be of before.
    if (this.kept.get(question) !== entry) return
    if (bytes > this.maxBytes * LARGEST_SHARE) return this.drop(question)
    entry.bytes = bytes
    this.bytes += bytes
    for (const [oldest] of this.kept) {
      if (this.kept.size <= this.maxAnswers && this.bytes <= this.maxBytes) break
      this.drop(oldest)
    }
  }

  private forgetEntry(question: string, entry: Kept): void {
    if (this.kept.get(question) === entry) this.drop(question)
  }

  private drop(question: string): void {
    this.bytes -= this.kept.get(question)?.bytes ?? 0
    this.kept.delete(question)
  }
}
