import type { Area, Screen } from '../../shared/routes/screen'

const shared = { line: null, guard: 'signed-in' } as const

const screens: readonly Screen[] = [
  {
    ...shared,
    path: '/user/info',
    title: 'screen.user',
    load: () => import('./user-screen').then((module) => module.UserScreen),
  },
  {
    ...shared,
    path: '/user/messages',
    title: 'screen.messages',
    load: () => import('./messages-screen').then((module) => module.MessagesScreen),
  },
]

export const user: Area = { screens, redirects: { '/user': '/user/info' } }
