import { useState } from 'react'
import { ApiError, ERRORS } from '@trendee/contract/errors'

/** What is asked, as far as what is kept of it goes. */
interface Asked<Out> {
  readonly data: Out | undefined
  readonly error: Error | null
  readonly isPlaceholderData: boolean
}

/** What an answer on the screen was asked for. */
export interface Kept<Params> {
  /** While another question is on its way, or has failed, those of the question before. */
  readonly askedFor: Params
  /** The question failed, and the answer to the one before is shown. */
  readonly isKept: boolean
}

/** Who may not see the new answer, or asked for what is not there, is told so in its place. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(ERRORS[error.kind].http)
}

/**
 * The result of a query that keeps the last answer of the same entry on the screen when a change of its parameters fails.
 * The library keeps it only while the next one is on its way.
 */
export function useKeptAnswer<Params, Out, Result extends Asked<Out>>(
  path: string,
  params: Params,
  result: Result,
): Result & Kept<Params> {
  const [last, setLast] = useState<{ path: string; params: Params; data: Out } | null>(null)
  const { data, error, isPlaceholderData } = result
  if (data !== undefined && !isPlaceholderData && last?.data !== data) setLast({ path, params, data })
  const own = last?.path === path ? last : null
  const isKept = data === undefined && error !== null && own !== null && !isRefusal(error)
  const shown = isKept || isPlaceholderData ? own : null
  return { ...result, ...(isKept ? { data: own.data } : {}), askedFor: shown?.params ?? params, isKept }
}
