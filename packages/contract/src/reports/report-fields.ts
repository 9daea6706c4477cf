import { z } from 'zod'
import { REPORT_KINDS } from '@trendee/core/reports/report'
import { day, evidence, money, pictureKind, weeklyLine } from '../fields'

export const reportKind = z.enum(REPORT_KINDS)

/** A report as lists show it. */
export const reportSummary = z.object({
  id: z.string(),
  kind: reportKind,
  /** The category of a category report, else ''. */
  subject: z.string(),
  region: z.string(),
  title: z.string(),
  title_zh: z.string(),
  teaser: z.string(),
  teaser_zh: z.string(),
  /** Last day that it tells of. */
  as_of: day,
  /** Unix seconds. */
  written_at: z.int(),
})

/** Plain words, or a number with the address of the screen that shows it. */
const part = z.union([z.string(), z.object({ text: z.string(), opens: z.string() })])

export const reportSection = z.object({
  heading: z.string(),
  heading_zh: z.string(),
  sentences: z.array(z.object({ en: z.array(part), zh: z.array(part) })),
  /** For its picture board and its chart: a year of searches up to the report's day. */
  trends: z.array(
    z.object({
      trend_id: z.string(),
      name: z.string(),
      trend_name_zh: z.string(),
      type: z.string(),
      gender: z.string(),
      picture: z.string(),
      yoy: z.number(),
      year: weeklyLine,
    }),
  ),
  /** For its picture board: what sold, at what price. */
  products: z.array(
    z.object({
      platform: z.string(),
      id: z.string(),
      title: z.string(),
      shop: z.string(),
      shop_zh: z.string(),
      picture: z.string(),
      picture_kind: pictureKind,
      price: money.nullable(),
      units: z.number(),
      units_evidence: evidence,
      /** Days that the units are of. */
      days: z.int(),
    }),
  ),
  /** Whose data it is, and up to which day; '' in reports of earlier versions. */
  source: z.string(),
  source_zh: z.string(),
})
