import type { CONTRACT } from '@trendee/contract/contract'
import { saveSetting } from '@trendee/store/settings'
import { audited } from '../../platform/audited'
import type { Handler } from '../../platform/handler'
import { ADVERTISING } from '../visits/advertising-setting'

export const advertisingSave: Handler<typeof CONTRACT.adminSettings.advertisingSave> = audited({
  action: 'adminSettings.advertisingSave',
  subjectOf: () => `setting:${ADVERTISING}`,
  change: async ({ alert_time, register_login }, _call, db) => {
    await saveSetting(db, ADVERTISING, { alert_time, register_login }, new Date())
    return { alert_time, register_login }
  },
})
