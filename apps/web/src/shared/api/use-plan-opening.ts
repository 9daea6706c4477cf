import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '@trendee/contract/endpoint'
import { plans } from '@trendee/contract/plans/plans'
import { info } from '@trendee/contract/user/info'
import { request } from './request'
import { storeUser } from './session'

type Opening = InputOf<typeof plans.openPlan>
type Opened = OutputOf<typeof plans.openPlan>['opened']

/** Opens a plan for the account that is signed in; its rights are known to the browser before this is done. */
export function usePlanOpening(): UseMutationResult<Opened, Error, Opening> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (opening: Opening) => {
      const { opened } = await request(plans.openPlan, opening)
      storeUser(await request(info, {}))
      // What was refused without the plan is asked again.
      await client.invalidateQueries()
      return opened
    },
  })
}
