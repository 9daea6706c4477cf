import { randomUUID } from 'node:crypto'
import { tellFindings } from '@trendee/store/alerts/alerts'
import { saveChannel } from '@trendee/store/alerts/channels'
import { type Ending, endKey, endToken } from '@trendee/store/alerts/end-token'
import { saveSubscription } from '@trendee/store/alerts/subscriptions'
import type { StoreDb } from '@trendee/store/engine/open-store'

/** A chat's channel of an account; its id. */
export async function makeAlertChannel(
  db: StoreDb,
  accountId: string,
  url = 'https://hooks.slack.com/x',
): Promise<string> {
  const times = { every: 'now', weekday: 1, hour: 8, timeZone: 'UTC' } as const
  const channel = { accountId, kind: 'slack', name: 'Team', url, origin: 'https://t.example', ...times } as const
  const made = await saveChannel(db, null, channel, new Date())
  return made?.channelId ?? ''
}

/** Something that an account watches; its id. */
export async function makeSubscription(db: StoreDb, accountId: string, told: object = {}): Promise<string> {
  const itemId = randomUUID()
  const { subscriptionId } = await saveSubscription(
    db,
    {
      accountId,
      subject: 'trend',
      itemId,
      line: 'trendee',
      nameEn: 'Lace',
      nameZh: '蕾丝',
      link: '/trendee/trend-detail/lace/all/fabric',
      search: {},
      kinds: ['level'],
      channels: null,
      told: { ...told },
    },
    { count: null, refusal: () => new Error('there is no bound') },
    new Date(),
  )
  return subscriptionId
}

/** A link's token that ends something. */
export async function makeEndToken(db: StoreDb, ending: Ending): Promise<string> {
  return endToken(await endKey(db), ending)
}

/** Something that an account watches and was told of. */
export async function makeAlert(db: StoreDb, accountId: string): Promise<void> {
  const subscriptionId = await makeSubscription(db, accountId)
  const alert = {
    alertId: randomUUID(),
    kind: 'level',
    wordsEn: 'Now hot, before without a level.',
    wordsZh: '等级由“无等级”变为“热门”。',
    day: '2026-10-25',
  } as const
  await tellFindings(db, [{ subscriptionId, toldVersion: 0, told: {}, alerts: [alert] }], new Date())
}
