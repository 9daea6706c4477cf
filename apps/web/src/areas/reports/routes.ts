import { IconReport } from '@tabler/icons-react'
import type { Area } from '../../shared/routes/screen'

const HOME = '/trendee/reports'
const shared = { line: 'trendee', guard: 'signed-in', title: 'screen.reports' } as const

export const reports: Area = {
  screens: [
    {
      ...shared,
      path: HOME,
      load: () => import('./reports-screen').then((module) => module.ReportsScreen),
      menu: [{ to: HOME, label: 'screen.reports', group: 'menu.market', icon: IconReport }],
    },
    { ...shared, path: `${HOME}/$id`, load: () => import('./report-screen').then((module) => module.ReportScreen) },
  ],
}
