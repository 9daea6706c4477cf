import type { IncomingMessage } from 'node:http'
import type { WebhookKind } from '@trendee/core/alerts/alert-kinds'
import { webhookFault } from '@trendee/core/alerts/webhook-address'
import { fieldsOf, numberOf } from '../http/answer-fields'
import { type Network, PublicHostError, askPublicHost } from '../http/public-host'
import { type ChatMessage, chatBody } from './chat-message'

export interface WebhookCall {
  readonly kind: WebhookKind
  readonly url: string
  readonly message: ChatMessage
  readonly network: Network
  readonly signal: AbortSignal
  readonly timeoutMs?: number
}

/**
 * What a call came to: `unavailable` may work later, `refused` will not, `gone`: the service knows the address no more.
 * `words` are for the account's own list: a status or a code, never what another machine wrote.
 */
export interface WebhookOutcome {
  readonly is: 'sent' | 'unavailable' | 'refused' | 'gone'
  readonly words: string
}

const TIMEOUT_MS = 10_000
const LONGEST_ANSWER_BYTES = 64 * 1024
/** Feishu answers 200 to everything and says the rest in a code: too many messages, and a robot that was taken away. */
const FEISHU_BUSY = new Set([11_232, 9499])
const FEISHU_GONE = new Set([19_001])

/**
 * Posts a message to a chat's incoming webhook, to a public address alone. A redirect is refused: it would lead somewhere
 * that nobody has named. Rejects with the caller's reason only.
 */
export async function sendWebhook(call: WebhookCall): Promise<WebhookOutcome> {
  const { kind, url, message, network, timeoutMs = TIMEOUT_MS } = call
  if (webhookFault(url, network.ports) !== null) return { is: 'refused', words: 'not a public https address' }
  const deadline = AbortSignal.timeout(timeoutMs)
  const body = chatBody(kind, message)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'accept-encoding': 'identity',
    'user-agent': 'Trendee/1 (alerts)',
  }
  try {
    const signal = AbortSignal.any([call.signal, deadline])
    const answer = await askPublicHost({ at: new URL(url), network, signal, method: 'POST', headers, body })
    return await outcomeOf(kind, answer)
  } catch (error) {
    call.signal.throwIfAborted()
    if (deadline.aborted) return { is: 'unavailable', words: 'no answer in time' }
    if (error instanceof PublicHostError && error.reason === 'not_public')
      return { is: 'refused', words: 'the name leads to an address that is not public' }
    return { is: 'unavailable', words: 'no connection' }
  }
}

async function outcomeOf(kind: WebhookKind, answer: IncomingMessage): Promise<WebhookOutcome> {
  const { statusCode = 0 } = answer
  const words = `HTTP ${statusCode}`
  try {
    if (statusCode === 404 || statusCode === 410) return { is: 'gone', words }
    if (statusCode >= 500 || statusCode === 429 || statusCode === 408) return { is: 'unavailable', words }
    if (statusCode < 200 || statusCode > 299) return { is: 'refused', words }
    return kind === 'feishu' ? feishuOutcome(await shortText(answer)) : { is: 'sent', words }
  } finally {
    answer.destroy()
  }
}

function feishuOutcome(text: string): WebhookOutcome {
  const code = feishuCode(text)
  if (code === null) return { is: 'refused', words: 'an answer that is not of Feishu' }
  if (code === 0) return { is: 'sent', words: 'code 0' }
  const words = `code ${code}`
  if (FEISHU_GONE.has(code)) return { is: 'gone', words }
  return { is: FEISHU_BUSY.has(code) ? 'unavailable' : 'refused', words }
}

/** Older robots say `StatusCode`. */
function feishuCode(text: string): number | null {
  try {
    const fields = fieldsOf(JSON.parse(text))
    return fields === null ? null : (numberOf(fields, 'code') ?? numberOf(fields, 'StatusCode'))
  } catch {
    return null
  }
}

async function shortText(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > LONGEST_ANSWER_BYTES) return ''
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
