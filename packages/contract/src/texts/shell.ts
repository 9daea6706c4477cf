/** Texts of the frame around every screen. Keys are `area.meaning`; `{name}` marks what is filled in. */
export const shellTexts = {
  'app.name': { en: 'Trendee', zh: 'Trendee' },
  'error.unforeseen': { en: 'Something went wrong on our side. Please try again.', zh: '服务出现问题，请重试。' },
  'error.bad_input': { en: 'This request was not understood.', zh: '请求内容有误。' },
  'error.not_found': { en: 'Not found.', zh: '未找到。' },
  'error.forbidden': { en: 'You do not have access to this.', zh: '您没有访问权限。' },
  'error.session_invalid': { en: 'Your session has ended. Please sign in again.', zh: '登录已失效，请重新登录。' },
  'error.plan_limit': {
    en: 'This feature requires an advanced subscription; you are currently unable to access more data, please upgrade.',
    zh: '该功能需要高级订阅；您目前无法访问更多数据，请升级。',
  },
  'error.too_many_requests': { en: 'Too many requests. Please wait a moment.', zh: '请求过于频繁，请稍候。' },
  'error.trial_ended': { en: 'Your trial has ended.', zh: '试用已结束。' },
  'error.restricted_account': { en: 'Please log in before using.', zh: '请先登录再使用。' },
  'error.permission_expired': { en: 'Your permission has expired.', zh: '您的权限已过期。' },
  'error.conflict': { en: 'This was changed elsewhere. Please reload.', zh: '内容已被更改，请刷新。' },
  'error.provider_unavailable': { en: 'An outside service is not available.', zh: '外部服务暂不可用。' },
} as const
