import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { FeedOptions } from '@trendee/feeds/feed'
import type { AnalyticsDb } from '../engine/db'
import { giveBackMemory } from '../derive/give-back-memory'
import type { FeedReader, ReadingListener } from './feed-reader'
import { NO_HASH, fileHash } from './file-hash'
import { FileImport, type ImportIdentity } from './file-import'
import { type FilePart, recordsOf } from './file-part'
import { type FirstAttempt, type ImportRow, firstAttempts, saveImports } from './import-runs'
import type { FileToIngest, IngestOptions, SomeRecords } from './ingest-options'
import { BatchLoader } from './load-batch'
import { openReader } from './open-reader'
import type { ReadyBatch } from './staged-batch'

/** About two seconds of reading: what the engine freed meanwhile would count as the import's for some ten seconds. */
const BATCHES_BETWEEN_PURGES = 4
/** Files whose first attempts are looked up together. */
const FILES_AT_ONCE = 100

/** Ends the thread that reads for a database, where there is one. Another reading begins it anew. */
export async function endReading(db: AnalyticsDb): Promise<void> {
  await workshops.get(db)?.reader.close()
}

/** Hears how the reading of files goes. */
export interface IngestListener {
  /** What became of a file, by its place in the list: its import's last state, or why it failed. Told once. */
  outcome(index: number, outcome: PromiseSettledResult<Readonly<ImportRow>>): void
  /** Everything read so far is in; next come rows of these, new or not. */
  coming?(records: readonly SomeRecords[]): void
}

/** Reading and loading keep what they learn, so there is one pair a database; imports come one after the other. */
interface Workshop {
  readonly reader: FeedReader
  readonly loader: BatchLoader
}

const workshops = new WeakMap<AnalyticsDb, Workshop>()

function workshopOf(db: AnalyticsDb): Workshop {
  const known = workshops.get(db)
  if (known) return known
  const made = { reader: openReader(), loader: new BatchLoader(db) }
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
  listener: IngestListener,
): Promise<void> {
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    const together = files.slice(start, start + FILES_AT_ONCE)
    await new ImportRound(db, together, listenerOfPart(listener, start)).work()
  }
  workshopOf(db).reader.rest()
}

/** Hears of some of a list's files by their places among themselves. */
function listenerOfPart(listener: IngestListener, start: number): IngestListener {
  return {
    outcome: (index, outcome) => listener.outcome(start + index, outcome),
    coming: (records) => listener.coming?.(records),
  }
}

/** Before a file is opened: its import, and when and as of which day it was first tried. */
interface Prepared extends ImportIdentity {
  /** Unix seconds. */
  readonly firstTried: number
}

/** Files that are read together. */
class ImportRound implements ReadingListener {
  private readonly reader: FeedReader
  private readonly loader: BatchLoader
  private prepared: readonly Prepared[] = []
  private readonly begun = new Map<number, FileImport>()
  private readonly settled = new Set<number>()
  private loading: Promise<void> = Promise.resolve()
  private batches = 0

  constructor(
    private readonly db: AnalyticsDb,
    private readonly files: readonly FileToIngest[],
    private readonly listener: IngestListener,
  ) {
    const { reader, loader } = workshopOf(db)
    this.reader = reader
    this.loader = loader
  }

  async work(): Promise<void> {
    try {
      this.loader.begin()
      this.prepared = await this.prepare()
      const tasks = this.files.map(({ path, options }, index) => {
        const { importId, fileHash, capturedOn, firstTried } = this.prepared[index] as Prepared
        return { path, options: feedOptions(options), context: { importId, fileHash, capturedOn }, firstTried }
      })
      await this.reader.read(tasks, this)
      await this.loading
    } catch (error) {
      // What is being loaded ends first: else it would go on beside what comes next.
      await this.loading.catch(() => undefined)
      this.reader.forget()
      await this.afterFailure(error)
    }
  }

  opened(index: number, found: { readonly feed: string; readonly bytes: number }): void {
    const [prepared, file] = [this.prepared[index], this.files[index]]
    if (prepared && file) this.begun.set(index, new FileImport(prepared, found, file.options))
  }

  refused(index: number, reason: unknown): void {
    this.settle(index, { status: 'rejected', reason })
  }

  isStopped(index: number): boolean {
    return this.files[index]?.options.signal?.aborted ?? false
  }

  async room(): Promise<void> {
    await this.loading
    this.batches += 1
    if (this.batches % BATCHES_BETWEEN_PURGES === 0) await giveBackMemory(this.db)
  }

  ready(batch: ReadyBatch): void {
    for (const part of batch.parts) this.noteFailure(part)
    this.listener.coming?.(batch.parts.flatMap(recordsOf))
    this.loading = this.loader
      .load(batch, (part) => this.importOf(part))
      .then((finished) => {
        for (const index of finished) this.settleWhole(index)
      })
    // Awaited one round later; until then a failure must not count as nobody's.
    this.loading.catch(() => undefined)
  }

  private importOf({ file }: FilePart): FileImport {
    const begun = this.begun.get(file)
    if (!begun) throw new Error(`rows of a file that was not opened: ${file}`)
    return begun
  }

  private noteFailure({ file, failure }: FilePart): void {
    if (failure === null) return
    const reason = failure === 'stopped' ? this.files[file]?.options.signal?.reason : failure.reason
    this.begun.get(file)?.fail(reason)
  }

  /** Who each import is. A file that cannot be read has no hash: opening it will say why. */
  private async prepare(): Promise<Prepared[]> {
    const hashes: (string | null)[] = []
    for (const { path } of this.files) hashes.push(await fileHash(path).catch(() => null))
    const tries = new Map<string, FirstAttempt>(
      await firstAttempts(
        this.db,
        hashes.filter((hash) => hash !== null),
      ),
    )
    const startedAt = Math.floor(Date.now() / 1000)
    return this.files.map(({ path, options }, index) => {
      const hash = hashes[index] ?? NO_HASH
      const earlier = tries.get(hash)
      const today = new Date(startedAt * 1000).toISOString().slice(0, 10)
      const capturedOn = options.capturedOn ?? earlier?.capturedOn ?? today
      // The same file once more in the same round continues under the same day, as it would later.
      if (!earlier) tries.set(hash, { capturedOn, startedAt })
      return {
        importId: options.importId ?? randomUUID(),
        fileHash: hash,
        shownName: options.shownName ?? basename(path),
        capturedOn,
        startedAt,
        firstTried: earlier?.startedAt ?? startedAt,
      }
    })
  }

  /** The engine refused a batch. Of several files each is tried alone, so that none fails for another's sake. */
  private async afterFailure(error: unknown): Promise<void> {
    const open = [...this.files.keys()].filter((index) => !this.settled.has(index))
    if (this.files.length > 1) {
      for (const index of open) {
        const file = this.files[index]
        if (!file) continue
        const importId = this.prepared[index]?.importId ?? file.options.importId
        const alone = { ...file, options: { ...file.options, ...(importId ? { importId } : {}) } }
        await ingestFiles(this.db, [alone], {
          outcome: (_, outcome) => this.settle(index, outcome),
          coming: (records) => this.listener.coming?.(records),
        })
      }
      return
    }
    for (const index of open) {
      const file = this.begun.get(index)
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

  private settleWhole(index: number): void {
    const file = this.begun.get(index)
    if (!file) return
    const { failure, run } = file
    this.settle(index, failure ? { status: 'rejected', reason: failure.reason } : { status: 'fulfilled', value: run })
  }

  private settle(index: number, outcome: PromiseSettledResult<Readonly<ImportRow>>): void {
    if (this.settled.has(index)) return
    this.settled.add(index)
    this.listener.outcome(index, outcome)
  }
}

function feedOptions({ mapping, term, region, currency, shopUrl }: IngestOptions): FeedOptions {
  return {
    ...(mapping ? { mapping } : {}),
    ...(term === undefined ? {} : { term }),
    ...(region === undefined ? {} : { region }),
    ...(currency === undefined ? {} : { currency }),
    ...(shopUrl === undefined ? {} : { shopUrl }),
  }
}
