import { describe, expect, it } from 'vitest'
import { type SpeakingRow, bySpeaking, speaksFor } from './speaking-row'

const row = (region: string, gender: string, level = 'none', score: number | null = null): SpeakingRow => ({
  region,
  gender,
  level,
  score,
})
const speaks = (rows: readonly SpeakingRow[], gender = '', region = 'US') =>
  rows.filter((one) => speaksFor(one, { region, gender })).toSorted(bySpeaking({ region, gender }))[0]

describe('the row that speaks for a trend', () => {
  it('is the region’s own before one of no region, where no gender is asked whatever its gender', () => {
    expect(speaks([row('', '', 'breakout'), row('US', 'men')])).toEqual(row('US', 'men'))
    expect(speaks([row('', '', 'hot')])).toEqual(row('', '', 'hot'))
  })
  it('is the asked gender’s alone: nobody else’s, and not everybody’s', () => {
    expect(speaks([row('US', '', 'breakout', 99), row('', 'women')], 'women')).toEqual(row('', 'women'))
    expect(speaks([row('US', '', 'none'), row('US', 'women', 'hot')], 'men')).toBeUndefined()
  })
  it('is everybody’s where no gender is asked, however strong another one', () => {
    expect(speaks([row('US', 'women', 'breakout', 99), row('US', '')])).toEqual(row('US', ''))
  })
  it('is else the strongest by level, then by score, an unknown score last, then by name', () => {
    const [women, men] = [row('US', 'women', 'hot', 5), row('US', 'men', 'none', 90)]
    expect(speaks([men, women])).toBe(women)
    expect(speaks([row('US', 'men', 'hot', 4), women])).toBe(women)
    expect(speaks([row('US', 'men', 'hot'), women])).toBe(women)
    expect(speaks([row('US', 'women'), row('US', 'men')])).toEqual(row('US', 'men'))
  })
})
