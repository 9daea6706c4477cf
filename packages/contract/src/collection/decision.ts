import { z } from 'zod'
import { CHOICES, NOT_JUDGED, VERDICTS, WHY_CHARACTERS } from '@trendee/core/collections/decision-words'
import { LEVELS, LIFECYCLES } from '@trendee/core/trend/vocabulary'
import { SIGNED_IN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { day, fraction } from '../fields'
import { paging, region, slug, trendGender } from '../parameters'
import { listAccess } from '../trends/trend-access'
import { categoryId } from './category-id'
import { collectedKey } from './collect-info'
import { DECISION_COLUMNS } from './decision-columns'

/** Growth over the judged weeks against the same weeks of the year before, of a trend and of its market. */
const againstMarket = z.object({
  growth: fraction,
  /** Median of the others of its kind; `null` for too few of them. */
  market: fraction,
  others: z.int().nonnegative(),
})
const verdict = z.enum(VERDICTS)
/** A decision's choice, and who took it; `by` is `null` once that account has ended. */
export const taken = z.object({
  choice: z.enum(CHOICES),
  why: z.string(),
  by: z.string().nullable(),
  is_own: z.boolean(),
  decided_on: day,
})

export const decision = collectedKey.extend({
  decision_id: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  ...taken.shape,
  decided_at: z.int(),
  /** How the trend stood on that day. */
  seen: z.object({
    region: z.string(),
    gender: z.string(),
    platform: z.string(),
    as_of: day,
    level: z.enum(LEVELS),
    lifecycle: z.enum(LIFECYCLES).nullable(),
    /** Over 30 days. */
    growth: fraction,
    yoy: fraction,
    forecast_peak_week: day.nullable(),
  }),
  /** Monday of the first of the weeks that it is held against. */
  from: day,
  /** First day on which it can be judged. */
  due: day,
  /** What the forecast of that day said of these weeks, with the edges of its band. */
  said: againstMarket.extend({ lower: fraction, upper: fraction }).nullable(),
  came: againstMarket.nullable(),
  not_judged: z.enum(NOT_JUDGED).nullable(),
  /** Whether it was right; `null` where it is not judged, and where the trend was only watched. */
  verdict: verdict.nullable(),
  /** The same of what the forecast would have had one do. */
  forecast_verdict: verdict.nullable(),
})
export type Decision = z.output<typeof decision>

/** How often somebody was right; decisions level with the market count for neither. */
const score = z.object({
  decided: z.int(),
  /** Right or wrong. */
  judged: z.int(),
  right: z.int(),
  level: z.int(),
  /** Of the decisions on which both the person and the forecast were right or wrong. */
  against_forecast: z.object({ compared: z.int(), right: z.int(), forecast_right: z.int() }).nullable(),
})
export type DecisionScore = z.output<typeof score>

const hiding = (fields: readonly string[]) => ({
  ...listAccess,
  hides: fields.map((field) => ({ feature: 'forecast', field }) as const),
})
const example = { categoryId: '00000000-0000-4000-8000-000000000000', trendName: 'wide-leg-trousers' }

export const decide = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/decide',
  summary: 'Write down what is decided on a collected trend, and why; its figures and its forecast are kept beside it',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({
    categoryId,
    trendName: slug,
    choice: z.enum(CHOICES),
    why: z.string().trim().min(1, 'say why').max(WHY_CHARACTERS),
    gender: trendGender,
    region,
  }),
  output: collectedKey.extend({ decision_id: z.string(), due: day }),
  example: { ...example, choice: 'make', why: 'Three shops sold out in a week.' },
})

export const decisions = endpoint({
  method: 'GET',
  path: '/api/v1/user/trend/decisions',
  summary: 'Who decided what on collected trends, newest first, and what came of it',
  access: hiding(['list.said', 'list.forecast_verdict', 'list.seen.forecast_peak_week']),
  limit: { perMinute: 120 },
  input: z.object({
    /** One project; absent: all. */
    categoryId: categoryId.optional(),
    ...paging,
  }),
  output: listOf(decision),
  example: {},
  exported: { what: 'decisions', columns: DECISION_COLUMNS },
})

export const decisionScores = endpoint({
  method: 'GET',
  path: '/api/v1/user/trend/decision_scores',
  summary: 'How often each person was right with what was decided on collected trends, and the forecast on the same',
  access: hiding(['people.against_forecast', 'team.against_forecast']),
  limit: { perMinute: 120 },
  input: z.object({
    /** One project; absent: all. */
    categoryId: categoryId.optional(),
  }),
  output: z.object({
    /** `member_id` as the team has it; `null` is somebody whose account is no more. */
    people: z.array(score.extend({ member_id: z.string().nullable(), by: z.string().nullable(), is_own: z.boolean() })),
    /** Of all of them together. */
    team: score,
  }),
  example: {},
})
