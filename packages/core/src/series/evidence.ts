/** How a number is known. A band or a lower bound must never be shown as a count. */
export const EVIDENCE = ['measured', 'at_least', 'relative', 'rank', 'estimated'] as const
export type Evidence = (typeof EVIDENCE)[number]
