import { readingDay } from '@trendee/analytics/tables/reading-day'
import { type SeasonBoard, type ToldTrend, seasonBoard, seasonList } from '@trendee/analytics/trends/season-trends'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import type { SeasonTrend } from '@trendee/contract/trends/season'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { seasonToAsk, seasonsAhead } from '@trendee/core/season/season-board'
import { seasonDue, seasonOrderDays } from '@trendee/core/season/season-order'
import { type SeasonVerdictKind, isOrdered } from '@trendee/core/season/season-verdict'
import { type SellingSeason, seasonDays, seasonId, seasonNamed, seasonOfId } from '@trendee/core/season/selling-season'
import { pageAnswer } from '../../answers/page'
import { seasonWithDays } from '@trendee/analytics/trends/season-with-days'
import { trendSummary } from '../../answers/trend'
import { type PhotosOfTrend, photosOfTrends } from '../../answers/trend-photos'
import type { Call, Handler } from '../../http/handler'

type Asked = Pick<ParsedOf<typeof CONTRACT.trends.season>, 'season' | 'lead_weeks' | 'region'>

/** The asked season, or the one that goods ordered today still meet, with its like of the two years before. */
async function seasonAsked({ season, lead_weeks: leadWeeks, region }: Asked, { runtime, state }: Call) {
  const today = await readingDay(runtime.analytics, state.today())
  const selling = (season === undefined ? null : seasonOfId(season)) ?? seasonToAsk(today, region, leadWeeks)
  const before = [yearsBefore(selling, 1), yearsBefore(selling, 2)] as const
  return { today, selling, before }
}

const yearsBefore = ({ name, year }: SellingSeason, years: number): SellingSeason => ({ name, year: year - years })

function spanOf(selling: SellingSeason, region: string) {
  return { season: seasonId(selling), ...seasonDays(selling, region) }
}

function trendOf(metric: ToldTrend['metric'], { gender: asked, photos }: AskedFor): SeasonTrend['trend'] {
  const summary = trendSummary(metric, 30, asked, photos(metric))
  const { trend_id, name, trend_name_zh, type, gender, region, level, pictures, hex, source, as_of } = summary
  const { trend_primary_category, trend_secondary_category } = summary
  const category = { trend_primary_category, trend_secondary_category }
  return { trend_id, name, trend_name_zh, type, gender, region, ...category, level, pictures, hex, source, as_of }
}

interface AskedFor {
  readonly today: string
  readonly selling: SellingSeason
  readonly leadWeeks: number
  readonly gender: AskedGender
  readonly photos: PhotosOfTrend
}

function answerOf({ part, group, metric, told }: ToldTrend, asked: AskedFor): SeasonTrend {
  const { selling, today, leadWeeks } = asked
  const { region } = metric
  const own = seasonNamed(told.season)
  const { verdict: kind, peak_week: peakWeek } = told
  const days = isOrdered(kind)
    ? seasonOrderDays(own, region, { peakWeek, leadWeeks })
    : { forFirstWeek: null, forTop: null, forHalf: null }
  return {
    season: seasonId(selling),
    part,
    group,
    trend: trendOf(metric, asked),
    told: seasonWithDays(told, metric),
    order_by: days.forFirstWeek,
    order_by_top: days.forTop,
    order_by_half: days.forHalf,
    is_too_late: seasonDue({ season: own, region, today, leadWeeks, told: { kind, peakWeek } }).isTooLate,
    lead_weeks: leadWeeks,
    told_on: today,
  }
}

type PastVerdict = SeasonBoard['past'][number]

/** How many came so, and how many of them had one of these verdicts; what was told to be out of season claims nothing of it. */
function moved(
  past: readonly PastVerdict[],
  of: (row: PastVerdict) => number,
  kinds: readonly SeasonVerdictKind[],
): { readonly came: number; readonly told: number } {
  const rows = past.filter(({ said_reason: reason }) => reason !== 'out_of_season')
  const sum = (some: readonly PastVerdict[]) => some.reduce((total, row) => total + of(row), 0)
  return { came: sum(rows), told: sum(rows.filter(({ verdict }) => kinds.includes(verdict))) }
}

export const seasonHandler: Handler<typeof CONTRACT.trends.season> = async (input, call) => {
  const { gender, region, lead_weeks: leadWeeks, primaryCategory, platform, evidence } = input
  const { today, selling, before } = await seasonAsked(input, call)
  const question = { gender, region, primaryCategory, platform, evidence, selling, before }
  const { parts, asOf, counts, past, platforms } = await seasonBoard(call.runtime.analytics, question, today)
  const metrics = parts.flatMap(({ groups }) => groups.flatMap(({ list }) => list.map(({ metric }) => metric)))
  const photos = await photosOfTrends(call.runtime.analytics, metrics, gender)
  return {
    ...spanOf(selling, region),
    told_on: today,
    as_of: asOf,
    seasons: seasonsAhead(today, region).map((ahead) => spanOf(ahead, region)),
    parts: parts.map(({ part, groups }) => ({
      part,
      groups: groups.map(({ group, total, list }) => ({
        group,
        total,
        list: list.map((told) => answerOf(told, { selling, today, leadWeeks, gender, photos })),
      })),
    })),
    platforms: [...platforms],
    counts,
    past: before.flatMap((season, place) => {
      const verdicts = past.filter((row) => row.place === place)
      const sum = (of: (row: (typeof past)[number]) => number) => verdicts.reduce((total, row) => total + of(row), 0)
      const [first] = verdicts
      if (first === undefined) return []
      return [
        {
          ...spanOf(season, region),
          origin:
            verdicts
              .map(({ origin_day: day }) => day)
              .toSorted()
              .at(-1) ?? first.origin_day,
          trends: sum(({ said }) => said),
          verdicts: verdicts.map(({ verdict, said_reason: reason, said, claimed, borne_out, rose, unchanged }) => ({
            verdict,
            reason,
            said,
            claimed,
            borne_out,
            rose,
            unchanged,
          })),
          climbed: moved(verdicts, ({ climbed }) => climbed, ['order', 'test']),
          dropped: moved(verdicts, ({ dropped }) => dropped, ['leave']),
          unsure: sum(({ unsure }) => unsure),
          judged: sum(({ judged }) => judged),
          in_band: sum(({ in_band: inBand }) => inBand),
        },
      ]
    }),
  }
}

export const seasonListHandler: Handler<typeof CONTRACT.trends.seasonList> = async (input, call) => {
  const { gender, region, lead_weeks: leadWeeks, primaryCategory, platform, evidence } = input
  const { part, group, in_time: isInTime, page, pageSize } = input
  const { today, selling, before } = await seasonAsked(input, call)
  const filters = { gender, region, primaryCategory, platform, evidence, part, group }
  const inTime = isInTime === true ? { leadWeeks } : undefined
  const question = { ...filters, selling, before, inTime, page, pageSize }
  const found = await seasonList(call.runtime.analytics, question, today)
  const metrics = found.list.map(({ metric }) => metric)
  const photos = await photosOfTrends(call.runtime.analytics, metrics, gender)
  const answer = pageAnswer(found, { page, pageSize }, (told) =>
    answerOf(told, { selling, today, leadWeeks, gender, photos }),
  )
  return { ...answer, as_of: found.asOf, told_on: today }
}
