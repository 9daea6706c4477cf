import { fullYear } from './read-season'

const WORDS = {
  SS: { en: 'Spring/Summer', zh: '春夏' },
  FW: { en: 'Fall/Winter', zh: '秋冬' },
  Resort: { en: 'Resort', zh: '早春' },
  'Pre-Fall': { en: 'Pre-Fall', zh: '早秋' },
  '': { en: '', zh: '' },
} as const

const CODE = /^(Couture )?(SS|FW|Resort |Pre-Fall |)(\d{2}|\d{4})$/

/** The name of a season's code (`readSeason`) in both languages: `SS26` is Spring/Summer 2026. Other words stay as they are. */
export function seasonName(season: string): { readonly en: string; readonly zh: string } {
  const [, line, half = '', digits] = CODE.exec(season) ?? []
  if (digits === undefined) return { en: season, zh: season }
  const words = WORDS[half.trim() as keyof typeof WORDS]
  const year = fullYear(digits)
  return {
    en: [words.en, year, line === undefined ? '' : 'Couture'].filter((part) => part !== '').join(' '),
    zh: `${year} ${words.zh}${line === undefined ? '' : '高级定制'}`.trim(),
  }
}
