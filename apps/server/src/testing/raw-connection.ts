import type { FastifyInstance } from 'fastify'
import { type Socket, connect } from 'node:net'
import { once } from 'node:events'

export interface RawConnection {
  readonly socket: Socket
  /** All that the server has sent by the time the connection ends. */
  readonly answer: Promise<string>
}

/** Listens on a free port of this machine. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Sends exactly these bytes, as no HTTP client would. */
export async function connectRaw(port: number, bytes: string): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  // A connection that is reset has ended too.
  socket.on('error', () => undefined)
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  await once(socket, 'connect')
  if (bytes !== '') await new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
  return { socket, answer }
}

/** Status and body of an answer as it came over the line. */
export function parseRaw(answer: string): { status: number; headers: string; body: unknown } {
  const [headers = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: JSON.parse(body) as unknown }
}
