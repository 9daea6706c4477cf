import { expect, it } from 'vitest'
import { smtpServerOf } from './smtp-settings'

it('demands STARTTLS unless told otherwise', () => {
  expect(smtpServerOf('smtp://mail.example')).toEqual({ host: 'mail.example', port: 587, tls: 'required', auth: null })
  expect(smtpServerOf('smtp://127.0.0.1:2525?starttls=never')).toEqual({
    host: '127.0.0.1',
    port: 2525,
    tls: 'never',
    auth: null,
  })
})

it('wraps the line for smtps, and decodes user and password', () => {
  expect(smtpServerOf('smtps://me%40x.example:p%3Aa%2Fss%20word@[::1]')).toEqual({
    host: '::1',
    port: 465,
    tls: 'wrapped',
    auth: { user: 'me@x.example', pass: 'p:a/ss word' },
  })
})

it.each([
  '',
  'mail.example:25',
  'http://me:password1@mail.example',
  'smtp://me:password1@mail.example?starttls=maybe',
  'smtp://me:password1%@mail.example',
])('refuses %j and keeps the password to itself', (address) => {
  expect(() => smtpServerOf(address)).toThrow(expect.objectContaining({ provider: 'smtp', reason: 'not_configured' }))
  expect(() => smtpServerOf(address)).not.toThrow(/password1/)
})
