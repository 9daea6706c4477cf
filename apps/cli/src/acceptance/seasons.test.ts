import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { readFashionWeekly } from '../bench/fashion-weekly'
import { scoreSeasons } from '../bench/season-scores'
import { FASHION_START, SEASON_ORIGINS } from '../bench/seasons-bench'

const dataFolder = fileURLToPath(new URL('../../../../../shared/data', import.meta.url))
const data = readFashionWeekly(dataFolder)
const reason = data ? '' : ' (left out: no shared/data/trends beside the repository)'

describe.skipIf(!data)(`verdicts about seasons on the public weekly fashion series${reason}`, () => {
  let scores: ReturnType<typeof scoreSeasons>
  beforeAll(() => {
    const series = (data?.series ?? []).map((values) => ({ start: FASHION_START, values }))
    scores = scoreSeasons(series, SEASON_ORIGINS)
  })
  const shareOf = (kind: 'order' | 'returns' | 'leave') => {
    const { claimed = 0, borneOut = 0 } = scores.byVerdict.get(kind) ?? {}
    return borneOut / claimed
  }

  it('are borne out: three of four orders, and six of seven repeats and leaves', () => {
    expect(scores.seasons).toBeGreaterThan(500)
    expect(shareOf('order')).toBeGreaterThanOrEqual(0.75)
    expect(shareOf('returns')).toBeGreaterThanOrEqual(0.85)
    expect(shareOf('leave')).toBeGreaterThanOrEqual(0.85)
  })
  it('know at least two of three', () => {
    expect(scores.unsure).toBeLessThanOrEqual(1 / 3)
  })
  it('rest on a band that holds, and are closer than a repeat of the year before', () => {
    expect(scores.inBand).toBeGreaterThanOrEqual(0.8)
    expect(scores.closer).toBeGreaterThan(0.5)
  })
})
