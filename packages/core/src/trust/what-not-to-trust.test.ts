import { describe, expect, it } from 'vitest'
import { type HeldFacts, whatNotToTrust } from './what-not-to-trust'

const SOUND: HeldFacts = {
  today: '2025-07-14',
  feeds: [
    { platform: 'temu', kind: 'product', to: '2025-07-10', captures: 9, asOf: '2025-07-10' },
    { platform: 'google', kind: 'series', to: '2025-07-06', captures: null, asOf: null },
    { platform: 'runway', kind: 'look', to: '2025-03-01', captures: null, asOf: null },
  ],
  titles: [{ platform: 'temu', products: 100, read: 90, gendered: 80 }],
  told: 50,
  differing: 10,
  scored: 40,
  coverage: 0.78,
  trends: [{ gender: 'women', trends: 60 }],
}
const doubts = (facts: Partial<HeldFacts>) => whatNotToTrust({ ...SOUND, ...facts })

describe('what not to trust', () => {
  it('is nothing where all is sound; shows are not old after months', () => {
    expect(doubts({})).toEqual([])
  })
  it('is a feed that nobody has brought for long, with its age', () => {
    const feeds = [
      { platform: 'temu', kind: 'product', to: '2025-06-30', captures: 9, asOf: '2025-06-30' },
      { platform: 'etsy', kind: 'product', to: '2025-06-29', captures: 9, asOf: '2025-06-29' },
    ]
    expect(doubts({ feeds })).toEqual([
      { kind: 'old_feed', platform: 'etsy', of: 'product', figure: 15, day: '2025-06-29' },
    ])
  })
  it('is a shelf seen once, and one whose newest file cannot be compared', () => {
    const feeds = [
      { platform: 'temu', kind: 'product', to: '2025-07-10', captures: 1, asOf: '2025-07-10' },
      { platform: 'etsy', kind: 'product', to: '2025-07-10', captures: 4, asOf: '2025-07-03' },
      // Not even a day to end windows on.
      { platform: 'shein', kind: 'product', to: '2025-07-10', captures: 0, asOf: null },
    ]
    expect(doubts({ feeds }).map(({ kind, platform, figure, day }) => [kind, platform, figure, day])).toEqual([
      ['one_capture', 'temu', 1, null],
      ['one_capture', 'shein', 0, null],
      ['newest_apart', 'etsy', null, '2025-07-03'],
    ])
  })
  it('is a shelf of which few titles are read, or few tell for whom', () => {
    const titles = [
      { platform: 'temu', products: 100, read: 69, gendered: 49 },
      { platform: 'etsy', products: 4, read: 0, gendered: 0 },
    ]
    expect(doubts({ titles }).map(({ kind, figure }) => [kind, figure])).toEqual([
      ['titles_unread', 0.69],
      ['gender_untold', 0.49],
    ])
  })
  it('is platforms that move apart, a band that held little, a gender without trends; of a few nothing is said', () => {
    expect(doubts({ told: 10, differing: 5 })).toMatchObject([{ kind: 'platforms_differ', figure: 0.5 }])
    expect(doubts({ told: 4, differing: 4 })).toEqual([])
    expect(doubts({ coverage: 0.6 })).toMatchObject([{ kind: 'band_short', figure: 0.6 }])
    expect(doubts({ coverage: 0.6, scored: 4 })).toEqual([])
    expect(doubts({ trends: [{ gender: 'kids', trends: 2 }] })).toMatchObject([
      { kind: 'no_trends_for', of: 'kids', figure: 2 },
    ])
  })
})
