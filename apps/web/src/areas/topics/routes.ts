import { IconHash } from '@tabler/icons-react'
import type { Area } from '../../shared/routes/screen'

const HOME = '/trendee/topics'

export const topics: Area = {
  screens: [
    {
      path: HOME,
      line: 'trendee',
      guard: 'signed-in',
      title: 'screen.topics',
      load: () => import('./topics-screen').then((module) => module.TopicsScreen),
      menu: [{ to: HOME, label: 'screen.topics', group: 'menu.explore', icon: IconHash }],
    },
  ],
}
