import { randomUUID } from 'node:crypto'
import type { OpenedFeed } from '@trendee/feeds/read-feed'
import type { Reject } from '@trendee/feeds/feed'
import type { RecordKind } from '@trendee/feeds/records'
import type { FirstAttempt, ImportRow } from './import-runs'
import type { IngestOptions } from './ingest-options'
import type { RowContext } from './record-tables'
import { rowVersions } from './row-versions'

/** Rejected rows of one import that are kept one by one; beyond it they are only counted. */
const REJECTS_KEPT = 10_000

/** What one batch says of one file; the rows themselves are staged with those of other files. */
export class FilePart {
  readonly platforms = new Map<RecordKind, Set<string>>()
  readonly rejects: Reject[] = []
  /** Source rows with at least one record. */
  sourceRows = 0
  rowsRead = 0
  rowsRejected = 0
  rowsLeftOut = 0
  bytesRead = 0
  /** The file has been read to its end. */
  isLast = false

  constructor(readonly file: FileImport) {}
}

/** The state of one file that is being read in. */
export class FileImport {
  readonly run: ImportRow
  readonly context: RowContext
  readonly versionOf: (sourceRow: number) => bigint
  private rejectsKept = 0
  private failed: { readonly reason: unknown } | null = null

  constructor(
    opened: OpenedFeed,
    identity: { readonly fileHash: string; readonly shownName: string; readonly earlier: FirstAttempt | undefined },
    readonly options: IngestOptions,
  ) {
    const now = Math.floor(Date.now() / 1000)
    const { earlier, fileHash } = identity
    this.run = {
      importId: options.importId ?? randomUUID(),
      feed: opened.feed.id,
      file: identity.shownName,
      fileHash,
      bytes: opened.bytesTotal,
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
    this.versionOf = rowVersions(earlier?.startedAt ?? now)
    this.context = { importId: this.run.importId, fileHash, capturedOn: this.run.capturedOn }
  }

  /** Of these rejects those that are still kept one by one. */
  keep(rejects: readonly Reject[]): readonly Reject[] {
    const kept = rejects.slice(0, Math.max(0, REJECTS_KEPT - this.rejectsKept))
    this.rejectsKept += kept.length
    return kept
  }

  /** Counts a part whose rows are in; `loaded`: its source rows that said something new. */
  count(part: FilePart, loaded: number): void {
    const { run } = this
    run.bytesRead = part.bytesRead
    run.rowsRead += part.rowsRead
    run.rowsLoaded += loaded
    run.rowsDuplicate += part.sourceRows - loaded
    run.rowsRejected += part.rowsRejected
    run.rowsLeftOut += part.rowsLeftOut
    if (part.isLast && this.failed === null) run.state = 'loaded'
  }

  /** Why the file was not read to its end; null while nothing went wrong. */
  get failure(): { readonly reason: unknown } | null {
    return this.failed
  }

  fail(reason: unknown): void {
    this.failed = { reason }
    this.run.state = 'failed'
    this.run.message = reason instanceof Error ? reason.message : String(reason)
  }

  touch(part: FilePart, kind: RecordKind): void {
    for (const platform of part.platforms.get(kind) ?? []) this.options.onTouched?.({ kind, platform })
  }

  tellRead(part: FilePart): void {
    const platforms = new Set([...part.platforms.values()].flatMap((some) => [...some]))
    for (const platform of platforms) this.options.onRead?.(platform)
  }

  tell(): void {
    this.options.onProgress?.(this.run)
  }
}
