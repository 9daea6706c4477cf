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

const LEFT_BYTES = 100_000
const MOST_ASKED = 20

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

  const fill = () => {
    rmSync(filler, { force: true })
    const { bavail, bsize } = statfsSync(String(disk))
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)))
  }
  /**
   * What is answered while the disk is full. The engine gives room back when it has put parts of tables together: what
   * succeeds in it is asked again on a disk that has been filled anew. `asked` differs each time: a day that was answered
   * is not worked out again.
   */
  async function onFullDisk<Answer extends { statusCode?: number | undefined }>(
    ask: (asked: number) => Promise<Answer>,
  ) {
    for (let asked = 0; asked < MOST_ASKED; asked++) {
      fill()
      const answer = await ask(asked)
      if (answer.statusCode !== 200) return answer
    }
    throw new Error(`answered ${MOST_ASKED} times on a disk with ${LEFT_BYTES} bytes left`)
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
    const port = await listen(app)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    // More than what lies in buffers on the way.
    const payload = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'colour,weight\n'.repeat(600_000)}\r\n--x--\r\n`
    const send = () =>
      new Promise<{ statusCode: number | undefined }>((resolve, reject) => {
        const sent = request(
          {
            agent,
            port,
            host: '127.0.0.1',
            method: 'POST',
            path: CONTRACT.admin.importUpload.path,
            headers: { token, 'content-type': 'multipart/form-data; boundary=x', 'content-length': payload.length },
          },
          (answer) => answer.resume().once('end', () => resolve({ statusCode: answer.statusCode })),
        )
        sent.once('error', reject)
        sent.end(payload)
      })
    try {
      for (let upload = 0; upload < 3; upload++) expect((await onFullDisk(send)).statusCode).toBe(507)
    } finally {
      agent.destroy()
      rmSync(filler, { force: true })
    }
  })

  it('an upload and a day in the past say so, and go on once there is room', async () => {
    const refused = [
      await onFullDisk(upload),
      await onFullDisk((asked) => asOf(`2026-02-${String(20 - asked).padStart(2, '0')}`)),
    ]
    for (const answer of refused) {
      expect([answer.statusCode, errorEnvelope.parse(answer.json()).code], answer.body).toEqual([507, 1013])
    }
    // What is stored can be read all the while.
    expect((await app.inject({ url: CONTRACT.trends.topList.path, headers: { token } })).statusCode).toBe(200)
    rmSync(filler)
    for (const answer of [await upload(), await asOf('2026-02-01')]) expect(answer.statusCode, answer.body).toBe(200)
    await runtime.imports.idle()
  })
})
