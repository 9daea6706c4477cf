import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WebhookKind } from '@trendee/core/alerts/alert-kinds'
import { INTERNET, type Network } from '../http/public-host'
import { type ChatServer, startChatServer } from '../testing/chat-server'
import type { ChatMessage } from './chat-message'
import { sendWebhook } from './send-webhook'

const MESSAGE: ChatMessage = {
  title: '2 alerts',
  lines: [
    { name: 'Lace <b> & | [x](y)', words: 'Now hot, before without a level.', url: 'https://t.example/lace' },
    { name: '蕾丝', words: '价格下降 25%。', url: 'https://t.example/p' },
  ],
  more: 'and 3 more',
  open: { text: 'Open', url: 'https://t.example/alerts' },
  end: { text: 'End these', url: 'https://t.example/end' },
}
const never = new AbortController().signal

let chat: ChatServer
beforeAll(async () => {
  chat = await startChatServer()
})
afterAll(() => chat.close())
afterEach(() => chat.answer('ok'))

const send = (kind: WebhookKind, more: { url?: string; network?: Network; timeoutMs?: number } = {}) =>
  sendWebhook({ kind, url: chat.url, message: MESSAGE, network: chat.network, signal: never, ...more })

describe('a message arrives in the form of', () => {
  it('Slack: blocks and text, in which names are no markup', async () => {
    expect(await send('slack')).toEqual({ is: 'sent', words: 'HTTP 200' })
    const { body, path } = chat.posted.at(-1) ?? { body: {}, path: '' }
    expect(path).toBe('/services/T0/B0/secret')
    const blocks = body['blocks'] as { type: string; text?: { text: string } }[]
    expect(blocks.map(({ type }) => type)).toEqual(['header', 'section', 'section', 'context'])
    expect(blocks[1]?.text?.text).toBe(
      '<https://t.example/lace|Lace &lt;b&gt; &amp; ¦ [x](y)>\nNow hot, before without a level.',
    )
    expect(body['text']).toContain('蕾丝: 价格下降 25%。')
  })

  it('Teams: an adaptive card', async () => {
    expect((await send('teams')).is).toBe('sent')
    const [attachment] = (chat.posted.at(-1)?.body['attachments'] ?? []) as {
      contentType: string
      content: { type: string; body: { text: string }[]; actions: { url: string }[] }
    }[]
    expect(attachment?.contentType).toBe('application/vnd.microsoft.card.adaptive')
    expect(attachment?.content.type).toBe('AdaptiveCard')
    expect(attachment?.content.body[1]?.text).toBe(
      String.raw`[Lace <b\> & | \[x\]\(y\)](https://t.example/lace): Now hot, before without a level.`,
    )
    expect(attachment?.content.actions.map(({ url }) => url)).toEqual([MESSAGE.open.url, MESSAGE.end.url])
  })

  it('Feishu: an interactive card, whose answer says whether it was taken', async () => {
    expect(await send('feishu')).toEqual({ is: 'sent', words: 'code 0' })
    const body = chat.posted.at(-1)?.body as {
      msg_type: string
      card: { header: { title: object }; elements: object[] }
    }
    expect([body.msg_type, body.card.header.title]).toEqual(['interactive', { tag: 'plain_text', content: '2 alerts' }])
    expect(body.card.elements).toHaveLength(4)
    chat.answer({ status: 200, body: '{"code":19024,"msg":"Key Words Not Found"}' })
    expect(await send('feishu')).toEqual({ is: 'refused', words: 'code 19024' })
    chat.answer({ status: 200, body: '{"code":11232,"msg":"too many"}' })
    expect(await send('feishu')).toEqual({ is: 'unavailable', words: 'code 11232' })
    chat.answer({ status: 200, body: 'ok' })
    expect((await send('feishu')).is).toBe('refused')
  })
})

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [429, 'unavailable'],
  [500, 'unavailable'],
  [503, 'unavailable'],
] as const)('HTTP %i is %s', async (status, is) => {
  chat.answer({ status, body: 'no_service' })
  expect(await send('slack')).toEqual({ is, words: `HTTP ${status}` })
})

describe('nothing goes', () => {
  it('where a redirect leads', async () => {
    const before = chat.posted.length
    chat.answer({ status: 307, headers: { location: chat.url } })
    expect(await send('slack')).toEqual({ is: 'refused', words: 'HTTP 307' })
    expect(chat.posted).toHaveLength(before)
  })

  it.each([
    '127.0.0.1',
    '10.0.0.5',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '64:ff9b::a9fe:a9fe',
  ])('to a name that leads to %s', async (address) => {
    const network = { ...INTERNET, ports: [chat.port], resolve: () => Promise.resolve([address]) }
    expect(await send('slack', { network })).toEqual({
      is: 'refused',
      words: 'the name leads to an address that is not public',
    })
  })

  it('to a name that leads outside and inside', async () => {
    const network = { ...INTERNET, ports: [chat.port], resolve: () => Promise.resolve(['93.184.216.34', '10.0.0.1']) }
    expect((await send('slack', { network })).is).toBe('refused')
  })

  it('elsewhere than was checked, when the name leads elsewhere a moment later', async () => {
    let asked = 0
    const resolve = () => Promise.resolve([asked++ === 0 ? '127.0.0.1' : '10.0.0.1'])
    expect((await send('slack', { network: { ...chat.network, resolve } })).is).toBe('sent')
    expect(asked).toBe(1)
    // The next message is checked anew.
    expect((await send('slack', { network: { ...chat.network, resolve } })).is).toBe('refused')
  })

  it.each(['http://hooks.chat.test/x', 'https://hooks.chat.test:22/x', 'https://127.0.0.1/x', 'https://[::1]/x'])(
    'to %s, whatever it leads to',
    async (url) => {
      expect(await send('slack', { url })).toEqual({ is: 'refused', words: 'not a public https address' })
    },
  )

  it('to a host whose certificate names another', async () => {
    expect((await send('slack', { url: chat.url.replace('hooks.', 'other.') })).is).toBe('unavailable')
  })
})

it('who does not answer is asked again later', async () => {
  const resolve = () => new Promise<string[]>(() => undefined)
  expect(await send('slack', { network: { ...chat.network, resolve }, timeoutMs: 20 })).toEqual({
    is: 'unavailable',
    words: 'no answer in time',
  })
  const nowhere = () => Promise.reject(new Error('ENOTFOUND'))
  expect((await send('slack', { network: { ...chat.network, resolve: nowhere } })).is).toBe('unavailable')
})
