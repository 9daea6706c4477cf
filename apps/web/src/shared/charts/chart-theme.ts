import type { SeriesColor } from './chart-model'

export interface ChartColors {
  readonly accent: string
  readonly ink: string
  readonly inkSoft: string
  readonly inkFaint: string
  readonly hairline: string
  readonly page: string
  readonly companions: readonly string[]
  readonly sans: string
}

/** Companions of the accent: apart in hue and in lightness, so that they differ without colour vision too. */
const COMPANIONS = {
  light: ['#c2571a', '#2f7f6b', '#8a4fa8', '#9a7b0a', '#3f6ea8'],
  dark: ['#f2a065', '#6fcab2', '#cf9be6', '#dcc15a', '#8fb8ee'],
} as const

/** The chart's colours as the page has them now. */
export function readColors(element: HTMLElement, scheme: 'light' | 'dark'): ChartColors {
  const style = getComputedStyle(element)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return {
    accent: value('--accent-line'),
    ink: value('--ink'),
    inkSoft: value('--ink-soft'),
    inkFaint: value('--ink-faint'),
    hairline: value('--hairline'),
    page: value('--page'),
    companions: COMPANIONS[scheme],
    // Double quotes would end the attribute of a drawing saved as text.
    sans: style.fontFamily.replaceAll('"', "'"),
  }
}

export function colorOf(color: SeriesColor, colors: ChartColors): string {
  if (color === 'accent') return colors.accent
  if (color === 'ink') return colors.inkSoft
  if (color === 'muted') return colors.inkFaint
  return typeof color === 'string' ? color : (colors.companions[color] ?? colors.inkSoft)
}

/** The same colours as CSS, for legends outside the drawing. */
export function cssColorOf(color: SeriesColor, isDark: boolean): string {
  if (color === 'accent') return 'var(--accent-line)'
  if (color === 'ink') return 'var(--ink-soft)'
  if (color === 'muted') return 'var(--ink-faint)'
  return typeof color === 'string' ? color : COMPANIONS[isDark ? 'dark' : 'light'][color]
}
