import { type MantineColorsTuple, type MantineThemeOverride, createTheme } from '@mantine/core'
import type { Line } from '@trendee/core/plans/lines'

/** One accent per product line; shade 7 carries white text and stands on white, shade 4 does both on dark, each at AA. */
const ACCENTS = {
  trendee: [
    '#eef4ff',
    '#dce7ff',
    '#b9cfff',
    '#92b4ff',
    '#7aa2ff',
    '#4c7df0',
    '#3767e0',
    '#2a55c9',
    '#2246a6',
    '#1b3985',
  ],
  sellers: [
    '#fff6e5',
    '#fdeacb',
    '#fad59b',
    '#f6bf68',
    '#f0ad43',
    '#d38a18',
    '#b06f0c',
    '#8f5905',
    '#744803',
    '#5c3902',
  ],
  graphics: [
    '#ecf6f8',
    '#d8eaee',
    '#b0d5dd',
    '#86bfcb',
    '#72b4c2',
    '#428b9c',
    '#327484',
    '#28616f',
    '#204e59',
    '#193e47',
  ],
  api: ['#fff0ef', '#ffdeda', '#ffbab3', '#fb958c', '#f78378', '#dd5146', '#c93f36', '#ae332b', '#8e2822', '#70201b'],
  partners: [
    '#ebf8f0',
    '#d5efdf',
    '#a9dfbf',
    '#7ccd9d',
    '#63c289',
    '#329a5e',
    '#26824d',
    '#1d6b3f',
    '#175533',
    '#124428',
  ],
} as const satisfies Record<string, MantineColorsTuple>

/** Neutral greys with a breath of warmth, from paper to ink. */
const GREY = [
  '#fafaf8',
  '#f4f4f1',
  '#eae9e5',
  '#dcdbd6',
  '#c3c2bc',
  '#9b9a94',
  '#73726d',
  '#5b5a56',
  '#3a3936',
  '#1c1b19',
] as const satisfies MantineColorsTuple

/** Text first, page last but two, as Mantine's dark scale goes. */
const DARK = [
  '#e9e8e5',
  '#c9c8c4',
  '#a3a29d',
  '#86857f',
  '#55544f',
  '#3a3936',
  '#2b2a28',
  '#1d1c1b',
  '#161514',
  '#0f0e0e',
] as const satisfies MantineColorsTuple

const ACCENT_OF_LINE: Readonly<Record<Line, keyof typeof ACCENTS>> = {
  trendee: 'trendee',
  trendeesellers: 'sellers',
  trendeegraphics: 'graphics',
  trendeeapi: 'api',
  trendeepartners: 'partners',
}

export const SANS =
  '"Instrument Sans Variable", "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif'
export const DISPLAY =
  '"Fraunces Variable", "Songti SC", "Source Han Serif SC", "Noto Serif CJK SC", "SimSun", Georgia, serif'

function themeOf(accent: keyof typeof ACCENTS): MantineThemeOverride {
  return createTheme({
    colors: { ...ACCENTS, gray: GREY, dark: DARK },
    primaryColor: accent,
    primaryShade: { light: 7, dark: 4 },
    autoContrast: true,
    black: '#1c1b19',
    fontFamily: SANS,
    headings: { fontFamily: DISPLAY, fontWeight: '480' },
    defaultRadius: 'sm',
    radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
    shadows: {
      xs: 'none',
      sm: 'var(--shadow)',
      md: 'var(--shadow)',
      lg: 'var(--shadow)',
      xl: 'var(--shadow)',
    },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 150, transition: 'pop-top-left' } } },
      Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 150, transition: 'pop-top-left' } } },
      Tooltip: { defaultProps: { openDelay: 250, withArrow: false, multiline: true, maw: 280 } },
      Modal: { defaultProps: { transitionProps: { duration: 180 }, overlayProps: { backgroundOpacity: 0.35 } } },
      Drawer: { defaultProps: { transitionProps: { duration: 200 }, overlayProps: { backgroundOpacity: 0.35 } } },
      SegmentedControl: { defaultProps: { transitionDuration: 150, withItemsBorders: false } },
    },
  })
}

const THEMES = new Map<string, MantineThemeOverride>()

/** The theme of a product line; common areas have the main product's. */
export function lineTheme(line: Line | null): MantineThemeOverride {
  const accent = line === null ? 'trendee' : ACCENT_OF_LINE[line]
  const theme = THEMES.get(accent) ?? themeOf(accent)
  THEMES.set(accent, theme)
  return theme
}
