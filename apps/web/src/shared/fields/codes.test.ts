import { describe, expect, it } from 'vitest'
import { addressProblem } from './codes'

describe('addressProblem', () => {
  it.each([
    ['email', ' ', 'form.required'],
    ['email', 'nora', 'code.no_email'],
    ['email', 'nora@atelier', 'code.no_email'],
    ['email', 'nora@atelier.example', null],
    ['sms', '', 'form.required'],
    ['sms', '+86', 'code.no_mobile'],
    ['sms', '+8613800138000', null],
  ] as const)('%s %s: %s', (channel, address, problem) => {
    expect(addressProblem(channel, address)).toBe(problem)
  })
})
