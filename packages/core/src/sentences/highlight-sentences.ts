import type { Language } from '../language/languages'
import type { AskedGender } from '../lexicon/gender-groups'
import { LEVEL_NAMES } from '../trend/level-names'
import type { Level } from '../trend/vocabulary'
import { dayInWords } from './days-in-words'
import { LEVEL_WITH, TIMES_FROM } from './how-much'
import { joined, linked, sentence, type SentenceOf } from './sentence'
import { told, type WrittenSentence, type WrittenText } from './written-text'

type InWords = Readonly<Record<Language, string>>

/** A trend with a change that is told of it, a fraction, and the address that shows the change. */
export interface ToldTrend {
  readonly name: InWords
  readonly change: number
  readonly address: string
  /** Told by the curve of all genders, though one is asked. */
  readonly isByAll: boolean
}

/** What the week is told from; lists are the strongest first, three of them at most are named. */
export interface HighlightFacts {
  readonly region: InWords
  readonly gender: AskedGender
  /** `null` for all categories. */
  readonly category: InWords | null
  /** The last day in the data. */
  readonly asOf: string
  readonly levels: readonly { readonly level: Level; readonly count: number; readonly address: string }[]
  /** Of all that have a level, those told by the curve of all genders, though one is asked. */
  readonly byAll: number
  /** The strongest trend that has a level, with its change on the year before. */
  readonly leader: ToldTrend | null
  /** Days over which rising and falling trends are told. */
  readonly windowDays: number
  /** Those that have a level, by their growth beyond their season. */
  readonly rising: readonly ToldTrend[]
  /** Those that fall beyond their season, of all trends. */
  readonly falling: readonly ToldTrend[]
  readonly season: {
    readonly weeks: number
    readonly count: number
    readonly address: string
    readonly first: InWords | null
  }
}

type Words = SentenceOf<string>

/** Trends that a sentence names. */
const NAMED = 3

/** The week in five sentences at most. */
export function highlightSentences(facts: HighlightFacts): WrittenText {
  const trends = [facts.leader, ...facts.rising.slice(0, NAMED), ...facts.falling.slice(0, NAMED)]
  const named = [facts.region, facts.category, ...trends.map((trend) => trend?.name), facts.season.first]
  const levels = facts.levels.map(({ level }) => LEVEL_NAMES[level])
  const names = (language: Language) => [...new Set([...named, ...levels].flatMap((name) => name?.[language] || []))]
  return {
    sentences: { en: sentencesIn('en', facts), zh: sentencesIn('zh', facts) },
    names: { en: names('en'), zh: names('zh') },
  }
}

function sentencesIn(language: Language, facts: HighlightFacts): readonly WrittenSentence[] {
  const say = language === 'zh' ? CHINESE : ENGLISH
  const { leader, rising, falling, season, windowDays } = facts
  const levels = facts.levels.filter(({ count }) => count > 0)
  return told([
    ['levels', joined([say.levels(levels, facts)], language)],
    ['leader', leader === null ? [] : joined([say.leader(leader)], language)],
    ['rising', rising.length === 0 ? [] : joined([say.moving(rising.slice(0, NAMED), windowDays, true)], language)],
    ['falling', falling.length === 0 ? [] : joined([say.moving(falling.slice(0, NAMED), windowDays, false)], language)],
    ['season', season.count === 0 ? [] : joined([say.season(season)], language)],
  ])
}

interface Says {
  readonly levels: (levels: HighlightFacts['levels'], facts: HighlightFacts) => Words
  readonly leader: (leader: ToldTrend) => Words
  readonly moving: (trends: readonly ToldTrend[], days: number, isRising: boolean) => Words
  readonly season: (season: HighlightFacts['season']) => Words
}

const percent = (change: number) => {
  const size = Math.abs(change) * 100
  return `${size < 9.5 ? Math.round(size * 10) / 10 : Math.round(size)}%`
}
const times = (change: number) =>
  change >= 9 ? String(Math.round(change + 1)) : (change + 1).toFixed(1).replace('.0', '')

const WEARERS: Readonly<Record<AskedGender, InWords>> = {
  women: { en: 'women’s trends', zh: '女装趋势' },
  men: { en: 'men’s trends', zh: '男装趋势' },
  unisex: { en: 'unisex trends', zh: '中性趋势' },
  kids: { en: 'kids’ trends', zh: '童装趋势' },
  all: { en: 'trends', zh: '趋势' },
}

const ENGLISH: Says = {
  levels: (levels, { region, gender, category, asOf, byAll }) => {
    const which = `the ${WEARERS[gender].en}${category === null ? '' : ` in ${category.en.toLowerCase()}`} (${region.en})`
    const until = `as of ${dayInWords(asOf, asOf, 'en')}`
    if (levels.length === 0) return sentence<string>`none of ${which} has a level ${until}`
    const counts = levels.map(({ level, count, address }): Words => [
      linked(address, count),
      ` ${count === 1 ? 'is' : 'are'} at ${LEVEL_NAMES[level].en}`,
    ])
    const whose = byAll === 0 ? '' : `, ${byAll} of them by the curve of all genders`
    return sentence<string>`of ${which}, ${series(counts, ', ', ' and ')} ${until}${whose}`
  },
  leader: ({ name, change, address, isByAll }) => {
    const leads = `${name.en} leads${isByAll ? ' by the curve of all genders' : ''}`
    if (change >= TIMES_FROM)
      return sentence<string>`${leads}, at ${linked(address, `${times(change)} times`)} last year`
    if (Math.abs(change) < LEVEL_WITH) return sentence<string>`${leads}, ${linked(address, 'level')} with last year`
    return sentence<string>`${leads}, ${linked(address, `${change > 0 ? 'up' : 'down'} ${percent(change)}`)} on last year`
  },
  moving: ([first, ...rest], days, isRising) => {
    if (first === undefined) return []
    const figure = ({ change, address, isByAll }: ToldTrend): Words => [
      linked(address, `${isRising ? 'up' : 'down'} ${percent(change)}`),
      isByAll ? ', all genders' : '',
    ]
    const others = rest.map((trend): Words => [`${trend.name.en} (`, ...figure(trend), ')'])
    const followed: Words = others.length === 0 ? [] : sentence<string>`, then ${series(others, ', ', ' and ')}`
    return sentence<string>`over ${String(days)} days and beyond its season, ${first.name.en} ${isRising ? 'rises' : 'falls'} fastest (${figure(first)})${followed}`
  },
  season: ({ weeks, count, address, first }) =>
    sentence<string>`${linked(address, count)} seasonal ${count === 1 ? 'trend peaks' : 'trends peak'} within ${String(weeks)} weeks${first === null ? '' : `, ${first.en} first`}`,
}

const CHINESE: Says = {
  levels: (levels, { region, gender, category, asOf, byAll }) => {
    const which = `${region.zh}${category === null ? '' : category.zh}${WEARERS[gender].zh}`
    const until = `截至${dayInWords(asOf, asOf, 'zh')}`
    if (levels.length === 0) return sentence<string>`${until}，${which}均无等级`
    const counts = levels.map(({ level, count, address }): Words => [
      linked(address, count),
      `个${LEVEL_NAMES[level].zh}`,
    ])
    const whose = byAll === 0 ? '' : `，其中${byAll}个依据所有性别的曲线`
    return sentence<string>`${until}，${which}中${series(counts, '、', '、')}${whose}`
  },
  leader: ({ name, change, address, isByAll }) => {
    const leads = `${name.zh}${isByAll ? '按所有性别的曲线' : ''}居首`
    if (change >= TIMES_FROM) return sentence<string>`${leads}，为去年同期的${linked(address, `${times(change)}倍`)}`
    if (Math.abs(change) < LEVEL_WITH) return sentence<string>`${leads}，与去年同期${linked(address, '持平')}`
    return sentence<string>`${leads}，比去年同期${linked(address, `${change > 0 ? '高' : '低'}${percent(change)}`)}`
  },
  moving: ([first, ...rest], days, isRising) => {
    if (first === undefined) return []
    const figure = ({ change, address, isByAll }: ToldTrend): Words => [
      linked(address, `${isRising ? '上升' : '下降'}${percent(change)}`),
      isByAll ? '，所有性别' : '',
    ]
    const others = rest.map((trend): Words => [`${trend.name.zh}（`, ...figure(trend), '）'])
    const followed: Words = others.length === 0 ? [] : sentence<string>`，其后为${series(others, '、', '、')}`
    return sentence<string>`近${String(days)}天剔除季节因素，${first.name.zh}${isRising ? '上升' : '下降'}最快（${figure(first)}）${followed}`
  },
  season: ({ weeks, count, address, first }) =>
    sentence<string>`${String(weeks)}周内有${linked(address, count)}个季节性趋势到达高峰${first === null ? '' : `，${first.zh}最先`}`,
}

function series(parts: readonly Words[], comma: string, and: string): Words {
  return parts.flatMap((part, place): Words =>
    place === 0 ? part : [place === parts.length - 1 ? and : comma, ...part],
  )
}
