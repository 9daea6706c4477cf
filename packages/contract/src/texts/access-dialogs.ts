import type { TextTable } from './text'

/** Texts of dialogs that close what an account may not open, of advertisements and of the news drawer: all come after the first page. */
export const accessDialogTexts = {
  'no_permission.title': { en: 'No permission', zh: '无访问权限' },
  'no_permission.note': {
    en: 'Your account does not have access to this. An administrator can open it for you.',
    zh: '您的账户没有该权限，请联系管理员开通。',
  },
  'trial_ended.title': { en: 'Your trial has ended', zh: '试用已结束' },
  'trial_ended.note': { en: 'You will be redirected to the login screen', zh: '即将返回登录页面' },
  'restricted.title': { en: 'please log in before using', zh: '请先登录再使用' },
  'restricted.note': {
    en: 'You are looking around as a visitor. With an account of your own this opens too.',
    zh: '您正在以访客身份浏览，登录后即可使用该功能。',
  },
  'restricted.stay': { en: 'Keep looking around', zh: '继续浏览' },
  'expired.title': { en: 'Your permission has expired', zh: '权限已过期' },
  'expired.note': {
    en: 'What this account could open has run out. Sign in again, or ask whoever gave you access.',
    zh: '该账户的访问权限已到期，请重新登录或联系授权方。',
  },
  'outside.title': { en: 'Please sign in with {name}', zh: '请通过{name}登录' },
  'outside.note': {
    en: 'Your session has ended. The sign-in of {name} opens in a new tab; this page goes on once you are in.',
    zh: '登录已失效。{name}登录页将在新标签页打开，登录后本页自动继续。',
  },
  'outside.open': { en: 'Open the sign-in page', zh: '打开登录页' },
  'advert.title': { en: 'Make it yours', zh: '开启完整体验' },
  'advert.timeout_title': { en: 'Still looking around?', zh: '还在浏览？' },
  'advert.note': {
    en: 'Sign in to keep collections, see every trend and be told when a level changes. The first seven days are free.',
    zh: '登录后可保存收藏、查看全部趋势，并在等级变化时收到提醒。前七天免费。',
  },
  'advert.trial': { en: 'Free trial', zh: '免费试用' },
  'advert.later': { en: 'Not now', zh: '稍后再说' },
  'news.messages': { en: 'Messages', zh: '消息' },
  'news.levels': { en: 'Levels', zh: '等级变化' },
  'news.none': { en: 'No messages yet.', zh: '暂无消息。' },
  'news.all': { en: 'All messages', zh: '查看全部消息' },
  'news.unread': { en: 'unread', zh: '未读' },
} as const satisfies TextTable
