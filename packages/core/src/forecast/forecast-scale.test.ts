import { expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import { levelAt, scaleSince } from './forecast-scale'

const START = '2024-01-01'
const values = Array.from({ length: 80 }, (_, week) => (week === 70 ? null : 10 + week))
const origin = addWeeks(START, 69)

it('knows the level of the year before the origin, and of nothing nothing', () => {
  // Weeks 18 to 69.
  expect(levelAt({ start: START, values }, origin)).toBe(10 + (18 + 69) / 2)
  expect(levelAt({ start: START, values }, addWeeks(START, 1))).toBe(10.5)
  expect(levelAt({ start: START, values }, addWeeks(START, -1))).toBeNull()
})

it('brings a forecast to the scale that its series has got since', () => {
  const knownLevel = levelAt({ start: START, values }, origin)
  const halved = { start: addWeeks(START, 5), values: values.slice(5).map((value) => value && value / 2) }
  expect(scaleSince({ knownLevel, origin }, { start: START, values })).toBe(1)
  expect(scaleSince({ knownLevel, origin }, halved)).toBe(0.5)
  for (const unknown of [null, 0]) expect(scaleSince({ knownLevel: unknown, origin }, halved)).toBe(1)
  expect(scaleSince({ knownLevel, origin }, { start: START, values: [] })).toBe(1)
})
