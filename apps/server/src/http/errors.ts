import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, ERRORS, type ErrorName } from '@trendee/contract/errors'

/** What the framework itself throws, as one of ours. */
function kindOfFrameworkError(status: number): ErrorName {
  if (status === 404) return 'not_found'
  if (status === 429) return 'too_many_requests'
  return status >= 400 && status < 500 ? 'bad_input' : 'unforeseen'
}

function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  const status = (error as Partial<FastifyError>).statusCode
  if (status === undefined || status >= 500) return null
  return new ApiError(kindOfFrameworkError(status), (error as Error).message)
}

/** The one place where an error becomes an answer. What nobody foresaw is logged with the request's id and hidden. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asApiError(error)
  // Nobody waits for the answer to a request that its client has left, and that it ends so is no fault.
  if (!known && !request.signal.aborted) request.log.error({ err: error }, 'unforeseen')
  const { code, http } = ERRORS[known?.kind ?? 'unforeseen']
  if (known?.retryAfterSeconds) void reply.header('retry-after', known.retryAfterSeconds)
  return reply.code(http).send({
    code,
    msg: known?.message ?? 'Something went wrong on our side.',
    data: known?.data ?? null,
    request_id: request.id,
  })
}
