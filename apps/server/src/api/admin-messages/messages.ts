import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { LINES } from '@trendee/core/plans/lines'
import { planRank } from '@trendee/core/plans/plan-grant'
import { accountCard } from '@trendee/store/accounts/account-search'
import { type Segment, countRecipients, sendMessage, sentMessages } from '@trendee/store/messages/messages'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { pageAnswer } from '../../answers/page'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'

/** `all`, `account:…`, or the line and plan: `trendee`, `trendee/basic`, `*` for any line. */
function segmentText({ accountId, line, plan }: Segment): string {
  if (accountId !== undefined) return `account:${accountId}`
  if (plan !== undefined) return `${line ?? '*'}/${plan}`
  return line ?? 'all'
}

export const messages: Handler<typeof CONTRACT.adminMessages.messages> = async (input, { runtime }) => {
  const found = await sentMessages(runtime.store.db, input)
  return pageAnswer(found, input, (message) => ({
    message_id: message.messageId,
    title: message.titleEn,
    title_zh: message.titleZh,
    to: segmentText(message),
    sent_at: unixSeconds(message.sentAt),
    reads: message.reads,
  }))
}

/** Refuses a segment that can have nobody in it. */
async function checkSegment(db: StoreDb, { accountId, line, plan }: Segment, now: Date): Promise<void> {
  if (accountId !== undefined) {
    if (line !== undefined || plan !== undefined) {
      throw new ApiError('bad_input', 'account_id: one account, or a line and plan', { field: 'account_id' })
    }
    const card = await accountCard(db, accountId, now)
    if (!card) throw new ApiError('not_found', 'There is no such account.', { field: 'account_id' })
  }
  if (plan === undefined) return
  const lines = line === undefined ? LINES : LINES.filter((name) => name === line)
  if (!lines.some((name) => planRank(name, plan) !== null)) {
    throw new ApiError('bad_input', `plan: there is no plan ${plan}`, { field: 'plan' })
  }
}

interface SegmentInput {
  readonly account_id?: string | undefined
  readonly platform?: string | undefined
  readonly plan?: string | undefined
}

/** A form sends an empty field for what is not chosen. */
function segmentOf({ account_id, platform, plan }: SegmentInput): Segment {
  return { accountId: account_id, line: platform, plan: plan || undefined }
}

export const messageRecipients: Handler<typeof CONTRACT.adminMessages.messageRecipients> = async (
  input,
  { runtime },
) => {
  const { db } = runtime.store
  const now = new Date()
  const segment = segmentOf(input)
  await checkSegment(db, segment, now)
  return { recipients: await countRecipients(db, segment, now) }
}

export const messageSend: Handler<typeof CONTRACT.adminMessages.messageSend> = audited({
  action: 'adminMessages.messageSend',
  subjectOf: (_input, { message_id }) => `message:${message_id}`,
  nameOf: ({ title }) => title,
  change: async (input, { account }, db) => {
    const now = new Date()
    const segment = segmentOf(input)
    await checkSegment(db, segment, now)
    const messageId = await sendMessage(
      db,
      {
        ...segment,
        titleEn: input.title,
        titleZh: input.title_zh,
        bodyEn: input.body,
        bodyZh: input.body_zh,
        link: input.link ?? null,
        sentBy: account?.accountId ?? null,
      },
      now,
    )
    return { message_id: messageId, recipients: await countRecipients(db, segment, now) }
  },
})
