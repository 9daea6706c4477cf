import { z } from 'zod'
import { accountId } from '../admin-users/account'
import { lineName } from '../parameters'

export const segment = {
  platform: lineName.optional(),
  plan: z.string().trim().max(40).optional(),
  account_id: accountId.optional(),
}
