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

/** A name as it may go to a mailbox: one that a mail program would make a link of says nothing there. */
const HAS_ADDRESS = /:\/\/|[\p{L}\p{N}]\.\p{L}{2,}/u
const withoutAddress = (name: string) => (HAS_ADDRESS.test(name) ? '' : name)

/** What an invitation says, in the message within the platform and in the e-mail alike. */
export function invitationWords({ inviter, project, role }: InvitationWords, language: Language) {
  const [who, what] = [oneLine(inviter), oneLine(project)]
  return language === 'zh'
    ? {
        title: `${who === '' ? '有人' : who} 邀请您加入${what === '' ? '一个项目' : `项目“${what}”`}`,
        body: `您可以${ROLE[role].zh}该项目。请用此邮箱登录 Trendee，打开“我的趋势”即可接受或谢绝。邀请 ${INVITATION_DAYS} 天内有效。`,
      }
    : {
        title: `${who === '' ? 'Somebody' : who} invites you to ${what === '' ? 'a project' : `the project “${what}”`}`,
        body: `You would be able to ${ROLE[role].en}. Sign in to Trendee with this address and open My trends to accept or decline. The invitation is valid for ${INVITATION_DAYS} days.`,
      }
}

/** The e-mail: without a link, neither to this platform, whose address a caller's request names, nor in a name. */
export function invitationMail({ inviter, project, role }: InvitationWords, language: Language) {
  const words = { inviter: withoutAddress(inviter), project: withoutAddress(project), role }
  const { title, body } = invitationWords(words, language)
  return {
    subject: title,
    text: `${title}\n\n${body}\n\nTrendee\n`,
    html: `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5;color:#1c1b1a"><p><strong>${escapeHtml(title)}</strong></p><p>${escapeHtml(body)}</p><p>Trendee</p></body></html>`,
  }
}
