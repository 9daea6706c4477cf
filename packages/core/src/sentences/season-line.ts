import type { Language } from '../language/languages'
import { seasonDue } from '../season/season-order'
import { isItsSeason } from '../season/season-verdict'
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
  const { orderBy, isTooLate, isFirstMissed, shorter } = seasonDue(facts)
  const inWords = (language: Language): Sentence => {
    const dayOf = (day: string) => asked('season', dayInWords(day, today, language))
    return WORDS[language]({
      ...told,
      isEverybodys,
      name: seasonInWords(season, region, language),
      by: orderBy === null ? '' : dayOf(orderBy),
      leadWeeks,
      isTooLate,
      isForTop: isFirstMissed && told.peakWeek !== null,
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

interface Words extends Pick<Told, 'kind' | 'reason' | 'isGuess' | 'ofYear' | 'beforeOfYear'> {
  readonly isEverybodys: boolean
  /** Of the season. */
  readonly name: string
  readonly by: Part
  /** The reader's lead time in weeks. */
  readonly leadWeeks: number
  /** With the reader's lead time. */
  readonly isTooLate: boolean
  /** Goods come too late for its first week, and are in time for its top or not even for that. */
  readonly isForTop: boolean
  readonly shorter: { readonly leadWeeks: number; readonly by: Part } | null
  readonly factor: Part
  /** Both edges of the factor's band. */
  readonly range: string
  readonly share: Part
}

const WORDS: Readonly<Record<Language, (words: Words) => Sentence>> = {
  en: (words) => {
    const { name, by, leadWeeks, shorter, factor, range, share } = words
    /** `order by 8 March with 14 weeks’ lead`, or that it is too late. */
    const due = (verb: string): Sentence => {
      const top = words.isForTop ? ' for its top' : ''
      if (!words.isTooLate) return sentence`${verb} by ${by}${top} with ${leadInEnglish(leadWeeks)}`
      const late = sentence`too late with ${leadInEnglish(leadWeeks)}`
      return shorter === null
        ? late
        : sentence`${late}; with ${leadInEnglish(shorter.leadWeeks)}, ${verb} by ${shorter.by}${top}`
    }
    const isOrdered = words.kind === 'order' || words.kind === 'returns'
    const marks: Sentence = [
      ...(words.isGuess ? sentence` · ${asked('season', 'a guess')}${isOrdered ? ': order small' : ''}` : []),
      ...(words.isEverybodys ? [' · all genders’ curve'] : []),
    ]
    switch (words.kind) {
      case 'order':
        return sentence`${name}: ${due('order')}, ${factor} last year’s level${marks}.`
      case 'test':
        return words.reason === 'from_nothing'
          ? sentence`${name}: test small, ${due('decide')}; it rises from next to nothing${marks}.`
          : sentence`${name}: test small, ${due('decide')}; perhaps ${factor} last year’s level${marks}.`
      case 'returns':
        return sentence`${name}: ${isItsSeason(words) ? 'comes back' : 'as last year'}, repeat ${factor} (${range}), ${due('order')}${marks}.`
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
      const top = words.isForTop ? '赶高峰' : ''
      if (!words.isTooLate) return sentence`${by}前${verb}${top}（${leadInChinese(leadWeeks)}）`
      const late = sentence`按${leadInChinese(leadWeeks)}已来不及`
      return shorter === null
        ? late
        : sentence`${late}；${leadInChinese(shorter.leadWeeks)}须${shorter.by}前${verb}${top}`
    }
    const isOrdered = words.kind === 'order' || words.kind === 'returns'
    const marks: Sentence = [
      ...(words.isGuess ? sentence`（${asked('season', '推测')}${isOrdered ? '，宜小批' : ''}）` : []),
      ...(words.isEverybodys ? ['（全体曲线）'] : []),
    ]
    switch (words.kind) {
      case 'order':
        return sentence`${name}：${due('下单')}，为去年同期${factor}${marks}。`
      case 'test':
        return words.reason === 'from_nothing'
          ? sentence`${name}：小批试单，${due('决定')}；去年几乎为零，正在上升${marks}。`
          : sentence`${name}：小批试单，${due('决定')}；或为去年同期${factor}${marks}。`
      case 'returns':
        return sentence`${name}：${isItsSeason(words) ? '当季回归' : '与去年相近'}，按去年订量${factor}（${range}），${due('下单')}${marks}。`
      case 'leave':
        return words.reason === 'out_of_season'
          ? sentence`${name}：不订，不当季，仅为全年平均的${share}${marks}。`
          : sentence`${name}：不订，降至去年同期的${share}${marks}。`
      case 'not_known':
        return [`${name}：暂无法判断。`]
    }
  },
}
