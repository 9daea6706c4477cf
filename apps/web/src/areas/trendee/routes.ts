import type { ComponentType } from 'react'
import { IconFlame, IconBrush, type TablerIcon } from '@tabler/icons-react'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { Area, BadgeSource, Screen } from '../../shared/routes/screen'

const HOME = '/trendee/trend-highlights'
const shared = { line: 'trendee', guard: 'signed-in' } as const

/** A screen that the menu leads to. */
function listed(
  path: string,
  title: TextKey,
  icon: TablerIcon,
  load: () => Promise<{ readonly Screen: ComponentType }>,
  badge?: BadgeSource,
): Screen {
  const entry = {
    to: path,
    label: title,
    group: 'menu.trends',
    icon,
    ...(badge === undefined ? {} : { badge }),
  } as const
  return { ...shared, path, title, load: () => load().then(({ Screen }) => Screen), menu: [entry] }
}

const loadHighlights = () => import('./highlights-screen').then((module) => ({ Screen: module.HighlightsScreen }))

const screens: readonly Screen[] = [
  listed(HOME, 'screen.highlights', IconFlame, loadHighlights, 'moving-trends'),
  listed('/trendee/design-trends/color-trends', 'screen.color_trends', IconBrush, () => import('./color-trends-list')),
  {
    ...shared,
    path: '/trendee/trend-detail/$name/$gender/$pageType',
    title: 'screen.trend',
    load: () => import('./trend-screen').then((module) => module.TrendScreen),
  },
]

export const trendee: Area = {
  screens,
  redirects: { '/': HOME, '/trendee': HOME },
  product: { line: 'trendee', label: 'line.trendee', icon: IconFlame, home: HOME },
}
