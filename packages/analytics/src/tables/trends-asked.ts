import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { listedRow } from './speaking-order'
import { joined, trendConditions, trendParameters } from './trend-conditions'
import { metricsIn } from './trend-metric'

export type TopListQuestion = ParsedOf<typeof CONTRACT.trends.topList>

/** One row a trend. */
function chosenRows(question: TopListQuestion): string {
  return `(SELECT *, card FROM ${metricsIn(question)} ${listedRow(question)})`
}

/** What is asked of which rows: the list and whoever counts what it would find ask the same. */
export function trendsAsked(question: TopListQuestion, today: string) {
  return {
    from: chosenRows(question),
    where: joined(trendConditions(question)),
    parameters: trendParameters(question, today),
  }
}
