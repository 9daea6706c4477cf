import { accountById } from '@trendee/store/accounts/accounts'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type NewMessage, sendMessage } from '@trendee/store/messages/messages'
import { type NewWord, saveWord } from '@trendee/store/messages/reader-words'

const DAY_MS = 86_400_000

type DemoMessage = Omit<NewMessage, 'sentBy'> & { readonly daysAgo: number }

const MESSAGES: readonly DemoMessage[] = [
  {
    messageId: 'welcome',
    daysAgo: 14,
    titleEn: 'Welcome to Trendee',
    titleZh: '欢迎使用 Trendee',
    bodyEn:
      'Start with the trend highlights: they show what rises beyond its usual season, how sure we are of it and when it is likely to peak. Every badge can be asked why it is there.\n\nThis is the demo world. Its people, products and shows are invented, and its numbers went through the same path as any feed of yours would.',
    bodyZh:
      '建议先看「趋势亮点」：这里展示超出季节规律的上升趋势、判断的把握程度以及可能的高峰时间，每个标签都可以查看依据。\n\n当前是演示数据。其中的人物、商品和秀场均为虚构，但数据与您自己导入的文件走的是同一条处理流程。',
    link: '/trendee/trend-highlights',
  },
  {
    messageId: 'season-adjusted',
    daysAgo: 9,
    line: 'trendee',
    titleEn: 'Corduroy in October is no news',
    titleZh: '十月的灯芯绒不算新闻',
    bodyEn:
      'Levels are decided after the season has been taken out of a trend, so a yearly return stays quiet and a real rise stands out. Open a trend and compare the line with and without its season.',
    bodyZh:
      '趋势等级是在剔除季节因素之后判定的：每年如期回归的款式不会被误报，真正的上升才会凸显。打开任意趋势，即可对比剔除季节前后的曲线。',
    link: '/trendee/trend-highlights',
  },
  {
    messageId: 'best-sellers-by-evidence',
    daysAgo: 6,
    line: 'trendeesellers',
    titleEn: 'How a best seller is counted',
    titleZh: '爆款销量是如何统计的',
    bodyEn:
      'Marketplaces tell different things: some give units, some a lower bound, some only a rank. Each list says which one its numbers are, and never turns one into another.',
    bodyZh: '各平台披露的信息不同：有的给出销量，有的只给下限，有的只有排名。每个榜单都会注明数据类型，不会相互换算。',
    link: '/trendeesellers/best-seller/shein',
  },
  {
    messageId: 'api-addresses',
    daysAgo: 3,
    line: 'trendeeapi',
    titleEn: 'Say where your API token may be used',
    titleZh: '为您的 API 令牌设置可用地址',
    bodyEn:
      'List the addresses of your servers, single or as blocks, and a token that leaks is of no use elsewhere. While the list is empty, every address is let in.',
    bodyZh: '填写服务器的单个地址或地址段后，即使令牌泄露，在其他地址也无法使用。列表为空时，任何地址均可调用。',
    link: null,
  },
]

type DemoWord = Omit<NewWord, 'accountId'> & { readonly mailbox: string; readonly daysAgo: number }

const WORDS: readonly DemoWord[] = [
  {
    wordId: 'demo-opinion',
    kind: 'opinion',
    mailbox: 'designer',
    daysAgo: 5,
    rating: 5,
    content: 'The line without its season saved us from ordering velvet twice.',
    page: '/trendee/trend-highlights',
  },
  {
    wordId: 'demo-feedback',
    kind: 'feedback',
    mailbox: 'seller',
    daysAgo: 2,
    content: 'Could the price bands of Temu be narrower below ten dollars?',
    contact: 'seller@trendee.demo',
    page: '/trendeesellers/best-seller/temu',
  },
  {
    wordId: 'demo-keyword',
    kind: 'keyword',
    mailbox: 'graphics',
    daysAgo: 1,
    content: 'risograph fruit',
    page: '/trendee/trend-highlights',
  },
]

/**
 * Puts what is said to the people of the demo world, and what they said, into the store; `accountIds` by e-mail. Nothing is
 * older than the accounts it belongs to, also where those were made by an earlier version. Again: changes nothing.
 */
export async function ensureDemoMessages(
  db: StoreDb,
  accountIds: ReadonlyMap<string, string>,
  now = new Date(),
): Promise<void> {
  const cameAt = new Map<string, number>()
  for (const accountId of accountIds.values()) {
    cameAt.set(accountId, (await accountById(db, accountId))?.createdAt.getTime() ?? now.getTime())
  }
  const lastCameAt = Math.max(...cameAt.values())
  const said = (daysAgo: number, notBefore: number) => new Date(Math.max(now.getTime() - daysAgo * DAY_MS, notBefore))
  for (const { daysAgo, ...message } of MESSAGES) {
    await sendMessage(db, { ...message, sentBy: null }, said(daysAgo, lastCameAt))
  }
  for (const { daysAgo, mailbox, ...word } of WORDS) {
    const accountId = accountIds.get(`${mailbox}@trendee.demo`)
    if (accountId === undefined) continue
    await saveWord(db, { ...word, accountId }, said(daysAgo, cameAt.get(accountId) ?? 0))
  }
}
