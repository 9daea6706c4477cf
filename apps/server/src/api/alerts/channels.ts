import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { ChannelKind } from '@trendee/core/alerts/alert-kinds'
import { type AddressFault, webhookFault } from '@trendee/core/alerts/webhook-address'
import { profileOf } from '@trendee/store/accounts/profiles'
import { channelById, dropChannel, saveChannel } from '@trendee/store/alerts/channels'
import { sendTest } from '../../answers/alerts/send-alerts'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { configured } from '../../http/outside-services'
import { channelAnswer } from './answers'

type Alerts = typeof CONTRACT.alerts

const FAULTS: Readonly<Record<AddressFault, string>> = {
  not_https: 'The address has to begin with https://.',
  port: 'The address may name no port: webhooks are asked at the usual one.',
  host: 'The address has to name a public host.',
  login: 'The address may hold no name and password.',
}
const NAMES: Readonly<Record<ChannelKind, string>> = {
  mail: 'E-mail',
  slack: 'Slack',
  teams: 'Teams',
  feishu: 'Feishu',
}

function unknownChannel(): ApiError {
  return new ApiError('not_found', 'You have no such channel.', { field: 'channel_id' })
}

export const channelSave: Handler<Alerts['channelSave']> = async (input, call) => {
  const { accountId, email } = memberOf(call)
  const { channel_id: id, kind, name, url, every, weekday, hour, time_zone: timeZone } = input
  if (kind === 'mail') {
    configured(call.providers.mail, 'E-mail')
    if (email === null) throw new ApiError('bad_input', 'Your account has no e-mail address yet.', { field: 'kind' })
  } else if (url !== '') {
    const fault = webhookFault(url, call.network.ports)
    if (fault !== null) throw new ApiError('bad_input', FAULTS[fault], { field: 'url' })
  }
  const { origin } = call.request
  const channel = {
    accountId,
    kind,
    name: name === '' ? NAMES[kind] : name,
    url: kind === 'mail' ? '' : url,
    every,
    weekday,
    hour,
    timeZone,
    origin,
  }
  const saved = await saveChannel(call.runtime.store.db, id ?? null, channel, new Date())
  if (saved === null) throw unknownChannel()
  return channelAnswer(saved, null, email)
}

export const channelDrop: Handler<Alerts['channelDrop']> = async ({ channel_id: id }, call) => {
  const { accountId } = memberOf(call)
  if (!(await dropChannel(call.runtime.store.db, accountId, id))) throw unknownChannel()
  return { dropped: true }
}

export const channelTest: Handler<Alerts['channelTest']> = async ({ channel_id: id }, call) => {
  const { accountId, email } = memberOf(call)
  const { db } = call.runtime.store
  const channel = await channelById(db, accountId, id)
  if (channel === null) throw unknownChannel()
  const language = (await profileOf(db, accountId))?.language ?? null
  const ways = { mail: call.providers.mail, network: call.network }
  const { is, words } = await sendTest(db, ways, channel, { email, language }, call.signal)
  return { outcome: is, words }
}
