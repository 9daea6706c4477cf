import { expect, it } from 'vitest'
import { z } from 'zod'
import { openapiDocument } from './openapi'
import { amount, countryCode, flag, regionCode, wholeNumber, windowDays, writtenName } from './parameters'

it.each(['90', 90])('reads %o as a number', (value) => {
  expect([wholeNumber(1, 100).parse(value), windowDays.parse(value), amount(100).parse(value)]).toEqual([90, 90, 90])
})

it('reads a sign where numbers below zero are taken, and a fraction where one is', () => {
  expect([wholeNumber(-9, 9).parse('-5'), amount(9).parse('0.50'), wholeNumber(0, 9).parse('0')]).toEqual([-5, 0.5, 0])
  expect(wholeNumber(0, 9).safeParse('-0').success).toBe(false)
})

it.each(['090', '9e1', '90e0', '0x5a', '0b1011010', '+90', ' 90', '90 ', '90.', '9_0', '', 'NaN', ['90'], null, true])(
  'refuses %o',
  (value) => {
    for (const schema of [wholeNumber(1, 100), windowDays, amount(100)]) {
      expect(schema.safeParse(value).success).toBe(false)
    }
  },
)

it('refuses a fraction of a whole number, however small', () => {
  for (const value of ['90.0', '90.5', 90.5]) {
    expect([wholeNumber(1, 100).safeParse(value).success, windowDays.safeParse(value).success]).toEqual([false, false])
  }
})

it('takes yes and no in one spelling each', () => {
  expect([flag.parse('true'), flag.parse('false')]).toEqual([true, false])
  for (const value of ['1', 'yes', 'True', 'on', '']) expect(flag.safeParse(value).success).toBe(false)
})

it('takes regions that exist, and no other', () => {
  const taken = ['US', 'US-CA', 'AU-NSW', 'world', 'QQ', 'US-QQ', 'us', ''].filter(
    (code) => regionCode.safeParse(code).success,
  )
  expect(taken).toEqual(['US', 'US-CA', 'AU-NSW', 'world'])
  expect(['FR', 'QQ', 'world', 'US-CA'].filter((code) => countryCode.safeParse(code).success)).toEqual(['FR'])
})

it('is described as a number with its bounds and what it is when left out', () => {
  const input = z.object({ a: wholeNumber(1, 9), c: amount(5).optional() })
  expect(z.toJSONSchema(input, { io: 'input' })).toMatchObject({
    properties: { a: { type: 'integer', minimum: 1, maximum: 9 }, c: { type: 'number', minimum: 0, maximum: 5 } },
    required: ['a'],
  })
  const { paths } = openapiDocument() as { paths: Record<string, { get: { parameters: { name: string }[] } }> }
  const window = paths['/api/v2/trends/top_list/google']?.get.parameters.find(({ name }) => name === 'window')
  expect(window).toMatchObject({ schema: { type: 'number', enum: [1, 7, 30, 90], default: 30 } })
})

it('takes names that can be seen, and none that turns or hides what stands beside it', () => {
  const name = writtenName(20)
  for (const seen of ['Spring trousers', '春季', 'Été’s 2nd', '👩‍👧 kids']) expect(name.parse(` ${seen} `)).toBe(seen)
  for (const unseen of ['', ' ', '\u200B\u200B', '\u202E', 'abc\u202Edcba', '\u0001', 'two\nlines', 'x'.repeat(21)]) {
    expect([unseen, name.safeParse(unseen).success]).toEqual([unseen, false])
  }
})
