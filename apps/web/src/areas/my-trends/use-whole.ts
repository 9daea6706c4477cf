import { useEffect } from 'react'
import type { EndlessResult } from '../../shared/api/use-endpoint'

interface Answer<Row> {
  readonly list: readonly Row[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** The most that one answer holds. */
export const LARGEST_PAGE = 100

/** Reads on until the last page: what is printed has to be whole. */
export function useReadOn<Row>({ hasNextPage, isFetching, isError, fetchNextPage }: EndlessResult<Answer<Row>>): void {
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
}
