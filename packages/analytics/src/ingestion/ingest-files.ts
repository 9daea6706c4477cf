import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { AnalyticsDb } from '../engine/db'
import { giveBackMemory } from '../engine/give-back-memory'
import { threadProgram } from '@trendee/feeds/thread-program'
import { interruptedImports, loadedRows, triedBefore } from './earlier-attempts'
import type { FeedReader, FileOpening, FileToRead, ReadBatch } from './feed-reader'
import { errorOf } from './file-failure'
import { NO_HASH, fileHash } from './file-hash'
import { FileImport } from './file-import'
import type { FilePart } from './file-part'
import { numberImports } from './import-numbers'
import { type ImportIdentity, type ImportRow, givenDays, saveImports } from './import-runs'
import type { FileToIngest } from './ingest-options'
import { BatchLoader } from './load-batch'
import { LocalReader } from './local-reader'
import { PooledReader } from './pooled-reader'
import { toldOf } from './reading-options'
import { type ReadableFile, readableFile } from './readable-file'

/** About two seconds of reading: what the engine freed meanwhile would count as the import's for some ten seconds. */
const BATCHES_BETWEEN_PURGES = 4
/** Files whose first attempts are looked up together. */
const FILES_AT_ONCE = 100

/**
 * Ends the reading for a database, and with it what it remembers of stored words. Another reading starts anew.
 */
export async function endReading(db: AnalyticsDb): Promise<void> {
  await importers.get(db)?.reader.end()
}

/** The reader of a database; one import uses it at a time. */
export function readerOf(db: AnalyticsDb): FeedReader {
  return importerOf(db).reader
}

/** Gets for each file, by its place in the list, its import's last state or why it failed; called once for each. */
export type OnOutcome = (index: number, outcome: PromiseSettledResult<Readonly<ImportRow>>) => void

/** Reader and loader remember what they have seen, so there is one pair for each database, used by one import at a time. */
interface Importer {
  readonly reader: FeedReader
  readonly loader: BatchLoader
}

const importers = new WeakMap<AnalyticsDb, Importer>()

/** The program of the thread that reads; null where it was not built, as in tests that run from the sources. */
const PROGRAM = threadProgram('reading-worker')

function importerOf(db: AnalyticsDb): Importer {
  const known = importers.get(db)
  if (known) return known
  const reader = PROGRAM === null ? new LocalReader() : new PooledReader(PROGRAM)
  const made = { reader, loader: new BatchLoader(db) }
  importers.set(db, made)
  return made
}

/**
 * Reads files into the facts, in their order. Small ones share the engine's statements, so that many cost little more
 * than their rows; the result is that of reading each alone. States are stored as it goes, failures too. Never rejects:
 * `onOutcome` gets each file's as soon as it is known. `signal` ends it after the batch that is being stored; the
 * files that are not in by then fail with its reason.
 */
export async function ingestFiles(
  db: AnalyticsDb,
  files: readonly FileToIngest[],
  onOutcome: OnOutcome,
  signal?: AbortSignal,
): Promise<void> {
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    const together = files.slice(start, start + FILES_AT_ONCE)
    await new ImportRound(db, together, (index, outcome) => onOutcome(start + index, outcome), signal).work()
  }
}

/** What is known of a file that was not opened. */
const UNOPENED = { feed: '', bytes: 0 }

/** Files that are read together. */
class ImportRound {
  private readonly reader: FeedReader
  private readonly loader: BatchLoader
  private prepared: readonly ImportIdentity[] = []
  private numbers: readonly number[] = []
  /** Source rows that earlier attempts under the same import brought. */
  private loadedBefore: ReadonlyMap<string, number> = new Map()
  private readonly begun = new Map<number, FileImport>()
  private readonly settled = new Set<number>()
  /** What is read of each file; `null` where it cannot be. */
  private readonly readable: (ReadableFile | null)[] = []

  constructor(
    private readonly db: AnalyticsDb,
    private readonly files: readonly FileToIngest[],
    private readonly onOutcome: OnOutcome,
    private readonly signal: AbortSignal | undefined,
  ) {
    const { reader, loader } = importerOf(db)
    this.reader = reader
    this.loader = loader
  }

  async work(): Promise<void> {
    this.loader.begin()
    try {
      this.prepared = await this.prepare()
      this.numbers = await numberImports(
        this.db,
        this.prepared.map(({ importId }) => importId),
      )
      this.loadedBefore = await loadedRows(this.db, await triedBefore(this.db, this.prepared))
      await this.convert()
      await this.read()
    } catch (error) {
      await this.afterFailure(error)
    } finally {
      for (const file of this.readable) await file?.remove()
    }
  }

  /** What the feeds cannot read as it is. */
  private async convert(): Promise<void> {
    for (const [index, { path }] of this.files.entries()) {
      this.signal?.throwIfAborted()
      try {
        this.readable[index] = await readableFile(this.db, path)
      } catch (error) {
        // Opening it will fail, too: who asked has been told why by then.
        this.readable[index] = null
        this.settle(index, { status: 'rejected', reason: error })
      }
    }
  }

  private async read(): Promise<void> {
    const { reader } = this
    try {
      await reader.open(this.filesToRead())
      let batches = 0
      for (let batch = await this.nextBatch(); batch !== null; batch = await this.nextBatch()) {
        await this.load(batch)
        batches += 1
        if (batches % BATCHES_BETWEEN_PURGES === 0) await giveBackMemory(this.db)
      }
    } finally {
      // Where its thread has failed there is nothing to close.
      await reader.close().catch(() => undefined)
    }
  }

  /** The batch before is stored, so nothing reads its bytes any more: an abort may close the reading. */
  private async nextBatch(): Promise<ReadBatch | null> {
    const { reader, signal } = this
    signal?.throwIfAborted()
    const close = () => void reader.close().catch(() => undefined)
    signal?.addEventListener('abort', close)
    try {
      const batch = await reader.next()
      for (const opening of batch?.openings ?? []) this.begin(opening)
      signal?.throwIfAborted()
      return batch
    } finally {
      signal?.removeEventListener('abort', close)
    }
  }

  private filesToRead(): FileToRead[] {
    return this.files.map(({ path, options }, index) => {
      const { importId, fileHash, capturedOn } = this.prepared[index] as ImportIdentity
      const context = { importId, fileHash, importNumber: this.numbers[index] ?? 0, capturedOn }
      const source = this.readable[index]?.path ?? path
      return { path: source, options: { ...toldOf(options), ...(capturedOn ? { capturedOn } : {}) }, context }
    })
  }

  private begin(opening: FileOpening): void {
    const brought = this.files[opening.file]?.path ?? ''
    const read = this.readable[opening.file]?.path ?? brought
    if ('failure' in opening)
      this.settle(opening.file, { status: 'rejected', reason: errorOf(opening.failure, read, brought) })
    else this.begun.set(opening.file, this.importAt(opening.file, opening))
  }

  private importAt(index: number, found: { readonly feed: string; readonly bytes: number }): FileImport {
    const prepared = this.prepared[index] as ImportIdentity
    const loadedBefore = this.loadedBefore.get(prepared.importId) ?? 0
    return new FileImport(prepared, found, this.files[index]?.options ?? {}, loadedBefore)
  }

  private async load(batch: ReadBatch): Promise<void> {
    for (const { file, failure } of batch.parts) if (failure) this.begun.get(file)?.fail(errorOf(failure))
    for (const index of await this.loader.load(batch, (part) => this.importOf(part))) this.settleWhole(index)
  }

  private importOf({ file }: FilePart): FileImport {
    const begun = this.begun.get(file)
    if (!begun) throw new Error(`rows of a file that was not opened: ${file}`)
    return begun
  }

  /** What is known of each import before its file is opened. A file that cannot be read has no hash; opening it fails. */
  private async prepare(): Promise<ImportIdentity[]> {
    const hashes: (string | null)[] = []
    for (const { path } of this.files) hashes.push(await fileHash(path).catch(() => null))
    const days = new Map(await givenDays(this.db, hashes.filter(isKnown)))
    const interrupted = await interruptedImports(this.db, hashes.filter(isKnown))
    const startedAt = Math.floor(Date.now() / 1000)
    return this.files.map(({ path, options }, index) => {
      const hash = hashes[index] ?? NO_HASH
      const capturedOn = options.capturedOn ?? days.get(hash) ?? null
      // The same file once more in the same round continues under the same day, as it would later.
      if (capturedOn !== null && !days.has(hash)) days.set(hash, capturedOn)
      const importId = options.importId ?? interrupted.get(hash) ?? randomUUID()
      // Of the same file twice in one round, one goes on with what was interrupted.
      interrupted.delete(hash)
      return {
        importId,
        fileHash: hash,
        shownName: options.shownName ?? basename(path),
        capturedOn,
        startedAt,
        isDemo: options.isDemo ?? false,
        told: toldOf(options),
      }
    })
  }

  /** The engine refused a batch, the reader failed, or the import is stopped. */
  private async afterFailure(error: unknown): Promise<void> {
    const open = [...this.files.keys()].filter((index) => !this.settled.has(index))
    if (this.files.length === 1 || this.signal?.aborted === true) await this.failAll(open, error)
    else for (const index of open) await this.tryAlone(index)
  }

  /** Of several files each is tried alone, so that none fails for another's sake. */
  private async tryAlone(index: number): Promise<void> {
    const { path, options } = this.files[index] as FileToIngest
    const importId = this.prepared[index]?.importId ?? options.importId
    const alone = { path, options: { ...options, ...(importId ? { importId } : {}) } }
    await ingestFiles(this.db, [alone], (_, outcome) => this.settle(index, outcome), this.signal)
  }

  private async failAll(indexes: readonly number[], reason: unknown): Promise<void> {
    const isPrepared = this.prepared.length > 0
    const failed = isPrepared ? indexes.map((index) => this.begun.get(index) ?? this.importAt(index, UNOPENED)) : []
    for (const file of failed) file.fail(reason)
    // A full disk must not hide the first error behind the one of writing it down.
    await saveImports(
      this.db,
      failed.map(({ run }) => run),
    ).catch(() => undefined)
    for (const file of failed) file.reportProgress()
    for (const index of indexes) this.settle(index, { status: 'rejected', reason })
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
    this.onOutcome(index, outcome)
  }
}

function isKnown(hash: string | null): hash is string {
  return hash !== null
}
