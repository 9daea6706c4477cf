import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { isPublicAddress } from '@trendee/core/access/public-address'
import type { Network } from '../http/public-host'
import { selfSignedForLoopback } from './self-signed'

/** A chat as its webhook keeps it: what was posted, and what it answers next. */
export interface ChatServer {
  readonly host: string
  /** The address of a webhook of its own. */
  readonly url: string
  readonly port: number
  readonly posted: readonly { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[]
  /** Answers this from now on; `ok` as the service does. */
  answer(
    next: { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> } | 'ok',
  ): void
  /** A network in which its name leads here and this machine counts as public. */
  readonly network: Network
  close(): Promise<void>
}

/** A stateful stand-in of Slack, Teams and Feishu on this machine, over TLS: it takes what they take and refuses the rest. */
export async function startChatServer(host = 'hooks.chat.test'): Promise<ChatServer> {
  const { key, cert } = selfSignedForLoopback(host)
  const posted: { path: string; body: Record<string, unknown> }[] = []
  let next: Parameters<ChatServer['answer']>[0] = 'ok'
  const server = createServer({ key, cert }, (request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const said = next === 'ok' ? taken(Buffer.concat(pieces).toString('utf8'), request.url ?? '') : next
      response.writeHead(said.status, said.headers).end(said.body)
    })
  })
  function taken(text: string, path: string): { status: number; body: string; headers?: Record<string, string> } {
    const body = JSON.parse(text) as Record<string, unknown>
    posted.push({ path, body })
    if (Array.isArray(body['blocks']) && typeof body['text'] === 'string') return { status: 200, body: 'ok' }
    if (body['type'] === 'message' && Array.isArray(body['attachments'])) return { status: 202, body: '1' }
    if (typeof body['msg_type'] === 'string') return { status: 200, body: '{"code":0,"msg":"success"}' }
    return { status: 400, body: 'invalid_payload' }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host,
    port,
    url: `https://${host}:${port}/services/T0/B0/secret`,
    posted,
    answer: (said) => void (next = said),
    network: {
      resolve: () => Promise.resolve(['127.0.0.1']),
      isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
      trusted: cert,
      ports: [port],
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
