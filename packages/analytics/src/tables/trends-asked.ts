import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { SPEAKING_ROW } from './speaking-order'
import { joined, trendConditions, trendParameters } from './trend-conditions'
import { metricsIn } from './trend-metric'

export type TopListQuestion = ParsedOf<typeof CONTRACT.trends.topList>

/** One row a trend. An asked gender's list has that gender's rows alone: others' trends, or everybody's, are not on it. */
function chosenRows(question: TopListQuestion): string {
  return `(SELECT *, card FROM ${metricsIn(question)} ${SPEAKING_ROW})`
}

/** What is asked of which rows: the list and whoever counts what it would find ask the same. */
export function trendsAsked(question: TopListQuestion, today: string) {
  return {
    from: chosenRows(question),
    where: joined(trendConditions(question)),
    parameters: trendParameters(question, today),
  }
}
