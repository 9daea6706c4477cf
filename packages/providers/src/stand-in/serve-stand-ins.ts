import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jsonAnswer, type Answered, type StandIn } from './exchange'

const LARGEST_FORM_BYTES = 64 * 1024

/** What every answer of a stand-in says: it is for one caller, now, and loads nothing. Pages say more of themselves. */
const ALWAYS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

export interface StandInServer {
  readonly baseUrl: string
  close(): Promise<void>
}

/** One HTTP server on 127.0.0.1, at a free port, for all stand-ins: the first that answers is the one addressed. */
export async function serveStandIns(standIns: readonly StandIn[]): Promise<StandInServer> {
  let baseUrl = ''
  const server = createServer((request, response) => {
    answerTo(request, standIns, baseUrl)
      .then(({ status, headers, body }) => response.writeHead(status, { ...ALWAYS, ...headers }).end(body))
      // The visitor left in the middle of a form, or a stand-in is broken: either way there is no answer to give.
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { baseUrl, close: () => closed(server) }
}

async function answerTo(request: IncomingMessage, standIns: readonly StandIn[], baseUrl: string): Promise<Answered> {
  // A foreign page whose own name leads here (DNS rebinding) may read what it is answered.
  if (request.headers.host !== new URL(baseUrl).host) return jsonAnswer(421, { error: 'not a name of the stand-ins' })
  const address = request.url ?? '/'
  const url = URL.canParse(address, baseUrl) ? new URL(address, baseUrl) : null
  if (url === null) return jsonAnswer(400, { error: 'not an address' })
  const body = await bodyOf(request)
  if (body === null) return jsonAnswer(413, { error: 'the form is too long' })
  const asked = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    form: formOf(request, body),
    body,
    header: (name: string) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : ''
    },
    authorization: request.headers.authorization ?? null,
    baseUrl,
  }
  for (const standIn of standIns) {
    const answered = standIn(asked)
    if (answered !== null) return answered
  }
  return jsonAnswer(404, { error: 'no stand-in answers here' })
}

/** What was posted; null when it is longer than anything that these services take. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request) {
    size += (piece as Buffer).length
    // Read to the end all the same: the answer would be lost on a client that is still sending.
    if (size <= LARGEST_FORM_BYTES) pieces.push(piece as Buffer)
  }
  return size > LARGEST_FORM_BYTES ? null : Buffer.concat(pieces).toString('utf8')
}

/** The posted form; empty for any other content. */
function formOf(request: IncomingMessage, body: string): URLSearchParams {
  const isForm = request.headers['content-type']?.split(';')[0]?.trim() === 'application/x-www-form-urlencoded'
  return new URLSearchParams(isForm ? body : '')
}

async function closed(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
