import { describe, expect, it } from 'vitest'
import { advertisingMode, advertisingOf } from './advertising-mode'

describe('the advertising settings', () => {
  it.each([
    [{ alert_time: 0, register_login: 'Yes' }, 'never'],
    [{ alert_time: 0, register_login: 'No' }, 'never'],
    [{ alert_time: 60, register_login: 'Yes' }, 'once'],
    [{ alert_time: 60, register_login: 'No' }, 'again'],
  ] as const)('%o are the mode %s, and back', (settings, mode) => {
    expect(advertisingMode(settings)).toBe(mode)
    expect(advertisingOf(mode, settings.alert_time, settings.register_login)).toEqual(settings)
  })

  it('never ask after no time', () => {
    expect(advertisingOf('never', 60, 'Yes')).toEqual({ alert_time: 0, register_login: 'Yes' })
  })
})
