import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, ERRORS, type ErrorName } from '@trendee/contract/errors'
import { answerOfFullDisk } from '@trendee/runtime/disk-room'

/** What the framework itself throws, as one of ours. */
function kindOfFrameworkError(status: number): ErrorName {
  if (status === 404) return 'not_found'
  if (status === 429) return 'too_many_requests'
  return status >= 400 && status < 500 ? 'bad_input' : 'unforeseen'
}

export function nothingHere(): ApiError {
  return new ApiError('not_found', 'There is nothing at this address.')
}

function asApiError(error: unknown): ApiError | null {
  const answer = answerOfFullDisk(error)
  if (answer instanceof ApiError) return answer
  const status = (error as Partial<FastifyError>).statusCode
  if (status === undefined || status >= 500) return null
  // A file by a roundabout address, `/assets//index.js`: whether there is one is not told.
  if (status === 403) return nothingHere()
  return new ApiError(kindOfFrameworkError(status), (error as Error).message)
}

/** What is in the envelope when something is wrong; one shape, always. */
export function errorBody(error: ApiError | null, requestId: string) {
  return {
    code: ERRORS[error?.kind ?? 'unforeseen'].code,
    msg: error?.message ?? 'Something went wrong on our side.',
    data: error?.data ?? null,
    request_id: requestId,
  }
}

/** The one place where an error becomes an answer. What nobody foresaw is logged with the request's id and hidden. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asApiError(error)
  // Nobody waits for the answer to a request that its client has left, and that it ends so is no fault.
  if (!known && !request.signal.aborted) request.log.error({ err: error }, 'unforeseen')
  if (known?.kind === 'storage_full') request.log.error({ err: error }, 'storage full')
  if (known?.retryAfterSeconds) void reply.header('retry-after', known.retryAfterSeconds)
  return reply.code(ERRORS[known?.kind ?? 'unforeseen'].http).send(errorBody(known, request.id))
}
