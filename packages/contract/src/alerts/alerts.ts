import { alertChannelDrop, alertChannelSave, alertChannelTest } from './alert-channel'
import { alertEnd, alertEndable } from './alert-end'
import { alertDrop, alertFollow, alertSearch } from './alert-follow'
import { alertChannels, alertList, alertSeen, alertSubscriptions } from './alert-lists'

/** What an account wants to be told of, what it was told, and where that goes. */
export const alerts = {
  list: alertList,
  seen: alertSeen,
  subscriptions: alertSubscriptions,
  follow: alertFollow,
  search: alertSearch,
  drop: alertDrop,
  channels: alertChannels,
  channelSave: alertChannelSave,
  channelDrop: alertChannelDrop,
  channelTest: alertChannelTest,
  endable: alertEndable,
  end: alertEnd,
}
