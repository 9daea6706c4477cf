import { addWeeks, weeksBetween } from '../periods/week'
import { dayInWords } from '../sentences/days-in-words'
import { sentence } from '../sentences/sentence'
import { changeOnYear, YOY_WEEKS } from '../trend/growth'
import { truncateAt } from '../trend/truncate-series'
import { rankedSentence } from './ranked-sentence'
import type { InBothWords, ReportedTrend, ReportSection, ReportTrend } from './report'
import type { ReportFacts } from './report-facts'
import type { Occasion } from './report-occasions'

/** What a section names. */
export const NAMED = 5
const YEAR_WEEKS = 53

/** A trend as it stood on the occasion's day; `null` where its weeks, or those of the year before, are not known. */
export function reportedTrend(trend: ReportTrend, { asOf, weeks }: Occasion): ReportedTrend | null {
  const { value } = changeOnYear(trend.series, asOf, weeks)
  if (value === null) return null
  const { start, values } = truncateAt(trend.series, asOf)
  const from = Math.max(0, values.length - YEAR_WEEKS)
  const { trendId, name, nameZh, type, gender } = trend
  const year = { start: addWeeks(start, from), values: values.slice(from) }
  // A series that ended before the report's weeks would tell of other weeks.
  const age = weeksBetween(addWeeks(start, values.length - 1), asOf)
  return age > 1 ? null : { trendId, name, nameZh, type, gender, yoy: value, year }
}

const WORDS = {
  up: {
    heading: { en: 'What is searched more than a year ago', zh: '同比上升' },
    leads: { en: 'is furthest above last year', zh: '同比升幅最大' },
  },
  down: {
    heading: { en: 'What is searched less than a year ago', zh: '同比下降' },
    leads: { en: 'is furthest below last year', zh: '同比降幅最大' },
  },
} as const

/** What is searched more, and what less, than in the same weeks of the year before: trends by their change, the highest first. */
export function searchSections(
  known: readonly ReportedTrend[],
  occasion: Occasion,
  facts: Pick<ReportFacts, 'region' | 'regionName'>,
): ReportSection[] {
  const up = known.filter(({ yoy }) => yoy > 0).slice(0, NAMED)
  const down = known
    .filter(({ yoy }) => yoy < 0)
    .slice(-NAMED)
    .toReversed()
  return [
    ...(up.length === 0 ? [] : [section('up', up, occasion, facts)]),
    ...(down.length === 0 ? [] : [section('down', down, occasion, facts)]),
  ]
}

function section(
  moved: keyof typeof WORDS,
  trends: readonly ReportedTrend[],
  { kind, weeks, asOf }: Occasion,
  { region, regionName }: Pick<ReportFacts, 'region' | 'regionName'>,
): ReportSection {
  const span =
    kind === 'season'
      ? { en: `over ${weeks} weeks of the season`, zh: `本季${weeks}周` }
      : {
          en: weeks === YOY_WEEKS ? 'over four weeks' : `over ${weeks} weeks`,
          zh: `近${weeks === YOY_WEEKS ? '四' : weeks}周`,
        }
  const { heading, leads } = WORDS[moved]
  const things = trends.map((trend) => ({
    name: trendNames(trend),
    address: trendAddress(trend, region, asOf),
    figure: changeInWords(trend.yoy),
  }))
  return {
    heading,
    sentences: [
      rankedSentence(things, {
        en: (name, figure) =>
          sentence<string>`${name} ${leads.en}: ${span.en} its searches are ${figure} on the same weeks of last year`,
        zh: (name, figure) => sentence<string>`${name}${leads.zh}：${span.zh}搜索较去年同期${figure}`,
      }),
    ],
    trends,
    products: [],
    source: {
      en: `Google searches, ${regionName.en}, weekly, up to ${dayInWords(asOf, asOf, 'en')}`,
      zh: `Google 搜索，${regionName.zh}，按周，截至${dayInWords(asOf, asOf, 'zh')}`,
    },
  }
}

/** The page of the trend as it stood on the report's day. */
export function trendAddress(
  { trendId, gender, type }: Pick<ReportedTrend, 'trendId' | 'gender' | 'type'>,
  region: string,
  asOf: string,
): string {
  const worn = gender === '' ? 'all' : gender
  return `/trendee/trend-detail/${encodeURIComponent(trendId)}/${worn}/${type}?region=${region}&as_of=${asOf}`
}

export function trendNames({ name, nameZh }: Pick<ReportedTrend, 'name' | 'nameZh'>): InBothWords {
  const en = name.charAt(0).toUpperCase() + name.slice(1)
  return { en, zh: nameZh === '' ? en : nameZh }
}

/** "up 20%", "上升20%". */
export function changeInWords(change: number): InBothWords {
  const percent = `${Math.round(Math.abs(change) * 100)}%`
  return change < 0 ? { en: `down ${percent}`, zh: `下降${percent}` } : { en: `up ${percent}`, zh: `上升${percent}` }
}
