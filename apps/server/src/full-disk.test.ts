import { spawnSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { errorEnvelope } from '@trendee/contract/endpoint'
import { type Runtime, openRuntime } from '@trendee/runtime/open-runtime'
import { buildApp } from './app'
import { freeEngine } from '@trendee/analytics/testing/kept-engine'
import { copyOfWorld } from './testing/small-world'
import { listen } from './testing/raw-connection'
import { makeSession } from './testing/test-accounts'

/** A disk of its own, so that it can be filled: root may mount one in memory. Null for everybody else. */
function smallDisk(): string | null {
  const path = mkdtempSync(join(tmpdir(), 'trendee-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'trendee', path]).status === 0) return path
  rmSync(path, { recursive: true })
  return null
}
const disk = smallDisk()

describe.skipIf(disk === null)(`on a full disk${disk ? '' : ' (left out: only root may mount one)'}`, () => {
  const filler = join(String(disk), 'filler')
  let runtime: Runtime
  let app: FastifyInstance
  let token: string

  beforeAll(async () => {
    await freeEngine()
    runtime = await openRuntime({ folder: copyOfWorld(inject('smallWorld'), String(disk)).folder })
    await runtime.imports.idle()
    app = await buildApp(runtime, { checksAnswers: true, limitsRates: false })
    token = await makeSession(runtime.store.db, { role: '888' })
  })
  afterAll(async () => {
    rmSync(filler, { force: true })
    await app.close()
    await runtime.close()
    spawnSync('umount', [String(disk)])
    rmSync(String(disk), { recursive: true, force: true })
  })

  const fillBut = (bytes: number) => {
    const { bavail, bsize } = statfsSync(String(disk))
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)))
  }
  const upload = () =>
    app.inject({
      method: 'POST',
      url: CONTRACT.admin.importUpload.path,
      headers: { token, 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'colour,weight\n'.repeat(60_000)}\r\n--x--\r\n`,
    })
  const asOf = (day: string) =>
    app.inject({ url: CONTRACT.trends.topList.path, query: { as_of: day }, headers: { token } })

  it('refuses uploads of one connection one after the other, though none is read to its end', async () => {
    fillBut(100_000)
    const port = await listen(app)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    // More than what lies in buffers on the way.
    const payload = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'colour,weight\n'.repeat(600_000)}\r\n--x--\r\n`
    const send = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request(
          {
            agent,
            port,
            host: '127.0.0.1',
            method: 'POST',
            path: CONTRACT.admin.importUpload.path,
            headers: { token, 'content-type': 'multipart/form-data; boundary=x', 'content-length': payload.length },
          },
          (answer) => answer.resume().once('end', () => resolve(answer.statusCode)),
        )
        sent.once('error', reject)
        sent.end(payload)
      })
    try {
      expect([await send(), await send(), await send()]).toEqual([507, 507, 507])
    } finally {
      agent.destroy()
      rmSync(filler, { force: true })
    }
  })

  it('an upload and a day in the past say so, and go on once there is room', async () => {
    fillBut(100_000)
    for (const answer of [await upload(), await asOf('2026-02-01')]) {
      expect([answer.statusCode, errorEnvelope.parse(answer.json()).code], answer.body).toEqual([507, 1013])
    }
    // What is stored can be read all the while.
    expect((await app.inject({ url: CONTRACT.trends.topList.path, headers: { token } })).statusCode).toBe(200)
    rmSync(filler)
    for (const answer of [await upload(), await asOf('2026-02-01')]) expect(answer.statusCode, answer.body).toBe(200)
    await runtime.imports.idle()
  })
})
