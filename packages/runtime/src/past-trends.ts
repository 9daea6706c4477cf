import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { knownSignals, wasImportedBy } from '@trendee/analytics/derive/known-signals'
import { readSignals } from '@trendee/analytics/derive/read-signals'
import { appendMetrics } from '@trendee/analytics/derive/save-metrics'
import { pastTable } from '@trendee/analytics/tables/trend-metric'
import { ApiError } from '@trendee/contract/errors'
import type { PastDay } from '@trendee/contract/parameters'
import type { Signal } from '@trendee/core/trend/signal'
import { z } from 'zod'
import { AnalysisPool } from './analysis-pool'

/** Days and regions whose trends stay stored; a day of a region takes a few megabytes at most. */
const DAYS_KEPT = 60
/** Further ones are refused: each takes seconds of a processor. */
const MOST_WAITING = 8
const RETRY_AFTER_SECONDS = 10

/** A region's trends of a day in the past, by one of both rules. */
interface Asked extends PastDay {
  readonly as_of: string
  readonly region: string
}

/** The trends of one region as of one day, on their way into the table. */
interface Computation {
  readonly key: string
  readonly run: () => Promise<void>
  readonly done: Promise<void>
  readonly settle: (result: Promise<void>) => void
  /** Requests that wait for it. */
  waiting: number
}

/**
 * Trends as they would have been listed at the end of a day in the past. They are computed from the weeks that were
 * complete then, once for all equal questions, and kept in `trend_metric_past`, which the questions read as they read
 * `trend_metric`; in `trend_metric_known` where only what had been imported by then shall count. Few are computed at once, few more may wait, and those that nobody waits for any more are given up.
 */
export class PastTrends {
  private readonly computations = new Map<string, Computation>()
  private readonly queue: Computation[] = []
  private running = 0
  /** Signals as known on a day are worked out one after the other: they fill one table. */
  private lastKnown: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly db: AnalyticsDb,
    private readonly pool: Pick<AnalysisPool, 'width' | 'analyse' | 'close'> = new AnalysisPool({ signals: [] }),
  ) {}

  /**
   * The answer of `ask` to a question about `as_of`, whose trends are in the table while it asks; the newest trends need
   * no preparing. Throws `too_many_requests` where too many other days wait, and the signal's reason once it is aborted.
   */
  async ask<Answer>(
    question: PastDay & { readonly region: string },
    signal: AbortSignal,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const { as_of: day, as_known: isKnown, region } = question
    if (day === undefined) return ask()
    const asked: Asked = { as_of: day, as_known: isKnown === true, region }
    for (;;) {
      const before = await this.publication()
      await this.prepared(asked, signal)
      const wasStored = await this.isStored(asked)
      const answer = await ask()
      // Deriving exchanges the trends and then empties the table: an answer from in between is asked again.
      if ((await this.publication()) === before && (await this.isStored(asked)) === wasStored) return answer
    }
  }

  /** Days and regions that wait to be worked out. */
  get waiting(): number {
    return this.queue.length
  }

  async close(): Promise<void> {
    for (const { settle } of this.queue.splice(0)) settle(Promise.reject(new Error('The runtime is closed.')))
    await this.pool.close()
  }

  private async prepared(asked: Asked, signal: AbortSignal): Promise<void> {
    const key = `${pastTable(asked)}/${asked.as_of}/${asked.region}`
    if (!this.computations.has(key) && (await this.isStored(asked))) return
    const computation = this.computations.get(key) ?? this.enqueue(key, () => this.compute(asked))
    computation.waiting += 1
    try {
      await untilAborted(computation.done, signal)
    } finally {
      computation.waiting -= 1
      if (computation.waiting === 0) this.giveUp(computation)
    }
  }

  private enqueue(key: string, run: () => Promise<void>): Computation {
    if (this.queue.length >= MOST_WAITING) {
      throw new ApiError(
        'too_many_requests',
        'Too many days in the past are being worked out. Try again in a few seconds.',
        null,
        RETRY_AFTER_SECONDS,
      )
    }
    let settle: Computation['settle'] = () => undefined
    const done = new Promise<void>((resolve) => {
      settle = resolve
    })
    const computation = { key, run, done, settle, waiting: 0 }
    this.computations.set(key, computation)
    this.queue.push(computation)
    this.startNext()
    return computation
  }

  private startNext(): void {
    if (this.running >= this.pool.width) return
    const computation = this.queue.shift()
    if (!computation) return
    this.running += 1
    const result = computation.run().finally(() => {
      this.running -= 1
      this.computations.delete(computation.key)
      this.startNext()
    })
    computation.settle(result)
  }

  /** One that runs is let run to its end: its answer is kept for the next question. */
  private giveUp(computation: Computation): void {
    const place = this.queue.indexOf(computation)
    if (place < 0) return
    this.queue.splice(place, 1)
    this.computations.delete(computation.key)
  }

  private async compute(asked: Asked): Promise<void> {
    const { as_of: asOf, region } = asked
    const table = pastTable(asked)
    for (;;) {
      // An equal computation can have ended since the question looked.
      if (await this.isStored(asked)) return
      const before = await this.publication()
      const signals = await this.signalsOf(asked)
      const { metrics } = await this.pool.analyse({ region, signals, asOf })
      await this.dropOldest(table)
      await appendMetrics(this.db, table, metrics)
      if ((await this.publication()) === before) return
      // Trends were derived meanwhile: these are of the series before.
      await this.db.run(
        `ALTER TABLE ${table} DELETE WHERE as_of = {asOf:Date} AND region = {region:String}
         SETTINGS mutations_sync = 2`,
        { asOf, region },
      )
    }
  }

  private async signalsOf({ as_of: asOf, as_known: isKnown, region }: Asked): Promise<Signal[]> {
    if (isKnown !== true) return readSignals(this.db, { region, asOf })
    if (!(await wasImportedBy(this.db, asOf))) return []
    const signals = this.lastKnown.then(() => knownSignals(this.db, { region, asOf }))
    this.lastKnown = signals.catch(() => undefined)
    return signals
  }

  private async isStored(asked: Asked): Promise<boolean> {
    const [stored] = await this.db.rows(
      z.object({ rows: z.number() }),
      `SELECT count() AS rows FROM ${pastTable(asked)} WHERE as_of = {asOf:Date} AND region = {region:String}`,
      { asOf: asked.as_of, region: asked.region },
      { route: 'trends.past', isKept: true },
    )
    return (stored?.rows ?? 0) > 0
  }

  /** Changes whenever trends are derived: the table that is exchanged then has another identity. */
  private async publication(): Promise<string | undefined> {
    const [table] = await this.db.rows(
      z.object({ uuid: z.string() }),
      "SELECT toString(uuid) AS uuid FROM system.tables WHERE database = 'trendee' AND name = 'trend_metric'",
      {},
      { route: 'trends.past' },
    )
    return table?.uuid
  }

  private async dropOldest(table: string): Promise<void> {
    const oldest = await this.db.rows(
      z.object({ partition: z.string() }),
      `SELECT partition FROM system.parts WHERE database = 'trendee' AND table = {table:String} AND active
       GROUP BY partition ORDER BY max(modification_time) DESC LIMIT 1000 OFFSET ${DAYS_KEPT - 1}`,
      { table: table.replace('trendee.', '') },
    )
    for (const { partition } of oldest) await this.db.run(`ALTER TABLE ${table} DROP PARTITION ${partition}`)
  }
}

/** The promise's outcome, or the signal's reason as soon as it is aborted. */
function untilAborted(done: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    done.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
