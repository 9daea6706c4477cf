import { describe, expect, it } from 'vitest'
import { readPercent } from './read-percent'

describe('readPercent', () => {
  it.each([
    ['+3,700%', 37],
    ['+250 %', 2.5],
    ['+1.250 %', 12.5],
    ['+3 700 %', 37],
    ['-20%', -0.2],
    ['−1,5 %', -0.015],
    ['%250', 2.5],
    ['0%', 0],
  ])('reads %j', (cell, value) => {
    expect(readPercent(cell)).toBeCloseTo(value, 12)
  })

  it.each(['100', 'Breakout', '', null, '5% of 7', 'ca. 5 % more'])('finds no percentage in %j', (cell) => {
    expect(readPercent(cell)).toBeNull()
  })
})
