import type { Language } from '../language/languages'
import { dayNumber } from '../periods/week'
import type { SeasonOutlook } from '../season/season-outlook'
import { seasonOrderBy } from '../season/season-order'
import { type SeasonVerdict, isItsSeason } from '../season/season-verdict'
import { type SellingSeason, endsNextYear } from '../season/selling-season'
import type { SeasonOfYear } from '../regions/season-of-year'
import { dayInWords } from './days-in-words'
import { LEAD_WEEKS } from './trend-decision'

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

export interface SeasonFacts {
  readonly season: SellingSeason
  readonly region: string
  /** The day on which it is decided. */
  readonly today: string
  readonly leadWeeks: number
  /** `null`: no forecast covers the season. */
  readonly told:
    | (Omit<SeasonVerdict, 'unsold' | 'missed'> & Pick<SeasonOutlook, 'ofYear' | 'beforeOfYear' | 'peakWeek'>)
    | null
}

export interface SeasonDecision {
  /** Last day to order or to decide; `null` where nothing is to be ordered. Past, where it is too late. */
  readonly orderBy: string | null
  readonly isTooLate: boolean
  readonly words: Readonly<Record<Language, string>>
  /** The same under the name of the season, for where it stands alone. */
  readonly named: Readonly<Record<Language, string>>
}

const WEEK_DAYS = 7

/** What to do about a trend for a season, in a sentence. */
export function seasonDecision(facts: SeasonFacts): SeasonDecision {
  const { season, region, today, leadWeeks, told } = facts
  const isOrdered = told !== null && (told.kind === 'order' || told.kind === 'test' || told.kind === 'returns')
  const dayWith = (weeks: number) =>
    seasonOrderBy(season, region, { peakWeek: told?.peakWeek ?? null, leadWeeks: weeks })
  const orderBy = isOrdered ? dayWith(leadWeeks) : null
  const isTooLate = orderBy !== null && orderBy < today
  // The longest lead by which the season can still be met.
  const shorter = isTooLate ? Math.floor((dayNumber(dayWith(0)) - dayNumber(today)) / WEEK_DAYS) : 0
  const inWords = (language: Language): string => {
    const write = WORDS[language]
    if (told === null) return write.noForecast
    const day = (iso: string) => dayInWords(iso, today, language)
    const due =
      orderBy === null
        ? ''
        : !isTooLate
          ? write.by(day(orderBy))
          : shorter >= LEAD_WEEKS.least
            ? write.tooLateBut(leadWeeks, shorter, day(dayWith(shorter)))
            : write.tooLate(leadWeeks)
    return write.sentence(told, due) + (told.isGuess ? write.guess : '')
  }
  const words = { en: inWords('en'), zh: inWords('zh') }
  const named = {
    en: `For ${seasonInWords(season, region, 'en')}: ${words.en.charAt(0).toLowerCase()}${words.en.slice(1)}`,
    zh: `${seasonInWords(season, region, 'zh')}：${words.zh}`,
  }
  return { orderBy, isTooLate, words, named }
}

type Told = NonNullable<SeasonFacts['told']>

interface Words {
  readonly noForecast: string
  readonly guess: string
  readonly by: (day: string) => string
  readonly tooLate: (lead: number) => string
  readonly tooLateBut: (lead: number, shorter: number, day: string) => string
  readonly sentence: (told: Told, due: string) => string
}

/** `×1.2` */
const times = (factor: number | null) => `×${(factor ?? 0).toFixed(2)}`
const percent = (share: number | null) => `${Math.round((share ?? 0) * 100)}%`
const weeksOf = (count: number) => (count === 1 ? '1 week’s' : `${count} weeks’`)

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    noForecast: 'Not known: no forecast covers this season.',
    guess: ' A guess: its earlier forecasts were further off than a year usually changes it.',
    by: (day) => ` by ${day}`,
    tooLate: (lead) => ` (too late with ${weeksOf(lead)} lead)`,
    tooLateBut: (lead, shorter, day) =>
      ` (too late with ${weeksOf(lead)} lead; with ${weeksOf(shorter)} lead, by ${day})`,
    sentence: (told, due) => {
      const range = `${times(told.timesLower)} to ${times(told.timesUpper)}`
      switch (told.kind) {
        case 'order':
          return `Order${due}: ${times(told.times)} of the same weeks a year before is expected (${range}).`
        case 'test':
          if (told.reason === 'from_nothing') {
            return `Test small, and decide${due}: it rises, but stood at next to nothing in these weeks a year before.`
          }
          return `Test small, and decide${due}: ${times(told.times)} of the same weeks a year before is expected, but anything from ${range} may come.`
        case 'returns':
          return isItsSeason(told)
            ? `Comes back each year: repeat last year’s order ${times(told.times)}${due}; it may be ${range}.`
            : `As the year before: repeat last year’s order ${times(told.times)}${due}; it may be ${range}.`
        case 'leave':
          return told.reason === 'out_of_season'
            ? `Leave: not its season, it stands at ${percent(told.ofYear)} of its own year in these weeks.`
            : `Leave: it falls to ${times(told.times)} of the same weeks a year before (${range}).`
        case 'not_known':
          return told.reason === 'too_small'
            ? 'Not known: the same weeks a year before were too low to count from.'
            : 'Not known: nobody measured the same weeks a year before.'
      }
    },
  },
  zh: {
    noForecast: '暂无法判断：预测未覆盖该季。',
    guess: '仅为推测：以往预测的误差大于该趋势通常一年的变化。',
    by: (day) => `（请在${day}前）`,
    tooLate: (lead) => `（按${lead}周交期已来不及）`,
    tooLateBut: (lead, shorter, day) => `（按${lead}周交期已来不及；交期${shorter}周以内请在${day}前）`,
    sentence: (told, due) => {
      const range = `${times(told.timesLower)}–${times(told.timesUpper)}`
      switch (told.kind) {
        case 'order':
          return `下单${due}：预计为去年同期的${times(told.times)}（${range}）。`
        case 'test':
          if (told.reason === 'from_nothing') return `小批试单并决定${due}：正在上升，但去年同期几乎为零。`
          return `小批试单并决定${due}：预计为去年同期的${times(told.times)}，但实际可能在${range}之间。`
        case 'returns':
          return isItsSeason(told)
            ? `每年回归：按去年订量${times(told.times)}下单${due}，可能在${range}之间。`
            : `与去年相近：按去年订量${times(told.times)}下单${due}，可能在${range}之间。`
        case 'leave':
          return told.reason === 'out_of_season'
            ? `放弃：不当季，这几周仅为其全年平均的${percent(told.ofYear)}。`
            : `放弃：预计降至去年同期的${times(told.times)}（${range}）。`
        case 'not_known':
          return told.reason === 'too_small'
            ? '暂无法判断：去年同期数值过低，不足以推算。'
            : '暂无法判断：去年同期没有数据。'
      }
    },
  },
}
