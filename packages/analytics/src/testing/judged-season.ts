import type { JudgedSeason } from '@trendee/core/season/judge-seasons'

/** What is said of a season; the rest is a trend that comes back as it was. */
export function judgedSeason(told: Partial<JudgedSeason> = {}): JudgedSeason {
  return {
    season: 'summer-2026',
    isBacktest: false,
    origin: '2025-06-23',
    expected: 50,
    lower: 40,
    upper: 60,
    before: 50,
    floor: 1,
    ofYear: 1,
    beforeOfYear: 1,
    peakWeek: null,
    came: null,
    cameOfYear: null,
    error: null,
    yearError: null,
    yoy: 0,
    kind: 'returns',
    reason: '',
    times: 1,
    timesLower: 0.8,
    timesUpper: 1.2,
    unsold: 20,
    missed: 20,
    isGuess: false,
    usualError: 0.5,
    usualErrorOf: 'own',
    isBorneOut: null,
    ...told,
  }
}
