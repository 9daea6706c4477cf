import { describe, expect, it } from 'vitest'
import { namedBy } from './named-by'

const BLACK_FRIDAY = { names: ['Black Friday', '黑色星期五'] }
const LABOR_THANKSGIVING = { names: ['Labor Thanksgiving Day', '勤劳感谢日'] }
const THANKSGIVING = { names: ['Thanksgiving Day', '感恩节'] }
const WEEK = {
  names: ['The week to 24 November 2026, United States', '美国周报（截至2026年11月24日）'],
  saidBeside: ['weekly report'],
}
const ALL = [BLACK_FRIDAY, LABOR_THANKSGIVING, THANKSGIVING, WEEK]

it.each(['black friday', 'Black Fri', 'FRIDAY', 'friday black', '星期五', '黑色'])('%s names it', (words) => {
  expect(namedBy(words, ALL)).toEqual([BLACK_FRIDAY])
})

it.each(['black dress', 'riday', 'b', '', '#', '星期一', 'black 星期一', 'friends'])('%j names nothing', (words) => {
  expect(namedBy(words, ALL)).toEqual([])
})

it('knows no accents and no apostrophes', () => {
  const days = [{ names: ['Mother’s Day'] }, { names: ['Fête nationale'] }]
  expect(namedBy('mothers day', days)).toEqual([days[0]])
  expect(namedBy('fete nationale', days)).toEqual([days[1]])
})

describe('the nearest name', () => {
  it('comes first', () => {
    expect(namedBy('thanksgiving', ALL)).toEqual([THANKSGIVING, LABOR_THANKSGIVING])
    expect(namedBy('day', [THANKSGIVING, { names: ['Day'] }])).toEqual([{ names: ['Day'] }, THANKSGIVING])
  })
  it('may be mistyped where nothing has the words', () => {
    expect(namedBy('thanksgivng', ALL)).toEqual([THANKSGIVING, LABOR_THANKSGIVING])
    expect(namedBy('blakc friday', ALL)).toEqual([BLACK_FRIDAY])
    expect(namedBy('lagor', [{ names: ['Lager'] }, { names: ['Lagor'] }])).toEqual([{ names: ['Lagor'] }])
  })
  it('may be asked by what it is', () => {
    expect(namedBy('weekly report', ALL)).toEqual([WEEK])
    expect(namedBy('report november', ALL)).toEqual([WEEK])
    expect(namedBy('周报', ALL)).toEqual([WEEK])
  })
})
