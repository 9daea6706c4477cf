import { describe, expect, it } from 'vitest'
import { profileChanges } from './profile-changes'

const BEFORE = {
  name: 'Nora',
  company: 'Atelier Nord',
  company_size: '11-50',
  country: 'DK',
  job_title: 'Designer',
  language: 'en',
}

describe('profileChanges', () => {
  it('sends what changed and nothing else', () => {
    expect(profileChanges(BEFORE, BEFORE)).toEqual({})
    expect(profileChanges(BEFORE, { ...BEFORE, country: 'SE', language: 'zh' })).toEqual({
      country: 'SE',
      language: 'zh',
    })
  })
  it('trims, and takes a company away by an empty one', () => {
    expect(profileChanges(BEFORE, { ...BEFORE, name: ' Nora ', company: ' ' })).toEqual({ company: '' })
  })
  it('sends nothing for a choice that is taken back, which the server cannot store', () => {
    expect(profileChanges(BEFORE, { ...BEFORE, company_size: '', language: '' })).toEqual({})
  })
})
