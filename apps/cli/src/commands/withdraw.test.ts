import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { UsageError } from '../command'
import { keepFolder } from '../testing/kept-folder'
import { imports } from './imports'
import { ingest } from './ingest'
import { withdraw } from './withdraw'

const folder = mkdtempSync(join(tmpdir(), 'trendee-withdraw-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { run, rows } = keepFolder(join(folder, 'data'))

const HEADER = 'timestamp,product_id,title,currency,min_price,product_sold_count'
function shop(name: string, ...rows: string[]): string {
  const path = join(folder, name)
  writeFileSync(path, [HEADER, ...rows, ''].join('\n'))
  return path
}
const first = shop('first.csv', '2025-04-17,1,Linen Shirt,USD,9,5', '2025-04-17,2,Wrap Dress,USD,9,5')
const second = shop('second.csv', '2025-04-18,1,Linen Shirt,USD,9,5', '2025-04-18,3,Wrap Dress,USD,9,5')

const listed = async () => {
  const { printed } = await run(imports, ['--format', 'json'])
  return JSON.parse(printed.join('\n')) as Record<string, unknown>[]
}
/** Products as they are observed, and as they stand among what is derived. */
async function standing(): Promise<{ observed: string[]; derived: string[] }> {
  const ids = async (table: string) => {
    const found = await rows(
      z.object({ id: z.string() }),
      `SELECT DISTINCT product_id AS id FROM trendee.${table} ORDER BY id`,
    )
    return found.map(({ id }) => id)
  }
  return { observed: await ids('observation'), derived: await ids('product_current') }
}

beforeAll(async () => {
  await run(ingest, [first])
  await run(ingest, [second])
  await run(ingest, [second])
})

it('imports are listed, with what each said', async () => {
  const runs = await listed()
  expect(runs.map((run) => Object.keys(run))[0]).toEqual([
    'id',
    'file',
    'feed',
    'state',
    'captured_on',
    'rows',
    'started',
  ])
  expect(runs.map(({ file, rows }) => [file, rows])).toEqual(
    expect.arrayContaining([
      [first, 2],
      [second, 2],
      [second, 0],
    ]),
  )
  expect(runs.find(({ file }) => file === first)).toMatchObject({
    feed: 'tiktok-shop',
    state: 'done',
    captured_on: '2025-04-17',
    started: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  })
})

it('what is no import and no file that was imported is refused, and nothing is taken back', async () => {
  await expect(run(withdraw, [])).rejects.toThrow(UsageError)
  await expect(run(withdraw, [first, second])).rejects.toThrow(UsageError)
  await expect(run(withdraw, ['no-such-import'])).rejects.toThrow('neither an import nor a file')
  const strange = shop('strange.csv', '2025-04-18,9,Vase,USD,9,5')
  await expect(run(withdraw, [strange])).rejects.toThrow('no file of this content was imported')
  expect((await standing()).observed).toEqual(['1', '2', '3'])
})

it('a file is taken back by its content, with all attempts, and what is derived has followed', async () => {
  const copy = join(folder, 'copy-of-second.csv')
  writeFileSync(copy, [HEADER, '2025-04-18,1,Linen Shirt,USD,9,5', '2025-04-18,3,Wrap Dress,USD,9,5', ''].join('\n'))
  const { code, printed } = await run(withdraw, [copy, '--format', 'csv'])
  expect(code).toBe(0)
  expect(printed.slice(1).map((line) => line.split(',').slice(1, 4))).toEqual([
    [second, 'tiktok-shop', 'withdrawn'],
    [second, 'tiktok-shop', 'withdrawn'],
  ])
  expect(await standing()).toEqual({ observed: ['1', '2'], derived: ['1', '2'] })
  await expect(run(withdraw, [copy])).rejects.toThrow('nothing of it stands (it is withdrawn)')
  const again = await run(ingest, [second])
  expect(again.printed[0]?.split(',').slice(2, 4)).toEqual(['2', '2'])
})

it('an import is taken back by its id', async () => {
  const taken = (await listed()).find(({ file }) => file === first)
  const { printed } = await run(withdraw, [String(taken?.['id']), '--format', 'ndjson'])
  expect(printed.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { file: first, state: 'withdrawn', rows: 2 },
  ])
  expect(await standing()).toEqual({ observed: ['1', '3'], derived: ['1', '3'] })
})
