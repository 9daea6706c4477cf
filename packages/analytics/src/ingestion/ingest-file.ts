import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Feed, FeedBatch, FeedOptions } from '@trendee/feeds/feed'
import { openFeed } from '@trendee/feeds/read-feed'
import type { FeedRecord, ProductRecord, RecordKind } from '@trendee/feeds/records'
import type { AnalyticsDb } from '../db'
import { type Enriched, Enricher } from './enrich'
import { type ImportRow, firstAttempt, saveImport } from './import-runs'
import { JsonLines } from './json-lines'
import { ProductWords } from './product-words'
import { ImportStage, type StagedRecord } from './stage'

/** Rejected rows of one import that are kept one by one; beyond it they are only counted. */
const REJECTS_KEPT = 10_000
const PROGRESS_EVERY_MS = 1000

export interface IngestOptions extends FeedOptions {
  /** Day the file was captured, for feeds whose rows carry none; the day of the first attempt when absent. */
  readonly capturedOn?: string
  /** Name shown to people when the path is a temporary one. */
  readonly shownName?: string
  readonly importId?: string
  readonly onProgress?: (row: Readonly<ImportRow>) => void
  readonly signal?: AbortSignal
}

export interface IngestOutcome {
  readonly run: Readonly<ImportRow>
  /** Platforms and kinds of record that got new rows: what must be derived anew. */
  readonly touched: readonly { platform: string; kind: RecordKind }[]
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Reads one file into the facts. The state is stored as it goes; a failure is stored too and thrown on. */
export async function ingestFile(db: AnalyticsDb, path: string, options: IngestOptions = {}): Promise<IngestOutcome> {
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
  const import_ = new FileImport(db, run, opened.feed, earlier?.startedAt ?? now)
  const began = performance.now()
  let shownAt = 0
  try {
    for await (const batch of opened.batches) {
      options.signal?.throwIfAborted()
      await import_.load(batch)
      run.seconds = (performance.now() - began) / 1000
      options.onProgress?.(run)
      if (performance.now() - shownAt > PROGRESS_EVERY_MS) {
        await saveImport(db, run)
        shownAt = performance.now()
      }
    }
    run.state = 'loaded'
  } catch (error) {
    run.state = 'failed'
    run.message = error instanceof Error ? error.message : String(error)
    throw error
  } finally {
    run.seconds = (performance.now() - began) / 1000
    // A full disk must not hide the first error behind the one of writing it down.
    await import_.end().catch(() => undefined)
    await saveImport(db, run).catch((error: unknown) => {
      if (run.state !== 'failed') throw error
    })
    options.onProgress?.(run)
  }
  return { run, touched: import_.touched() }
}

/** The state of one running import. */
class FileImport {
  private readonly stage: ImportStage
  private readonly words: ProductWords
  private readonly enricher = new Enricher()
  private readonly seen = new Map<string, { platform: string; kind: RecordKind }>()
  private readonly versionBase: bigint
  private rejectsKept = 0

  constructor(
    private readonly db: AnalyticsDb,
    private readonly run: ImportRow,
    private readonly feed: Feed,
    firstStartedAt: number,
  ) {
    this.stage = new ImportStage(db, run.importId)
    this.words = new ProductWords(db)
    // Seconds × 10⁹ + row stays below 2^64 until the year 2554.
    this.versionBase = BigInt(firstStartedAt) * 1_000_000_000n
  }

  async load(batch: FeedBatch): Promise<void> {
    const kinds = new Map<RecordKind, StagedRecord[]>()
    const sourceRows = new Set<number>()
    const leftOut = new Set<number>()
    batch.records.forEach((record, index) => {
      const sourceRow = batch.rowOfRecord[index] ?? 0
      const enriched = this.enricher.enrich(record)
      if (this.isOutsideFashion(record, enriched)) {
        leftOut.add(sourceRow)
        return
      }
      sourceRows.add(sourceRow)
      const context = {
        importId: this.run.importId,
        fileHash: this.run.fileHash,
        capturedOn: this.run.capturedOn,
        version: String(this.versionBase + BigInt(sourceRow)),
      }
      const staged = { record, enriched, context, sourceRow }
      const list = kinds.get(record.kind)
      if (list) list.push(staged)
      else kinds.set(record.kind, [staged])
    })
    const fresh = new Set<number>()
    for (const [kind, staged] of kinds) {
      // Words first: were they second, a kill between the two would leave observations of a product without a name.
      if (kind === 'product') await this.words.save(staged)
      const rows = await this.stage.load(kind, staged)
      for (const row of rows) fresh.add(row)
      if (rows.length > 0) this.touch(kind, staged)
    }
    await this.keepRejects(batch)
    this.run.bytesRead = batch.bytesRead
    this.run.rowsRead += batch.rowsRead
    this.run.rowsLoaded += fresh.size
    this.run.rowsDuplicate += sourceRows.size - fresh.size
    this.run.rowsRejected += batch.rejects.length
    this.run.rowsLeftOut += batch.rowsLeftOut + leftOut.size
  }

  async end(): Promise<void> {
    await this.stage.drop()
  }

  touched(): { platform: string; kind: RecordKind }[] {
    return [...this.seen.values()]
  }

  /** Marketplace files hold furniture and phone cases too: a product that no garment word fits is none of ours. */
  private isOutsideFashion(record: FeedRecord, enriched: Enriched | null): record is ProductRecord {
    return record.kind === 'product' && (enriched === null || enriched.primaryCategory === '')
  }

  private touch(kind: RecordKind, staged: readonly StagedRecord[]): void {
    for (const { record } of staged) {
      const key = `${kind}/${record.platform}`
      if (!this.seen.has(key)) this.seen.set(key, { kind, platform: record.platform })
    }
  }

  private async keepRejects(batch: FeedBatch): Promise<void> {
    const room = REJECTS_KEPT - this.rejectsKept
    const kept = batch.rejects.slice(0, Math.max(0, room))
    if (kept.length === 0) return
    const lines = new JsonLines()
    for (const reject of kept) lines.add([this.run.importId, reject.line, reject.field, reject.reason, reject.excerpt])
    await this.db.append('trendee.import_reject', ['import_id', 'line', 'field', 'reason', 'excerpt'], lines.take())
    this.rejectsKept += kept.length
  }
}
