import { IconBookmark } from '@tabler/icons-react'
import type { Area } from '../../shared/routes/screen'

const shared = { line: 'trendee', guard: 'signed-in' } as const
/** For whoever has a link: without an account, and without the frame that leads elsewhere. */
const byLink = { line: null, guard: 'public', isBare: true, title: 'screen.project' } as const
const MY_TRENDS = '/trendee/my-trends'

export const myTrends: Area = {
  screens: [
    {
      ...shared,
      path: MY_TRENDS,
      title: 'screen.my_trends',
      load: () => import('./my-trends-screen').then((module) => module.MyTrendsScreen),
      menu: [
        { to: MY_TRENDS, label: 'screen.my_trends', group: 'menu.trends', icon: IconBookmark, badge: 'collected' },
      ],
    },
    {
      ...shared,
      path: `${MY_TRENDS}/$name/$id`,
      title: 'screen.project',
      load: () => import('./project-screen').then((module) => module.ProjectScreen),
    },
    {
      ...shared,
      path: `${MY_TRENDS}/$name/$id/board`,
      title: 'screen.project',
      load: () => import('./board-screen').then((module) => module.BoardScreen),
    },
    {
      ...shared,
      path: `${MY_TRENDS}/$name/$id/diary`,
      title: 'screen.diary',
      load: () => import('./diary-screen').then((module) => module.DiaryScreen),
    },
    {
      ...byLink,
      path: '/shared/$token',
      load: () => import('./shared-screen').then((module) => module.SharedScreen),
    },
    {
      ...byLink,
      path: '/shared/$token/board',
      load: () => import('./shared-board-screen').then((module) => module.SharedBoardScreen),
    },
  ],
  redirects: { '/': MY_TRENDS },
}
