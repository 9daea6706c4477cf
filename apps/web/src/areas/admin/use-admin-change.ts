import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '@trendee/contract/endpoint'
import { request } from '../../shared/api/request'
import { useNotices } from '../../shared/ui/notice'

const ADMINISTRATION = '/api/v1/admin/'

/**
 * A change that an administrator makes: said when it is done and when it is not; everything that administration shows
 * is asked for anew. `said` puts what was done into a sentence.
 */
export function useAdminChange<In, Out>(
  entry: Endpoint<In, unknown, Out>,
  said?: (answer: Out) => string,
): UseMutationResult<Out, Error, In> {
  return useAdminWork((params) => request(entry, params), said)
}

/** The same of a change that takes several requests. */
export function useAdminWork<In, Out>(
  work: (params: In) => Promise<Out>,
  said?: (answer: Out) => string,
): UseMutationResult<Out, Error, In> {
  const client = useQueryClient()
  const notices = useNotices()
  return useMutation<Out, Error, In>({
    mutationFn: work,
    onSuccess: (answer) => notices.done(said?.(answer)),
    onError: notices.failed,
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(ADMINISTRATION),
      }),
  })
}
