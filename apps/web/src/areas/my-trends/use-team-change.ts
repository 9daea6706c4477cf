import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import { renewCollections, useRefusal } from '../../shared/collections/use-collections'

const TOLD: ReadonlySet<unknown> = new Set([collection.team.path, collection.invitations.path])

interface TeamChange<Input, Output> {
  readonly send: (input: Input) => Promise<Output>
  readonly onDone?: (output: Output) => void
  /** Says it itself; whether it has. */
  readonly onRefused?: (error: Error) => boolean
}

/** A change of who works on a project: team, invitations and projects are told anew after it. */
export function useTeamChange<Output, Input = void>(
  change: TeamChange<Input, Output>,
): UseMutationResult<Output, Error, Input> {
  const client = useQueryClient()
  const refused = useRefusal()
  return useMutation({
    mutationFn: change.send,
    onSuccess: (output) => change.onDone?.(output),
    onError: (error) => {
      if (change.onRefused?.(error) !== true) refused(error)
    },
    onSettled: async () => {
      await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => TOLD.has(path) })
      await renewCollections(client)
    },
  })
}
