import { describe, expect, it } from 'vitest'
import { heldTicket } from './wechat-ticket'

const stored = (text: string | null) => ({ getItem: () => text })

describe('heldTicket', () => {
  it('belongs to the state it began with', () => {
    const kept = stored('{"ticket":"t","state":"s","line":"trendeesellers"}')
    expect(heldTicket('s', kept)).toEqual({ ticket: 't', state: 's', line: 'trendeesellers' })
    expect(heldTicket('another', kept)).toBeNull()
  })
  it('is none where nothing, or nothing readable, was kept', () => {
    for (const text of [null, '', '{', '[]', '{"state":"s"}']) expect(heldTicket('s', stored(text))).toBeNull()
  })
})
