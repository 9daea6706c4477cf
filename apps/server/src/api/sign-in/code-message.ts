import { CODE_SECONDS } from '@trendee/core/access/sign-in-limits'
import type { Language } from '@trendee/core/language/languages'

/** What a code opens, in a word for its reader. */
const PURPOSE = {
  login: { en: 'to sign in', zh: '登录' },
  bind: { en: 'to confirm this address', zh: '绑定此邮箱' },
  password: { en: 'to choose a new password', zh: '重设密码' },
  proof: { en: 'to confirm that it is you', zh: '确认是您本人操作' },
} as const

export interface CodeMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The e-mail that carries a code. The code stands in the subject too: most people read it there. */
export function codeMail(code: string, purpose: keyof typeof PURPOSE, language: Language): CodeMail {
  const minutes = CODE_SECONDS / 60
  const wanted = PURPOSE[purpose][language]
  const words =
    language === 'zh'
      ? {
          subject: `${code} 是您的 Trendee 验证码`,
          lead: `用于${wanted}的验证码：`,
          rest: `${minutes} 分钟内有效，只能使用一次。请勿告诉任何人。如果不是您本人操作，请忽略此邮件。`,
        }
      : {
          subject: `${code} is your Trendee code`,
          lead: `Your code ${wanted}:`,
          rest: `It is valid for ${minutes} minutes and works once. Do not give it to anyone. If you did not ask for it, you can ignore this message.`,
        }
  return {
    subject: words.subject,
    text: `${words.lead}\n\n${code}\n\n${words.rest}\n\nTrendee\n`,
    html: `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5;color:#1c1b1a"><p>${words.lead}</p><p style="font-size:28px;letter-spacing:6px;font-weight:600">${code}</p><p>${words.rest}</p><p>Trendee</p></body></html>`,
  }
}
