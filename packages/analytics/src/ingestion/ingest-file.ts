import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FeedBatch, FeedOptions, Reject } from '@trendee/feeds/feed'
import { openFeed } from '@trendee/feeds/read-feed'
import type { FeedRecord, RecordKind } from '@trendee/feeds/records'
import type { AnalyticsDb } from '../db'
import { type Enriched, Enricher } from './enrich'
import { type ImportRow, firstAttempt, saveImport } from './import-runs'
import { JsonLines } from './json-lines'
import { ProductWords } from './product-words'
import { rowVersions } from './row-versions'
import { type FreshRows, ImportStage, StagedRecords } from './stage'

/** Rejected rows of one import that are kept one by one; beyond it they are only counted. */
const REJECTS_KEPT = 10_000
const PROGRESS_EVERY_MS = 1000
/** Enough that the engine's fixed cost a batch does not show, few enough that memory stays flat. */
const RECORDS_AT_ONCE = 50_000

export interface IngestOptions extends FeedOptions {
  /** Day the file was captured, for feeds whose rows carry none; the day of the first attempt when absent. */
  readonly capturedOn?: string
  /** Name shown to people when the path is a temporary one. */
  readonly shownName?: string
  readonly importId?: string
  readonly onProgress?: (row: Readonly<ImportRow>) => void
  /** Told of each platform and kind of record that got, or may have got, new rows: what must be derived anew. */
  readonly onTouched?: (touched: { readonly platform: string; readonly kind: RecordKind }) => void
  readonly signal?: AbortSignal
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Reads one file into the facts. The state is stored as it goes; a failure is stored too and thrown on. */
export async function ingestFile(
  db: AnalyticsDb,
  path: string,
  options: IngestOptions = {},
): Promise<Readonly<ImportRow>> {
  const opened = await openFeed(path, options)
  const fileHash = await sha256Of(path)
  const earlier = await firstAttempt(db, fileHash)
  const now = Math.floor(Date.now() / 1000)
  const run: ImportRow = {
    importId: options.importId ?? randomUUID(),
    feed: opened.feed.id,
    file: options.shownName ?? basename(path),
    fileHash,
    bytes: (await stat(path)).size,
    bytesRead: 0,
    state: 'running',
    message: '',
    rowsRead: 0,
    rowsLoaded: 0,
    rowsDuplicate: 0,
    rowsRejected: 0,
    rowsLeftOut: 0,
    seconds: 0,
    capturedOn: options.capturedOn ?? earlier?.capturedOn ?? new Date(now * 1000).toISOString().slice(0, 10),
    startedAt: now,
  }
  await saveImport(db, run)
  const versionOf = rowVersions(earlier?.startedAt ?? now)
  const work = new FileImport(db, run, versionOf, options.onTouched ?? (() => undefined))
  const began = performance.now()
  let shownAt = performance.now()
  let loading: Promise<void> = Promise.resolve()
  try {
    for await (const group of joined(opened.batches)) {
      options.signal?.throwIfAborted()
      const prepared = work.prepare(group)
      await loading
      run.seconds = (performance.now() - began) / 1000
      options.onProgress?.(run)
      if (performance.now() - shownAt > PROGRESS_EVERY_MS) {
        await saveImport(db, run)
        shownAt = performance.now()
      }
      loading = work.load(prepared)
      // Awaited one round later; until then a failure must not count as nobody's.
      loading.catch(() => undefined)
    }
    await loading
    run.state = 'loaded'
  } catch (error) {
    run.state = 'failed'
    run.message = error instanceof Error ? error.message : String(error)
    throw error
  } finally {
    run.seconds = (performance.now() - began) / 1000
    // A full disk must not hide the first error behind the one of writing it down.
    await loading.catch(() => undefined)
    await saveImport(db, run).catch((error: unknown) => {
      if (run.state !== 'failed') throw error
    })
    options.onProgress?.(run)
  }
  return run
}

/** One kind's part of a batch, ready for the engine. */
interface PreparedPart {
  readonly kind: RecordKind
  readonly words: Buffer | null
  readonly lines: Buffer
  readonly platforms: ReadonlySet<string>
}

interface PreparedBatch {
  readonly parts: readonly PreparedPart[]
  /** Source rows with at least one record. */
  readonly sourceRows: number
  readonly leftOut: number
  readonly counts: Pick<FeedBatch, 'bytesRead' | 'rowsRead' | 'rowsLeftOut'>
  readonly rejects: readonly Reject[]
}

/** Shared by all imports: a daily feed brings the same words every day. */
const enricher = new Enricher()

/** The state of one running import. */
class FileImport {
  private readonly stage: ImportStage
  private readonly words: ProductWords
  private rejectsKept = 0

  constructor(
    private readonly db: AnalyticsDb,
    private readonly run: ImportRow,
    versionOf: (sourceRow: number) => string,
    private readonly tellTouched: NonNullable<IngestOptions['onTouched']>,
  ) {
    const context = { importId: run.importId, fileHash: run.fileHash, capturedOn: run.capturedOn }
    this.stage = new ImportStage(db, context, versionOf)
    this.words = new ProductWords(versionOf)
  }

  /** Reads the words of a batch and lays its rows out. Computing only: the engine works on the batch before meanwhile. */
  prepare(batches: readonly FeedBatch[]): PreparedBatch {
    const kinds = new Map<RecordKind, StagedRecords>()
    const sourceRows = new Set<number>()
    const leftOut = new Set<number>()
    for (const batch of batches) {
      batch.records.forEach((record, index) => {
        const sourceRow = batch.rowOfRecord[index] ?? 0
        const enriched = enricher.enrich(record)
        if (isOutsideFashion(record, enriched)) {
          leftOut.add(sourceRow)
          return
        }
        sourceRows.add(sourceRow)
        let staged = kinds.get(record.kind)
        if (!staged) {
          staged = new StagedRecords()
          kinds.set(record.kind, staged)
        }
        staged.add(record, enriched, sourceRow)
      })
    }
    return {
      parts: [...kinds].map(([kind, staged]) => ({
        kind,
        words: kind === 'product' ? this.words.prepare(staged) : null,
        lines: this.stage.prepare(kind, staged),
        platforms: new Set(staged.records.map((record) => record.platform)),
      })),
      sourceRows: sourceRows.size,
      leftOut: leftOut.size,
      counts: {
        bytesRead: batches.at(-1)?.bytesRead ?? 0,
        rowsRead: batches.reduce((sum, batch) => sum + batch.rowsRead, 0),
        rowsLeftOut: batches.reduce((sum, batch) => sum + batch.rowsLeftOut, 0),
      },
      rejects: batches.flatMap((batch) => batch.rejects),
    }
  }

  async load(batch: PreparedBatch): Promise<void> {
    const isMixed = batch.parts.length > 1
    const fresh = new Set<number>()
    let loaded = 0
    for (const { kind, words, lines, platforms } of batch.parts) {
      const { count, sourceRows } = await this.loadPart(kind, words, lines, isMixed).catch((error: unknown) => {
        // Whatever of the batch went in before the failure must be derived too.
        this.touch(kind, platforms)
        throw error
      })
      for (const row of sourceRows) fresh.add(row)
      loaded = isMixed ? fresh.size : count
      if (count > 0) this.touch(kind, platforms)
    }
    await this.keepRejects(batch.rejects)
    this.run.bytesRead = batch.counts.bytesRead
    this.run.rowsRead += batch.counts.rowsRead
    this.run.rowsLoaded += loaded
    this.run.rowsDuplicate += batch.sourceRows - loaded
    this.run.rowsRejected += batch.rejects.length
    this.run.rowsLeftOut += batch.counts.rowsLeftOut + batch.leftOut
  }

  private async loadPart(kind: RecordKind, words: Buffer | null, lines: Buffer, isMixed: boolean): Promise<FreshRows> {
    // Words first: were they second, a kill between the two would leave observations of a product without a name.
    if (words) await this.words.save(this.db, words)
    return this.stage.load(kind, lines, isMixed)
  }

  private touch(kind: RecordKind, platforms: ReadonlySet<string>): void {
    for (const platform of platforms) this.tellTouched({ kind, platform })
  }

  private async keepRejects(rejects: readonly Reject[]): Promise<void> {
    const kept = rejects.slice(0, Math.max(0, REJECTS_KEPT - this.rejectsKept))
    if (kept.length === 0) return
    const lines = new JsonLines()
    for (const reject of kept) lines.add([this.run.importId, reject.line, reject.field, reject.reason, reject.excerpt])
    await this.db.append('trendee.import_reject', ['import_id', 'line', 'field', 'reason', 'excerpt'], lines.take())
    this.rejectsKept += kept.length
  }
}

/** Marketplace files hold furniture and phone cases too: a product that no garment word fits is none of ours. */
function isOutsideFashion(record: FeedRecord, enriched: Enriched | null): boolean {
  return record.kind === 'product' && (enriched === null || enriched.primaryCategory === '')
}

/** Several small batches as one: each costs the engine a fixed handful of statements, whatever its size. */
async function* joined(batches: AsyncIterable<FeedBatch>): AsyncGenerator<FeedBatch[]> {
  let group: FeedBatch[] = []
  let records = 0
  for await (const batch of batches) {
    group.push(batch)
    records += batch.records.length
    if (records < RECORDS_AT_ONCE) continue
    yield group
    group = []
    records = 0
  }
  if (group.length > 0) yield group
}
