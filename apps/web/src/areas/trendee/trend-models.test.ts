import { describe, expect, it } from 'vitest'
import type { Texts } from '../../shared/i18n/use-texts'
import { formatFor } from '../../shared/format/format'
import { type TrendDetail, type TrendLines, compareModel, curveModel, platformsModel } from './trend-models'

const words: Pick<Texts, 't' | 'format' | 'nameOf'> = {
  t: (key) => key,
  format: formatFor('en'),
  nameOf: (english, chinese) => chinese ?? english,
}

// Only the parts that the curve reads.
const detail = {
  line: { start: '2025-01-06', values: [10, null, 30] },
  adjusted: { start: '2025-01-06', values: [12, 13, 14] },
  forecast: { start: '2025-01-27', mean: [40, 50], lower: [30, 35], upper: [50, 65], interval: 0.8 },
  past_forecasts: [
    { made_on: '2025-01-08', origin: '2025-01-06', weeks_scored: 2, mase: 0.7, coverage: 1, mean: [11, 28] },
  ],
} as unknown as TrendDetail

describe('curveModel', () => {
  const model = curveModel(detail, words)
  const values = (id: string) => model.series.find((series) => series.id === id)?.values
  it('covers history and forecast in weeks and keeps the gap', () => {
    expect(model.x).toEqual(['2025-01-06', '2025-01-13', '2025-01-20', '2025-01-27', '2025-02-03'])
    expect(values('interest')).toEqual([10, null, 30, null, null])
  })
  it('joins the dotted forecast and its band to the last measured week', () => {
    expect(values('forecast')).toEqual([null, null, 30, 40, 50])
    expect(model.band?.lower).toEqual([null, null, 30, 30, 35])
    expect(model.band?.upper).toEqual([null, null, 30, 50, 65])
  })
  it('starts an earlier forecast that is asked for the week after its origin', () => {
    expect(values('past-2025-01-06')).toBeUndefined()
    const asked = curveModel(detail, words, { past: ['2025-01-06', '2024-01-01'] })
    const shown = asked.series.filter(({ id }) => id.startsWith('past-'))
    expect(shown.map((series) => series.values)).toEqual([[null, 11, 28, null, null]])
  })
  it('has no band without a forecast', () => {
    expect(curveModel({ ...detail, forecast: null }, words).band).toBeUndefined()
  })
})

describe('compareModel', () => {
  const start = '2025-01-06'
  const lines: TrendLines = {
    lines: ['boho', 'lace', 'suede'].map((id, place) => ({
      trend_id: id,
      name: id,
      trend_name_zh: id.toUpperCase(),
      line: { start, values: [place] },
      source: { platform: 'google', gender: '', region: 'US', to: '2025-01-12', evidence: 'relative' },
      comparable: id !== 'suede',
      scale_error: id === 'suede' ? null : 0,
    })),
    growth: { since: start, lines: [90, 100, 110].map((value) => ({ start, values: [value] })) },
    unknown: [],
  }
  const drawn = (view: 'height' | 'growth', from = lines) =>
    compareModel(from, 'lace', view, words).series.map(({ name, color, values }) => [name, color, values])
  it('draws heights only of what is on one scale, the subject in the accent', () => {
    expect(drawn('height')).toEqual([
      ['BOHO', 0, [0]],
      ['LACE', 'accent', [1]],
    ])
  })
  it('draws the growth of all, each in the colour that it has otherwise', () => {
    expect(drawn('growth')).toEqual([
      ['BOHO', 0, [90]],
      ['LACE', 'accent', [100]],
      ['SUEDE', 1, [110]],
    ])
    expect(drawn('growth', { ...lines, growth: null })).toEqual([])
  })
})

describe('platformsModel', () => {
  const view = (platform: string, start: string, values: (number | null)[]) =>
    ({ platform, line: { start, values } }) as unknown as TrendDetail['platforms'][number]

  it('lays each platform over the others at 100 of its own highest, by its own weeks, gaps as gaps', () => {
    const model = platformsModel(
      [view('google', '2025-01-06', [10, 10, 10, 10, 30]), view('temu', '2025-01-13', [5, null, 15])],
      ({ platform }) => platform,
      words,
    )
    expect(model.x).toHaveLength(5)
    // Means of the four weeks up to each: 10, 10, 10, 10, 15.
    expect(model.series[0]?.values.map((value) => Math.round(value ?? -1))).toEqual([67, 67, 67, 67, 100])
    expect(model.series[1]?.values).toEqual([null, 50, null, 100, null])
    expect(model.series.map(({ color }) => color)).toEqual(['accent', 0])
  })

  it('draws nothing of a platform that stands at nothing', () => {
    const model = platformsModel([view('temu', '2025-01-06', [0, 0])], ({ platform }) => platform, words)
    expect(model.series[0]?.values).toEqual([null, null])
  })
})
