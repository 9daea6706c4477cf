import { basename } from 'node:path'
import { type OpenedFeed, openFeed } from '@trendee/feeds/read-feed'
import type { AnalyticsDb } from '../db'
import { giveBackMemory } from '../derive/give-back-memory'
import { fileHash } from './file-hash'
import { FileImport } from './file-import'
import { type FirstAttempt, type ImportRow, firstAttempts, saveImports } from './import-runs'
import type { FileToIngest } from './ingest-options'
import { BatchLoader } from './load-batch'
import { StagedBatch } from './staged-batch'

/** A first batch is soon gathered, so that the engine has something to do meanwhile. */
const FIRST_RECORDS = 50_000
/**
 * Enough that the engine's fixed cost a batch, and of putting parts of a table together, hardly shows; few enough that
 * memory stays flat. A fourth as many cost the engine twice the time.
 */
const RECORDS_AT_ONCE = 100_000
/** About two seconds of reading: what the engine freed meanwhile would count as the import's for some ten seconds. */
const FLUSHES_BETWEEN_PURGES = 4
/** Files whose first attempts are looked up together. */
const FILES_AT_ONCE = 100

/** What became of a file, by its place in the list: its import's last state, or why it failed. */
export type TellOutcome = (index: number, outcome: PromiseSettledResult<Readonly<ImportRow>>) => void

/** Gathering and loading keep what they learn, so there is one pair a database; imports come one after the other. */
const workshops = new WeakMap<AnalyticsDb, { readonly batch: StagedBatch; readonly loader: BatchLoader }>()

function workshopOf(db: AnalyticsDb) {
  const known = workshops.get(db)
  if (known) return known
  const made = { batch: new StagedBatch(), loader: new BatchLoader(db) }
  workshops.set(db, made)
  return made
}

/**
 * Reads files into the facts, in their order. Small ones share the engine's statements, so that many cost little more
 * than their rows; to each it is as if it were read alone. States are stored as it goes, failures too. Never rejects:
 * each file's outcome is told once, as soon as it is known.
 */
export async function ingestFiles(
  db: AnalyticsDb,
  files: readonly FileToIngest[],
  tellOutcome: TellOutcome,
): Promise<void> {
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    const together = files.slice(start, start + FILES_AT_ONCE)
    await new ImportRound(db, together, (index, outcome) => tellOutcome(start + index, outcome)).work()
  }
  workshopOf(db).batch.giveBackRoom()
}

interface Known {
  readonly hash: string
  readonly earlier: FirstAttempt | undefined
}

/** Files that are read together. */
class ImportRound {
  private readonly batch: StagedBatch
  private readonly loader: BatchLoader
  private readonly begun = new Map<FileImport, number>()
  private readonly settled = new Set<number>()
  private readonly firstTries = new Map<string, FirstAttempt>()
  private loading: Promise<void> = Promise.resolve()
  private recordsWanted = FIRST_RECORDS
  private flushed = 0

  constructor(
    private readonly db: AnalyticsDb,
    private readonly files: readonly FileToIngest[],
    private readonly tellOutcome: TellOutcome,
  ) {
    const { batch, loader } = workshopOf(db)
    this.batch = batch
    this.loader = loader
  }

  async work(): Promise<void> {
    try {
      this.loader.begin()
      const known = await this.identify()
      for (const [index, file] of this.files.entries()) await this.read(index, file, known[index])
      await this.flush()
      await this.loading
    } catch (error) {
      // What is being loaded ends first: else it would go on beside what comes next.
      await this.loading.catch(() => undefined)
      this.batch.forget()
      await this.afterFailure(error)
    }
  }

  /** Hash and first attempt of each file; where there is no hash, opening the file will say why. */
  private async identify(): Promise<(Known | undefined)[]> {
    const hashes: (string | null)[] = []
    for (const { path } of this.files) hashes.push(await fileHash(path).catch(() => null))
    const earlier = await firstAttempts(
      this.db,
      hashes.filter((hash) => hash !== null),
    )
    for (const [hash, attempt] of earlier) this.firstTries.set(hash, attempt)
    return hashes.map((hash) => (hash === null ? undefined : { hash, earlier: earlier.get(hash) }))
  }

  private async read(index: number, { path, options }: FileToIngest, known: Known | undefined): Promise<void> {
    let opened: OpenedFeed
    let file: FileImport
    try {
      opened = await openFeed(path, options)
      const hash = known?.hash ?? (await fileHash(path))
      const shownName = options.shownName ?? basename(path)
      file = new FileImport(opened, { fileHash: hash, shownName, earlier: this.firstTries.get(hash) }, options)
      // The same file once more in the same round continues under the same day, as it would later.
      if (!this.firstTries.has(hash)) this.firstTries.set(hash, file.run)
    } catch (error) {
      this.settle(index, { status: 'rejected', reason: error })
      return
    }
    this.begun.set(file, index)
    try {
      for await (const batch of opened.batches) {
        options.signal?.throwIfAborted()
        this.batch.add(file, batch)
        if (this.batch.size >= this.recordsWanted) await this.flush()
      }
    } catch (error) {
      if (this.loader.hasFailed) throw error
      // The file's own failure: what was read of it stays, and the others go on.
      file.fail(error)
    }
    this.batch.finish(file)
  }

  /** Hands what was gathered to the engine, which works on it while the next is gathered. */
  private async flush(): Promise<void> {
    this.recordsWanted = RECORDS_AT_ONCE
    // A batch taken is valid until the next: the one before must be in.
    await this.loading
    this.flushed += 1
    if (this.flushed % FLUSHES_BETWEEN_PURGES === 0) await giveBackMemory(this.db)
    const ready = this.batch.take()
    this.loading = this.loader.load(ready).then((finished) => {
      for (const file of finished) {
        const index = this.begun.get(file)
        if (index !== undefined) this.settle(index, outcomeOf(file))
      }
    })
    // Awaited one round later; until then a failure must not count as nobody's.
    this.loading.catch(() => undefined)
  }

  /** The engine refused a batch. Of several files each is tried alone, so that none fails for another's sake. */
  private async afterFailure(error: unknown): Promise<void> {
    const open = [...this.files.keys()].filter((index) => !this.settled.has(index))
    const started = new Map([...this.begun].map(([file, index]) => [index, file]))
    if (this.files.length > 1) {
      for (const index of open) {
        const file = this.files[index]
        if (!file) continue
        const importId = started.get(index)?.run.importId ?? file.options.importId
        const alone = { ...file, options: { ...file.options, ...(importId ? { importId } : {}) } }
        await ingestFiles(this.db, [alone], (_, outcome) => this.settle(index, outcome))
      }
      return
    }
    for (const index of open) {
      const file = started.get(index)
      if (file) {
        file.fail(error)
        // A full disk must not hide the first error behind the one of writing it down.
        await this.saveQuietly(file)
        file.tell()
      }
      this.settle(index, { status: 'rejected', reason: error })
    }
  }

  private async saveQuietly(file: FileImport): Promise<void> {
    await saveImports(this.db, [file.run]).catch(() => undefined)
  }

  private settle(index: number, outcome: PromiseSettledResult<Readonly<ImportRow>>): void {
    if (this.settled.has(index)) return
    this.settled.add(index)
    this.tellOutcome(index, outcome)
  }
}

function outcomeOf(file: FileImport): PromiseSettledResult<Readonly<ImportRow>> {
  return file.failure ? { status: 'rejected', reason: file.failure.reason } : { status: 'fulfilled', value: file.run }
}
