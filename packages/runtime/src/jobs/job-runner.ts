import PgBoss from 'pg-boss'
import { executeSql } from '@trendee/store/engine/execute-sql'
import type { Store, StoreDb } from '@trendee/store/engine/open-store'
import { activeJobs } from '@trendee/store/jobs/job-list'
import type { Job } from './job'

/** How often a queue is looked at; what this process sends itself starts at once. */
const POLLING_SECONDS = 10
/** How long a stop waits for what is running. */
const STOP_MS = 8000
const RETRY_DELAY_SECONDS = 5

export interface SendOptions {
  /** Sent only if this transaction is committed. */
  readonly transaction?: StoreDb
}

export interface JobRunnerOptions {
  /** Hears of failures that nobody awaits: of jobs, and of the queue itself. */
  readonly onFailure: (error: unknown, job: string) => void
}

const sqlOf = (db: StoreDb): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await executeSql(db, text, values)
    return { rows }
  },
})

/**
 * Runs jobs that are kept in the store: durable, tried again, on a schedule. Several processes may run over one
 * PostgreSQL; each job is taken by one of them.
 */
export class JobRunner {
  private readonly boss: PgBoss
  private readonly workers = new Map<string, string>()
  private readonly jobs = new Map<string, Job>()
  private readonly stopping = new AbortController()

  private constructor(
    private readonly store: Store,
    private readonly options: JobRunnerOptions,
  ) {
    this.boss = new PgBoss({ db: sqlOf(store.db) })
    this.boss.on('error', (error) => options.onFailure(error, 'queue'))
  }

  /** Makes the queues, takes up what a killed process left, and begins to work. */
  static async start(store: Store, jobs: readonly Job[], options: JobRunnerOptions): Promise<JobRunner> {
    const runner = new JobRunner(store, options)
    await runner.boss.start()
    for (const job of jobs) await runner.begin(job)
    return runner
  }

  /** Adds a job and returns its id; `null` where a single one waits already. */
  async send<Input extends object>(job: Job<Input>, input: Input, options: SendOptions = {}): Promise<string | null> {
    const where = options.transaction ? { db: sqlOf(options.transaction) } : {}
    const id = await this.boss.send(job.name, job.input.parse(input) as object, where)
    const worker = this.workers.get(job.name)
    // A job of an open transaction is not there yet: the next look at the queue finds it.
    if (worker !== undefined && !options.transaction) this.boss.notifyWorker(worker)
    return id
  }

  /** Has a job that takes up whatever there is to do begin soon, rather than at its next time. */
  async wake(name: string): Promise<void> {
    const job = this.jobs.get(name)
    if (job !== undefined) await this.send(job as Job<object>, {})
  }

  /** A cancelled job waits again; a failed one gets one more try. */
  async retry(name: string, id: string, { transaction }: SendOptions = {}): Promise<void> {
    const where = { db: sqlOf(transaction ?? this.store.db) }
    await this.boss.resume(name, id, where)
    await this.boss.retry(name, id, where)
    const worker = this.workers.get(name)
    if (worker !== undefined && !transaction) this.boss.notifyWorker(worker)
  }

  /** A job that has not begun does not run any more. */
  async cancel(name: string, id: string, { transaction }: SendOptions = {}): Promise<void> {
    await this.boss.cancel(name, id, { db: sqlOf(transaction ?? this.store.db) })
  }

  /** Waits for what runs; what does not end in time is run again by the next process. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('The process ends.'))
    await this.boss.stop({ graceful: true, wait: true, timeout: STOP_MS })
  }

  private async begin(job: Job): Promise<void> {
    const { name, retries, expiresAfterSeconds } = job
    this.jobs.set(name, job)
    const queue = {
      name,
      policy: job.isSingle ? 'short' : 'standard',
      retryLimit: retries,
      retryDelay: RETRY_DELAY_SECONDS,
      retryBackoff: true,
      expireInSeconds: expiresAfterSeconds,
    } as const
    if (await this.boss.getQueue(name)) await this.boss.updateQueue(name, queue)
    else await this.boss.createQueue(name, queue)
    // The embedded store belongs to this process alone: whatever it says is running was killed.
    if (this.store.engine === 'pglite') {
      for (const id of await activeJobs(this.store.db, name))
        await this.boss.fail(name, id, { message: 'The process ended while this ran.' })
    }
    if (job.cron !== undefined) await this.boss.schedule(name, job.cron)
    const worker = await this.boss.work<object>(name, { pollingIntervalSeconds: POLLING_SECONDS }, async (jobs) => {
      for (const { data } of jobs) await this.run(job, data)
    })
    this.workers.set(name, worker)
  }

  private async run(job: Job, data: unknown): Promise<void> {
    try {
      await job.run(job.input.parse(data ?? {}), { signal: this.stopping.signal })
    } catch (error) {
      this.options.onFailure(error, job.name)
      throw error
    }
  }
}
