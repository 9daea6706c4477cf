import type { CONTRACT } from '@trendee/contract/contract'
import { saveSetting } from '@trendee/store/administration/settings'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'
import { ADVERTISING } from '../../answers/advertising'

export const advertisingSave: Handler<typeof CONTRACT.adminSettings.advertisingSave> = audited({
  action: 'adminSettings.advertisingSave',
  subjectOf: () => `setting:${ADVERTISING}`,
  nameOf: () => ADVERTISING,
  change: async ({ alert_time, register_login }, _call, db) => {
    await saveSetting(db, ADVERTISING, { alert_time, register_login }, new Date())
    return { alert_time, register_login }
  },
})
