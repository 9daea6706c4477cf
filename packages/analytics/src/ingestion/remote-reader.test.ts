import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { UnreadableFileError, UnrecognisedFeedError } from '@trendee/feeds/feed'
import type { ReadingListener, ReadingTask } from './feed-reader'
import type { NativeBlock } from '../engine/native-rows'
import { LocalReader } from './local-reader'
import { RemoteReader } from './remote-reader'
import { serveReading } from './serve-reading'
import type { ReadyBatch } from './staged-batch'

const folder = mkdtempSync(join(tmpdir(), 'trendee-remote-'))
const opened: RemoteReader[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file has a piece every thousand rows or so. */
const SMALL = { first: 2000, others: 4000 }

/** A reader whose other side is served here: all that passes is copied as between threads. */
function remote(): RemoteReader & { begun: number } {
  const reader = Object.assign(
    new RemoteReader(() => {
      const { port1, port2 } = new MessageChannel()
      serveReading(port2, new LocalReader(SMALL))
      reader.begun += 1
      return { port: port1, end: () => port1.close() }
    }),
    { begun: 0 },
  )
  opened.push(reader)
  return reader
}

let files = 0
function task(text: string): ReadingTask {
  const path = join(folder, `file-${(files += 1)}`)
  writeFileSync(path, text)
  const context = { importId: `import-${files}`, fileHash: 'a'.repeat(64), capturedOn: '2025-04-20' }
  return { path, options: {}, context, firstTried: 1_745_000_000 + files }
}
const shop = (rows: number, title = 'Linen Shirt') =>
  task(
    [
      'timestamp,product_id,title,currency,min_price,product_sold_count',
      ...Array.from({ length: rows }, (_, row) => `2025-04-18,p-${row},${title},USD,9,${row}`),
      '',
    ].join('\n'),
  )

/** A block as it was, in bytes of its own. */
const kept = (block: NativeBlock | null) => block && { ...block, bytes: Buffer.from(block.bytes).toString('hex') }
const keptBatch = ({ blocks, words, parts }: ReadyBatch) => ({
  blocks: blocks.map(({ kind, block }) => ({ kind, block: kept(block) })),
  words: kept(words),
  parts: structuredClone(parts),
})

interface Heard extends ReadingListener {
  readonly openings: unknown[]
  readonly refusals: Map<number, unknown>
  readonly batches: ReturnType<typeof keptBatch>[]
}

function listener(changes: Partial<ReadingListener> = {}): Heard {
  const heard: Heard = {
    openings: [],
    refusals: new Map(),
    batches: [],
    opened: (file, { feed, bytes }) => heard.openings.push([file, feed, bytes]),
    refused: (file, reason) => heard.refusals.set(file, reason),
    ready: (batch) => heard.batches.push(keptBatch(batch)),
    room: () => Promise.resolve(),
    isStopped: () => false,
    ...changes,
  }
  return heard
}

describe('a reader in a thread', () => {
  it('gives what one on this thread gives, batch by batch, to the byte', async () => {
    const tasks = [shop(5000), task('Week,linen: (United States)\n2025-04-06,40\n2025-04-13,oops\n'), shop(3)]
    const [here, there] = [listener(), listener()]
    await new LocalReader(SMALL).read(tasks, here)
    await remote().read(tasks, there)
    expect(there.openings).toEqual(here.openings)
    expect(there.batches).toHaveLength(2)
    expect(there.batches).toEqual(here.batches)
    expect(there.batches.at(-1)?.parts.map(({ isLast, rowsRejected }) => [isLast, rowsRejected])).toEqual([
      [true, 0],
      [true, 1],
      [true, 0],
    ])
  })
  it('says why a file is none, as the feeds do', async () => {
    const heard = listener()
    const nowhere = { ...shop(1), path: join(folder, 'nowhere') }
    await remote().read([task('just,some\nwords,here\n'), nowhere, shop(1)], heard)
    const [unknown, missing] = [heard.refusals.get(0), heard.refusals.get(1)]
    expect(unknown).toBeInstanceOf(UnrecognisedFeedError)
    expect(unknown).toMatchObject({ found: 'columns just, some', message: expect.stringContaining('no feed we know') })
    expect(missing).toBeInstanceOf(UnreadableFileError)
    expect(missing).toMatchObject({ message: expect.stringContaining('cannot be opened') })
    expect(heard.openings).toHaveLength(1)
  })
  it('waits with the next batch until the one before is in', async () => {
    let inHand = 0
    let most = 0
    const heard = listener({
      ready: () => {
        inHand += 1
        most = Math.max(most, inHand)
      },
      room: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        inHand -= 1
      },
    })
    await remote().read([shop(20_000)], heard)
    expect(most).toBe(1)
  })
  it('ends with the reason why no more is wanted, and reads again afterwards, forgetting what was not stored', async () => {
    const reader = remote()
    const full = new Error('the disk is full')
    const refusing = listener({ room: () => Promise.reject(full) })
    await expect(reader.read([shop(20_000)], refusing)).rejects.toBe(full)
    expect(refusing.batches).toHaveLength(1)
    reader.forget()
    const heard = listener()
    await reader.read([shop(2)], heard)
    expect(heard.batches.map(({ words, parts }) => [words?.rows, parts[0]?.rowsRead])).toEqual([[2, 2]])
    expect(reader.begun).toBe(1)
  })
  it('stops a file that nobody wants any more, and reads the others', async () => {
    const tasks = [shop(20_000), shop(2)]
    let isUnwanted = false
    const heard = listener({
      isStopped: (file) => file === 0 && isUnwanted,
      room: () => {
        isUnwanted = true
        return new Promise((resolve) => setTimeout(resolve, 150))
      },
    })
    await remote().read(tasks, heard)
    const parts = heard.batches.flatMap((batch) => batch.parts)
    const first = parts.filter(({ file }) => file === 0)
    expect(first.at(-1)).toMatchObject({ isLast: true, failure: 'stopped' })
    expect(first.reduce((rows, part) => rows + part.rowsRead, 0)).toBeLessThan(20_000)
    expect(parts.at(-1)).toMatchObject({ file: 1, rowsRead: 2, isLast: true, failure: null })
  })
  it('that is lost fails the reading with what was wrong, and is begun anew by the next', async () => {
    const sides: MessagePort[] = []
    const reader = new RemoteReader(() => {
      const { port1, port2 } = new MessageChannel()
      if (sides.push(port1) > 1) serveReading(port2)
      return { port: port1, end: () => port1.close() }
    })
    opened.push(reader)
    const reading = reader.read([shop(1)], listener())
    sides[0]?.emit('error', new Error('out of memory'))
    await expect(reading).rejects.toThrow('out of memory')
    const heard = listener()
    await reader.read([shop(1)], heard)
    expect([sides.length, heard.batches.length]).toEqual([2, 1])
    sides[0]?.close()
  })
  it('that is closed is begun anew by the next reading', async () => {
    const reader = remote()
    await reader.read([shop(1)], listener())
    reader.rest()
    await reader.close()
    const heard = listener()
    await reader.read([shop(1)], heard)
    expect([reader.begun, heard.batches.length]).toEqual([2, 1])
  })
})
