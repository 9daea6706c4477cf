import { endKey, endToken } from '@trendee/store/alerts/end-token'
import type { StoreDb } from '@trendee/store/engine/open-store'
import type { Input } from './ask'
import { makeAlertChannel, makeSubscription } from './made-alerts'
import type { SignInApp } from './sign-in-app'

type Maker = (app: SignInApp, example: Input) => Promise<Input>

/** Whoever asks the examples, with no channel of alerts left from before: there is room for five. */
async function askerOfAlerts(db: StoreDb): Promise<string> {
  const { account_id: accountId } = await db
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', 'admin@trendee.demo')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('alert_channel').where('account_id', '=', accountId).execute()
  return accountId
}

const ofChannel: Maker = async ({ runtime }, example) => {
  const { db } = runtime.store
  return { ...example, channel_id: await makeAlertChannel(db, await askerOfAlerts(db)) }
}

/** A link that ends what has gone. */
const ofEnded: Maker = async ({ runtime }) => ({
  token: endToken(await endKey(runtime.store.db), { what: 'channel', id: '0'.repeat(32) }),
})

/** Inputs of the alerts' endpoints that only exist once something was made. */
export const ALERT_EXAMPLES: Readonly<Record<string, Maker>> = {
  'alerts.drop': async ({ runtime }) => {
    const { db } = runtime.store
    return { subscription_id: await makeSubscription(db, await askerOfAlerts(db)) }
  },
  'alerts.channelSave': async ({ runtime }, example) => {
    await askerOfAlerts(runtime.store.db)
    return example
  },
  'alerts.channelDrop': ofChannel,
  'alerts.channelTest': ofChannel,
  'alerts.endable': ofEnded,
  'alerts.end': ofEnded,
}
