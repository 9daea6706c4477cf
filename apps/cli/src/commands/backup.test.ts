import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT } from '@trendee/contract/contract'
import { acquireLock } from '@trendee/runtime/runtime-lock'
import { factsOnDisk } from '@trendee/runtime/testing/facts-digest'
import { writeShopFile } from '@trendee/runtime/testing/feed-files'
import { afterAll, describe, expect, it } from 'vitest'
import { UsageError } from '../command'
import { runCommand } from '../testing/run-command'
import { backup } from './backup'
import { ingest } from './ingest'
import { restore } from './restore'

/** Engines are opened and closed again and again, on machines that do other things as well. */
const folder = mkdtempSync(join(tmpdir(), 'trendee-cli-backup-'))
const data = join(folder, 'data')
const file = join(folder, 'trendee.tar.gz')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('words that make no command', () => {
  it.each([[[]], [['a', 'b']], [['a', '--colour']]])('%o are refused', async (argv) => {
    await expect(runCommand(backup, argv, data)).rejects.toThrow(UsageError)
    await expect(runCommand(restore, argv, data)).rejects.toThrow(UsageError)
  })
})

it('is refused for engines that are servers, with where to read on', async () => {
  const env = { TRENDEE_DATA: data, DATABASE_URL: 'postgres://nowhere' }
  const run = backup.run({ argv: [file], env, print: () => undefined, tell: () => undefined })
  await expect(run).rejects.toThrow('docs/backup.md')
})

it('backs up a folder that nobody has open, and gives it back', async () => {
  const shop = join(folder, 'shop.csv')
  writeShopFile(shop, { products: 12, days: 20 })
  await runCommand(ingest, [shop], data)
  const before = await factsOnDisk(data)
  const made = await runCommand(backup, [file], data)
  expect([made.code, made.errors]).toEqual([0, [expect.stringMatching(/trendee\.tar\.gz: \d+ MB$/)]])
  await expect(runCommand(backup, [file], data)).rejects.toThrow(/is there already/)
  expect((await runCommand(backup, [file, '--force'], data)).code).toBe(0)

  const copy = join(folder, 'copy')
  const restored = await runCommand(restore, [file], copy)
  expect(restored.code).toBe(0)
  expect(restored.errors[0]).toMatch(/copy: as it was at .*Z, \d+ rows$/)
  expect(await factsOnDisk(copy)).toEqual(before)
  await expect(runCommand(restore, [file], copy)).rejects.toThrow(/is not empty/)
})

describe('while a server runs', () => {
  /** What the command does with such a server on the folder. */
  async function withServer(answer: RequestListener, argv: readonly string[], older?: string) {
    const place = mkdtempSync(join(folder, 'served-'))
    mkdirSync(join(place, 'data'))
    if (older !== undefined) writeFileSync(join(place, 'b.tar.gz'), older)
    const server = createServer(answer).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const lock = acquireLock(join(place, 'data'), 'a secret')
    lock.announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    try {
      const run = await runCommand(backup, [join(place, 'b.tar.gz'), ...argv], join(place, 'data')).catch(
        (error: unknown) => error as Error,
      )
      return { run, left: readdirSync(place).sort(), path: join(place, 'b.tar.gz') }
    } finally {
      lock.release()
      server.close()
    }
  }

  it('takes the bytes that it sends, in the name of the command line', async () => {
    const asked: unknown[] = []
    const { run, path } = await withServer((request, reply) => {
      asked.push([request.method, request.url, request.headers['token']])
      reply.writeHead(200, { 'content-type': 'application/gzip' }).end('all of it')
    }, [])
    expect(run).toMatchObject({ code: 0 })
    expect(asked).toEqual([['POST', CONTRACT.admin.backup.path, 'a secret']])
    expect(readFileSync(path, 'utf8')).toBe('all of it')
  })

  it('says what the server says, and leaves nothing', async () => {
    const refusal = { code: 1010, msg: 'Another backup is being made.', data: null, request_id: 'x' }
    const { run, left } = await withServer((_request, reply) => reply.writeHead(409).end(JSON.stringify(refusal)), [])
    expect(run).toMatchObject({ name: 'ApiError', message: 'Another backup is being made.' })
    expect(left).toEqual(['data'])
  })

  it('leaves nothing of a backup that the server breaks off', async () => {
    const { run, left } = await withServer((_request, reply) => {
      reply.writeHead(200).write('half of', () => reply.destroy())
    }, [])
    expect(run).toMatchObject({ name: 'BackupError', message: expect.stringContaining('before it was whole') })
    expect(left).toEqual(['data'])
  })

  it('leaves the file that it should have replaced', async () => {
    const { run, left, path } = await withServer(
      (_request, reply) => {
        reply.writeHead(200).write('half of', () => reply.destroy())
      },
      ['--force'],
      'old',
    )
    expect(run).toBeInstanceOf(Error)
    expect([left, readFileSync(path, 'utf8')]).toEqual([['b.tar.gz', 'data'], 'old'])
  })
})
