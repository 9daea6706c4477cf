import type { Language } from '../language/languages'
import type { SeasonOfYear } from '../regions/season-of-year'
import { type SellingSeason, endsNextYear } from '../season/selling-season'

const NAMES: Readonly<Record<Language, Readonly<Record<SeasonOfYear, string>>>> = {
  en: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
  zh: { spring: '春季', summer: '夏季', autumn: '秋季', winter: '冬季' },
}

/** `Summer 2027`, `Winter 2026/27`; `2027年夏季`. */
export function seasonInWords(season: SellingSeason, region: string, language: Language): string {
  const next = String((season.year + 1) % 100).padStart(2, '0')
  const year = endsNextYear(season, region) ? `${season.year}/${next}` : String(season.year)
  const name = NAMES[language][season.name]
  return language === 'zh' ? `${year}年${name}` : `${name} ${year}`
}
