import { INVITATION_DAYS, type MemberRole } from '@trendee/core/collections/project'
import type { Language } from '@trendee/core/language/languages'
import { escapeHtml } from '../../answers/escape-html'

export interface InvitationWords {
  readonly inviter: string
  readonly project: string
  readonly role: MemberRole
}

const ROLE = {
  editor: { en: 'read and change it', zh: '查看和编辑' },
  viewer: { en: 'read it', zh: '查看' },
} as const

/** Names are their owners' words: one line of them, and nothing that a mail program takes for markup. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
/** What an invitation says, in the message within the platform and in the e-mail alike. */
export function invitationWords({ inviter, project, role }: InvitationWords, language: Language) {
  const [who, what] = [oneLine(inviter), oneLine(project)]
  return language === 'zh'
    ? {
        title: `${who} 邀请您加入项目“${what}”`,
        body: `您可以${ROLE[role].zh}该项目。请用此邮箱登录 Trendee，打开“我的趋势”即可接受或谢绝。邀请 ${INVITATION_DAYS} 天内有效。`,
      }
    : {
        title: `${who} invites you to the project “${what}”`,
        body: `You would be able to ${ROLE[role].en}. Sign in to Trendee with this address and open My trends to accept or decline. The invitation is valid for ${INVITATION_DAYS} days.`,
      }
}

/** The e-mail: without a link, since an address that a caller's request names is nothing to send to others. */
export function invitationMail(words: InvitationWords, language: Language) {
  const { title, body } = invitationWords(words, language)
  return {
    subject: title,
    text: `${title}\n\n${body}\n\nTrendee\n`,
    html: `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5;color:#1c1b1a"><p><strong>${escapeHtml(title)}</strong></p><p>${escapeHtml(body)}</p><p>Trendee</p></body></html>`,
  }
}
