import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HiddenField } from '@trendee/contract/hidden-fields'
import type { FileAnswer, TableAnswer } from './handler'
import { hideFields } from './hide-fields'

/**
 * Sends an answer that seldom changes, or 304 where the caller has it already. The validator is made of what this caller
 * is shown. Proxies keep only answers that are for everybody.
 */
export function sendValidated(
  answer: object,
  isPublic: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const body = JSON.stringify(answer)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  void reply.headers({
    etag,
    'cache-control': isPublic ? 'no-cache' : 'private, no-cache',
    vary: isPublic ? 'host' : 'host, token, authorization',
  })
  // A proxy that compresses the body marks the validator as weak; the content is the same.
  const asked = request.headers['if-none-match']?.replace(/^W\//, '')
  if (asked === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

/**
 * A file as this caller may have it: a table is written only after its rows have lost what the plan hides. Rows are
 * checked against `row` where one is given.
 */
export function shownFile(
  answer: FileAnswer | TableAnswer,
  hidden: readonly HiddenField[],
  row: z.ZodType | null,
): FileAnswer {
  if ('write' in answer) {
    const rows = hideFields(answer.rows, hidden) as readonly unknown[]
    if (row) z.array(row).parse(rows)
    return answer.write(rows)
  }
  if (hidden.length > 0) throw new Error('a file that is written already can hide nothing')
  return answer
}

export function sendFile(answer: FileAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (answer.etag) void reply.header('etag', answer.etag)
  // What may be kept is the same for everybody.
  if (answer.cacheSeconds) {
    void reply.header('cache-control', `public, max-age=${answer.cacheSeconds}`).removeHeader('vary')
  }
  if (answer.etag && request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  if (answer.fileName) void reply.header('content-disposition', attachment(answer.fileName))
  return reply.type(answer.contentType).send(answer.body)
}

/** A name in any script, and for whoever does not read that one of letters alone. */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.-]+/g, '-')
  const full = plain === fileName ? '' : `; filename*=UTF-8''${encodeURIComponent(fileName)}`
  return `attachment; filename="${plain}"${full}`
}
