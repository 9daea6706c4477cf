import { describe, expect, it } from 'vitest'
import { formatFor } from '../format/format'
import type { Translate } from '../i18n/use-texts'
import { type LevelWhy, whySentences } from './why-sentence'

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ')
const words = { t, format: formatFor('en') }

const why: LevelWhy = {
  rule: 'meets_very_hot',
  inputs: {
    z: 3.42,
    rise: 0.52,
    steady_rise: 0.31,
    steady_z: 2.6,
    new_rise: 0.44,
    of_top: 0.97,
    adjusted_rise: 0.6,
    recent_level: 50,
    centre: 30,
    spread: 0.1,
    rising_weeks: 5,
    season_allowance: 0.05,
    rounding_step: 1,
  },
  thresholds: {
    hot: { z: 2, rise: 0.2, steady_rise: null, steady_z: null, new_rise: 0.1, of_top: 0.85 },
    very_hot: { z: 3, rise: 0.4, steady_rise: 0.2, steady_z: null, new_rise: 0.25, of_top: 0.85 },
    breakout: { z: 4, rise: 0.75, steady_rise: 0.4, steady_z: null, new_rise: 0.4, of_top: 0.85 },
  },
  sample: { weeks: 261, recent_weeks: 4, base_weeks: 52, season_years: 4, season: 'stl' },
}

describe('whySentences', () => {
  it('says what was found, what the level asks for and on how much it rests', () => {
    expect(whySentences('very_hot', why, words)).toEqual([
      'why.height 3.4 +52%',
      'why.steady 2.6 +31%',
      'why.new +44% 97%',
      'why.direction 5',
      'why.season 5%',
      'why.met_steady 3.0 +40% +25% 85% +20%',
      'why.sample 261',
    ])
  })
  it('names what hot would have asked for where there is no level', () => {
    expect(whySentences('none', { ...why, rule: 'below_hot' }, words)).toContain('why.missed 2.0 +20% +10% 85%')
  })
  it('names the third week that hot asks where two weeks say little', () => {
    const { hot } = why.thresholds
    const thresholds = { ...why.thresholds, hot: { ...hot, steady_rise: 0.2, steady_z: 2 } }
    expect(whySentences('none', { ...why, rule: 'below_hot', thresholds }, words)).toContain(
      'why.missed_third 2.0 +20% +10% 85%',
    )
    expect(whySentences('hot', { ...why, rule: 'meets_hot', thresholds }, words)).toContain(
      'why.met_third 2.0 +20% +10% 85%',
    )
  })
  it('says of a small curve that a change would be rounding', () => {
    expect(whySentences('none', { ...why, rule: 'too_small', inputs: null }, words)).toEqual([
      'why.too_small',
      'why.sample 261',
    ])
  })
  it('asks hot for no third week', () => {
    const sentences = whySentences('hot', { ...why, rule: 'meets_hot' }, words)
    expect(sentences).toContain('why.met 2.0 +20% +10% 85%')
    expect(sentences.join()).not.toContain('why.steady')
  })
  it('says why a trend that stands high has no level any more', () => {
    expect(whySentences('none', { ...why, rule: 'fell_from_top' }, words)).toContain('why.fell 85%')
    expect(whySentences('none', { ...why, rule: 'no_longer_new' }, words)).toContain('why.old +10%')
  })
  it('says when too little is known', () => {
    expect(whySentences('none', { ...why, rule: 'too_short', inputs: null }, words)).toEqual([
      'why.too_short',
      'why.sample 261',
    ])
    expect(whySentences('hot', { ...why, rule: 'being_renewed', inputs: null }, words)).toEqual(['why.renewed'])
  })
})
