import { IconShirt } from '@tabler/icons-react'
import type { Area, Screen } from '../../shared/routes/screen'
import { LOOK_WALL } from '../../shared/records/record-path'

const shared = { line: 'trendee', guard: 'signed-in' } as const

const screens: readonly Screen[] = [
  {
    ...shared,
    path: LOOK_WALL,
    title: 'screen.runway_wall',
    load: () => import('./look-wall').then((module) => module.Screen),
    menu: [{ to: LOOK_WALL, label: 'screen.runway_wall', group: 'menu.gallery', icon: IconShirt }],
  },
  {
    ...shared,
    path: '/trendee/runway-info/$id',
    title: 'screen.look',
    load: () => import('./look-screen').then((module) => module.LookScreen),
  },
]

/** Looks of runway shows. */
export const runway: Area = {
  screens,
  redirects: { '/runaway': LOOK_WALL, '/runaway/trend-index': LOOK_WALL },
}
