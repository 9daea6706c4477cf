import { describe, expect, it } from 'vitest'
import { visitOrigin } from './sign-in-origin'

const storage = (kept: Readonly<Record<string, string>>) => ({ getItem: (name: string) => kept[name] ?? null })

describe('visitOrigin', () => {
  it('says what the link brought, and nothing that it did not', () => {
    expect(visitOrigin(storage({}))).toEqual({})
    expect(visitOrigin(storage({ ucode: 'paris', utm_source: ' ' }))).toEqual({ ucode: 'paris' })
    expect(visitOrigin(storage({ ucode: 'paris', utm_source: 'letter' }))).toEqual({
      ucode: 'paris',
      utm_source: 'letter',
    })
  })
  it('is never longer than the server accepts', () => {
    expect(visitOrigin(storage({ ucode: 'x'.repeat(400) })).ucode).toHaveLength(100)
  })
})
