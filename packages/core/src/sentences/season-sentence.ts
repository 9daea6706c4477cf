import type { Language } from '../language/languages'
import type { JudgedSeason } from '../season/judge-seasons'
import type { SeasonOutlook } from '../season/season-outlook'
import { type SeasonDue, type SeasonDueFacts, seasonDue } from '../season/season-order'
import { type ReturnKind, type SeasonVerdict, returnKind } from '../season/season-verdict'
import { dayInWords } from './days-in-words'
import { seasonInWords } from './season-in-words'

export interface SeasonFacts extends SeasonDueFacts {
  readonly told: ToldSeason
}

/** What is told of a season, as far as the sentence needs it. */
export type ToldSeason = Omit<SeasonVerdict, 'unsold' | 'missed'> &
  Pick<SeasonOutlook, 'ofYear' | 'beforeOfYear' | 'peakWeek'> &
  Pick<JudgedSeason, 'usualErrorOf'>

export interface SeasonDecision extends Pick<SeasonDue, 'orderBy' | 'topBy' | 'meets' | 'isTooLate'> {
  readonly words: Readonly<Record<Language, string>>
  /** The same after the name of the season, for where it stands alone. */
  readonly named: Readonly<Record<Language, string>>
}

/** What to do about a trend for a season, in a sentence. */
export function seasonDecision(facts: SeasonFacts): SeasonDecision {
  const { season, region, today, leadWeeks, told } = facts
  const { orderBy, topBy, isTooLate, meets, shorter } = seasonDue(facts)
  const due = (language: Language): Due => {
    const inWords = (day: string) => dayInWords(day, today, language)
    if (!isTooLate) {
      const topDay = topBy === null || meets !== 'first_week' || topBy === orderBy ? null : inWords(topBy)
      return { day: inWords(orderBy ?? today), late: null, topDay, meets }
    }
    const late = { leadWeeks, shorter: shorter?.leadWeeks ?? null }
    return { day: shorter === null ? null : inWords(shorter.orderBy), late, topDay: null, meets }
  }
  const words = {
    en: inEnglish(told, due('en')) + (told.isGuess ? ` ${GUESS.en[told.usualErrorOf]}` : ''),
    zh: inChinese(told, due('zh')) + (told.isGuess ? GUESS.zh[told.usualErrorOf] : ''),
  }
  const named = {
    en: `${seasonInWords(season, region, 'en')}. ${words.en}`,
    zh: `${seasonInWords(season, region, 'zh')}：${words.zh}`,
  }
  return { orderBy, topBy, meets, isTooLate, words, named }
}

/** By when, and where that is too late for the reader's lead, the longest lead that is not. */
interface Due {
  /** `null`: no lead is short enough. */
  readonly day: string | null
  readonly late: { readonly leadWeeks: number; readonly shorter: number | null } | null
  /** By when for its top, where its first week is met and the top has another day. */
  readonly topDay: string | null
  readonly meets: SeasonDue['meets']
}

const GUESS: Readonly<Record<Language, Readonly<Record<JudgedSeason['usualErrorOf'], string>>>> = {
  en: {
    own: 'A guess: its earlier forecasts were further off than a year usually changes it.',
    kind: 'A guess: forecasts of its kind were further off than a year usually changes them.',
    '': 'A guess.',
  },
  zh: {
    own: '仅为推测：以往预测的误差大于该趋势通常一年的变化。',
    kind: '仅为推测：同类趋势的预测误差大于其通常一年的变化。',
    '': '仅为推测。',
  },
}

const MEETS: Readonly<Record<Language, Readonly<Record<SeasonDue['meets'], string>>>> = {
  en: {
    first_week: '',
    top: ', in time for its top but not for its first week',
    half: ', in time for its second half but not for its first week',
  },
  zh: { first_week: '', top: '（首周已错过，仅赶得上高峰）', half: '（首周已错过，仅赶得上后半季）' },
}

const RETURNS: Readonly<Record<Language, Readonly<Record<ReturnKind, string>>>> = {
  en: {
    season: 'Comes back each year',
    season_lower: 'Comes back each year, lower this time',
    year: 'As the year before',
    year_lower: 'Below the year before',
  },
  zh: { season: '每年回归', season_lower: '每年回归，但低于去年', year: '与去年相近', year_lower: '低于去年' },
}

/** What speaks against a rise that is tested; of a wide band its edges do. */
const DOUBTS: Readonly<Record<Language, Readonly<Partial<Record<SeasonVerdict['reason'], string>>>>> = {
  en: {
    untried: ' No forecast of it or of its kind was scored yet.',
    below_last_year: ' Today it stands below the year before.',
    year_off: ' The forecast of a year ago was further off than a year usually changes it.',
  },
  zh: {
    untried: '该趋势及同类的预测尚未经验证。',
    below_last_year: '目前低于去年同期。',
    year_off: '一年前的预测误差大于该趋势通常一年的变化。',
  },
}

/** `0.95`; an empty text where it is not told. */
const factor = (times: number | null) => (times === null ? '' : times.toFixed(2))
const percent = (share: number | null) => `${Math.round((share ?? 0) * 100)}%`

function inEnglish(told: ToldSeason, { day, late, topDay, meets }: Due): string {
  const top = topDay === null ? MEETS.en[meets] : `, for its top by ${topDay} at the latest`
  const lead = (weeks: number) => (weeks === 1 ? '1 week’s lead' : `${weeks} weeks’ lead`)
  /** `order by 8 March`, or that it is too late to. */
  const due = (verb: string, act: string): string => {
    if (late === null) return `${verb} by ${day}${top}`
    const tooLate = `too late to ${act} with ${lead(late.leadWeeks)}`
    return late.shorter === null ? tooLate : `${tooLate}; with ${lead(late.shorter)}, ${verb} by ${day}${top}`
  }
  const band = `80% band ${factor(told.timesLower)} to ${factor(told.timesUpper)}`
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  switch (told.kind) {
    case 'order':
      return `${capital(due('order', 'order'))}: ${factor(told.times)} times the level of the same weeks a year before is expected (${band}).`
    case 'test': {
      const first = late === null ? `Test small, and decide by ${day}${top}` : capital(due('decide', 'test'))
      return told.reason === 'from_nothing'
        ? `${first}: it rises, but stood at next to nothing in these weeks a year before.`
        : `${first}: ${factor(told.times)} times the level of the same weeks a year before is expected (${band}).${DOUBTS.en[told.reason] ?? ''}`
    }
    case 'returns': {
      const wide = told.reason === 'wide_band' ? ' Order small: the band is wide.' : ''
      return `${RETURNS.en[returnKind(told)]}: ${due(`repeat last year’s order × ${factor(told.times)}`, 'order')} (${band}).${wide}`
    }
    case 'leave':
      return told.reason === 'out_of_season'
        ? `Leave: out of season, these weeks stand at ${percent(told.ofYear)} of its own year.`
        : `Leave: it falls to ${percent(told.times)} of the same weeks a year before (${percent(told.timesLower)} to ${percent(told.timesUpper)}).`
    case 'not_known':
      return told.reason === 'too_small'
        ? 'Not known: the same weeks a year before were too low to count from.'
        : 'Not known: nobody measured the same weeks a year before.'
  }
}

function inChinese(told: ToldSeason, { day, late, topDay, meets }: Due): string {
  const top = topDay === null ? MEETS.zh[meets] : `（赶高峰最晚${topDay}）`
  /** `请在3月8日前下单`, or that it is too late to. */
  const due = (verb: string, act: string): string => {
    if (late === null) return `请在${day}前${verb}${top}`
    const tooLate = `按${late.leadWeeks}周交期已来不及${act}`
    return late.shorter === null ? tooLate : `${tooLate}；交期${late.shorter}周以内的，请在${day}前${verb}${top}`
  }
  const band = `80%区间${factor(told.timesLower)}至${factor(told.timesUpper)}倍`
  switch (told.kind) {
    case 'order':
      return `${due('下单', '下单')}：预计为去年同期的${factor(told.times)}倍（${band}）。`
    case 'test': {
      const first = late === null ? `先小批试单，并在${day}前决定${top}` : due('决定', '试单')
      return told.reason === 'from_nothing'
        ? `${first}：正在上升，但去年同期几乎为零。`
        : `${first}：预计为去年同期的${factor(told.times)}倍（${band}）。${DOUBTS.zh[told.reason] ?? ''}`
    }
    case 'returns': {
      const wide = told.reason === 'wide_band' ? '区间较宽，宜小批下单。' : ''
      return `${RETURNS.zh[returnKind(told)]}：${due(`按去年订量的${factor(told.times)}倍下单`, '下单')}（${band}）。${wide}`
    }
    case 'leave':
      return told.reason === 'out_of_season'
        ? `不订：不当季，这几周仅为其全年平均的${percent(told.ofYear)}。`
        : `不订：预计降至去年同期的${percent(told.times)}（${percent(told.timesLower)}至${percent(told.timesUpper)}）。`
    case 'not_known':
      return told.reason === 'too_small'
        ? '暂无法判断：去年同期数值过低，不足以推算。'
        : '暂无法判断：去年同期没有数据。'
  }
}
