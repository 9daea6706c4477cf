import type { Language } from '../language/languages'
import type { Level } from './vocabulary'

/** What the levels are called, wherever one is named. */
export const LEVEL_NAMES = {
  breakout: { en: 'Breakout', zh: '爆发' },
  very_hot: { en: 'Very hot', zh: '大热' },
  hot: { en: 'Hot', zh: '热门' },
  none: { en: 'No level', zh: '无等级' },
} as const satisfies Readonly<Record<Level, Readonly<Record<Language, string>>>>
