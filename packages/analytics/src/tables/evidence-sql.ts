import { EVIDENCE } from '@trendee/core/series/evidence'

const CLASSES = `[${EVIDENCE.map((evidence) => `'${evidence}'`).join(', ')}]`

/** SQL of the rank of an evidence class, 1 of the surest; 0 of what is none. */
export const evidenceRank = (evidence: string) => `indexOf(${CLASSES}, toString(${evidence}))`

/** SQL of the class with a rank; '' of 0. */
export const evidenceOfRank = (rank: string) => `${CLASSES}[${rank}]`

/** SQL aggregate of how a sum over rows is known: no better than the least sure of them. */
export const weakestOf = (evidence: string) => evidenceOfRank(`max(${evidenceRank(evidence)})`)
