import type { Feature } from './features'
import type { Line } from './lines'

export interface Plan {
  readonly line: Line
  readonly plan: string
  readonly monthlyUsd: number
  /** Not bought but opened on approval. */
  readonly isByApproval?: true
  readonly rules: Readonly<Partial<Record<Feature, string>>>
}

/** Months that a year costs. */
export const MONTHS_PAID_OF_A_YEAR = 10

/** What an account without a valid plan may do. */
export const WITHOUT_PLAN: Readonly<Record<Feature, string>> = {
  trend_list: 'top:5',
  trend_detail: 'day:3',
  forecast: 'off',
  export_rows: 'off',
  collections: 'off',
  compare: 'off',
  seller_list: 'top:5',
  seller_detail: 'day:3',
  graphic_keywords: 'top:5',
  ai_images: 'off',
  brands: 'top:5',
  reports: 'off',
  api_calls: 'off',
  window_90: 'off',
  alerts: 'top:3',
  channel_links: 'off',
  customer_links: 'off',
}

/**
 * Plans of each line with their monthly price in US dollars; a year costs ten months.
 * A rule says how much of a feature a plan opens: `on`, `off`, `unlimited`, `top:N` (the first N of a list),
 * `month:N`, `day:N`.
 */
export const PLANS: readonly Plan[] = [
  {
    line: 'trendee',
    plan: 'basic',
    monthlyUsd: 49,
    rules: {
      trend_list: 'top:200',
      trend_detail: 'day:30',
      forecast: 'on',
      export_rows: 'month:1000',
      collections: 'month:5',
      compare: 'on',
      brands: 'top:20',
      reports: 'off',
      ai_images: 'month:20',
      window_90: 'off',
      alerts: 'top:20',
    },
  },
  {
    line: 'trendee',
    plan: 'professional',
    monthlyUsd: 149,
    rules: {
      trend_list: 'unlimited',
      trend_detail: 'unlimited',
      forecast: 'on',
      export_rows: 'month:20000',
      collections: 'unlimited',
      compare: 'on',
      brands: 'unlimited',
      reports: 'on',
      ai_images: 'month:200',
      window_90: 'on',
      alerts: 'top:100',
    },
  },
  {
    line: 'trendee',
    plan: 'business',
    monthlyUsd: 499,
    rules: {
      trend_list: 'unlimited',
      trend_detail: 'unlimited',
      forecast: 'on',
      export_rows: 'unlimited',
      collections: 'unlimited',
      compare: 'on',
      brands: 'unlimited',
      reports: 'on',
      ai_images: 'month:2000',
      window_90: 'on',
      alerts: 'top:500',
    },
  },
  {
    line: 'trendeesellers',
    plan: 'basic',
    monthlyUsd: 29,
    rules: {
      seller_list: 'top:200',
      seller_detail: 'day:30',
      export_rows: 'month:1000',
      window_90: 'off',
      alerts: 'top:20',
    },
  },
  {
    line: 'trendeesellers',
    plan: 'professional',
    monthlyUsd: 79,
    rules: {
      seller_list: 'unlimited',
      seller_detail: 'unlimited',
      export_rows: 'month:20000',
      window_90: 'on',
      alerts: 'top:100',
    },
  },
  {
    line: 'trendeesellers',
    plan: 'business',
    monthlyUsd: 249,
    rules: {
      seller_list: 'unlimited',
      seller_detail: 'unlimited',
      export_rows: 'unlimited',
      window_90: 'on',
      alerts: 'top:500',
    },
  },
  {
    line: 'trendeegraphics',
    plan: 'basic',
    monthlyUsd: 19,
    rules: { graphic_keywords: 'top:200', ai_images: 'month:20', export_rows: 'month:500' },
  },
  {
    line: 'trendeegraphics',
    plan: 'professional',
    monthlyUsd: 59,
    rules: { graphic_keywords: 'unlimited', ai_images: 'month:200', export_rows: 'month:10000' },
  },
  {
    line: 'trendeegraphics',
    plan: 'business',
    monthlyUsd: 199,
    rules: { graphic_keywords: 'unlimited', ai_images: 'month:2000', export_rows: 'unlimited' },
  },
  { line: 'trendeeapi', plan: 'developer', monthlyUsd: 99, rules: { api_calls: 'month:10000' } },
  { line: 'trendeeapi', plan: 'growth', monthlyUsd: 399, rules: { api_calls: 'month:100000' } },
  { line: 'trendeeapi', plan: 'scale', monthlyUsd: 1499, rules: { api_calls: 'month:1000000' } },
  { line: 'trendeepartners', plan: 'professional', monthlyUsd: 0, isByApproval: true, rules: { customer_links: 'on' } },
  {
    line: 'trendeepartners',
    plan: 'business',
    monthlyUsd: 0,
    isByApproval: true,
    rules: { customer_links: 'on', channel_links: 'on' },
  },
]

/** What plans of a line decide about, in the price list's order. */
export function featuresOfLine(line: Line): string[] {
  return [...new Set(PLANS.filter((plan) => plan.line === line).flatMap((plan) => Object.keys(plan.rules)))]
}
