import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { TrendSummary } from '@trendee/contract/fields'
import type { MetricSummary } from '@trendee/analytics/trends/metric-summary'
import { readingDay } from '@trendee/analytics/tables/reading-day'
import { mapping } from '@trendee/analytics/trends/mapping'
import type { TopListQuestion } from '@trendee/analytics/tables/trends-asked'
import { topList } from '@trendee/analytics/trends/top-list'
import { whyFacts } from '@trendee/contract/trends/trend-facts'
import { whatToDo } from '@trendee/contract/trends/what-to-do'
import { plainText } from '@trendee/core/sentences/sentence'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { trendWhy } from '@trendee/core/sentences/trend-why'
import { addDays } from '@trendee/core/periods/week'
import { runtimeOptions } from '@trendee/runtime/open-runtime'
import { PastTrends } from '@trendee/runtime/past-trends'
import { type Command, UsageError } from '../command'
import { type FolderOpener, OPENS_ITSELF } from '../open-folder'
import { parseOptions, takesNoOperands } from '../options'
import { runningServer } from '../running-server'
import { rowsAsText } from '../table'

const COLUMNS = [
  'name',
  'type',
  'yoy',
  'ytd',
  'level',
  'why',
  'decision',
  'lifecycle',
  'season_strength',
  'forecast_peak_week',
  'score',
  'region',
  'platform',
  'as_of',
]
const PAGE = 100

type Page = Pick<OutputOf<typeof CONTRACT.trends.topList>, 'list' | 'total'>
type Ask = (page: number) => Promise<Page>

/** The reason of a level and what to do about the trend, in sentences, for columns. */
function sentences(line: Line, leadWeeks: number) {
  return {
    why: plainText(trendWhy(whyFacts({ ...line, level_why: line.why })).en),
    decision: plainText(whatToDo(line, leadWeeks).words.en),
  }
}

/** A trend that a running server answered. */
function answeredLine(trend: TrendSummary) {
  return {
    name: trend.name,
    type: trend.type,
    yoy: trend.yoy,
    ytd: trend.monthlyGrowthRateY2y,
    level: trend.level,
    why: trend.level_why,
    story: trend.story,
    lifecycle: trend.lifecycle,
    season_strength: trend.season_strength,
    forecast_peak_week: trend.forecast_peak_week,
    score: trend.score,
    region: trend.region,
    platform: trend.source.platform,
    as_of: trend.as_of,
    told_on: trend.told_on,
    is_stale: trend.is_stale,
    trend_id: trend.trend_id,
    name_zh: trend.trend_name_zh,
    is_seasonal: trend.is_seasonal,
    last_week: trend.source.to,
    forecast_growth: trend.forecast_growth,
    forecast_confidence: trend.forecast_confidence,
    forecast_seasons: trend.forecast_seasons,
    gender: trend.gender,
    sparkline: trend.sparkline,
  }
}

type TrendLine = ReturnType<typeof answeredLine>
/** With the terms of feeds that mean the trend: its name follows from what they mean. */
type Line = TrendLine & { readonly searched_as: readonly string[] }

function withTerms(
  lines: readonly TrendLine[],
  named: readonly { readonly trend_id: string; readonly searched_as: readonly string[] }[],
): Line[] {
  const terms = new Map(named.map((trend) => [trend.trend_id, trend.searched_as]))
  return lines.map((line) => Object.assign({}, line, { searched_as: terms.get(line.trend_id) ?? [] }))
}

/** A trend as the folder has it, in the same columns. */
function storedLine(trend: MetricSummary): TrendLine {
  return {
    name: trend.name,
    type: trend.type,
    yoy: trend.yoy,
    ytd: trend.ytd,
    level: trend.level,
    why: trend.why,
    story: trend.story,
    lifecycle: trend.lifecycle,
    season_strength: trend.season_strength,
    forecast_peak_week: trend.peak_week_day,
    score: trend.score,
    region: trend.region,
    platform: trend.platform,
    as_of: trend.as_of_day,
    told_on: trend.toldOn,
    is_stale: trend.isStale,
    trend_id: trend.trend_id,
    name_zh: trend.name_zh,
    is_seasonal: trend.isSeasonal,
    last_week: addDays(trend.last_week_day, 6),
    forecast_growth: trend.forecast_growth,
    forecast_confidence: trend.forecast_confidence || null,
    forecast_seasons: [...trend.seasonsAhead],
    gender: trend.gender,
    sparkline: { values: trend.spark, forecast: trend.spark_forecast },
  }
}

async function allPages(ask: Ask): Promise<TrendSummary[]> {
  const all: TrendSummary[] = []
  for (let page = 1; ; page += 1) {
    const { list, total } = await ask(page)
    all.push(...list)
    if (list.length === 0 || all.length >= total) return all
  }
}

const OPTIONS = {
  'as-of': { value: 'DATE', text: 'As known on this day (default: as known now)', example: '2025-04-20' },
  region: { value: 'CODE', text: 'Region whose trends are listed (default US)', example: 'GB' },
  gender: { value: 'WORD', text: 'Only trends of this gender', example: 'women' },
  platform: { value: 'NAME', text: 'Only trends whose figures come from this platform', example: 'google' },
  lead: { value: 'WEEKS', text: 'Weeks from an order to the shop, for the decisions (default 14)', example: '20' },
  format: { choices: ['table', 'csv', 'json', 'ndjson'], text: 'A table to read, a table with commas, or JSON' },
} as const

export const trends: Command = {
  operands: '',
  summary: 'List every trend with growth, level and why, lifecycle, season and forecast peak, as known on a day',
  options: OPTIONS,
  example: '--as-of 2025-04-20 --region US --format json',
  async run({ argv, env, print, open = OPENS_ITSELF }) {
    const { files, options } = parseOptions(argv, OPTIONS)
    takesNoOperands('trends', files)
    const { format } = options
    const lead = leadWeeks(options.lead)
    const question = (page: number) => ({
      region: options.region ?? 'US',
      page,
      pageSize: PAGE,
      sort: 'level' as const,
      ...(options['as-of'] ? { as_of: options['as-of'] } : {}),
      ...(options.gender ? { gender: options.gender as 'women' } : {}),
    })
    const parsed = CONTRACT.trends.topList.input.safeParse(question(1))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new UsageError(`--${String(issue?.path[0] ?? '').replace('_', '-')}: ${issue?.message ?? ''}`)
    }
    const place = runtimeOptions(env)
    const server = runningServer(place.folder)
    const found = server
      ? withTerms(
          (await allPages((page) => server.ask(CONTRACT.trends.topList, question(page)))).map(answeredLine),
          await server.ask(CONTRACT.trends.mapping, { region: question(1).region }),
        )
      : await fromFolder(open, place, question(1))
    const rows = found
      .filter((trend) => !options.platform || trend.platform === options.platform)
      .map((trend) => {
        // The curve has questions of its own.
        const { sparkline: _curve, ...line } = trend
        return format === 'csv' || format === 'table' ? { ...line, ...sentences(trend, lead) } : line
      })
    for (const text of rowsAsText(rows, COLUMNS, format)) print(text)
    return 0
  },
}

function leadWeeks(text: string | undefined): number {
  const { least, most, usual } = LEAD_WEEKS
  const weeks = text === undefined ? usual : Number(text)
  if (Number.isInteger(weeks) && weeks >= least && weeks <= most) return weeks
  throw new UsageError(`--lead: a whole number of weeks from ${least} to ${most}`)
}

async function fromFolder(
  open: FolderOpener,
  place: ReturnType<typeof runtimeOptions>,
  question: object,
): Promise<Line[]> {
  const { analytics, close } = await open.facts(place)
  const pastTrends = new PastTrends(analytics)
  try {
    // The contract's page size protects the server; here one page holds all, and a past day is computed once.
    const input = { ...(CONTRACT.trends.topList.input.parse(question) as TopListQuestion), pageSize: 1_000_000 }
    const { signal } = new AbortController()
    const today = await readingDay(analytics, new Date().toISOString().slice(0, 10), input.as_of)
    const { list } = await pastTrends.ask(input, signal, () => topList(analytics, input, today))
    return withTerms(list.map(storedLine), await mapping(analytics, input.region))
  } finally {
    await pastTrends.close()
    await close()
  }
}
