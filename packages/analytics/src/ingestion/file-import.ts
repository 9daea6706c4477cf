import type { FilePart } from './file-part'
import type { ImportRow } from './import-runs'
import type { IngestOptions } from './ingest-options'
import { storedReason } from './stored-message'

/** What is known of an import before its file is opened. */
export interface ImportIdentity {
  readonly importId: string
  readonly fileHash: string
  readonly shownName: string
  readonly capturedOn: string
  /** Unix seconds. */
  readonly startedAt: number
}

/** The state of one file that is being read in. */
export class FileImport {
  readonly run: ImportRow
  /** Source rows that said nothing new to this attempt. */
  private known = 0
  private failed: { readonly reason: unknown } | null = null

  constructor(
    identity: ImportIdentity,
    found: { readonly feed: string; readonly bytes: number },
    readonly options: IngestOptions,
    /** Source rows that attempts before this one brought, and which this one finds known. */
    private readonly loadedBefore = 0,
  ) {
    this.run = {
      importId: identity.importId,
      feed: found.feed,
      file: identity.shownName,
      fileHash: identity.fileHash,
      bytes: found.bytes,
      bytesRead: 0,
      state: 'running',
      message: '',
      rowsRead: 0,
      rowsLoaded: 0,
      rowsDuplicate: 0,
      rowsRejected: 0,
      rowsLeftOut: 0,
      seconds: 0,
      capturedOn: identity.capturedOn,
      startedAt: identity.startedAt,
    }
    this.run.rowsLoaded = loadedBefore
  }

  /** Counts a part whose rows are in; `loaded`: its source rows that said something new. */
  count(part: FilePart, loaded: number): void {
    const { run } = this
    run.bytesRead = part.bytesRead
    run.rowsRead += part.rowsRead
    run.rowsLoaded += loaded
    this.known += part.sourceRows - loaded
    run.rowsDuplicate = Math.max(0, this.known - this.loadedBefore)
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
    this.run.message = storedReason(reason)
  }

  reportProgress(): void {
    this.options.onProgress?.(this.run)
  }
}
