import { IconUsers } from '@tabler/icons-react'
import type { Area, Screen } from '../../shared/routes/screen'

const LIST = '/trendee/creators'
const shared = { line: 'trendee', guard: 'signed-in' } as const

const screens: readonly Screen[] = [
  {
    ...shared,
    path: LIST,
    title: 'screen.creators',
    load: () => import('./creators-list').then((module) => module.CreatorsScreen),
    menu: [{ to: LIST, label: 'screen.creators', group: 'menu.market', icon: IconUsers }],
  },
  {
    ...shared,
    path: '/trendee/creators/$id',
    title: 'screen.creator',
    load: () => import('./creator-screen').then((module) => module.CreatorScreen),
  },
]

/** People who post: what they wear, and what they wore before the others did. */
export const creators: Area = { screens }
