import { isStepOver } from '@trendee/core/captures/capture-day'
import type { LeftOutReason } from '@trendee/core/imports/left-out-reasons'
import type { FeedBatch, FeedReader, Reject, RowSink } from './feed'
import { type FeedMessage, messageText } from './feed-message'
import { type LeftOut, addLeftOut } from './left-out'
import type { RowTaker } from './raw-rows'
import { OF_CAPTURE, UNREAD_DAY, dayFault, ownDay, withoutDay } from './record-day'
import { withPossibleValues } from './record-values'
import type { FeedRecord } from './records'
import { UnreadableFieldError } from './unreadable-field'
import { UNSAID } from './unsaid'
import { addUnread, exampleOf, type UnreadCells } from './unread-cells'
import { withWebLinks } from './web-links'

const EXCERPT_CHARS = 300
/** Notes of one sentence with other values in it: a wrong column holds thousands. */
const MOST_NOTES_OF_ONE = 10

/** Takes rows from a splitter, has the reader map them, and gathers records, rejects and counts until they are taken as a batch. */
export class BatchBuilder implements RowTaker, RowSink {
  private records: FeedRecord[] = []
  private rowOfRecord: number[] = []
  private rejects: Reject[] = []
  private rowsRead = 0
  private rowsLeftOut = 0
  private leftOut: LeftOut[] = []
  private unreadCells: UnreadCells[] = []
  /** Of the row that is being read: it may yet be rejected. */
  private unreadInRow: UnreadCells[] = []
  private notes: FeedMessage[] = []
  /** By sentence the texts of the notes that were made of it. */
  private readonly noted = new Map<string, Set<string>>()
  private rowNumber = -1
  private line = 0
  private lines: readonly number[] = []
  private value: unknown = null
  private wasRejected = false
  private wasLeftOut = false
  private parts = 0
  private hasRows = false
  private hasDated = false
  private hasUndated = false

  constructor(
    private readonly reader: FeedReader,
    /** The day for rows that carry none; without it they are rejected. */
    private readonly capturedOn?: string,
    private readonly nowMs = Date.now(),
  ) {}

  /** Whether none of the rows so far could be taken for want of a day. */
  get isUndated(): boolean {
    return this.hasUndated && !this.hasDated
  }

  /** Whether no row has come yet. */
  get isEmpty(): boolean {
    return !this.hasRows && this.rowsRead === 0
  }

  /** Rows or records waiting, whichever are more. */
  get size(): number {
    return Math.max(this.records.length, this.rowsRead)
  }

  row(value: unknown, line: number, lines: readonly number[] = []): void {
    this.rowNumber++
    this.line = line
    this.lines = lines
    this.value = value
    this.wasRejected = false
    this.wasLeftOut = false
    this.parts = 0
    this.unreadInRow = []
    const recordsBefore = this.records.length
    try {
      this.reader.read(value, this)
    } catch (error) {
      this.parts = 0
      this.rejectAfter(recordsBefore, error)
    }
    if (this.parts > 0) this.rowsRead += this.parts
    else if (this.wasRejected || this.wasLeftOut || this.records.length > recordsBefore) this.rowsRead++
    if (this.wasLeftOut) this.rowsLeftOut++
    if (!this.wasRejected) for (const cells of this.unreadInRow) addUnread(this.unreadCells, cells)
  }

  atRow(index: number): number {
    this.line = this.lines[index] ?? this.line
    return this.line
  }

  atLine(line: number): void {
    this.line = line
  }

  part(name: string, value: unknown, read: () => void): void {
    // Versions of records follow from their row, so two parts must not have the same.
    if (this.parts > 0) this.rowNumber++
    this.parts++
    const recordsBefore = this.records.length
    const unreadBefore = this.unreadInRow.length
    try {
      read()
      if (this.wasLeftOut) this.rowsLeftOut++
      this.wasLeftOut = false
    } catch (error) {
      this.dropAfter(recordsBefore)
      this.unreadInRow.length = unreadBefore
      const { field, reason, cell } = rejectionOf(error)
      this.hasUndated ||= reason === OF_CAPTURE
      this.rejects.push({
        line: this.line,
        field: [name, field].filter((part) => part !== '').join('.'),
        reason,
        excerpt: excerptOf(value),
        ...ofCell(cell),
      })
    }
  }

  private dropAfter(recordsBefore: number): void {
    this.records.length = recordsBefore
    this.rowOfRecord.length = recordsBefore
  }

  /** A row that makes a reader fail is lost as a whole; half of it must not stay. */
  private rejectAfter(recordsBefore: number, error: unknown): void {
    this.dropAfter(recordsBefore)
    const { field, reason, cell } = rejectionOf(error)
    this.reject(field, reason, cell)
  }

  broken(line: number, reason: FeedMessage, text: string): void {
    this.rowNumber++
    this.rowsRead++
    this.rejects.push({ line, field: '', reason, excerpt: this.reader.excerpt === undefined ? cut(text.trim()) : '' })
  }

  record(told: FeedRecord): void {
    const record = this.ofPossibleDay(told)
    // A running week is low, and would move the day that is today for every other file.
    if (record.kind === 'series' && !isStepOver(record.step, record.date, this.nowMs)) {
      if (!this.wasLeftOut) this.leaveOut('unfinished_step')
      return
    }
    if (ownDay(record) === UNREAD_DAY) this.note(UNDATED)
    if (this.capturedOn === undefined && ownDay(record) === null) {
      this.hasUndated = true
      throw new UnreadableFieldError('date', 'the row names no day, and none was given for the file')
    }
    const linked = withPossibleValues(withWebLinks(record), this)
    if (isWithoutCurrency(linked)) this.note(UNSAID.currency)
    if (wordsIn(linked).includes('\uFFFD')) this.note(BROKEN_LETTERS)
    this.hasDated = true
    this.records.push(linked)
    this.rowOfRecord.push(this.rowNumber)
  }

  /** A record as it is, else without a day that cannot be. Throws UnreadableFieldError where nothing is left of it then. */
  private ofPossibleDay(record: FeedRecord): FeedRecord {
    const fault = dayFault(record, this.nowMs, this.capturedOn)
    if (fault === null) return record
    const day = ownDay(record)
    const undated = withoutDay(record)
    if (undated === null) throw new UnreadableFieldError('date', fault)
    this.unread('date', fault, day)
    return undated
  }

  reject(field: string, reason: FeedMessage, cell?: unknown): void {
    if (this.wasRejected) return
    this.wasRejected = true
    this.hasUndated ||= reason === OF_CAPTURE
    this.rejects.push({ line: this.line, field, reason, excerpt: this.excerpt(), ...ofCell(cell) })
  }

  unread(field: string, reason: FeedMessage, cell: unknown): void {
    this.unreadInRow.push({ field, reason, cells: 1, examples: [exampleOf(cell, this.line)] })
  }

  leaveOut(reason: LeftOutReason): void {
    this.wasLeftOut = true
    addLeftOut(this.leftOut, reason, 1, [this.excerpt()])
  }

  note(message: FeedMessage): void {
    const said = messageText(message, 'en')
    const sentence = typeof message === 'string' ? message : message.text
    const times = this.noted.get(sentence) ?? new Set<string>()
    if (times.has(said) || times.size >= MOST_NOTES_OF_ONE) return
    this.noted.set(sentence, times.add(said))
    this.notes.push(message)
  }

  private excerpt(): string {
    return excerptOf(this.reader.excerpt === undefined ? this.value : this.reader.excerpt())
  }

  /** Called once, when the file is through. */
  endReader(): void {
    // Records made here have a version of their own, as those of a row.
    this.rowNumber++
    this.wasRejected = false
    this.wasLeftOut = false
    this.parts = 0
    const recordsBefore = this.records.length
    try {
      this.reader.end?.(this)
    } catch (error) {
      this.parts = 0
      this.rejectAfter(recordsBefore, error)
    }
    this.rowsRead += this.parts
  }

  take(bytesRead: number): FeedBatch {
    if (this.rowsRead > 0) this.hasRows = true
    const batch: FeedBatch = {
      records: this.records,
      rowOfRecord: this.rowOfRecord,
      rejects: this.rejects,
      rowsRead: this.rowsRead,
      rowsLeftOut: this.rowsLeftOut,
      leftOut: this.leftOut,
      unread: this.unreadCells,
      notes: this.notes,
      bytesRead,
    }
    this.records = []
    this.rowOfRecord = []
    this.rejects = []
    this.rowsRead = 0
    this.rowsLeftOut = 0
    this.leftOut = []
    this.unreadCells = []
    this.notes = []
    return batch
  }
}

const UNDATED =
  'Rows whose day cannot be read are kept, and enter no window and no sum. Posts, orders and products of a shop without any day are shown once a file tells one.'
const BROKEN_LETTERS =
  'Some names hold letters that could not be read: parts of the file are in another encoding than its beginning.'

/** What a record is called by; '' of those that no language names. */
function wordsIn(record: FeedRecord): string {
  switch (record.kind) {
    case 'product':
      return record.title
    case 'order-line':
      return record.product.title
    case 'post':
      return record.caption
    default:
      return ''
  }
}

/** A price of it cannot be compared with any other. */
function isWithoutCurrency(record: FeedRecord): boolean {
  const product = record.kind === 'order-line' ? record.product : record
  return product.kind === 'product' && product.currency === '' && (product.price !== null || product.listPrice !== null)
}

function ofCell(cell: unknown): Pick<Reject, 'cell'> {
  return cell === undefined ? {} : { cell: exampleOf(cell, 0).text }
}

function rejectionOf(error: unknown): Pick<UnreadableFieldError, 'field' | 'reason' | 'cell'> {
  return error instanceof UnreadableFieldError
    ? error
    : { field: '', reason: { text: 'the row cannot be read: {why}', values: { why: wordsOf(error) } } }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function excerptOf(value: unknown): string {
  if (isRow(value)) return cut(value.join(','))
  if (Array.isArray(value) && value.every(isRow)) return cut(value.map((row) => row.join(',')).join(' / '))
  return cut(JSON.stringify(value) ?? '')
}

function isRow(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((cell) => typeof cell === 'string')
}

/** A copy, so that a reject does not hold on to the chunk of the file it was cut from. */
function cut(text: string): string {
  return Buffer.from(text.slice(0, EXCERPT_CHARS)).toString()
}
