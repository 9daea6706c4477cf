import type { Language } from '../language/languages'
import { type SeasonDue, seasonDue } from '../season/season-order'
import { type ReturnKind, returnKind } from '../season/season-verdict'
import { dayInWords } from './days-in-words'
import { leadInChinese, leadInEnglish } from './lead-in-words'
import { seasonInWords } from './season-in-words'
import type { SeasonFacts } from './season-sentence'
import { asked, type InBoth, type Part, type Sentence, sentence } from './sentence'

export interface SeasonLine {
  /** As `seasonDue` has it. */
  readonly orderBy: string | null
  readonly words: InBoth
}

/**
 * What to do about a trend for a season in one line, as cards and lists have it; its numbers open what they rest on. `isEverybodys`: it is said of
 * one gender by everybody's curve.
 */
export function seasonLine(facts: SeasonFacts, isEverybodys = false): SeasonLine {
  const { season, region, today, leadWeeks, told } = facts
  const { orderBy, isTooLate, meets, shorter } = seasonDue(facts)
  const inWords = (language: Language): Sentence => {
    const dayOf = (day: string) => asked('season', dayInWords(day, today, language))
    return WORDS[language]({
      ...told,
      isEverybodys,
      name: seasonInWords(season, region, language),
      by: orderBy === null ? '' : dayOf(orderBy),
      leadWeeks,
      isTooLate,
      meets,
      shorter: shorter === null ? null : { leadWeeks: shorter.leadWeeks, by: dayOf(shorter.orderBy) },
      factor: told.times === null ? '' : asked('season', `×${told.times.toFixed(2)}`),
      range:
        told.timesLower === null || told.timesUpper === null
          ? ''
          : `${told.timesLower.toFixed(2)}–${told.timesUpper.toFixed(2)}`,
      share: asked(
        'season',
        `${Math.round(100 * ((told.reason === 'out_of_season' ? told.ofYear : told.times) ?? 0))}%`,
      ),
    })
  }
  return { orderBy, words: { en: inWords('en'), zh: inWords('zh') } }
}

type Told = SeasonFacts['told']

interface Words extends Pick<Told, 'kind' | 'reason' | 'times' | 'isGuess' | 'ofYear' | 'beforeOfYear'> {
  readonly isEverybodys: boolean
  /** Of the season. */
  readonly name: string
  readonly by: Part
  /** The reader's lead time in weeks. */
  readonly leadWeeks: number
  /** With the reader's lead time. */
  readonly isTooLate: boolean
  readonly meets: SeasonDue['meets']
  readonly shorter: { readonly leadWeeks: number; readonly by: Part } | null
  readonly factor: Part
  /** Both edges of the factor's band. */
  readonly range: string
  readonly share: Part
}

const MEETS: Readonly<Record<Language, Readonly<Record<SeasonDue['meets'], string>>>> = {
  en: { first_week: '', top: ' for its top', half: ' for its second half' },
  zh: { first_week: '', top: '赶高峰', half: '赶后半季' },
}

const RETURNS: Readonly<Record<Language, Readonly<Record<ReturnKind, string>>>> = {
  en: { season: 'comes back', season_lower: 'comes back, lower', year: 'as last year', year_lower: 'below last year' },
  zh: { season: '当季回归', season_lower: '当季回归但低于去年', year: '与去年相近', year_lower: '低于去年' },
}

/** What speaks against a rise that is tested; of a wide band its edges do. */
function doubt({ reason, range }: Pick<Words, 'reason' | 'range'>, language: Language): string {
  if (reason === 'wide_band') return language === 'en' ? ` (${range})` : `（${range}）`
  return DOUBTS[language][reason] ?? ''
}

const DOUBTS: Readonly<Record<Language, Readonly<Partial<Record<Told['reason'], string>>>>> = {
  en: {
    untried: ', by a forecast not yet scored',
    below_last_year: ', though below it today',
    year_off: ', though the forecast of a year ago was far off',
  },
  zh: {
    untried: '，但预测尚未经验证',
    below_last_year: '，但目前低于去年',
    year_off: '，但一年前的预测偏差大',
  },
}

const WORDS: Readonly<Record<Language, (words: Words) => Sentence>> = {
  en: (words) => {
    const { name, by, leadWeeks, shorter, factor, range, share } = words
    /** `order by 8 March with 14 weeks’ lead`, or that it is too late. */
    const due = (verb: string): Sentence => {
      const top = MEETS.en[words.meets]
      if (!words.isTooLate) return sentence`${verb} by ${by}${top} with ${leadInEnglish(leadWeeks)}`
      const late = sentence`too late with ${leadInEnglish(leadWeeks)}`
      return shorter === null
        ? late
        : sentence`${late}; with ${leadInEnglish(shorter.leadWeeks)}, ${verb} by ${shorter.by}${top}`
    }
    const isOrdered = words.kind === 'order' || words.kind === 'returns'
    const marks: Sentence = [
      ...(words.kind === 'returns' && words.reason === 'wide_band' ? [' · wide band: order small'] : []),
      ...(words.isGuess ? sentence` · ${asked('season', 'a guess')}${isOrdered ? ': order small' : ''}` : []),
      ...(words.isEverybodys ? [' · all genders’ curve'] : []),
    ]
    switch (words.kind) {
      case 'order':
        return sentence`${name}: ${due('order')}, ${factor} last year’s level${marks}.`
      case 'test':
        return words.reason === 'from_nothing'
          ? sentence`${name}: test small, ${due('decide')}; it rises from next to nothing${marks}.`
          : sentence`${name}: test small, ${due('decide')}; perhaps ${factor} last year’s level${doubt(words, 'en')}${marks}.`
      case 'returns':
        return sentence`${name}: ${RETURNS.en[returnKind(words)]}, repeat ${factor} (${range}), ${due('order')}${marks}.`
      case 'leave':
        return words.reason === 'out_of_season'
          ? sentence`${name}: leave, out of season at ${share} of its own year${marks}.`
          : sentence`${name}: leave, it falls to ${share} of last year’s level${marks}.`
      case 'not_known':
        return [`${name}: not known.`]
    }
  },
  zh: (words) => {
    const { name, by, leadWeeks, shorter, factor, range, share } = words
    /** `3月8日前下单（14周交期）`, or that it is too late. */
    const due = (verb: string): Sentence => {
      const top = MEETS.zh[words.meets]
      if (!words.isTooLate) return sentence`${by}前${verb}${top}（${leadInChinese(leadWeeks)}）`
      const late = sentence`按${leadInChinese(leadWeeks)}已来不及`
      return shorter === null
        ? late
        : sentence`${late}；${leadInChinese(shorter.leadWeeks)}须${shorter.by}前${verb}${top}`
    }
    const isOrdered = words.kind === 'order' || words.kind === 'returns'
    const marks: Sentence = [
      ...(words.kind === 'returns' && words.reason === 'wide_band' ? ['（区间宽，宜小批）'] : []),
      ...(words.isGuess ? sentence`（${asked('season', '推测')}${isOrdered ? '，宜小批' : ''}）` : []),
      ...(words.isEverybodys ? ['（全体曲线）'] : []),
    ]
    switch (words.kind) {
      case 'order':
        return sentence`${name}：${due('下单')}，为去年同期${factor}${marks}。`
      case 'test':
        return words.reason === 'from_nothing'
          ? sentence`${name}：小批试单，${due('决定')}；去年几乎为零，正在上升${marks}。`
          : sentence`${name}：小批试单，${due('决定')}；或为去年同期${factor}${doubt(words, 'zh')}${marks}。`
      case 'returns':
        return sentence`${name}：${RETURNS.zh[returnKind(words)]}，按去年订量${factor}（${range}），${due('下单')}${marks}。`
      case 'leave':
        return words.reason === 'out_of_season'
          ? sentence`${name}：不订，不当季，仅为全年平均的${share}${marks}。`
          : sentence`${name}：不订，降至去年同期的${share}${marks}。`
      case 'not_known':
        return [`${name}：暂无法判断。`]
    }
  },
}
