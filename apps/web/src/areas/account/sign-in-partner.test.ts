import { describe, expect, it } from 'vitest'
import { partnerAnswer, startedSignOn } from './sign-in-partner'

const started = { state: 's1' }

describe('partnerAnswer', () => {
  it('takes a code with the state that this tab left with', () => {
    expect(partnerAnswer({ authorization_code: 'c', state: 's1' }, started)).toEqual({ code: 'c', state: 's1' })
    expect(partnerAnswer({ code: 'c', state: 's1' }, started)).toEqual({ code: 'c', state: 's1' })
  })
  it('begins anew what the partner began, but not again and again', () => {
    expect(partnerAnswer({ authorization_code: 'c' }, null)).toBe('begin')
    expect(partnerAnswer({ authorization_code: 'c' }, started)).toBe('refused')
  })
  it('refuses another tab’s or another person’s state', () => {
    expect(partnerAnswer({ authorization_code: 'c', state: 's2' }, started)).toBe('refused')
    expect(partnerAnswer({ authorization_code: 'c', state: 's1' }, null)).toBe('refused')
  })
  it('tells a refusal from a visit without an answer', () => {
    expect(partnerAnswer({ error: 'access_denied', state: 's1' }, started)).toBe('denied')
    expect(partnerAnswer({}, null)).toBe('nothing')
  })
})

describe('startedSignOn', () => {
  const stored = (text: string | null) => ({ getItem: () => text })
  it('reads what was kept, and nothing from what is damaged', () => {
    expect(startedSignOn(stored('{"partner":"diexun","state":"s","line":"trendeesellers"}'))).toEqual({
      partner: 'diexun',
      state: 's',
      line: 'trendeesellers',
    })
    for (const damaged of [null, '', '{', '{"partner":1}', '[]']) expect(startedSignOn(stored(damaged))).toBeNull()
  })
})
