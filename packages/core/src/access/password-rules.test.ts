import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password-rules'

const OWNER = { name: 'Mira Okafor', email: 'mira.okafor@shop.example', mobile: '+8613800138000' }
const check = (password: string) => passwordProblem(password, OWNER, (asked) => asked === 'sunshine1')

describe('a password', () => {
  it.each(['a long walk in linen', 'aaaabbbb', 'linen walk', '八个汉字的密码词', '        ', 'Mira Okafor!'])(
    'is free in what it is made of: %s',
    (password) => {
      expect(check(password)).toBeNull()
    },
  )

  it('is counted in characters, not in their bytes', () => {
    expect(check('👗👗👗👗')).toBe('short')
    expect(check('👗'.repeat(8))).toBeNull()
  })

  it.each([
    ['1234567', 'short'],
    ['x'.repeat(201), 'long'],
    ['SunShine1', 'common'],
    ['Mira.Okafor@shop.example', 'own'],
    ['mira.okafor', 'own'],
    ['MIRA OKAFOR', 'own'],
    ['miraokafor', 'own'],
    ['8613800138000', 'own'],
    ['+8613800138000', 'own'],
    ['13800138000', 'own'],
  ])('%s: %s', (password, problem) => {
    expect(check(password)).toBe(problem)
  })

  it('of an account that says nothing of itself is only held against the list', () => {
    expect(passwordProblem('mira.okafor', { name: '', email: null }, () => false)).toBeNull()
  })
})
