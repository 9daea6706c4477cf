import type { FestivalDay } from '../festivals/festival'
import type { Language } from '../language/languages'
import { addWeeks, dayNumber, weeksBetween } from '../periods/week'
import { dayInWords } from '../sentences/days-in-words'
import { joined, linked, plainText, sentence, type SentenceOf } from '../sentences/sentence'
import { yoy } from '../trend/growth'
import { truncateAt } from '../trend/truncate-series'
import type { InBothWords, Report, ReportedTrend, ReportSection, ReportSentence, ReportTrend } from './report'
import type { Occasion } from './report-occasions'

/** What a report is written from. */
export interface ReportFacts {
  readonly region: string
  readonly regionName: InBothWords
  /** Name of the occasion's category; nothing where it has none. */
  readonly subjectName: InBothWords | null
  readonly trends: readonly ReportTrend[]
  /** Festivals of the region in the weeks to come, for reports about a week. */
  readonly festivals: readonly FestivalDay[]
}

/** Trends that a section names. */
const NAMED = 5
/** Under so many trends whose year is known there is nothing to tell. */
const LEAST_TRENDS = 6
const YEAR_WEEKS = 53

/** Writes a report from what was known at the end of its day; `null` where too little was. */
export function writeReport(occasion: Occasion, facts: ReportFacts): Report | null {
  const { kind, subject, asOf } = occasion
  const known = facts.trends
    .filter(({ primaryCategory }) => subject === '' || primaryCategory === subject)
    .flatMap((trend) => reported(trend, asOf))
    .sort((a, b) => b.yoy - a.yoy || (a.trendId < b.trendId ? -1 : 1))
  if (known.length < LEAST_TRENDS) return null
  const up = known.filter(({ yoy: change }) => change > 0).slice(0, NAMED)
  const down = known
    .filter(({ yoy: change }) => change < 0)
    .slice(-NAMED)
    .toReversed()
  const sections = [
    ...(up.length === 0 ? [] : [section(HEADINGS.up, up, occasion, facts.region)]),
    ...(down.length === 0 ? [] : [section(HEADINGS.down, down, occasion, facts.region)]),
    ...(kind === 'weekly' && facts.festivals.length > 0 ? [ahead(facts.festivals, asOf, facts.region)] : []),
  ]
  const first = sections[0]?.sentences[0]
  return {
    id: [kind, facts.region, ...(subject === '' ? [] : [subject]), kind === 'category' ? asOf.slice(0, 7) : asOf]
      .join('-')
      .toLowerCase(),
    kind,
    subject,
    region: facts.region,
    asOf,
    title: titleOf(occasion, facts),
    teaser: { en: plainText(first?.en ?? []), zh: plainText(first?.zh ?? []) },
    sections,
  }
}

function reported(trend: ReportTrend, asOf: string): ReportedTrend[] {
  const { value } = yoy(trend.series, asOf)
  if (value === null) return []
  const { start, values } = truncateAt(trend.series, asOf)
  const from = Math.max(0, values.length - YEAR_WEEKS)
  const { trendId, name, nameZh, type, gender } = trend
  const year = { start: addWeeks(start, from), values: values.slice(from) }
  // A series that ended before the report's weeks would tell of other weeks.
  const age = weeksBetween(addWeeks(start, values.length - 1), asOf)
  return age > 1 ? [] : [{ trendId, name, nameZh, type, gender, yoy: value, year }]
}

const HEADINGS = {
  up: { en: 'What is searched more than a year ago', zh: '同比上升' },
  down: { en: 'What is searched less than a year ago', zh: '同比下降' },
  ahead: { en: 'What comes next', zh: '即将到来' },
} as const

function section(
  heading: InBothWords,
  trends: readonly ReportedTrend[],
  { asOf }: Occasion,
  region: string,
): ReportSection {
  const inLanguage = (language: Language): SentenceOf<string> => {
    const [lead, ...rest] = trends
    if (lead === undefined) return []
    const figure = (trend: ReportedTrend) => linked(trendAddress(trend, region, asOf), changed(trend.yoy, language))
    const others = rest.flatMap((trend, at) => [
      at === 0 ? '' : language === 'zh' ? '、' : ', ',
      `${nameIn(trend, language)}${language === 'zh' ? '（' : ' ('}`,
      figure(trend),
      language === 'zh' ? '）' : ')',
    ])
    const clauses =
      language === 'zh'
        ? [
            sentence<string>`${nameIn(lead, language)}居首：近四周搜索较去年同期${figure(lead)}`,
            ...(rest.length === 0 ? [] : [sentence<string>`其后为${others}`]),
          ]
        : [
            sentence<string>`${nameIn(lead, language)} leads: over four weeks its searches are ${figure(lead)} on the same weeks of last year`,
            ...(rest.length === 0 ? [] : [sentence<string>`it is followed by ${others}`]),
          ]
    return joined(clauses, language)
  }
  return { heading, sentences: [{ en: inLanguage('en'), zh: inLanguage('zh') }], trends }
}

function ahead(festivals: readonly FestivalDay[], asOf: string, region: string): ReportSection {
  const sentences = festivals.slice(0, NAMED).map(({ festival, day }): ReportSentence => {
    const address = `/trendee/topics?festival=${festival.id}&region=${region}`
    const days = dayNumber(day) - dayNumber(asOf)
    return {
      en: sentence<string>`${festival.name} is ${linked(address, `${days} ${days === 1 ? 'day' : 'days'}`)} away, on ${dayInWords(day, asOf, 'en')}.`,
      zh: sentence<string>`距${festival.nameZh}还有${linked(address, `${days}天`)}（${dayInWords(day, asOf, 'zh')}）。`,
    }
  })
  return { heading: HEADINGS.ahead, sentences, trends: [] }
}

/** The page of the trend as it stood on the report's day: its yearly change is the number that was written. */
function trendAddress({ trendId, gender, type }: ReportedTrend, region: string, asOf: string): string {
  const worn = gender === '' ? 'all' : gender
  return `/trendee/trend-detail/${encodeURIComponent(trendId)}/${worn}/${type}?region=${region}&as_of=${asOf}`
}

function nameIn({ name, nameZh }: ReportedTrend, language: Language): string {
  return language === 'zh' && nameZh !== '' ? nameZh : name.charAt(0).toUpperCase() + name.slice(1)
}

function changed(change: number, language: Language): string {
  const percent = `${Math.round(Math.abs(change) * 100)}%`
  if (language === 'zh') return `${change < 0 ? '下降' : '上升'}${percent}`
  return `${change < 0 ? 'down' : 'up'} ${percent}`
}

/** The season that ends with a month, northern. */
const SEASON_NAMES: Readonly<Record<string, InBothWords>> = {
  '02': { en: 'Winter', zh: '冬季' },
  '05': { en: 'Spring', zh: '春季' },
  '08': { en: 'Summer', zh: '夏季' },
  '11': { en: 'Autumn', zh: '秋季' },
}

function titleOf({ kind, asOf }: Occasion, { regionName, subjectName }: ReportFacts): InBothWords {
  const [year = '', month = ''] = asOf.split('-')
  const season = SEASON_NAMES[month]
  if (kind === 'season' && season !== undefined) {
    return { en: `${season.en} ${year}, ${regionName.en}`, zh: `${regionName.zh}${year}年${season.zh}报告` }
  }
  const day = { en: `${dayInWords(asOf, asOf, 'en')} ${year}`, zh: `${year}年${dayInWords(asOf, asOf, 'zh')}` }
  return kind === 'category' && subjectName !== null
    ? {
        en: `${subjectName.en} to ${day.en}, ${regionName.en}`,
        zh: `${regionName.zh}${subjectName.zh}报告（截至${day.zh}）`,
      }
    : { en: `The week to ${day.en}, ${regionName.en}`, zh: `${regionName.zh}周报（截至${day.zh}）` }
}
