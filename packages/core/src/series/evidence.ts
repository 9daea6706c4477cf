/** How a number is known, the surest first. A band or a lower bound must never be shown as a count. */
export const EVIDENCE = ['measured', 'at_least', 'relative', 'rank', 'estimated'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** How a figure is known that is made of others: no better than the least sure of them. `null` of none. */
export function weakestEvidence(parts: readonly Evidence[]): Evidence | null {
  return EVIDENCE.toReversed().find((evidence) => parts.includes(evidence)) ?? null
}
