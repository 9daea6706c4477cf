import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FeedOptions, Reject } from '../feed'
import { messageText } from '../feed-message'
import { openFeed } from '../read-feed'
import type { FeedRecord, RecordKind } from '../records'
import { type LeftOut, addLeftOut } from '../left-out'
import { addUnread, type UnreadCells } from '../unread-cells'

const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url))

/** All that a file gave, its batches joined. */
export interface WholeFile {
  readonly feed: string
  readonly encoding: string
  readonly records: readonly FeedRecord[]
  readonly rowOfRecord: readonly number[]
  /** Their reasons in English. */
  readonly rejects: readonly (Omit<Reject, 'reason'> & { readonly reason: string })[]
  readonly rowsRead: number
  readonly rowsLeftOut: number
  readonly leftOut: readonly LeftOut[]
  /** Their reasons in English. */
  readonly unread: readonly (Omit<UnreadCells, 'reason'> & { readonly reason: string })[]
  /** In English. */
  readonly notes: readonly string[]
}

export function fixturePath(name: string): string {
  return join(FIXTURES, name)
}

export function fixtureBytes(name: string): Buffer {
  return readFileSync(fixturePath(name))
}

/** The day that files are said to be captured on unless a test says otherwise. */
export const CAPTURED_ON = '2025-04-20'

export async function readWhole(path: string, options: FeedOptions = {}): Promise<WholeFile> {
  const opened = await openFeed(path, { capturedOn: CAPTURED_ON, ...options })
  const records: FeedRecord[] = []
  const rowOfRecord: number[] = []
  const rejects: WholeFile['rejects'][number][] = []
  let rowsRead = 0
  let rowsLeftOut = 0
  const leftOut: LeftOut[] = []
  const notes: string[] = []
  const unread: UnreadCells[] = []
  for await (const batch of opened.batches) {
    records.push(...batch.records)
    rowOfRecord.push(...batch.rowOfRecord)
    rejects.push(...batch.rejects.map((reject) => ({ ...reject, reason: messageText(reject.reason, 'en') })))
    rowsRead += batch.rowsRead
    rowsLeftOut += batch.rowsLeftOut
    for (const cells of batch.unread) addUnread(unread, cells)
    notes.push(...batch.notes.map((note) => messageText(note, 'en')))
    for (const { reason, rows, examples } of batch.leftOut) addLeftOut(leftOut, reason, rows, examples)
  }
  return {
    feed: opened.feed.id,
    encoding: opened.encoding,
    records,
    rowOfRecord,
    rejects,
    rowsRead,
    rowsLeftOut,
    notes,
    leftOut,
    unread: unread.map((cells) => ({ ...cells, reason: messageText(cells.reason, 'en') })),
  }
}

export async function readFixture(name: string, options: FeedOptions = {}): Promise<WholeFile> {
  return readWhole(fixturePath(name), options)
}

/** Reads bytes as a file of a name that says nothing. */
export async function readBytes(bytes: Buffer | string, options: FeedOptions = {}): Promise<WholeFile> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-feeds-'))
  try {
    const path = join(folder, 'unnamed')
    writeFileSync(path, bytes)
    return await readWhole(path, options)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The records of one kind, typed. */
export function ofKind<K extends RecordKind>(file: WholeFile, kind: K): Extract<FeedRecord, { kind: K }>[] {
  return file.records.filter((record): record is Extract<FeedRecord, { kind: K }> => record.kind === kind)
}
