import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { channelDrop, channelSave, channelTest } from './channels'
import { end, endable } from './end'
import { drop, follow, search } from './follow'
import { channels, list, seen, subscriptions } from './lists'

export const alertsHandlers: Handlers<typeof CONTRACT.alerts> = {
  list,
  seen,
  subscriptions,
  follow,
  search,
  drop,
  channels,
  channelSave,
  channelDrop,
  channelTest,
  endable,
  end,
}
