import { describe, expect, it } from 'vitest'
import { countRecipients, countUnread, messagesFor, readMessage, sendMessage, sentMessages } from './messages'
import { ENGINES, useStore } from '../testing/engines'

const NOW = new Date('2026-03-10T12:00:00Z')
const PAST = new Date('2026-03-09T12:00:00Z')
const FUTURE = new Date('2026-04-01T00:00:00Z')
const FIRST = { page: 1, pageSize: 50 }
const text = { titleEn: 'Hello', titleZh: '你好', bodyEn: 'A body', bodyZh: '正文', link: null, sentBy: null }

describe.each(ENGINES)('messages on $name', (engine) => {
  const db = useStore(engine)
  const person = async (accountId: string, plans: [string, string, Date][] = [], isRestricted = false) => {
    await db()
      .insertInto('account')
      .values({ account_id: accountId, name: accountId, is_restricted: isRestricted })
      .execute()
    for (const [line, plan, endsAt] of plans) {
      await db()
        .insertInto('account_plan')
        .values({ account_id: accountId, line, plan, starts_at: new Date(0), ends_at: endsAt })
        .execute()
    }
  }
  const seenBy = async (accountId: string) =>
    (await messagesFor(db(), accountId, FIRST, NOW)).list.map(({ messageId }) => messageId)

  it('reach whom they are for, by plans that are valid', async () => {
    await person('basic', [['trendee', 'basic', FUTURE]])
    await person('seller', [['trendeesellers', 'basic', FUTURE]])
    await person('ended', [['trendee', 'basic', NOW]])
    await person('visitor', [], true)
    const segments = {
      all: {},
      line: { line: 'trendee' },
      plan: { line: 'trendee', plan: 'basic' },
      'other-plan': { line: 'trendee', plan: 'business' },
      'any-basic': { plan: 'basic' },
      one: { accountId: 'ended' },
    }
    for (const [messageId, segment] of Object.entries(segments)) {
      await sendMessage(db(), { messageId, ...text, ...segment }, NOW)
    }
    expect(await seenBy('basic')).toEqual(['all', 'any-basic', 'line', 'plan'])
    expect(await seenBy('seller')).toEqual(['all', 'any-basic'])
    expect(await seenBy('ended')).toEqual(['all', 'one'])
    const counted = Object.values(segments).map((segment) => countRecipients(db(), segment, NOW))
    expect(await Promise.all(counted)).toEqual([3, 1, 1, 0, 2, 1])
  })

  it('are read by one account without the others, and stay unread for who may not see them', async () => {
    await person('reader')
    await person('other')
    const mine = await sendMessage(
      db(),
      { ...text, accountId: 'reader', link: '/trendee', bodyEn: 'b'.repeat(900) },
      NOW,
    )
    const before = await countUnread(db(), 'reader', NOW)
    expect(await readMessage(db(), 'other', mine, NOW)).toBeNull()
    expect(await readMessage(db(), 'reader', 'no-such-message', NOW)).toBeNull()
    expect(await countUnread(db(), 'reader', NOW)).toBe(before)
    expect(await readMessage(db(), 'reader', mine, NOW)).toEqual({
      messageId: mine,
      titleEn: 'Hello',
      titleZh: '你好',
      bodyEn: 'b'.repeat(900),
      bodyZh: '正文',
      link: '/trendee',
      sentAt: NOW,
      isRead: true,
    })
    await readMessage(db(), 'reader', mine, FUTURE)
    expect(await countUnread(db(), 'reader', NOW)).toBe(before - 1)
    const listed = (await messagesFor(db(), 'reader', FIRST, NOW)).list.find(({ messageId }) => messageId === mine)
    expect(listed).toMatchObject({ isRead: true, bodyEn: 'b'.repeat(400) })
  })

  it('come newest first, a page at a time, and are sent once under one id', async () => {
    await person('pages')
    for (const [messageId, at] of [
      ['late', FUTURE],
      ['early', PAST],
    ] as const) {
      await sendMessage(db(), { messageId, ...text, accountId: 'pages' }, at)
      await sendMessage(db(), { messageId, ...text, titleEn: 'Again' }, at)
    }
    const all = await messagesFor(db(), 'pages', FIRST, NOW)
    expect(all.list[0]).toMatchObject({ messageId: 'late', titleEn: 'Hello' })
    expect(all.list.at(-1)?.messageId).toBe('early')
    const second = await messagesFor(db(), 'pages', { page: 2, pageSize: 1 }, NOW)
    expect(second.total).toBe(all.total)
    expect(second.list).toEqual([all.list[1]])
  })

  it('are listed for administrators with their segment and how many have read them', async () => {
    await person('counts')
    const at = new Date('2027-01-01T00:00:00Z')
    const messageId = await sendMessage(db(), { ...text, line: 'trendee', plan: 'basic' }, at)
    const forOne = await sendMessage(db(), { ...text, accountId: 'counts' }, NOW)
    await readMessage(db(), 'counts', forOne, NOW)
    const { list, total } = await sentMessages(db(), FIRST)
    expect(total).toBe(list.length)
    expect(list[0]).toEqual({
      messageId,
      titleEn: 'Hello',
      titleZh: '你好',
      line: 'trendee',
      plan: 'basic',
      sentAt: at,
      reads: 0,
    })
    expect(list.find((sent) => sent.messageId === forOne)).toMatchObject({ accountId: 'counts', reads: 1 })
  })
})
