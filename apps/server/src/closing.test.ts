import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { errorEnvelope } from '@trendee/contract/endpoint'
import { handlers } from './api/handlers'
import { type DemoApp, openDemoApp } from './testing/demo-app'
import { connectRaw, listen, parseRaw } from './testing/raw-connection'
import type { AppOptions } from './app'

const LOGIN = CONTRACT.signIn.login.path
const UPLOAD = CONTRACT.admin.importUpload.path
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\ncolour\r\n'
const OPEN_CONNECTIONS = {
  nothing: () => '',
  'half headers': () => `POST ${LOGIN} HTTP/1.1\r\nhost: a\r\ncontent-`,
  'half a body': () =>
    `POST ${LOGIN} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"a`,
  'half an upload': (token: string) =>
    `POST ${UPLOAD} HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n${PART}`,
} as const

let demo: DemoApp | null = null
afterEach(async () => {
  await demo?.close()
  demo = null
})

/** Longer than a test may take: where the server waits for it, the test ends at its limit. */
const ENDLESS_MS = 3_600_000

async function open(options: AppOptions): Promise<{ app: DemoApp; port: number }> {
  const app = (demo = await openDemoApp(options))
  return { app, port: await listen(app.app) }
}

function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Resolves when a request has reached the application. */
const arrival = ({ app }: DemoApp) => once(app.server, 'request')

describe('closing with a connection that has sent', () => {
  it.each(['nothing', 'half headers'] as const)('%s is done at once', async (what) => {
    const { app, port } = await open({ times: { graceMs: ENDLESS_MS } })
    const { answer } = await connectRaw(port, OPEN_CONNECTIONS[what]())
    await app.app.close()
    expect(await answer).toBe('')
  })

  it.each(['half a body', 'half an upload'] as const)('%s ends after the time of grace', async (what) => {
    const { app, port } = await open({ times: { graceMs: 100 } })
    const arrived = arrival(app)
    const { answer } = await connectRaw(port, OPEN_CONNECTIONS[what](await app.signIn('admin')))
    await arrived
    await app.app.close()
    const { status, headers, body } = parseRaw(await answer)
    expect([status, errorEnvelope.parse(body).code]).toEqual([503, 1012])
    expect(headers).toMatch(/retry-after: [1-9]/)
  })
})

describe('closing a process that was busy', () => {
  const QUESTIONS = 30
  const BUSY_MS = 500

  it('answers what had been sent whole, however much waits to be accepted', async () => {
    const { app, port } = await open({ times: { graceMs: ENDLESS_MS } })
    const question = `GET ${CONTRACT.visits.site.path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`
    const sent = await Promise.all(Array.from({ length: QUESTIONS }, () => connectRaw(port, question)))
    const closed = app.app.close()
    // Nothing is accepted or read meanwhile.
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS))
    for (const { answer } of sent) expect([200, 503]).toContain(parseRaw(await answer).status)
    await closed
  })
})

describe('closing with 30 questions under way', () => {
  const QUESTIONS = 30

  /** Thirty listings of trends, each in its handler, where it waits for `end`. */
  async function thirtyUnderWay(graceMs: number) {
    const [allAsked, ended] = [deferred(), deferred()]
    let asked = 0
    const topList: typeof handlers.trends.topList = async (input, call) => {
      asked += 1
      if (asked === QUESTIONS) allAsked.resolve()
      await ended.promise
      return handlers.trends.topList(input, call)
    }
    const opened = await open({
      times: { graceMs },
      handlers: { ...handlers, trends: { ...handlers.trends, topList } },
    })
    const token = await opened.app.signIn('admin')
    const url = `http://127.0.0.1:${opened.port}${CONTRACT.trends.topList.path}`
    const answers = Promise.all(Array.from({ length: QUESTIONS }, () => fetch(url, { headers: { token } })))
    await allAsked.promise
    return { ...opened, answers, end: ended.resolve }
  }

  async function expectRefusal(answer: Response): Promise<void> {
    expect([answer.status, errorEnvelope.parse(await answer.json()).code]).toEqual([503, 1012])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }

  it('answers those that end in time, and refuses what is asked meanwhile', async () => {
    const { app, port, answers, end } = await thirtyUnderWay(ENDLESS_MS)
    const closed = app.app.close()
    await expectRefusal(await fetch(`http://127.0.0.1:${port}${CONTRACT.visits.site.path}`))
    end()
    expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: QUESTIONS }, () => 200))
    await closed
  })

  it('tells the others to come again', async () => {
    const { app, answers, end } = await thirtyUnderWay(200)
    await app.app.close()
    const refused = await answers
    expect(refused).toHaveLength(QUESTIONS)
    for (const answer of refused) await expectRefusal(answer)
    end()
  })
})

describe('a request that does not arrive', () => {
  it('ends when its headers take too long', async () => {
    const { port } = await open({ times: { headersMs: 300 } })
    for (const what of ['nothing', 'half headers'] as const) {
      const { answer } = await connectRaw(port, OPEN_CONNECTIONS[what]())
      const { status, body } = parseRaw(await answer)
      expect([status, errorEnvelope.parse(body).code]).toEqual([408, 1001])
    }
  })

  it('ends when its body takes too long', async () => {
    const { port } = await open({ times: { bodyMs: 200 } })
    const { answer } = await connectRaw(port, OPEN_CONNECTIONS['half a body']())
    const { status, body } = parseRaw(await answer)
    expect([status, errorEnvelope.parse(body).code]).toEqual([400, 1001])
  })

  it('ends as an upload when nothing more comes', async () => {
    const { app, port } = await open({ times: { uploadWindowMs: 200, bodyMs: ENDLESS_MS } })
    const { answer } = await connectRaw(port, OPEN_CONNECTIONS['half an upload'](await app.signIn('admin')))
    const { status, body } = parseRaw(await answer)
    expect([status, errorEnvelope.parse(body).code]).toEqual([400, 1001])
  })

  it('is let come as an upload while it goes on, whatever it takes together', async () => {
    const { setInterval: repeat } = globalThis
    const windowEnds: (() => void)[] = []
    const repeating = vi.spyOn(globalThis, 'setInterval').mockImplementation((callback, ms, ...rest) => {
      if (ms === ENDLESS_MS) windowEnds.push(callback)
      return repeat(callback, ms, ...rest)
    })
    const { app, port } = await open({ times: { uploadWindowMs: ENDLESS_MS, bodyMs: 50 } })
    const accepted = once(app.app.server, 'connection')
    const row = 'red,'.repeat(5000)
    const rows = 12
    const body = `${PART}${row.repeat(rows)}\r\n--x--\r\n`
    const head = `POST ${UPLOAD} HTTP/1.1\r\nhost: a\r\ntoken: ${await app.signIn('admin')}\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n`
    const { socket, answer } = await connectRaw(port, `${head}${PART}`)
    const [atServer]: Socket[] = await accepted
    await expect.poll(() => windowEnds).toHaveLength(1)
    for (let sent = 1; sent <= rows; sent++) {
      socket.write(row)
      await expect.poll(() => atServer?.bytesRead).toBeGreaterThanOrEqual(head.length + PART.length + sent * row.length)
      windowEnds[0]?.()
    }
    repeating.mockRestore()
    socket.write('\r\n--x--\r\n')
    expect(parseRaw(await answer).status).toBe(200)
  })
})
