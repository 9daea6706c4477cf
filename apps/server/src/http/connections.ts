import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@trendee/contract/errors'
import { answerError } from './errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is as large as somebody's file: what counts is that it goes on arriving. */
    isUpload?: boolean
  }
}

/** How long callers may take; tests take less. */
export interface ConnectionTimes {
  /** From the connection, or the end of the request before, to the end of the headers. */
  readonly headersMs: number
  /** From the headers to the end of a body that is no upload: a megabyte at most. */
  readonly bodyMs: number
  /** An upload must bring at least `UPLOAD_BYTES` in each of these. */
  readonly uploadWindowMs: number
  /** Answers under way have this long once the server closes; the others are told to come again. */
  readonly graceMs: number
}

export const CONNECTION_TIMES: ConnectionTimes = {
  headersMs: 15_000,
  bodyMs: 30_000,
  uploadWindowMs: 30_000,
  graceMs: 3500,
}

/** Half a kilobyte a second: the slowest telephone line does better. */
const UPLOAD_BYTES = 16_000
/** What is left of a body once its request has been answered. */
const REST_MS = 5000
/** What callers had sent when the server began to close is read first: a busy process is behind with its reading. */
const READING_MS = 100
/** In so many turns of the event loop nothing new arrives: a turn accepts one connection, the next reads what it sent. */
const QUIET_TURNS = 3
/** A caller that does not take its refusal is left. */
const FLUSH_MS = 600
const RETRY_AFTER_SECONDS = 5

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Answers a request that is still being read or worked on; its connection ends with it. */
function giveUp({ request, reply }: Exchange, error: ApiError): void {
  if (reply.sent || reply.raw.headersSent) {
    request.raw.destroy()
    return
  }
  void reply.header('connection', 'close')
  answerError(error, request, reply)
}

/** Ends requests whose body stops arriving. */
function limitBodyTime(app: FastifyInstance, { bodyMs, uploadWindowMs }: ConnectionTimes): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (!hasBody(raw)) return done()
    const late = () => giveUp({ request, reply }, new ApiError('bad_input', 'The request did not arrive in time.'))
    const { socket } = raw
    let read = socket.bytesRead
    const timer = request.routeOptions.config.isUpload
      ? setInterval(() => {
          if (socket.bytesRead - read < UPLOAD_BYTES) late()
          read = socket.bytesRead
        }, uploadWindowMs)
      : setTimeout(late, bodyMs)
    raw.once('end', () => clearTimeout(timer))
    reply.raw.once('close', () => {
      clearTimeout(timer)
      if (!raw.complete) setTimeout(() => raw.complete || raw.destroy(), REST_MS).unref()
    })
    done()
  })
}

/**
 * Ends every connection when the server closes: at once where nothing is asked, else with the answer, and after the
 * time of grace with a refusal. What is asked meanwhile is refused.
 */
function endWithServer(app: FastifyInstance, graceMs: number): void {
  const sockets = new Set<Socket>()
  const exchanges = new Set<Exchange>()
  let isClosing = false
  let isOver = false
  /** Connections and requests so far. */
  let arrivals = 0
  let whenNoneIsLeft: () => void = () => undefined
  const closing = () => new ApiError('unavailable', 'The server is closing.', null, RETRY_AFTER_SECONDS)
  const isBusy = (socket: Socket) => [...exchanges].some(({ request }) => request.raw.socket === socket)

  app.server.on('connection', (socket) => {
    if (isOver) {
      socket.destroy()
      return
    }
    arrivals += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onRequest', (request, reply, done) => {
    arrivals += 1
    if (isClosing) return done(closing())
    const exchange = { request, reply }
    exchanges.add(exchange)
    reply.raw.once('close', () => {
      exchanges.delete(exchange)
      const { socket } = request.raw
      if (isClosing && sockets.has(socket) && !isBusy(socket)) socket.destroySoon()
      if (exchanges.size === 0) whenNoneIsLeft()
    })
    done()
  })
  const noneIsLeft = (withinMs: number) =>
    new Promise<void>((resolve) => {
      if (exchanges.size === 0) return resolve()
      const timer = setTimeout(resolve, withinMs)
      whenNoneIsLeft = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  /** Reads what had been sent: a process that was busy all the while has a queue of connections to accept. */
  const catchUp = async () => {
    await pause(READING_MS)
    const end = performance.now() + graceMs
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end;) {
      const before = arrivals
      await nextTurn()
      quiet = arrivals === before ? quiet + 1 : 0
    }
  }
  app.addHook('preClose', async () => {
    isClosing = true
    await catchUp()
    for (const socket of sockets) if (!isBusy(socket)) socket.destroy()
    await noneIsLeft(graceMs)
    for (const exchange of exchanges) giveUp(exchange, closing())
    await noneIsLeft(FLUSH_MS)
    isOver = true
    for (const socket of sockets) socket.destroy()
  })
}

/** Bounds how long callers hold connections. To be called before any hook that takes time. */
export function boundConnections(app: FastifyInstance, times: ConnectionTimes): void {
  endWithServer(app, times.graceMs)
  limitBodyTime(app, times)
}
