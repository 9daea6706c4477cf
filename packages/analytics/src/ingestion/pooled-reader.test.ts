import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { UnreadableFileError, UnrecognisedFeedError } from '@trendee/feeds/feed'
import type { NativeBlock } from '../engine/native-rows'
import type { FeedReader, FileOpening, FileToRead, ReadBatch } from './feed-reader'
import { errorOf } from './file-failure'
import { LocalReader } from './local-reader'
import { PooledReader } from './pooled-reader'

const folder = mkdtempSync(join(tmpdir(), 'trendee-pooled-'))
/** Inside `node_modules`, so that the program finds the packages of the registry. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url))
mkdirSync(CACHE, { recursive: true })
const programs = mkdtempSync(join(CACHE, 'trendee-worker-'))

/** A worker whose batches are small: a file has a piece every thousand rows or so. */
const SMALL = { first: 2000, others: 4000 }
/** Is there once a batch has been gathered that nobody asked for yet. */
const gathered = join(programs, 'gathered')
const SMALL_WORKER = `
  import { writeFileSync } from 'node:fs'
  import { LocalReader } from '${fileURLToPath(new URL('local-reader.ts', import.meta.url))}'
  const reader = new LocalReader(${JSON.stringify(SMALL)})
  export const open = (files) => reader.open(files)
  export const close = () => reader.close()
  export async function next() {
    const batch = await reader.next()
    void reader.reading.ahead.then(() => writeFileSync('${gathered}', ''))
    return batch
  }`
/** Fails at the first reading that a process asks for. */
const FAILING_WORKER = `
  import { existsSync, writeFileSync } from 'node:fs'
  import * as worker from './reading-worker.js'
  export const { open, close } = worker
  export function next() {
    if (existsSync('${join(programs, 'has-failed')}')) return worker.next()
    writeFileSync('${join(programs, 'has-failed')}', '')
    setImmediate(() => { throw new Error('out of memory') })
    return new Promise(() => undefined)
  }`

beforeAll(async () => {
  writeFileSync(join(programs, 'small.ts'), SMALL_WORKER)
  const input = {
    'reading-worker': fileURLToPath(new URL('reading-worker.ts', import.meta.url)),
    'small-worker': join(programs, 'small.ts'),
  }
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@trendee\//] },
    build: { ssr: true, minify: false, outDir: programs, emptyOutDir: false, rolldownOptions: { input } },
  })
  writeFileSync(join(programs, 'failing-worker.js'), FAILING_WORKER)
})
const started: FeedReader[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((reader) => reader.end()))
})
afterAll(() => {
  for (const place of [folder, programs]) rmSync(place, { recursive: true, force: true })
})

function pooled(program = 'reading-worker'): PooledReader {
  const reader = new PooledReader(join(programs, `${program}.js`))
  started.push(reader)
  return reader
}

let files = 0
function file(text: string): FileToRead {
  const path = join(folder, `file-${(files += 1)}`)
  writeFileSync(path, text)
  const context = { importId: `import-${files}`, fileHash: 'a'.repeat(64), importNumber: 0, capturedOn: '2025-04-20' }
  return { path, options: { capturedOn: context.capturedOn }, context }
}
const shop = (rows: number, title = 'Linen Shirt') =>
  file(
    [
      'timestamp,product_id,title,currency,min_price,product_sold_count',
      ...Array.from({ length: rows }, (_, row) => `2025-04-18,p-${row},${title},USD,9,${row}`),
      '',
    ].join('\n'),
  )

/** A block as it was, in bytes of its own. */
const kept = (block: NativeBlock | null) => block && { ...block, bytes: Buffer.from(block.bytes).toString('hex') }
const keptBatch = ({ blocks, words, parts, openings }: ReadBatch) => ({
  blocks: blocks.map(({ kind, block }) => ({ kind, block: kept(block) })),
  words: kept(words),
  parts: structuredClone(parts),
  openings,
})

/** All that a reading gives. */
async function batchesOf(reader: FeedReader, list: readonly FileToRead[]) {
  await reader.open(list)
  const batches: ReturnType<typeof keptBatch>[] = []
  for (let batch = await reader.next(); batch !== null; batch = await reader.next()) batches.push(keptBatch(batch))
  await reader.close()
  return batches
}
const failureOf = (opening: FileOpening | undefined) =>
  opening && 'failure' in opening ? errorOf(opening.failure) : undefined

describe('a reader in a thread', () => {
  it('gives what one on this thread gives, batch by batch, to the byte', async () => {
    const list = [shop(5000), file('Week,linen: (United States)\n2025-04-06,40\noops,41\n2025-04-13,many\n'), shop(3)]
    const here = await batchesOf(new LocalReader(SMALL), list)
    const there = await batchesOf(pooled('small-worker'), list)
    expect(there).toHaveLength(2)
    expect(there).toEqual(here)
    expect(there.flatMap(({ openings }) => openings.map((opening) => opening.file))).toEqual([0, 1, 2])
    expect(
      there.at(-1)?.parts.map(({ isLast, rowsRejected, unread }) => [isLast, rowsRejected, unread.length]),
    ).toEqual([
      [true, 0, 0],
      [true, 1, 1],
      [true, 0, 0],
    ])
  })

  it('says why a file is none, as the feeds do', async () => {
    const nowhere = { ...shop(1), path: join(folder, 'nowhere') }
    const [batch] = await batchesOf(pooled(), [file('just,some\nwords,here\n'), nowhere, shop(1)])
    const [unknown, missing] = [failureOf(batch?.openings[0]), failureOf(batch?.openings[1])]
    expect(unknown).toBeInstanceOf(UnrecognisedFeedError)
    expect(unknown?.message).toMatch(/no feed we know. It holds columns just, some\. Say what/)
    expect(missing).toBeInstanceOf(UnreadableFileError)
    expect(missing?.message).toContain('cannot be opened')
    expect(batch?.openings[2]).toEqual({ file: 2, feed: 'tiktok-shop', bytes: expect.any(Number) })
  })

  it('leaves a batch as it is until the next is asked for', async () => {
    rmSync(gathered, { force: true })
    const reader = pooled('small-worker')
    await reader.open([shop(20_000)])
    const first = await reader.next()
    const before = first && keptBatch(first)
    await expect.poll(() => existsSync(gathered)).toBe(true)
    expect(first && keptBatch(first)).toEqual(before)
    const second = await reader.next()
    expect(second && keptBatch(second).words).not.toEqual(before?.words)
  })

  it('that is closed before its end reads the words again: they are not taken for stored', async () => {
    const reader = pooled('small-worker')
    const list = [shop(20_000)]
    await reader.open(list)
    expect((await reader.next())?.words?.rows).toBeGreaterThan(1000)
    await reader.close()
    expect((await batchesOf(reader, list)).reduce((rows, { words }) => rows + (words?.rows ?? 0), 0)).toBe(20_000)
    // Read to its end it is stored, and says nothing new.
    expect((await batchesOf(reader, list)).map(({ words }) => words)).not.toContainEqual(expect.anything())
  })

  it('closed while a batch is gathered answers soon, with what there is', async () => {
    const reader = pooled()
    await reader.open([shop(40_000), shop(2)])
    const coming = reader.next()
    await reader.close()
    const batch = await coming
    expect(batch?.parts.reduce((rows, part) => rows + part.rowsRead, 0)).toBeLessThan(40_000)
    await expect(reader.next()).rejects.toThrow('no files are being read')
  })

  it('that fails rejects with what was wrong, and reads again afterwards', async () => {
    const reader = pooled('failing-worker')
    await reader.open([shop(1)])
    await expect(reader.next()).rejects.toThrow('out of memory')
    await reader.close()
    expect(await batchesOf(reader, [shop(1)])).toHaveLength(1)
  })

  it('that was ended starts again for the next reading', async () => {
    const reader = pooled()
    await batchesOf(reader, [shop(1)])
    await reader.end()
    expect(await batchesOf(reader, [shop(1)])).toHaveLength(1)
  })
})
