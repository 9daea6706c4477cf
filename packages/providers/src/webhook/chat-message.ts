import type { WebhookKind } from '@trendee/core/alerts/alert-kinds'

/** A message to a chat, in one language; every address is whole. */
export interface ChatMessage {
  readonly title: string
  readonly lines: readonly ChatLine[]
  /** What stands below: how many more there are, and where. */
  readonly more: string
  readonly open: ChatLink
  readonly end: ChatLink
}

export interface ChatLine {
  readonly name: string
  readonly words: string
  readonly url: string
}

export interface ChatLink {
  readonly text: string
  readonly url: string
}

/** Text that these services take for more than text. */
const slackText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** A link's text ends where Slack sees a bar or a bracket. */
const slackLink = (text: string, url: string) => `<${url}|${slackText(text.replaceAll('|', '¦'))}>`
const cardText = (text: string) => text.replaceAll(/[\\[\]()*_#`~>-]/g, String.raw`\$&`).replaceAll('\n', ' ')

/** Slack: blocks, with the same in plain words for notifications. https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
function slackBody({ title, lines, more, open, end }: ChatMessage): unknown {
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } })
  const links = [more === '' ? '' : slackText(more), slackLink(open.text, open.url), slackLink(end.text, end.url)]
  return {
    text: [title, ...lines.map(({ name, words }) => `${name}: ${words}`)].map(slackText).join('\n'),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: title.slice(0, 150), emoji: false } },
      ...lines.map(({ name, words, url }) => section(`${slackLink(name, url)}\n${slackText(words)}`)),
      {
        type: 'context',
        elements: [{ type: 'mrkdwn', text: links.filter((text) => text !== '').join(' · ') }],
      },
    ],
  }
}

/** Teams: an adaptive card in a message. https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using */
function teamsBody({ title, lines, more, open, end }: ChatMessage): unknown {
  const block = (text: string, look: object = {}) => ({ type: 'TextBlock', text, wrap: true, ...look })
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            block(cardText(title), { size: 'Medium', weight: 'Bolder' }),
            ...lines.map(({ name, words, url }) => block(`[${cardText(name)}](${url}): ${cardText(words)}`)),
            ...(more === '' ? [] : [block(cardText(more), { isSubtle: true })]),
          ],
          actions: [open, end].map(({ text, url }) => ({ type: 'Action.OpenUrl', title: text, url })),
        },
      },
    ],
  }
}

/** Feishu and Lark: an interactive card of plain text, in which no word is taken for markup. https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot */
function feishuBody({ title, lines, more, open, end }: ChatMessage): unknown {
  const plain = (content: string) => ({ tag: 'plain_text', content })
  const button = ({ text, url }: ChatLink, type: 'primary' | 'default') => ({
    tag: 'button',
    text: plain(text),
    url,
    type,
  })
  return {
    msg_type: 'interactive',
    card: {
      config: { wide_screen_mode: true },
      header: { title: plain(title), template: 'blue' },
      elements: [
        ...lines.map(({ name, words, url }) => ({
          tag: 'div',
          text: plain(`${name}\n${words}`),
          extra: button({ text: open.text, url }, 'default'),
        })),
        ...(more === '' ? [] : [{ tag: 'note', elements: [plain(more)] }]),
        { tag: 'action', actions: [button(open, 'primary'), button(end, 'default')] },
      ],
    },
  }
}

const BODIES: Readonly<Record<WebhookKind, (message: ChatMessage) => unknown>> = {
  slack: slackBody,
  teams: teamsBody,
  feishu: feishuBody,
}

/** The message as the service's incoming webhook takes it. */
export function chatBody(kind: WebhookKind, message: ChatMessage): string {
  return JSON.stringify(BODIES[kind](message))
}
