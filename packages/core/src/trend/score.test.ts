import { describe, expect, it } from 'vitest'
import { percentileOf, scoreTrends } from './score'

describe('scoreTrends', () => {
  const trends = [
    { id: 'mesh', growthByPlatform: { google: 0.5, runway: -0.1 } },
    { id: 'denim', growthByPlatform: { google: 0.1, runway: 0.3, tiktok: null } },
    { id: 'velvet', growthByPlatform: { google: -0.2 } },
    { id: 'tweed', growthByPlatform: { tiktok: null } },
  ]

  it('is the weighted mean of the percentiles, with the weights in the answer', () => {
    const scores = scoreTrends(trends)
    // google ranks 100, 50, 0 with weight 1; runway 0 and 100 with weight a half.
    expect(scores.get('mesh')?.score).toBe(66.7)
    expect(scores.get('denim')?.score).toBe(66.7)
    const weights = scores.get('mesh')?.parts.map((part) => [part.platform, part.percentile, part.peers, part.weight])
    expect(weights).toEqual([
      ['google', 100, 3, 1 / 1.5],
      ['runway', 0, 2, 0.5 / 1.5],
    ])
  })

  it('has no score where no platform has a growth', () => {
    expect(scoreTrends(trends).get('tweed')).toEqual({ score: null, parts: [] })
  })

  it('has none by one platform of several, whose percentile stays; by the only one it has', () => {
    const alone = scoreTrends(trends).get('velvet')
    expect(alone?.score).toBeNull()
    expect(alone?.parts.map(({ platform, percentile }) => [platform, percentile])).toEqual([['google', 0]])
    const ofGoogle = trends.map(({ id, growthByPlatform }) => ({
      id,
      growthByPlatform: { google: growthByPlatform.google ?? null },
    }))
    expect(scoreTrends(ofGoogle).get('velvet')?.score).toBe(0)
    // A platform that knows a single trend ranks none, not even beside another.
    const lace = { id: 'lace', growthByPlatform: { etsy: 3 } }
    const rare = scoreTrends([...ofGoogle, lace])
    expect([rare.get('mesh')?.score, rare.get('lace')?.score]).toEqual([100, null])
    const beside = scoreTrends([...trends, { ...lace, growthByPlatform: { etsy: 3, google: 0.2 } }])
    expect(beside.get('lace')?.score).toBeNull()
  })
})

describe('percentileOf', () => {
  it('puts ties in the middle and a lone trend at 50', () => {
    expect(percentileOf(2, [1, 2, 2, 3])).toBe(50)
    expect(percentileOf(1, [1, 1, 1, 1])).toBe(50)
    expect(percentileOf(7, [7])).toBe(50)
  })
})
