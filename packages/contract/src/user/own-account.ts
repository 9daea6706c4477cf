import { z } from 'zod'
import { planInfo, userInfo } from './signed-in'

export const ownAccount = z.object({ userInfo, planInfo })
export const password = z.string().min(1).max(200)
/** Whether the account's API token ends too: whoever knew the password may have made it. */
export const endApiToken = z.boolean().default(true)
