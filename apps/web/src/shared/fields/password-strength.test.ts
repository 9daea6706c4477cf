import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength'

describe('passwordStrength', () => {
  it.each([
    ['', 'short', 8],
    ['linen', 'short', 3],
    ['linenlin', 'enough', 0],
    ['11111111111', 'enough', 0],
    ['a walk in li', 'good', 0],
    ['a walk in linen.', 'long', 0],
    ['🌿🌿🌿🌿', 'short', 4],
  ])('%s is %s', (password, level, missing) => {
    expect(passwordStrength(password)).toEqual({ level, missing })
  })
})
