import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { type TrendEvents, curveMarks, movingFestivals } from './curve-marks'
import type { TrendDetail } from './trend-models'

const words = {
  t: (key: string, values?: object) => `${key} ${Object.values(values ?? {}).join(' ')}`.trim(),
  format: formatFor('en'),
  nameOf: (english: string) => english,
}
const festival = (id: string, day: string, rest: Partial<TrendEvents['festivals'][number]> = {}) => ({
  id,
  name: id,
  name_zh: id,
  kind: 'trade' as const,
  day,
  is_usual_day: false,
  build_up_weeks: 3,
  lift: null,
  mean_lift: 0.2,
  years: 4,
  years_above: 4,
  stands_out: true,
  ...rest,
})
const events: TrendEvents = {
  festivals: [
    festival('valentine', '2025-02-14', { lift: 0.25 }),
    festival('valentine', '2026-02-14'),
    festival('prime-day', '2025-07-08', { stands_out: false, lift: 0.01 }),
    festival('labour-day', '2025-09-01', { stands_out: false, kind: 'public' }),
    festival('diwali', '2025-10-20', { mean_lift: 0.4 }),
  ],
  shows: [{ season: 'FW25', first: '2025-02-20', last: '2025-03-04', looks: 4, shows: 2 }],
}
const join = (file: string, factor: number | null) => ({ file, from: '2024-01-01', factor })
const detail = { joins: [join('a.csv', 1), join('left-out.csv', null)] } as unknown as TrendDetail

describe('curveMarks', () => {
  it('tells festivals that move the curve from the other days of the trade, runway seasons and own files', () => {
    const marks = curveMarks(detail, events, words)
    expect(marks.map(({ id, marks: own }) => [id, own.map(({ on }) => on)])).toEqual([
      ['festivals', ['2025-02-14', '2026-02-14', '2025-10-20']],
      ['other-festivals', ['2025-07-08']],
      ['shows', ['2025-02-20']],
      ['files', ['2024-01-01']],
    ])
    expect(marks.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id)).toEqual([
      'other-festivals',
      'files',
    ])
  })

  it('says of a festival what it did, and of one to come what it usually does', () => {
    const [own] = curveMarks(detail, events, words)
    expect(own?.marks[0]?.text).toBe('curve.festival_lift valentine +25%')
    expect(own?.marks[1]?.text).toBe('curve.festival_ahead valentine +20% 4 4')
  })

  it('has no kind of which there is nothing', () => {
    expect(curveMarks({ ...detail, joins: [] }, undefined, words)).toEqual([])
  })
})

it('names each festival that moves a curve once, the strongest first', () => {
  expect(movingFestivals(events).map(({ id }) => id)).toEqual(['diwali', 'valentine'])
})
