import { describe, expect, it } from 'vitest'
import type { Site } from '../../shared/site/site'
import { channelsOf, methodsOf, partnerName, partnersOf } from './sign-in-methods'

function site(part: Partial<Site['sign_in']>, partner?: string): Site {
  return {
    advertising: { alert_time: 0, register_login: 'No' },
    white_label:
      partner === undefined
        ? null
        : {
            name: 'Somebody',
            style_class: 'somebody',
            login_url: '',
            pricing_url: '',
            welcome: '',
            welcome_zh: '',
            partner,
          },
    sign_in: { sms: false, email: false, wechat: false, partners: [], ...part },
    has_stand_ins: false,
  }
}

describe('ways to sign in', () => {
  it('are those that the host has, and the password where nothing else is known', () => {
    expect(methodsOf(null)).toEqual(['password'])
    expect(methodsOf(site({}))).toEqual(['password'])
    expect(methodsOf(site({ wechat: true, sms: true }))).toEqual(['password', 'sms', 'wechat'])
    expect(channelsOf(site({ wechat: true, email: true }))).toEqual(['email'])
  })
  it('show every partner, but on a partner’s own host nobody else', () => {
    const partners = ['diexun', 'atelier']
    expect(partnersOf(site({ partners }))).toEqual(partners)
    expect(partnersOf(site({ partners }, 'atelier'))).toEqual(['atelier'])
    expect(partnersOf(site({ partners }, 'unheard-of'))).toEqual([])
    expect(partnerName('atelier')).toBe('Atelier')
  })
})
