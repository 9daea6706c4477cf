/** The five product lines, each with a plan of its own, in the order of the menu. */
export const LINES = ['trendee', 'trendeeapi', 'trendeegraphics', 'trendeesellers', 'trendeepartners'] as const
export type Line = (typeof LINES)[number]

/** The line of a text that may name one; `null` where it does not. */
export function lineNamed(name: string): Line | null {
  return LINES.find((line) => line === name) ?? null
}
