import { dayNumber } from '../periods/week'
import { dayInWords } from '../sentences/days-in-words'
import { linked, plainText, sentence } from '../sentences/sentence'
import { marketSections } from './market-sections'
import { ordersSection } from './orders-section'
import type { InBothWords, Report, ReportSection, ReportSentence } from './report'
import type { ReportFacts } from './report-facts'
import type { Occasion } from './report-occasions'
import { NAMED, reportedTrend, searchSections } from './search-sections'

/** Under so many trends whose year is known there is nothing to tell of searches. */
const LEAST_TRENDS = 6

/**
 * Writes a report from what was known at the end of its day: searches, shops and networks, each as far as it tells enough;
 * `null` where none does.
 */
export function writeReport(occasion: Occasion, facts: ReportFacts): Report | null {
  const { kind, subject, asOf } = occasion
  const told = facts.trends
    .filter(({ primaryCategory }) => subject === '' || primaryCategory === subject)
    .flatMap(({ outlook, ...trend }) => {
      const reported = reportedTrend({ outlook, ...trend }, occasion)
      return reported === null ? [] : [{ trend: reported, outlook }]
    })
  const searched = told.length < LEAST_TRENDS ? [] : told
  const { market } = facts
  const ofMarket = market === null ? [] : marketSections(market, asOf)
  if (searched.length === 0 && ofMarket.length === 0) return null
  const known = searched.map(({ trend }) => trend).sort((a, b) => b.yoy - a.yoy || (a.trendId < b.trendId ? -1 : 1))
  const sections = [
    ...searchSections(known, occasion, facts),
    ...ofMarket,
    ...(kind === 'weekly' && facts.festivals.length > 0 ? [festivalsAhead(facts, asOf)] : []),
  ]
  // A forecast of today is none of a day in the past.
  const ahead =
    market === null ? [] : searched.flatMap(({ trend, outlook }) => (outlook === null ? [] : [{ trend, outlook }]))
  const first = sections[0]?.sentences[0]
  return {
    id: reportId(occasion, facts.region),
    kind,
    subject,
    region: facts.region,
    asOf,
    title: titleOf(occasion, facts),
    teaser: { en: plainText(first?.en ?? []), zh: plainText(first?.zh ?? []) },
    sections,
    orders: ordersSection(ahead, occasion, facts),
    isInTime: market !== null,
  }
}

/** One report of a week, of a season, and of a category's month. */
export function reportId({ kind, subject, asOf, endsOn }: Occasion, region: string): string {
  const time = kind === 'category' ? asOf.slice(0, 7) : endsOn
  return [kind, region || 'all', ...(subject === '' ? [] : [subject]), time].join('-').toLowerCase()
}

function festivalsAhead(
  { festivals, region, regionName }: Pick<ReportFacts, 'festivals' | 'region' | 'regionName'>,
  asOf: string,
): ReportSection {
  const sentences = festivals.slice(0, NAMED).map(({ festival, day }): ReportSentence => {
    const address = `/trendee/topics?festival=${festival.id}&region=${region}`
    const days = dayNumber(day) - dayNumber(asOf)
    return {
      en: sentence<string>`${festival.name} is on ${linked(address, dayInWords(day, asOf, 'en'))}, ${`${days} ${days === 1 ? 'day' : 'days'}`} after ${dayInWords(asOf, asOf, 'en')}.`,
      zh: sentence<string>`${festival.nameZh}在${linked(address, dayInWords(day, asOf, 'zh'))}（${dayInWords(asOf, asOf, 'zh')}后${String(days)}天）。`,
    }
  })
  return {
    heading: { en: 'What comes next', zh: '即将到来' },
    sentences,
    trends: [],
    products: [],
    source: {
      en: `Days off and days of the trade, ${regionName.en}`,
      zh: `公共假日与行业节日，${regionName.zh}`,
    },
  }
}

/** The season that ends with a month, northern. */
const SEASON_NAMES: Readonly<Record<string, InBothWords>> = {
  '02': { en: 'Winter', zh: '冬季' },
  '05': { en: 'Spring', zh: '春季' },
  '08': { en: 'Summer', zh: '夏季' },
  '11': { en: 'Autumn', zh: '秋季' },
}

function titleOf({ kind, asOf, endsOn }: Occasion, { regionName, subjectName }: ReportFacts): InBothWords {
  const [year = '', month = ''] = endsOn.split('-')
  const season = SEASON_NAMES[month]
  if (kind === 'season' && season !== undefined) {
    const soFar =
      asOf < endsOn
        ? { en: ` to ${dayInWords(asOf, endsOn, 'en')}`, zh: `（截至${dayInWords(asOf, endsOn, 'zh')}）` }
        : { en: '', zh: '' }
    return {
      en: `${season.en} ${year}${soFar.en}, ${regionName.en}`,
      zh: `${regionName.zh}${year}年${season.zh}报告${soFar.zh}`,
    }
  }
  const day = {
    en: `${dayInWords(asOf, asOf, 'en')} ${asOf.slice(0, 4)}`,
    zh: `${asOf.slice(0, 4)}年${dayInWords(asOf, asOf, 'zh')}`,
  }
  return kind === 'category' && subjectName !== null
    ? {
        en: `${subjectName.en} to ${day.en}, ${regionName.en}`,
        zh: `${regionName.zh}${subjectName.zh}报告（截至${day.zh}）`,
      }
    : { en: `The week to ${day.en}, ${regionName.en}`, zh: `${regionName.zh}周报（截至${day.zh}）` }
}
