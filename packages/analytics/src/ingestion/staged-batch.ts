import { isOtherGoods } from '@trendee/core/extraction/find-category'
import type { FeedBatch } from '@trendee/feeds/feed'
import { addLeftOut } from '@trendee/feeds/left-out'
import { UNREAD_DAY, ownDay } from '@trendee/feeds/record-day'
import type { FeedRecord, ProductRecord, RecordKind } from '@trendee/feeds/records'
import { addUnread } from '@trendee/feeds/unread-cells'
import { type Enriched, Enricher } from './enrich'
import type { FileFailure } from './file-failure'
import { type FilePart, newPart } from './file-part'
import type { OpenFile } from './open-file'
import type { NativeBlock, NativeRows } from '../engine/native-rows'
import { ProductWords } from './product-words'
import { coverOf } from './import-coverage'
import { countName } from './import-names'
import type { RecordTable } from './record-table'
import { RECORD_TABLES, observedDay } from './record-tables'
import { stagedRows } from './staged-rows'

/** Rows of one or many files, laid out for the engine. */
export interface ReadyBatch {
  readonly blocks: readonly { readonly kind: RecordKind; readonly block: NativeBlock }[]
  readonly words: NativeBlock | null
  /** A file's number in the blocks is its place here. */
  readonly parts: readonly FilePart[]
}

/**
 * Collects the rows of files until there are enough for a round of the engine's statements. Each record is encoded as it
 * arrives, so that none has to be kept. It remembers texts it has read, since a daily feed repeats the same texts.
 */
export class StagedBatch {
  private readonly enricher = new Enricher()
  private readonly words = new ProductWords()
  private readonly kinds = new Map<RecordKind, NativeRows>()
  private parts: FilePart[] = []
  private records = 0

  /** Waiting records and rows. */
  get size(): number {
    return this.records
  }

  /** Encodes the rows of a batch of the file that is being read. */
  add(file: OpenFile, batch: FeedBatch): void {
    const part = this.partOf(file)
    const number = this.parts.length - 1
    let lastRow = -1
    let lastLeftOut = -1
    let leftOut = 0
    const fileLanguage = file.language.with(batch.records.flatMap((record) => productOf(record)?.title ?? []))
    for (const [index, record] of batch.records.entries()) {
      const sourceRow = batch.rowOfRecord[index] ?? 0
      const enriched = this.enricher.enrich(record, fileLanguage)
      const product = productOf(record)
      // Marketplace files hold furniture and phone cases too: a product that no garment word fits is none of ours. One without words may be.
      const isUnnamed = product !== null && product.title === '' && !isOtherGoods(product.categoryPath)
      if (product !== null && !isUnnamed && (enriched?.primaryCategory ?? '') === '') {
        if (sourceRow !== lastLeftOut) {
          leftOut += 1
          addLeftOut(part.leftOut, enriched?.leftOutFor ?? 'not_fashion', 1, [product.title])
        }
        lastLeftOut = sourceRow
        continue
      }
      if (sourceRow !== lastRow) part.sourceRows += 1
      lastRow = sourceRow
      this.stage(file, part, record, enriched, { number, sourceRow })
    }
    part.rowsRead += batch.rowsRead
    part.rowsLeftOut += batch.rowsLeftOut + leftOut
    for (const { reason, rows, examples } of batch.leftOut) addLeftOut(part.leftOut, reason, rows, examples)
    for (const cells of batch.unread) addUnread(part.unread, cells)
    part.notes.push(...batch.notes)
    part.rowsRejected += batch.rejects.length
    for (const reject of file.keep(batch.rejects)) part.rejects.push(reject)
    part.bytesRead = batch.bytesRead
    this.records += Math.max(batch.records.length, batch.rowsRead)
  }

  /** The file has no more batches; `failure`: though it was not read to its end. */
  finish(file: OpenFile, failure: FileFailure | null): void {
    const part = this.partOf(file)
    part.isLast = true
    part.failure = failure
  }

  /** What was gathered, for the engine; the next is gathered from nothing. */
  take(): ReadyBatch {
    const blocks = [...this.kinds]
      .filter(([, rows]) => rows.length > 0)
      .map(([kind, rows]) => ({ kind, block: rows.take() }))
    const ready = { blocks, words: this.words.take(), parts: this.parts }
    this.parts = []
    this.records = 0
    return ready
  }

  /** The room of large batches, when none is to come soon: nothing may be waiting or under way. */
  giveBackRoom(): void {
    this.words.giveBackRoom()
    for (const rows of this.kinds.values()) rows.giveBackRoom()
  }

  /** After a failure: nothing is waiting, and nothing is taken for stored. */
  forget(): void {
    this.words.forget()
    for (const rows of this.kinds.values()) rows.take()
    this.parts = []
    this.records = 0
  }

  private partOf(file: OpenFile): FilePart {
    const last = this.parts.at(-1)
    if (last?.file === file.index) return last
    const part = newPart(file.index)
    this.parts.push(part)
    return part
  }

  private stage(
    file: OpenFile,
    part: FilePart,
    record: FeedRecord,
    enriched: Enriched | null,
    source: { readonly number: number; readonly sourceRow: number },
  ): void {
    let rows = this.kinds.get(record.kind)
    if (!rows) {
      rows = stagedRows(record.kind)
      this.kinds.set(record.kind, rows)
    }
    part.kinds.add(record.kind)
    const day = observedDay(record, file.context)
    const version = file.versionOf(day, source.sourceRow)
    const product = productOf(record)
    const words = product !== null && product.title !== '' && enriched ? this.words.add(product, enriched, version) : 0
    const table = RECORD_TABLES[record.kind] as RecordTable<FeedRecord>
    const row = table.row(record, { enriched, context: file.context, day, version, words })
    rows.add(row, source.number, source.sourceRow)
    if (ownDay(record) !== UNREAD_DAY) coverOf(part, record, enriched, ownDay(record) ?? day)
    countName(part.names, record)
  }
}

/** The product whose words a record holds. */
function productOf(record: FeedRecord): ProductRecord | null {
  if (record.kind === 'order-line') return record.product
  return record.kind === 'product' ? record : null
}
