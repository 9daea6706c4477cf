import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Preferences } from '@trendee/core/preferences/preferences'
import { user } from '@trendee/contract/user/user'
import { request } from '../api/request'
import { storeUser } from '../api/session'
import { useNotices } from '../ui/notice'

/** Keeps the answers with the account; the browser's copy of it follows. */
export function useSavePreferences() {
  const notices = useNotices()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ work, gender, categories, regions }: Preferences) =>
      request(user.preferencesSave, { work, gender, categories: [...categories], regions: [...regions] }),
    onSuccess: (account) => {
      storeUser(account)
      // What the account's page asked for before would take the answers back.
      client.setQueryData([user.info.path, {}], account)
    },
    onError: notices.failed,
  })
}
