import { expect, it } from 'vitest'
import { partnersOf } from './partner-settings'

const ENTRY = {
  id: 'diexun',
  name: 'Diexun',
  authorize_url: 'https://id.diexun.example/authorize',
  token_url: 'https://id.diexun.example/token',
  userinfo_url: 'https://id.diexun.example/userinfo',
  client_id: 'trendee',
  client_secret: 'do-not-show',
}

it('fills in what the standards say where an entry is silent', () => {
  expect(partnersOf(JSON.stringify([ENTRY]))).toEqual([
    {
      id: 'diexun',
      name: 'Diexun',
      authorizeUrl: 'https://id.diexun.example/authorize',
      tokenUrl: 'https://id.diexun.example/token',
      userinfoUrl: 'https://id.diexun.example/userinfo',
      clientId: 'trendee',
      clientSecret: 'do-not-show',
      clientAuthentication: 'basic',
      scope: 'openid profile email',
      claims: { subject: 'sub', name: 'name', email: 'email', plan: 'plan' },
    },
  ])
})

it('takes other names of fields, and an address on this machine without TLS', () => {
  const entry = {
    ...ENTRY,
    token_url: 'http://127.0.0.1:8080/token',
    client_authentication: 'post',
    scope: 'user',
    claims: { subject: 'user_id', plan: 'level' },
  }
  expect(partnersOf(JSON.stringify([entry]))).toMatchObject([
    {
      tokenUrl: 'http://127.0.0.1:8080/token',
      clientAuthentication: 'post',
      scope: 'user',
      claims: { subject: 'user_id', name: 'name', email: 'email', plan: 'level' },
    },
  ])
})

it.each([
  ['[{"client_secret": "do-not-show"', 'not a JSON list'],
  ['{}', 'not a JSON list'],
  ['[1]', 'entry 0 is no object'],
  [JSON.stringify([{ ...ENTRY, client_secret: '' }]), 'lacks client_secret'],
  [JSON.stringify([{ ...ENTRY, id: 'Die Xun' }]), 'entry 0: id'],
  [JSON.stringify([{ ...ENTRY, token_url: 'http://id.diexun.example/token' }]), 'token_url must be an https address'],
  [JSON.stringify([{ ...ENTRY, authorize_url: 'javascript:alert(1)' }]), 'authorize_url must be an https address'],
  [JSON.stringify([{ ...ENTRY, client_authentication: 'none' }]), 'client_authentication'],
  [JSON.stringify([ENTRY, ENTRY]), 'the same id'],
])('refuses %s', (json, reason) => {
  expect(() => partnersOf(json)).toThrow(reason)
  expect(() => partnersOf(json)).not.toThrow(/do-not-show/)
})
