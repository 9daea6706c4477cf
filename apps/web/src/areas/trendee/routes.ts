import { IconFlame } from '@tabler/icons-react'
import type { Area, Screen } from '../../shared/routes/screen'

const HOME = '/trendee/trend-highlights'
const shared = { line: 'trendee', guard: 'signed-in' } as const

const screens: readonly Screen[] = [
  {
    ...shared,
    path: HOME,
    title: 'screen.highlights',
    load: () => import('./highlights-screen').then((module) => module.HighlightsScreen),
    menu: [{ to: HOME, label: 'screen.highlights', group: 'menu.trends', icon: IconFlame, badge: 'moving-trends' }],
  },
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
