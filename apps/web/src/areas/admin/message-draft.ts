import type { adminMessages } from '@trendee/contract/admin-messages/admin-messages'
import type { InputOf } from '@trendee/contract/endpoint'
import type { Line } from '@trendee/core/plans/lines'

/** A message as it is being written. */
export interface MessageDraft {
  title: string
  title_zh: string
  body: string
  body_zh: string
  link: string
}

export const EMPTY_DRAFT: MessageDraft = { title: '', title_zh: '', body: '', body_zh: '', link: '' }

export type Audience = 'all' | 'line' | 'plan' | 'account'

/** Who it is for; what an audience does not ask for is left out. */
export interface Addressees {
  readonly audience: Audience
  readonly line: Line
  readonly plan: string
  readonly accountId: string | undefined
}

export type Segment = Pick<InputOf<typeof adminMessages.messageSend>, 'platform' | 'plan' | 'account_id'>

/** The addressees as the endpoint accepts them; `null` while somebody must still be chosen. */
export function segmentOf({ audience, line, plan, accountId }: Addressees): Segment | null {
  if (audience === 'account') return accountId === undefined ? null : { account_id: accountId }
  if (audience === 'plan') return plan === '' ? null : { platform: line, plan }
  return audience === 'line' ? { platform: line } : {}
}

export type DraftTrouble = 'required' | 'link'

/** What is wrong with each field of a draft. */
export function draftTroubles(draft: MessageDraft): Partial<Record<keyof MessageDraft, DraftTrouble>> {
  const troubles: Partial<Record<keyof MessageDraft, DraftTrouble>> = {}
  for (const name of ['title', 'title_zh', 'body', 'body_zh'] as const) {
    if (draft[name].trim() === '') troubles[name] = 'required'
  }
  const link = draft.link.trim()
  if (link !== '' && !/^\/[^/\\].{0,300}$/.test(link)) troubles.link = 'link'
  return troubles
}

/** The input that sends a draft to a segment. */
export function messageInput(draft: MessageDraft, segment: Segment): InputOf<typeof adminMessages.messageSend> {
  const link = draft.link.trim()
  return {
    title: draft.title.trim(),
    title_zh: draft.title_zh.trim(),
    body: draft.body.trim(),
    body_zh: draft.body_zh.trim(),
    ...(link === '' ? {} : { link }),
    ...segment,
  }
}
