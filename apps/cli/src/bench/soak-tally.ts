import { ApiError, ERRORS } from '@trendee/contract/errors'
import { RefusedRequest } from './request-client'

/** What a request met that is no answer it asked for. */
interface Failure {
  /** Null where no answer came. */
  readonly status: number | null
  readonly code: number | null
  readonly words: string
}

export function failureOf(error: unknown): Failure {
  const words = error instanceof Error ? error.message : String(error)
  if (error instanceof RefusedRequest) return { status: error.status, code: error.code, words }
  if (error instanceof ApiError) {
    const { http, code } = ERRORS[error.kind]
    return { status: http, code, words }
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return { status: null, code: null, words: `${words} ${(cause as NodeJS.ErrnoException)?.code ?? ''}`.trim() }
}

/** The server may say that it has too much to do or that it is closing; a full disk may hinder what writes. */
function isJustified({ status, code }: Failure, isFullDisk: boolean): boolean {
  if (code === ERRORS.storage_full.code) return isFullDisk
  if (status === 429) return code === ERRORS.too_many_requests.code
  return status === 503 && code === ERRORS.unavailable.code
}

interface Counted {
  count: number
  readonly example: string
}

/** What became of all requests. */
export class SoakTally {
  readonly milliseconds = new Map<string, number[]>()
  readonly errors = new Map<string, Counted>()
  /** Answers with a good reason to be no 2xx. */
  readonly refused = new Map<string, Counted>()
  /** Requests that a kill cut off. */
  cutOff = 0

  get answered(): number {
    return [...this.milliseconds.values()].reduce((sum, list) => sum + list.length, 0)
  }

  get failed(): number {
    return [...this.errors.values()].reduce((sum, { count }) => sum + count, 0)
  }

  took(kind: string, milliseconds: number): void {
    const list = this.milliseconds.get(kind)
    if (list) list.push(milliseconds)
    else this.milliseconds.set(kind, [milliseconds])
  }

  /** A request that failed without a kill. */
  fail(kind: string, error: unknown, second: number, isFullDisk = false): void {
    const failure = failureOf(error)
    const key = failure.status === null ? 'no answer' : `${failure.status} ${failure.code ?? 'without a code'}`
    const into = isJustified(failure, isFullDisk) ? this.refused : this.errors
    const counted = into.get(key)
    if (counted) counted.count += 1
    else into.set(key, { count: 1, example: `${kind} in second ${second.toFixed(0)}: ${failure.words}` })
  }

  /** Something else that must not happen. */
  note(what: string, example: string): void {
    const counted = this.errors.get(what)
    if (counted) counted.count += 1
    else this.errors.set(what, { count: 1, example })
  }
}
