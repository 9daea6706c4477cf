import { z } from 'zod'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { setting } from '@trendee/store/administration/settings'

/** Name of the setting that administrators change. */
export const ADVERTISING = 'advertising'

const VALUE = z.object({ alert_time: z.int().nonnegative(), register_login: z.enum(['Yes', 'No']) })

/** When the advertising prompt shows; never, until somebody has set it. */
export async function advertisingSetting(db: StoreDb): Promise<z.output<typeof VALUE>> {
  const found = VALUE.safeParse(await setting(db, ADVERTISING))
  return found.success ? found.data : { alert_time: 0, register_login: 'No' }
}
