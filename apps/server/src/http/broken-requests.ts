import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '@trendee/contract/errors'
import { answerError, errorBody } from './errors'

/** A caller that goes on sending does not keep the connection. */
const LINGER_MS = 1000
/** The classes that Node gives to what it cannot read as a request. */
const TROUBLES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body of this request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
}

/** Answers what is no request by the rules of HTTP: nothing of the framework has seen it. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // The answer to the request that this broke off may have begun: nothing may follow it.
  const begun = (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent
  if (error.code === 'ECONNRESET' || !socket.writable || begun) {
    socket.destroy(error)
    return
  }
  const [status, message] = TROUBLES[error.code ?? ''] ?? [400, 'This is no HTTP request.']
  const body = JSON.stringify(errorBody(new ApiError('bad_input', message), randomUUID()))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: private, no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Refuses what Node itself would answer without a word. */
export function refuseBrokenRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers } = request.raw
    done(
      httpVersion === '1.1' && headers.host === undefined
        ? new ApiError('bad_input', 'The request names no host.')
        : undefined,
    )
  })
  // An expectation that nobody knows may be left aside.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}

/**
 * Answers addresses that the router cannot read. No hook has run for them. Who followed a link that was cut is shown the screen
 * of that name, which says what it does not know.
 */
export function answerBrokenAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  // What is no escape is meant as it stands; two slashes, either way round, would be another host.
  if (isPage && !/^\/(api|assets|[/\\])/.test(request.url)) {
    void reply.redirect(request.url.replaceAll('%', '%25'))
    return
  }
  answerError(new ApiError('bad_input', 'This address cannot be read.'), request, reply)
}
