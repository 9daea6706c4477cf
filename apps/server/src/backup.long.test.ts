import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { freeEngine } from '@trendee/analytics/testing/kept-engine'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import { restoreBackup } from '@trendee/runtime/backup/restore-backup'
import { type Runtime, openRuntime } from '@trendee/runtime/open-runtime'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildApp } from './app'
import { type Input, ask } from './testing/ask'
import { listen } from './testing/raw-connection'
import { copyOfWorld } from './testing/small-world'
import { makeSession } from './testing/test-accounts'

/** Engines are opened and closed again and again, on machines that do other things as well. */
const folder = mkdtempSync(join(tmpdir(), 'trendee-server-backup-'))
const { backup } = CONTRACT.admin
let world: ReturnType<typeof copyOfWorld>
let runtime: Runtime
let app: FastifyInstance
let admin = ''

async function open(data: string): Promise<void> {
  runtime = await openRuntime({ folder: data })
  await runtime.imports.idle()
  app = await buildApp(runtime, { checksAnswers: true, limitsRates: false })
}
async function close(): Promise<void> {
  await app.close()
  await runtime.close()
}

beforeAll(async () => {
  await freeEngine()
  world = copyOfWorld(inject('smallWorld'))
  await open(world.folder)
  admin = await makeSession(runtime.store.db, { role: '888' })
})
afterAll(async () => {
  await close()
  world.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Questions whose answer is what is kept, and no clock's or counter's affair: an offer's period begins now. */
const QUESTIONS = ENDPOINTS.filter(
  ({ name, endpoint: { method, changes } }) =>
    method === 'GET' &&
    !changes &&
    !/^(signIn|reference|visits|payments\.payOffer|user\.sessions|admin\.(jobs|freshness))/.test(name),
)
async function answers(): Promise<Record<string, unknown>> {
  const given: Record<string, unknown> = {}
  for (const { name, endpoint } of QUESTIONS) {
    const answer = await ask(app, endpoint, endpoint.example as Input, admin)
    given[name] = [
      answer.statusCode,
      // A refusal of what would be a file is an envelope, with an id of its own.
      endpoint.answer === 'json' || answer.statusCode !== 200 ? (answer.json() as { data: unknown }).data : answer.body,
    ]
  }
  return given
}

describe('a backup of a server', () => {
  it('refuses who is no administrator', async () => {
    const member = await makeSession(runtime.store.db, { role: '1,2,3,4,5,6' })
    for (const [token, status] of [
      [undefined, 401],
      [member, 403],
    ] as const) {
      expect((await ask(app, backup, {}, token)).statusCode).toBe(status)
    }
    expect(existsSync(join(world.folder, 'backing-up'))).toBe(false)
  })

  it('that is left in the middle leaves nothing, and the next one can be made', async () => {
    const port = await listen(app)
    const asked = request({ port, host: '127.0.0.1', method: 'POST', path: backup.path, headers: { token: admin } })
    asked.on('error', () => undefined).end()
    const [answer] = await once(asked, 'response')
    expect((answer as { statusCode: number }).statusCode).toBe(200)
    asked.destroy()
    await expect.poll(() => existsSync(join(world.folder, 'backing-up'))).toBe(false)
  })

  it('gives every answer again, to the same session', async () => {
    const before = await answers()
    expect(Object.values(before).filter((given) => (given as [number])[0] === 200).length).toBeGreaterThan(20)
    const taken = await ask(app, backup, {}, admin)
    expect([taken.statusCode, taken.headers['content-type']]).toEqual([200, 'application/gzip'])
    expect(taken.headers['content-encoding']).toBeUndefined()
    const file = join(folder, 'world.tar.gz')
    writeFileSync(file, taken.rawPayload)
    await close()
    const data = join(folder, 'restored')
    await restoreBackup(file, data)
    await open(data)
    const after = await answers()
    expect(Object.keys(after)).toEqual(Object.keys(before))
    // One by one: the whole of it is too long for a message.
    for (const [name, answer] of Object.entries(after)) expect(answer, name).toEqual(before[name])
  })
})
