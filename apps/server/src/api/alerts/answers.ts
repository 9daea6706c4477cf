import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { AlertKind } from '@trendee/core/alerts/alert-kinds'
import { maskedAddress } from '@trendee/core/alerts/webhook-address'
import type { ToldAlert } from '@trendee/store/alerts/alerts'
import type { Channel, LastDelivery } from '@trendee/store/alerts/channels'
import type { Subscription } from '@trendee/store/alerts/subscriptions'
import { unixSeconds } from '../../http/unix-seconds'

type Alerts = typeof CONTRACT.alerts

export function alertAnswer(alert: ToldAlert): OutputOf<Alerts['list']>['list'][number] {
  return {
    alert_id: alert.alertId,
    subscription_id: alert.subscriptionId,
    subject: alert.subject,
    item_id: alert.itemId,
    kind: alert.kind,
    name: alert.nameEn,
    name_zh: alert.nameZh,
    words: alert.wordsEn,
    words_zh: alert.wordsZh,
    link: alert.link,
    day: alert.day,
    found_at: unixSeconds(alert.foundAt),
    is_seen: alert.isSeen,
  }
}

export function subscriptionAnswer(subscription: Subscription): OutputOf<Alerts['follow']> {
  return {
    subscription_id: subscription.subscriptionId,
    subject: subscription.subject,
    item_id: subscription.itemId,
    line: subscription.line,
    name: subscription.nameEn,
    name_zh: subscription.nameZh,
    link: subscription.link,
    kinds: subscription.kinds as AlertKind[],
    channels: subscription.channels === null ? null : [...subscription.channels],
    created_at: unixSeconds(subscription.createdAt),
  }
}

type DeliveryState = NonNullable<OutputOf<Alerts['channelSave']>['last']>['state']

export function channelAnswer(
  channel: Channel,
  last: LastDelivery | null,
  email: string | null,
): OutputOf<Alerts['channelSave']> {
  return {
    channel_id: channel.channelId,
    kind: channel.kind,
    name: channel.name,
    address: channel.kind === 'mail' ? (email ?? '') : maskedAddress(channel.url),
    every: channel.every,
    weekday: channel.weekday,
    hour: channel.hour,
    time_zone: channel.timeZone,
    stopped: channel.stoppedBecause,
    last:
      last === null
        ? null
        : {
            state: last.state as DeliveryState,
            outcome: last.outcome,
            tries: last.tries,
            created_at: unixSeconds(last.createdAt),
          },
  }
}
