import { describe, expect, it } from 'vitest'
import { type Addressees, EMPTY_DRAFT, draftTroubles, messageInput, segmentOf } from './message-draft'

const draft = { ...EMPTY_DRAFT, title: ' News ', title_zh: '消息', body: 'One.\n\nTwo.', body_zh: '一。' }
const to: Addressees = { audience: 'all', line: 'trendee', plan: 'basic', accountId: 'nora' }

describe('addressees', () => {
  it.each<[Partial<Addressees>, object | null]>([
    [{}, {}],
    [{ audience: 'line' }, { platform: 'trendee' }],
    [{ audience: 'plan' }, { platform: 'trendee', plan: 'basic' }],
    [{ audience: 'plan', plan: '' }, null],
    [{ audience: 'account' }, { account_id: 'nora' }],
    [{ audience: 'account', accountId: undefined }, null],
  ])('%o are the segment %o', (changes, segment) => {
    expect(segmentOf({ ...to, ...changes })).toEqual(segment)
  })
})

describe('a draft', () => {
  it('needs title and body in both languages', () => {
    expect(draftTroubles(draft)).toEqual({})
    expect(draftTroubles({ ...draft, body_zh: ' ' })).toEqual({ body_zh: 'required' })
    expect(Object.keys(draftTroubles(EMPTY_DRAFT))).toEqual(['title', 'title_zh', 'body', 'body_zh'])
  })

  it.each(['/user/plans', '/trendee?page=2'])('may lead to %s', (link) => {
    expect(draftTroubles({ ...draft, link })).toEqual({})
    expect(messageInput({ ...draft, link }, {}).link).toBe(link)
  })

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '/'])(
    'may not lead to %s',
    (link) => {
      expect(draftTroubles({ ...draft, link })).toEqual({ link: 'link' })
    },
  )

  it('is sent without the spaces around it, and without a link that was not given', () => {
    expect(messageInput(draft, { platform: 'trendee' })).toEqual({
      title: 'News',
      title_zh: '消息',
      body: 'One.\n\nTwo.',
      body_zh: '一。',
      platform: 'trendee',
    })
  })
})
