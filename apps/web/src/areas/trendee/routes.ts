import type { ComponentType } from 'react'
import {
  IconArrowsRightLeft,
  IconCalendarDue,
  IconCalendarStats,
  IconChecklist,
  IconFlame,
  IconGridDots,
  IconHanger,
  IconListCheck,
  IconNeedleThread,
  IconPalette,
  IconRuler2,
  IconScissors,
  IconDatabase,
  IconShirt,
  IconShirtSport,
  IconSparkles,
  IconSun,
  IconTexture,
  IconTriangle,
  type TablerIcon,
} from '@tabler/icons-react'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { Area, BadgeSource, Screen } from '../../shared/routes/screen'
import { DESIGN_TITLES, DESIGN_TYPES, type DesignType, designPath } from './design-types'

const HOME = '/trendee/trend-highlights'
const shared = { line: 'trendee', guard: 'signed-in' } as const

interface Listed {
  readonly icon: TablerIcon
  readonly group?: TextKey
  readonly badge?: BadgeSource
  readonly presets?: Screen['presets']
}

/** A screen that the menu leads to. */
function listed(
  path: string,
  title: TextKey,
  load: () => Promise<{ readonly Screen: ComponentType }>,
  { group = 'menu.trends', presets, ...shown }: Listed,
): Screen {
  const entry = { to: path, label: title, group, ...shown } as const
  return {
    ...shared,
    path,
    title,
    load: () => load().then(({ Screen }) => Screen),
    menu: [entry],
    ...(presets === undefined ? {} : { presets }),
  }
}

const DESIGN_ICONS: Readonly<Record<DesignType, TablerIcon>> = {
  color: IconPalette,
  pattern: IconGridDots,
  detail: IconScissors,
  fabric: IconNeedleThread,
  shape: IconTriangle,
  texture: IconTexture,
  'fit-type': IconRuler2,
  neckline: IconShirt,
  sleeve: IconShirtSport,
}

const loadHighlights = () => import('./highlights-screen').then((module) => ({ Screen: module.HighlightsScreen }))
const loadStyle = () => import('./style-day-screen').then((module) => ({ Screen: module.StyleDayScreen }))

const SEASON = '/trendee/season'

const screens: readonly Screen[] = [
  {
    ...shared,
    path: `${SEASON}/$season`,
    title: 'screen.season',
    load: () => import('./season-screen').then((module) => module.SeasonScreen),
    menu: [
      {
        to: `${SEASON}/next`,
        covers: `${SEASON}/`,
        label: 'screen.season',
        group: 'menu.trends',
        icon: IconCalendarStats,
      },
    ],
    presets: ['gender', 'region', 'primaryCategory'],
  },
  listed(HOME, 'screen.highlights', loadHighlights, {
    icon: IconFlame,
    badge: 'moving-trends',
    presets: ['gender', 'region', 'primaryCategory'],
  }),
  listed('/trendee/style-of-the-day', 'screen.style_of_the_day', loadStyle, { icon: IconSun }),
  listed('/trendee/product-trends', 'screen.product_trends', () => import('./product-trends-list'), {
    icon: IconHanger,
    badge: 'rising:product',
    presets: ['gender', 'region', 'primaryCategory'],
  }),
  listed('/trendee/aesthetics-trends', 'screen.aesthetics_trends', () => import('./aesthetics-list'), {
    icon: IconSparkles,
    badge: 'rising:style',
    presets: ['gender', 'region'],
  }),
  listed(
    '/trendee/lead-lag',
    'screen.lead_lag',
    () => import('./lead-lag-screen').then(({ LeadLagScreen }) => ({ Screen: LeadLagScreen })),
    { icon: IconArrowsRightLeft, presets: ['gender', 'primaryCategory'] },
  ),
  listed(
    '/trendee/order-calendar',
    'screen.order_calendar',
    () => import('./order-calendar').then(({ OrderCalendarScreen }) => ({ Screen: OrderCalendarScreen })),
    { icon: IconCalendarDue, presets: ['gender', 'region', 'primaryCategory'] },
  ),
  listed('/trendee/forecasts', 'screen.forecasts', () => import('./forecast-ledger'), {
    icon: IconChecklist,
    presets: ['gender', 'region', 'primaryCategory'],
  }),
  listed(
    '/trendee/self-check',
    'screen.self_check',
    () => import('./self-check').then(({ SelfCheckScreen }) => ({ Screen: SelfCheckScreen })),
    { icon: IconListCheck, presets: ['region'] },
  ),
  ...DESIGN_TYPES.map((type) =>
    listed(
      designPath(type),
      DESIGN_TITLES[type],
      () => import('./design-list').then(({ designScreen }) => ({ Screen: designScreen(type) })),
      { icon: DESIGN_ICONS[type], group: 'menu.design', badge: `rising:${type}`, presets: ['gender', 'region'] },
    ),
  ),
  {
    ...shared,
    path: '/trendee/trend-detail/$name/$gender/$pageType',
    title: 'screen.trend',
    load: () => import('./trend-screen').then((module) => module.TrendScreen),
  },
]

export const trendee: Area = {
  screens,
  redirects: { '/trendee': HOME, [SEASON]: `${SEASON}/next`, '/trendee/design-trends': designPath('color') },
  product: { line: 'trendee', label: 'line.trendee', icon: IconFlame, home: HOME },
}

/** After the topics, as the menu has it. */
export const trendDatabase: Area = {
  screens: [
    listed('/trendee/trend-database', 'screen.trend_database', () => import('./trend-database'), {
      icon: IconDatabase,
      group: 'menu.explore',
      badge: 'trends',
      presets: ['gender', 'region', 'primaryCategory'],
    }),
  ],
}
