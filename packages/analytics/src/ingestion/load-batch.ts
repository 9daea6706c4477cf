import type { AnalyticsDb } from '../engine/db'
import type { FileImport } from './file-import'
import type { FilePart } from './file-part'
import { saveImports } from './import-runs'
import { ImportStage } from './stage'
import type { ReadyBatch } from './staged-batch'
import { saveRejects } from './save-rejects'

const PROGRESS_EVERY_MS = 1000

/** What a batch holds of a file, and the import that it belongs to. */
interface ImportPart {
  readonly part: FilePart
  readonly file: FileImport
}

/** Brings batches into the facts, one after the other, and keeps the imports' rows up to date. */
export class BatchLoader {
  private readonly stage: ImportStage
  private announced = new Set<FileImport>()
  private lastEnd = 0
  private savedAt = 0

  constructor(private readonly db: AnalyticsDb) {
    this.stage = new ImportStage(db)
  }

  /** Before the first batch of files that are read together. */
  begin(): void {
    this.announced = new Set()
    this.lastEnd = performance.now()
    this.savedAt = this.lastEnd
  }

  /** Loads a batch; returns the places of the files that ended with it, whose last state is stored. */
  async load(batch: ReadyBatch, importOf: (part: FilePart) => FileImport): Promise<number[]> {
    const parts = batch.parts.map((part) => ({ part, file: importOf(part) }))
    await this.announce(parts)
    const loaded = await this.loadRows(batch, parts)
    for (const { file, part } of parts) await saveRejects(this.db, file.run.importId, part.rejects)
    this.shareTime(parts)
    for (const [index, { file, part }] of parts.entries()) file.count(part, loaded[index] ?? 0)
    await this.saveProgress(parts)
    return parts.flatMap(({ part }) => (part.isLast ? [part.file] : []))
  }

  /** An import is stored before its first row: after a kill, the file is continued under its day. */
  private async announce(parts: readonly ImportPart[]): Promise<void> {
    const files = parts.map(({ file }) => file).filter((file) => !this.announced.has(file))
    if (files.length === 0) return
    await saveImports(
      this.db,
      files.map(({ run }) => run),
    )
    for (const file of files) {
      this.announced.add(file)
      file.reportProgress()
    }
  }

  /** Rows of each part that said something new. */
  private async loadRows({ words, blocks }: ReadyBatch, parts: readonly ImportPart[]): Promise<number[]> {
    // Words first: were they second, a kill between the two would leave observations of a product without a name.
    if (words) {
      const columns = words.columns.join(', ')
      await this.db.insertFrom(
        words,
        (source) => `INSERT INTO trendee.product (${columns}) SELECT ${columns} FROM ${source}`,
      )
    }
    const mixed = [...parts.keys()].filter((index) => (parts[index]?.part.kinds.size ?? 0) > 1)
    const loaded = parts.map(() => 0)
    const rowsOfMixed = new Map(mixed.map((index) => [index, new Set<number>()]))
    for (const { kind, block } of blocks) {
      const { counts, rows } = await this.stage.load(kind, block, mixed)
      for (const { file, row } of rows) rowsOfMixed.get(file)?.add(row)
      for (const [index, count] of counts) loaded[index] = rowsOfMixed.get(index)?.size ?? count
    }
    return loaded
  }

  /** The time since the batch before, to each file by its rows: together they took as long as the clock says. */
  private shareTime(parts: readonly ImportPart[]): void {
    const now = performance.now()
    const seconds = (now - this.lastEnd) / 1000
    this.lastEnd = now
    const weights = parts.map(({ part }) => part.rowsRead + 1)
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    for (const [index, { file }] of parts.entries()) file.run.seconds += (seconds * (weights[index] ?? 0)) / all
  }

  private async saveProgress(parts: readonly ImportPart[]): Promise<void> {
    const isTime = performance.now() - this.savedAt > PROGRESS_EVERY_MS
    const due = parts.filter(({ part }) => isTime || part.isLast)
    if (due.length > 0) {
      await saveImports(
        this.db,
        due.map(({ file }) => file.run),
      )
      this.savedAt = performance.now()
    }
    for (const { file } of parts) file.reportProgress()
  }
}
