import type { MailSender } from '@trendee/providers/mail/smtp-mail'
import { ProviderError } from '@trendee/providers/provider-error'
import type { Network } from '@trendee/providers/http/public-host'
import type { ChatMessage } from '@trendee/providers/webhook/chat-message'
import { sendWebhook } from '@trendee/providers/webhook/send-webhook'
import type { Channel } from '@trendee/store/alerts/channels'
import {
  type Delivery,
  type Outcome,
  prepareDeliveries,
  settleDelivery,
  takeDeliveries,
} from '@trendee/store/alerts/deliveries'
import { endKey, endToken } from '@trendee/store/alerts/end-token'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { sendMessage } from '@trendee/store/messages/messages'
import { type AlertContent, alertMail } from './alert-mail'
import { ALERTS_PATH, ALERT_TEXTS, languageOf, stoppedMessage } from './alert-words'

/** The ways out: the mail server, where there is one, and the network by which webhooks are reached. */
export interface SendWays {
  readonly mail: MailSender | null
  readonly network: Network
}

/** Where a channel is ended: the page for people, and what mail programs post to. */
function endUrls({ origin, channelId }: Channel, key: string) {
  const token = endToken(key, { what: 'channel', id: channelId })
  return { page: `${origin}/alerts/end/${token}`, post: `${origin}/api/v1/dashboard/alert_end/${token}` }
}

function chatMessage(content: AlertContent): ChatMessage {
  const { language, alerts, total, urlOf, openUrl, endUrl } = content
  const words = ALERT_TEXTS[language]
  return {
    title: words.title(total),
    lines: alerts.map((alert) => ({
      name: language === 'zh' ? alert.nameZh : alert.nameEn,
      words: `${language === 'zh' ? alert.wordsZh : alert.wordsEn} (${words.dataDay} ${alert.day})`,
      url: urlOf(alert.link),
    })),
    more: total > alerts.length ? words.more(total - alerts.length) : '',
    open: { text: words.open, url: openUrl },
    end: { text: words.end, url: endUrl },
  }
}

/** A mail server that says no says so of one mailbox or of itself: only the first is for good. */
function outcomeOfMail(error: unknown): Outcome {
  if (!(error instanceof ProviderError)) throw error
  const { reason, refusal, detail } = error
  return { is: reason === 'refused' && refusal === 'address' ? 'refused' : 'unavailable', words: detail }
}

async function sendMail(
  ways: SendWays,
  to: string | null,
  mail: Parameters<MailSender['send']>[0] | null,
): Promise<Outcome> {
  if (to === null || mail === null) return { is: 'refused', words: 'the account has no e-mail address' }
  if (ways.mail === null) return { is: 'unavailable', words: 'mail is not configured here' }
  return ways.mail
    .send({ ...mail, to })
    .then((): Outcome => ({ is: 'sent', words: 'taken by the mail server' }), outcomeOfMail)
}

function deliver(ways: SendWays, delivery: Delivery, key: string, signal: AbortSignal): Promise<Outcome> {
  const { channel, alerts, total, email } = delivery
  const { origin, kind, url } = channel
  // All of it was dropped meanwhile.
  if (alerts.length === 0) return Promise.resolve({ is: 'sent', words: 'nothing left to send' })
  const { page, post } = endUrls(channel, key)
  const content: AlertContent = {
    language: languageOf(delivery.language),
    alerts,
    total,
    openUrl: origin + ALERTS_PATH,
    endUrl: page,
    stopUrl: ({ subscriptionId }) =>
      `${origin}/alerts/end/${endToken(key, { what: 'subscription', id: subscriptionId })}`,
    urlOf: (link) => origin + link,
  }
  if (kind === 'mail') return sendMail(ways, email, { to: email ?? '', ...alertMail(content), endUrl: post })
  return sendWebhook({ kind, url, message: chatMessage(content), network: ways.network, signal })
}

/** Sends a channel a word by which its owner sees that it works; nothing is kept of it. */
export async function sendTest(
  db: StoreDb,
  ways: SendWays,
  channel: Channel,
  to: { readonly email: string | null; readonly language: string | null },
  signal: AbortSignal,
): Promise<Outcome> {
  const words = ALERT_TEXTS[languageOf(to.language)]
  const { page, post } = endUrls(channel, await endKey(db))
  const openUrl = channel.origin + ALERTS_PATH
  if (channel.kind === 'mail') {
    const text = `${words.testWords}\n\n${openUrl}\n\n${words.end}: ${page}\n\nTrendee\n`
    const html = `<!doctype html><html><body style="font-family:sans-serif"><p>${words.testWords}</p></body></html>`
    return sendMail(ways, to.email, { to: to.email ?? '', subject: words.testTitle, text, html, endUrl: post })
  }
  const message: ChatMessage = {
    title: words.testTitle,
    lines: [{ name: words.testName, words: words.testWords, url: openUrl }],
    more: '',
    open: { text: words.open, url: openUrl },
    end: { text: words.end, url: page },
  }
  return sendWebhook({ kind: channel.kind, url: channel.url, message, network: ways.network, signal })
}

/**
 * Sends what is due until nothing is. A delivery is taken before it is sent and settled after: what a kill leaves in between
 * is sent again ten minutes later. A channel that is stopped is told to its owner.
 */
export async function sendAlerts(
  db: StoreDb,
  ways: SendWays,
  signal: AbortSignal,
  now = () => new Date(),
): Promise<void> {
  await prepareDeliveries(db, now())
  const key = await endKey(db)
  for (;;) {
    signal.throwIfAborted()
    const taken = await takeDeliveries(db, now())
    if (taken.length === 0) return
    await Promise.all(
      taken.map(async (delivery) => {
        const outcome = await deliver(ways, delivery, key, signal)
        const reason = await settleDelivery(db, delivery, outcome, now())
        if (reason === null) return
        const { accountId, name } = delivery.channel
        await sendMessage(db, stoppedMessage(accountId, name, reason, outcome.words), now())
      }),
    )
  }
}
