import type { Language } from '../language/languages'
import { seasonDue } from '../season/season-order'
import { isItsSeason } from '../season/season-verdict'
import { dayInWords } from './days-in-words'
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
  const { orderBy, isTooLate, shorter } = seasonDue(facts)
  const inWords = (language: Language): Sentence => {
    const dayOf = (day: string) => asked('season', dayInWords(day, today, language))
    return WORDS[language]({
      ...told,
      isEverybodys,
      name: seasonInWords(season, region, language),
      by: orderBy === null ? '' : dayOf(orderBy),
      lateWith: isTooLate ? asked('lead', String(leadWeeks)) : null,
      shorter:
        shorter === null ? null : { leadWeeks: asked('lead', String(shorter.leadWeeks)), by: dayOf(shorter.orderBy) },
      factor: told.times === null ? '' : asked('season', `×${told.times.toFixed(2)}`),
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
  /** The reader's lead time in weeks, where it is too late with it. */
  readonly lateWith: Part | null
  readonly shorter: { readonly leadWeeks: Part; readonly by: Part } | null
  readonly factor: Part
  readonly share: Part
}

const WORDS: Readonly<Record<Language, (words: Words) => Sentence>> = {
  en: (words) => {
    const { name, by, lateWith, shorter, factor, share } = words
    /** `order by 8 March`, or that it is too late. */
    const due = (verb: string): Sentence => {
      if (lateWith === null) return sentence`${verb} by ${by}`
      const late = sentence`too late with ${lateWith} weeks’ lead`
      return shorter === null ? late : sentence`${late}; with ${shorter.leadWeeks}, ${verb} by ${shorter.by}`
    }
    const marks: Sentence = [
      ...(words.isGuess ? sentence` · ${asked('season', 'a guess')}` : []),
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
        return sentence`${name}: ${isItsSeason(words) ? 'comes back' : 'as last year'}, repeat ${factor}, ${due('order')}${marks}.`
      case 'leave':
        return words.reason === 'out_of_season'
          ? sentence`${name}: leave, out of season at ${share} of its own year${marks}.`
          : sentence`${name}: leave, it falls to ${share} of last year’s level${marks}.`
      case 'not_known':
        return [`${name}: not known.`]
    }
  },
  zh: (words) => {
    const { name, by, lateWith, shorter, factor, share } = words
    /** `3月8日前下单`, or that it is too late. */
    const due = (verb: string): Sentence => {
      if (lateWith === null) return sentence`${by}前${verb}`
      const late = sentence`按${lateWith}周交期已来不及`
      return shorter === null ? late : sentence`${late}；${shorter.leadWeeks}周交期须${shorter.by}前${verb}`
    }
    const marks: Sentence = [
      ...(words.isGuess ? sentence`（${asked('season', '推测')}）` : []),
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
        return sentence`${name}：${isItsSeason(words) ? '当季回归' : '与去年相近'}，按去年订量${factor}，${due('下单')}${marks}。`
      case 'leave':
        return words.reason === 'out_of_season'
          ? sentence`${name}：不订，不当季，仅为全年平均的${share}${marks}。`
          : sentence`${name}：不订，降至去年同期的${share}${marks}。`
      case 'not_known':
        return [`${name}：暂无法判断。`]
    }
  },
}
