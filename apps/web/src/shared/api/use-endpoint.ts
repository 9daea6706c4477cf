import { ApiError, ERRORS } from '@trendee/contract/errors'
import type { Endpoint } from '@trendee/contract/endpoint'
import {
  type UseInfiniteQueryResult,
  type UseQueryResult,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import { type Kept, useKeptAnswer } from './kept-answer'
import { request } from './request'

/** What the server refuses stays refused; only its own failures and a lost connection are worth another try. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && ERRORS[error.kind].http < 500) return false
  return failures < 2
}

interface EndlessOptions {
  /** Do not ask yet. */
  readonly enabled?: boolean
}

interface Options<Out> extends EndlessOptions {
  /** Ask again after so many milliseconds, as long as the answer calls for it. */
  readonly askAgain?: (answer: Out) => number | false
}

function asked<In, Out>(entry: Endpoint<In, unknown, Out>, params: In, options: Options<Out>) {
  return queryOptions({
    queryKey: [entry.path, params],
    queryFn: ({ signal }) => request(entry, params, signal),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
    refetchInterval: (query) => {
      const answer = query.state.data
      return answer === undefined ? false : (options.askAgain?.(answer) ?? false)
    },
  })
}

/** The answer of a contract entry. While new parameters load, and where they fail, the previous answer stays on the screen. */
export function useEndpoint<In, Out>(
  entry: Endpoint<In, unknown, Out>,
  params: In,
  options: Options<Out> = {},
): UseQueryResult<Out> & Kept<In> {
  return useKeptAnswer(entry.path, params, useQuery(asked(entry, params, options)))
}

/** The answers of a contract entry to several questions, in their order. */
export function useEndpoints<In, Out>(
  entry: Endpoint<In, unknown, Out>,
  each: readonly In[],
  options: Options<Out> = {},
): UseQueryResult<Out>[] {
  return useQueries({ queries: each.map((params) => asked(entry, params, options)) })
}

interface Page {
  readonly list: readonly unknown[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

export type EndlessResult<Out> = UseInfiniteQueryResult<{ pages: Out[] }> & Kept<object>

/** A list entry read page after page. `params` hold everything but `page`. */
export function useEndlessEndpoint<In, Out extends Page>(
  entry: Endpoint<In, unknown, Out>,
  params: Omit<In, 'page'>,
  options: EndlessOptions = {},
): EndlessResult<Out> {
  const result = useInfiniteQuery({
    queryKey: [entry.path, 'endless', params],
    queryFn: ({ signal, pageParam }) => request(entry, { ...params, page: pageParam } as In, signal),
    initialPageParam: 1,
    // A page that is shorter than asked is where the plan ends: the next one would only be refused.
    getNextPageParam: (last: Out) =>
      last.list.length === last.pageSize && last.page * last.pageSize < last.total ? last.page + 1 : undefined,
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
  })
  return useKeptAnswer(entry.path, params as object, result)
}
