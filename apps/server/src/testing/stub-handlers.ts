import { ApiError } from '@trendee/contract/errors'
import { handlers } from '../api/handlers'
import type { Handlers } from '../http/handler'

/** What a caller reads who came as far as a handler. */
export const REACHED = 'The handler was reached.'

/**
 * A handler for each entry that does nothing but answer `not_found` with `REACHED`, for tests of what stands before the
 * handlers. `reached` holds the names of the entries whose handler ran, in order.
 */
export function stubHandlers(): { handlers: Handlers; reached: string[] } {
  const reached: string[] = []
  const stubs = (branch: object, start: string): object =>
    Object.fromEntries(
      Object.entries(branch).map(([key, own]: [string, object]) => {
        const name = `${start}${key}`
        if (typeof own !== 'function') return [key, stubs(own, `${name}.`)]
        const stub = () => {
          reached.push(name)
          return Promise.reject(new ApiError('not_found', REACHED))
        }
        return [key, stub]
      }),
    )
  return { handlers: stubs(handlers, '') as Handlers, reached }
}
