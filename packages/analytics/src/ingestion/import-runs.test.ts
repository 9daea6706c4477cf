import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importById, imports, liveImport, rejectsOf } from '../admin/imports'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { addRows } from '../testing/trend-world'
import { type ImportRow, givenDays, markLoadedDone, saveImport, settleInterruptedImports } from './import-runs'

const HASH = 'ab'.repeat(32)
const row = (importId: string, more: Partial<ImportRow> = {}): ImportRow => ({
  importId,
  feed: 'shein',
  file: `${importId}.csv`,
  fileHash: HASH,
  bytes: 1000,
  bytesRead: 400,
  state: 'running',
  message: '',
  rowsRead: 10,
  rowsLoaded: 4,
  rowsDuplicate: 3,
  rowsRejected: 2,
  rowsLeftOut: 1,
  leftOut: [{ reason: 'not_fashion', rows: 1, examples: ['Desk Lamp'] }],
  unread: [
    { field: 'Preis', reason: 'has two readings', cells: 2, examples: [{ line: 3, text: '49.499' }] },
    {
      field: 'Text',
      reason: { text: 'is longer than {most} characters', values: { most: 300 } },
      cells: 1,
      examples: [],
    },
  ],
  notes: ['The table has no product ids: products are told apart by their links.'],
  seconds: 1.5,
  capturedOn: '2025-03-01',
  isDayGiven: true,
  coverage: [],
  names: ['Alma'],
  isDemo: false,
  told: { shop: 'Alma', currency: 'EUR', decimalMark: ',', mapping: { title: 'Name' } },
  startedAt: 1_740_000_000,
  ...more,
})

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
})
afterAll(() => world.close())

const states = async () =>
  Object.fromEntries(
    (await imports(world.db, { page: 1, pageSize: 100 })).list.map((run) => [run.import_id, run.state]),
  )

it('shows the newest state that was stored, however fast they follow each other', async () => {
  for (const bytesRead of [1, 2, 3, 4, 5]) await saveImport(world.db, row('fast', { bytesRead }))
  expect(await importById(world.db, 'fast')).toEqual(liveImport(row('fast', { bytesRead: 5 })))
  expect(await importById(world.db, 'unknown')).toBeNull()
})

describe('the day that a file was given', () => {
  it('is that of the oldest attempt that began; of many files each its own', async () => {
    const [fileHash, other, unknown] = ['cd', 'ef', '01'].map((byte) => byte.repeat(32)) as [string, string, string]
    expect(await givenDays(world.db, [fileHash, other])).toEqual(new Map())
    await saveImport(world.db, row('later', { fileHash, startedAt: 1_740_000_900, capturedOn: '2025-03-09' }))
    await saveImport(world.db, row('earlier', { fileHash, startedAt: 1_740_000_500, capturedOn: '2025-03-05' }))
    // One that only waits has not read anything yet.
    await saveImport(
      world.db,
      row('waiting', { fileHash, startedAt: 1_740_000_100, capturedOn: '2025-03-01', state: 'queued' }),
    )
    await saveImport(world.db, row('other', { fileHash: other, startedAt: 1_740_000_300, capturedOn: '2025-03-03' }))
    expect(await givenDays(world.db, [fileHash, unknown, other])).toEqual(
      new Map([
        [fileHash, '2025-03-05'],
        [other, '2025-03-03'],
      ]),
    )
  })
})

describe('what a process left behind', () => {
  it('is interrupted when it ran or waited, done when its rows were in and derived', async () => {
    for (const state of ['queued', 'running', 'loaded', 'failed', 'done'] as const) {
      await saveImport(world.db, row(state, { state, message: state === 'failed' ? 'no space left' : '' }))
    }
    await settleInterruptedImports(world.db)
    expect(await states()).toMatchObject({
      queued: 'interrupted',
      running: 'interrupted',
      // Shown as running: a person waits for trends.
      loaded: 'deriving',
      failed: 'failed',
      done: 'done',
    })
    expect((await importById(world.db, 'running'))?.message).toContain('An uploaded file goes on by itself')
    await markLoadedDone(world.db)
    expect(await states()).toMatchObject({ queued: 'interrupted', loaded: 'done', failed: 'failed' })
    expect(await importById(world.db, 'failed')).toMatchObject({ message: 'no space left', rows_rejected: 2 })
    // What comes after is newer than what settling wrote.
    await saveImport(world.db, row('running', { state: 'done' }))
    expect((await states())['running']).toBe('done')
  })
})

it('lists imports, the newest first, in pages of one whole', async () => {
  await saveImport(world.db, row('newest', { startedAt: 1_990_000_000 }))
  const first = await imports(world.db, { page: 1, pageSize: 1 })
  expect(first.list.map((run) => run.import_id)).toEqual(['newest'])
  const all = await imports(world.db, { page: 1, pageSize: 100 })
  expect(first.total).toBe(all.list.length)
  expect(await imports(world.db, { page: 999, pageSize: 100 })).toEqual({ list: [], total: first.total })
})

it('counts why rows were rejected, and shows them in the order of the file', async () => {
  await addRows(world.db, 'trendee.import_reject', [
    { import_id: 'fast', line: 9, field: 'price', reason: 'is no number', excerpt: 'x' },
    { import_id: 'fast', line: 3, field: 'price', reason: 'is no number', excerpt: 'y' },
    { import_id: 'fast', line: 3, field: 'price', reason: 'is no number', excerpt: 'y' },
    { import_id: 'fast', line: 5, field: '', reason: 'ends early', excerpt: 'z' },
    { import_id: 'other', line: 1, field: '', reason: 'ends early', excerpt: 'z' },
  ])
  const { list, reasons } = await rejectsOf(world.db, 'fast', { page: 1, pageSize: 2 })
  expect(list.map(({ line }) => line)).toEqual([3, 5])
  expect((await rejectsOf(world.db, 'fast', { page: 2, pageSize: 2 })).list.map(({ line }) => line)).toEqual([9])
  expect(reasons).toEqual([
    { field: 'price', reason: 'is no number', reason_zh: 'is no number', rows: 2, lines: [3, 9] },
    { field: '', reason: 'ends early', reason_zh: 'ends early', rows: 1, lines: [5] },
  ])
})

it('lists the imports of a state alone, with their number', async () => {
  await saveImport(world.db, row('taken-back', { state: 'withdrawn' }))
  await saveImport(world.db, row('being-taken-back', { state: 'withdrawing' }))
  const ofState = async (state: 'withdrawn' | 'deriving') => {
    const { list, total } = await imports(world.db, { page: 1, pageSize: 100, state })
    expect(total).toBe(list.length)
    return list.map((run) => run.import_id)
  }
  expect(await ofState('withdrawn')).toEqual(['taken-back'])
  // People see what is being taken back as what is being derived.
  expect(await ofState('deriving')).toContain('being-taken-back')
  expect((await imports(world.db, { page: 9, pageSize: 100, state: 'withdrawn' })).total).toBe(1)
})
