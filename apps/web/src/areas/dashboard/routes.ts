import { IconLayoutDashboard, IconStar } from '@tabler/icons-react'
import type { Area } from '../../shared/routes/screen'

const shared = { line: 'trendee', guard: 'signed-in' } as const
const DASHBOARD = '/trendee/dashboard'
const USER_STAR = '/trendee/user-star'

export const dashboard: Area = {
  screens: [
    {
      ...shared,
      path: DASHBOARD,
      title: 'screen.dashboard',
      load: () => import('./dashboard-screen').then((module) => module.DashboardScreen),
      menu: [{ to: DASHBOARD, label: 'screen.dashboard', group: 'menu.mine', icon: IconLayoutDashboard }],
    },
    {
      ...shared,
      path: USER_STAR,
      title: 'screen.user_star',
      load: () => import('./user-star-screen').then((module) => module.UserStarScreen),
      menu: [{ to: USER_STAR, label: 'screen.user_star', group: 'menu.mine', icon: IconStar }],
    },
  ],
}
