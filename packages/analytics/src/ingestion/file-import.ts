import { type LeftOut, addLeftOut } from '@trendee/feeds/left-out'
import { addUnread, type UnreadCells } from '@trendee/feeds/unread-cells'
import type { FilePart } from './file-part'
import { type Cover, addCoverage } from './import-coverage'
import { addNames, commonestNames } from './import-names'
import { type ImportIdentity, type ImportRow, newImport } from './import-runs'
import type { IngestOptions } from './ingest-options'
import { storedReason } from './stored-message'

/** Shelves kept of an import: those with most rows. */
const SHELVES_KEPT = 100

function newestDay(coverage: readonly Cover[]): string | null {
  return coverage.reduce<string | null>((newest, { to }) => (newest === null || to > newest ? to : newest), null)
}

/** The state of one file that is being read in. */
export class FileImport {
  readonly run: ImportRow
  private readonly coverage = new Map<string, Cover>()
  private readonly names = new Map<string, number>()
  private readonly leftOut: LeftOut[] = []
  private readonly unread: UnreadCells[] = []
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
    this.run = newImport(identity, { ...found, state: 'running' })
    this.run.rowsLoaded = loadedBefore
    this.run.notes = options.notes ?? []
  }

  /** Counts a part whose rows are in; `loaded`: its source rows that said something new. */
  count(part: FilePart, loaded: number): void {
    const { run } = this
    addCoverage(this.coverage, part.coverage)
    run.coverage = [...this.coverage.values()].toSorted((a, b) => b.rows - a.rows).slice(0, SHELVES_KEPT)
    addNames(this.names, part.names)
    run.names = commonestNames(this.names)
    // A file whose rows have days of their own was captured on the newest of them at the earliest.
    if (!run.isDayGiven) run.capturedOn = newestDay(run.coverage)
    run.bytesRead = part.bytesRead
    run.rowsRead += part.rowsRead
    run.rowsLoaded += loaded
    this.known += part.sourceRows - loaded
    run.rowsDuplicate = Math.max(0, this.known - this.loadedBefore)
    run.rowsRejected += part.rowsRejected
    run.rowsLeftOut += part.rowsLeftOut
    for (const { reason, rows, examples } of part.leftOut) addLeftOut(this.leftOut, reason, rows, examples)
    run.leftOut = this.leftOut
    for (const cells of part.unread) addUnread(this.unread, cells)
    run.unread = this.unread
    run.notes = [...run.notes, ...part.notes]
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
