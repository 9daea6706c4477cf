import { LRUCache } from 'lru-cache'

/** Answers as the engine gave them, before anyone's schema. */
type Rows = readonly unknown[]

interface Kept {
  readonly tables: ReadonlySet<string>
  readonly rows: Promise<Rows>
}

export interface AnswerCacheOptions {
  readonly maxAnswers?: number
  readonly maxBytes?: number
  /** After this an answer is asked anew: for databases that others write to as well. */
  readonly maxAgeMilliseconds?: number
  readonly now?: () => number
}

/** An answer larger than this share of all that may be kept would push out too many others. */
const LARGEST_SHARE = 1 / 8

/** Names of our tables in a statement, in its order. */
export function tablesIn(sql: string): string[] {
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
 * Keeps answers until a table that they were read from is written to: a table of the engine is written to by imports and
 * deriving alone, so most questions of a day are the same few, and planning one costs more than reading its rows. A
 * question that is being answered is not asked a second time meanwhile. What was asked longest ago goes first.
 */
export class AnswerCache {
  private readonly kept: LRUCache<string, Kept>

  constructor({ maxAnswers = 2000, maxBytes = 48_000_000, maxAgeMilliseconds, now }: AnswerCacheOptions = {}) {
    this.kept = new LRUCache({
      max: maxAnswers,
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes * LARGEST_SHARE),
      ttlResolution: 0,
      // The size is known only with the answer, whose age counts from the question.
      noUpdateTTL: true,
      ...(maxAgeMilliseconds === undefined ? {} : { ttl: maxAgeMilliseconds }),
      ...(now ? { perf: { now } } : {}),
    })
  }

  /** The rows of a question, asked by `ask` unless they are known. They are shared and frozen. Errors are not kept. */
  answer(question: string, sql: string, ask: () => Promise<Rows>): Promise<Rows> {
    const known = this.kept.get(question)
    if (known) return known.rows
    const entry: Kept = { tables: new Set(tablesIn(sql)), rows: ask() }
    this.kept.set(question, entry, { size: 1 })
    // Where the entry is gone, a table was written to meanwhile: the answer may be of before.
    const isThere = () => this.kept.peek(question) === entry
    entry.rows.then(
      (rows) => {
        const size = frozenBytes(rows)
        // The cache takes a new size only with a new value.
        if (isThere()) this.kept.set(question, { ...entry }, { size })
      },
      () => {
        if (isThere()) this.kept.delete(question)
      },
    )
    return entry.rows
  }

  /** Forgets what was read from these tables, also what is being read now; everything where no table is named. */
  forget(tables: readonly string[]): void {
    for (const [question, entry] of this.kept.entries()) {
      if (tables.length === 0 || tables.some((table) => entry.tables.has(table))) this.kept.delete(question)
    }
  }
}
