import type { Column } from '../column'
import { graphicTexts } from '../texts/graphics'
import type { KeywordSummary } from './graphic-fields'

/** What a list of print keywords says of each. */
export const KEYWORD_COLUMNS: readonly Column<KeywordSummary>[] = [
  { id: 'keyword', header: 'graphics.keyword', kind: 'text', value: ({ keyword }) => keyword },
  {
    id: 'kind',
    header: 'graphics.kind',
    kind: 'text',
    value: ({ kind }, language) => graphicTexts[`graphics.kind_${kind}`][language],
  },
  {
    id: 'protected',
    header: 'graphics.protected',
    kind: 'text',
    value: ({ protected: name }) => name?.term ?? null,
  },
  { id: 'interest', header: 'graphics.interest', kind: 'decimal', value: ({ searches }) => searches?.interest ?? null },
  { id: 'search_growth', header: 'graphics.yoy', kind: 'growth', value: ({ searches }) => searches?.yoy ?? null },
  { id: 'best_month', header: 'graphics.month', kind: 'count', value: ({ searches }) => searches?.best_month ?? null },
  { id: 'listings', header: 'graphics.listings', kind: 'count', value: ({ listings }) => listings },
  { id: 'on_sale', header: 'graphics.competition', kind: 'count', value: ({ shop }) => shop?.on_sale ?? null },
  { id: 'sellers', header: 'graphics.sellers', kind: 'count', value: ({ shop }) => shop?.sellers ?? null },
  { id: 'demand', header: 'graphics.demand', kind: 'decimal', value: ({ shop }) => shop?.demand_a_day ?? null },
  {
    id: 'demand_basis',
    header: 'column.demand_counts',
    kind: 'demand_counts',
    value: ({ shop }) => shop?.demand_basis ?? null,
  },
  {
    id: 'demand_evidence',
    header: 'graphics.demand_evidence',
    kind: 'evidence',
    value: ({ shop }) => shop?.demand_evidence ?? null,
  },
  {
    id: 'favorites',
    header: 'graphics.favorites',
    kind: 'decimal',
    value: ({ shop }) => shop?.favorites_a_day ?? null,
  },
  { id: 'difficulty', header: 'graphics.difficulty', kind: 'decimal', value: ({ shop }) => shop?.difficulty ?? null },
  { id: 'leaders', header: 'graphics.leaders', kind: 'share', value: ({ shop }) => shop?.leader_share ?? null },
  { id: 'price', header: 'graphics.price', kind: 'dollars', value: ({ shop }) => shop?.price_median ?? null },
  { id: 'arrivals', header: 'graphics.arrivals', kind: 'count', value: ({ shop }) => shop?.arrivals ?? null },
  {
    id: 'arrival_growth',
    header: 'graphics.arrival_growth',
    kind: 'growth',
    value: ({ shop }) => shop?.arrival_growth ?? null,
  },
  {
    id: 'ratio',
    header: 'graphics.ratio',
    kind: 'decimal',
    value: ({ shop }) => shop?.significance.ratio ?? null,
  },
]
