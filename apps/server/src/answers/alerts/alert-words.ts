import type { StopReason } from '@trendee/store/alerts/channels'
import type { NewMessage } from '@trendee/store/messages/messages'
import type { Language } from '@trendee/core/language/languages'

/** The words around what is told, in the language of the account. */
export interface AlertTexts {
  title(count: number): string
  more(count: number): string
  readonly open: string
  readonly stop: string
  readonly end: string
  readonly dataDay: string
  readonly why: string
  readonly testTitle: string
  readonly testName: string
  readonly testWords: string
}

export const ALERT_TEXTS: Readonly<Record<Language, AlertTexts>> = {
  en: {
    title: (count) => (count === 1 ? '1 alert from Trendee' : `${count} alerts from Trendee`),
    more: (count) => `and ${count} more`,
    open: 'Open',
    stop: 'Stop this one',
    end: 'End these messages',
    dataDay: 'data to',
    why: 'You get this because you asked to be told of what you follow.',
    testTitle: 'A test from Trendee',
    testName: 'Alerts',
    testWords: 'This is where your alerts will come.',
  },
  zh: {
    title: (count) => `Trendee 提醒：${count} 条`,
    more: (count) => `另有 ${count} 条`,
    open: '查看',
    stop: '不再提醒此项',
    end: '停止接收此类消息',
    dataDay: '数据截至',
    why: '您收到此消息，是因为您设置了关注内容的提醒。',
    testTitle: '来自 Trendee 的测试消息',
    testName: '提醒',
    testWords: '您的提醒将发送到这里。',
  },
}

export function languageOf(language: string | null): Language {
  return language === 'zh' ? 'zh' : 'en'
}

/** Where channels are looked after. */
export const ALERTS_PATH = '/user/info?section=alerts'

/** What an account is told in its messages when a channel takes nothing any more. */
export function stoppedMessage(accountId: string, name: string, reason: StopReason, words: string): NewMessage {
  const isGone = reason === 'gone'
  return {
    accountId,
    titleEn: `Alerts to “${name}” have been stopped`,
    titleZh: `已停止向“${name}”发送提醒`,
    bodyEn: `${isGone ? 'The service says that this address is no longer there' : 'Sending failed three times in a row'} (${words}). Your alerts still come to the bell. Check the address, send a test and save it to begin again.`,
    bodyZh: `${isGone ? '该服务表示此地址已不存在' : '连续三次发送失败'}（${words}）。提醒仍会显示在消息铃中。请检查地址、发送测试消息，保存后即可恢复。`,
    link: ALERTS_PATH,
    sentBy: null,
  }
}
