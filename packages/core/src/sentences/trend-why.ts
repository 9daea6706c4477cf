import type { Language } from '../language/languages'
import type { CurveStory } from '../trend/curve-story'
import type { PlatformAgreement } from '../trend/platform-agreement'
import type { Level } from '../trend/vocabulary'
import { LEVEL_WITH, TIMES_FROM } from './how-much'
import { dayInWords, monthInWords } from './days-in-words'
import { asked, type InBoth, joined, type Sentence, sentence } from './sentence'

/** What a why rests on; shares and growths are fractions. */
export interface WhyFacts {
  /** The day on which it is told, on or after the last day in the data. */
  readonly asOf: string
  /** Its last day where it is stale: then only how it stood on that day is told. `null` where it goes on. */
  readonly endedOn: string | null
  readonly level: Level
  /** The rule that decided the level, `LevelRule`. */
  readonly rule: string
  /** Measured weeks. */
  readonly weeks: number
  readonly yoy: number | null
  /** Rise over twelve weeks ago on the line without season; `null` where too little was known. */
  readonly newRise: number | null
  readonly curve: CurveStory | null
  /** Its years are told without their season: a line that peaks each winter is flat beyond it, and looks it to nobody. */
  readonly isSeasonal: boolean
  readonly agreement: PlatformAgreement | null
}

/** Why a trend stands where it does, as a designer would say it: one sentence of at most four clauses. */
export function trendWhy(facts: WhyFacts): InBoth {
  return { en: whyIn('en', facts), zh: whyIn('zh', facts) }
}

function whyIn(language: Language, facts: WhyFacts): Sentence {
  const say = WORDS[language]
  if (facts.rule === 'being_renewed') return joined([say.renewed], language)
  if (facts.rule === 'never_moves') return joined([say.neverMoves(facts.weeks)], language)
  if (facts.rule === 'too_small') return joined([say.tooSmall(facts.weeks)], language)
  if (facts.endedOn !== null && facts.yoy !== null) {
    return joined([say.stood(dayInWords(facts.endedOn, '', language), facts.yoy)], language)
  }
  const clauses = [
    facts.yoy === null ? null : say.year(facts.yoy),
    movement(facts, language),
    ruleClause(facts, language),
    facts.agreement === null || !tellsMovement(facts) ? null : say.agreement(facts.agreement),
  ].filter((clause): clause is Sentence => clause !== null)
  return joined(clauses.length === 0 ? [say.tooShort(facts.weeks)] : clauses, language)
}

/** Others agree with a movement: of a trend that is said to stand still there is nothing to agree with. */
function tellsMovement({ yoy, curve, level }: WhyFacts): boolean {
  return level !== 'none' || (yoy !== null && Math.abs(yoy) >= LEVEL_WITH) || (curve !== null && curve.kind !== 'flat')
}

/** The newest change; a curve that stands still says nothing of a trend that has a level. */
function movement({ curve, level, newRise, asOf, isSeasonal }: WhyFacts, language: Language): Sentence | null {
  const say = WORDS[language]
  if (curve !== null && (curve.kind !== 'flat' || level === 'none')) {
    const month = curve.since === null ? '' : monthInWords(curve.since, asOf, language)
    return say.curve(curve, month, isSeasonal)
  }
  return level !== 'none' && newRise !== null ? say.newRise(percent(newRise)) : null
}

function ruleClause({ rule, weeks }: WhyFacts, language: Language): Sentence | null {
  const say = WORDS[language]
  if (rule === 'fell_from_top') return say.fellFromTop
  if (rule === 'no_longer_new') return say.noLongerNew
  if (rule === 'too_short' || rule === 'too_few_recent_weeks' || rule === 'no_earlier_year') return say.tooShort(weeks)
  return null
}

interface Words {
  readonly renewed: Sentence
  readonly fellFromTop: Sentence
  readonly noLongerNew: Sentence
  readonly year: (yoy: number) => Sentence
  /** How a curve that ended stood on its last day. */
  readonly stood: (day: string, yoy: number) => Sentence
  readonly curve: (curve: CurveStory, month: string, isSeasonal: boolean) => Sentence
  readonly newRise: (rise: string) => Sentence
  readonly tooShort: (weeks: number) => Sentence
  readonly neverMoves: (weeks: number) => Sentence
  readonly tooSmall: (weeks: number) => Sentence
  readonly agreement: (agreement: PlatformAgreement) => Sentence
}

const percent = (share: number) => `${Math.round(Math.abs(share) * 100)}%`
const times = (growth: number) =>
  growth >= 9 ? String(Math.round(growth + 1)) : (growth + 1).toFixed(1).replace('.0', '')

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberWord = (count: number) => NUMBERS[count] ?? String(count)
function flatYears(count: number, isSeasonal: boolean): string {
  if (!isSeasonal) return count === 1 ? 'a flat year' : `${numberWord(count)} flat years`
  return `${count === 1 ? 'a year' : `${numberWord(count)} years`} flat beyond its season`
}

const ENGLISH: Words = {
  renewed: ['being worked out anew'],
  fellFromTop: sentence`has ${asked('level', 'fallen from its top')}`,
  noLongerNew: sentence`stood ${asked('level', 'nearly as high')} twelve weeks ago`,
  year: (yoy) => {
    if (yoy >= TIMES_FROM) return sentence`${asked('year', `${times(yoy)} times`)} last year`
    if (Math.abs(yoy) < LEVEL_WITH) return sentence`${asked('year', 'level')} with last year`
    return sentence`${asked('year', `${yoy > 0 ? 'up' : 'down'} ${percent(yoy)}`)} on last year`
  },
  stood: (day, yoy) => {
    const than: Sentence =
      yoy >= TIMES_FROM
        ? sentence`${asked('year', `${times(yoy)} times`)} the year before`
        : Math.abs(yoy) < LEVEL_WITH
          ? sentence`${asked('year', 'level')} with the year before`
          : sentence`${asked('year', `${yoy > 0 ? 'up' : 'down'} ${percent(yoy)}`)} on the year before`
    return sentence`on ${asked('year', day)}, ${than}`
  },
  curve: ({ kind, flatYears: years }, month, isSeasonal) => {
    const since = asked('curve', month)
    const beyond = isSeasonal ? ' beyond its season' : ''
    if (kind === 'flat') return sentence`flat${beyond} for ${asked('curve', `${numberWord(years)} years`)}`
    const after: Sentence = years === 0 ? [] : sentence` after ${asked('curve', flatYears(years, isSeasonal))}`
    if (kind === 'jumped') return sentence`jumped in ${since}${after}`
    if (kind === 'dropped') return sentence`dropped in ${since}${after}`
    return kind === 'climbed' ? sentence`climbing since ${since}${after}` : sentence`falling since ${since}${after}`
  },
  newRise: (rise) => sentence`up ${asked('level', rise)} in twelve weeks beyond its season`,
  tooShort: (weeks) =>
    sentence`too little history to tell more (${asked('level', weeks)} ${weeks === 1 ? 'week' : 'weeks'})`,
  neverMoves: (weeks) => sentence`hardly anything in ${asked('level', weeks)} weeks: too little to measure`,
  tooSmall: (weeks) => sentence`too small a curve to tell a change from chance (${asked('level', weeks)} weeks)`,
  agreement: ({ among, agree, differ }) => {
    const all = agree.length + differ.length
    const one = among === 'shops' ? 'shop' : 'platform'
    if (all === 1)
      return sentence`${asked('platforms', `the one other ${one}`)} ${agree.length === 1 ? 'agrees' : 'does not agree'}`
    if (agree.length === 0) return sentence`${asked('platforms', `none of ${all}`)} ${among} agrees`
    return sentence`${asked('platforms', `${agree.length} of ${all}`)} ${among} ${agree.length === 1 ? 'agrees' : 'agree'}`
  },
}

const CHINESE: Words = {
  renewed: ['正在重新计算'],
  fellFromTop: sentence`已从${asked('level', '高点回落')}`,
  noLongerNew: sentence`十二周前已${asked('level', '接近这一高度')}`,
  year: (yoy) => {
    if (yoy >= TIMES_FROM) return sentence`是去年同期的${asked('year', `${times(yoy)}倍`)}`
    if (Math.abs(yoy) < LEVEL_WITH) return sentence`与去年同期${asked('year', '持平')}`
    return sentence`比去年同期${asked('year', `${yoy > 0 ? '高' : '低'}${percent(yoy)}`)}`
  },
  stood: (day, yoy) => {
    const than: Sentence =
      yoy >= TIMES_FROM
        ? sentence`为上年同期的${asked('year', `${times(yoy)}倍`)}`
        : Math.abs(yoy) < LEVEL_WITH
          ? sentence`与上年同期${asked('year', '持平')}`
          : sentence`比上年同期${asked('year', `${yoy > 0 ? '高' : '低'}${percent(yoy)}`)}`
    return sentence`截至${asked('year', day)}，${than}`
  },
  curve: ({ kind, flatYears: years }, month, isSeasonal) => {
    const since = asked('curve', month)
    const beyond = isSeasonal ? '剔除季节因素' : ''
    if (kind === 'flat') return sentence`${beyond}已连续${asked('curve', `${years}年`)}平稳`
    const after: Sentence = years === 0 ? [] : sentence`${beyond}平稳${asked('curve', `${years}年`)}后，`
    if (kind === 'jumped') return sentence`${after}${since}跃升`
    if (kind === 'dropped') return sentence`${after}${since}骤降`
    return kind === 'climbed' ? sentence`${after}${since}起持续上升` : sentence`${after}${since}起持续下降`
  },
  newRise: (rise) => sentence`剔除季节因素，十二周内上涨${asked('level', rise)}`,
  tooShort: (weeks) => sentence`历史数据过短（${asked('level', `${weeks}周`)}），难以判断更多`,
  neverMoves: (weeks) => sentence`${asked('level', `${weeks}周`)}几乎没有数据：不足以衡量`,
  tooSmall: (weeks) => sentence`数值过小，难以区分变化与偶然（${asked('level', `${weeks}周`)}）`,
  agreement: ({ among, agree, differ }) => {
    const all = agree.length + differ.length
    const [unit, kind] = among === 'shops' ? ['家', '店铺'] : ['个', '平台']
    if (all === 1)
      return sentence`${asked('platforms', `另一${unit}${kind}`)}${agree.length === 1 ? '走势一致' : '走势不同'}`
    if (agree.length === 0) return sentence`${asked('platforms', `${all}${unit}${kind}`)}走势均不同`
    return sentence`${asked('platforms', `${all}${unit}${kind}中${agree.length}${unit}`)}走势一致`
  },
}

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, zh: CHINESE }
