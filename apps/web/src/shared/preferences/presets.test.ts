import type { Preferences } from '@trendee/core/preferences/preferences'
import { describe, expect, it } from 'vitest'
import { holdsPresets, presetsOf, removedPresets, withoutPresets } from './presets'

const preferences: Preferences = { work: null, categories: ['denim'], regions: ['GB'], gender: 'men' }
const FIELDS = ['gender', 'region'] as const

describe('presets', () => {
  it('are none of nobody, of who is still to be asked, and of what an older version kept', () => {
    expect(presetsOf({ preferences }, FIELDS)).toEqual({ gender: 'men', region: 'GB' })
    expect(presetsOf(undefined, FIELDS)).toEqual({})
    expect(presetsOf({ preferences: null }, FIELDS)).toEqual({})
    expect(presetsOf({} as { preferences: null }, FIELDS)).toEqual({})
  })

  it('are taken out of an address, which says so where nothing else stands in it', () => {
    const presets = presetsOf({ preferences }, FIELDS)
    expect(removedPresets({ gender: 'men', region: 'GB' }, presets)).toEqual({ for: 'all' })
    expect(removedPresets({ gender: 'men', region: 'GB', window: '90' }, presets)).toEqual({ window: '90' })
  })

  it('leave an empty address alone where there are none', () => {
    expect(withoutPresets({}, false)).toEqual({})
    expect(withoutPresets({}, true)).toEqual({ for: 'all' })
    expect(withoutPresets({ for: 'all', gender: 'men' }, true)).toEqual({ gender: 'men' })
  })

  it('are held by an address with each of them', () => {
    const presets = presetsOf({ preferences }, FIELDS)
    expect(holdsPresets({ gender: 'men', region: 'GB', window: '90' }, presets)).toBe(true)
    expect(holdsPresets({ gender: 'men' }, presets)).toBe(false)
    expect(holdsPresets({ gender: 'women', region: 'GB' }, presets)).toBe(false)
  })
})
