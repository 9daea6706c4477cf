import type { Line } from '@trendee/core/plans/lines'
import type { Area, Screen } from '../../shared/routes/screen'

const SIGN_IN_PATHS: readonly (readonly [string, Line | null])[] = [
  ['/login', null],
  ['/trendeesellers/login', 'trendeesellers'],
  ['/trendeegraphics/login', 'trendeegraphics'],
  ['/trendeeapi/login', 'trendeeapi'],
  ['/trendeepartners/login', 'trendeepartners'],
  ['/database/login', null],
]
const open = { line: null, guard: 'public', isBare: true } as const
const loadSignIn = () => import('./sign-in-screen').then((module) => module.SignInScreen)

/** What people do before they are in. */
const screens: readonly Screen[] = [
  ...SIGN_IN_PATHS.map(([path, line]): Screen => ({ ...open, path, line, title: 'screen.sign_in', load: loadSignIn })),
  {
    ...open,
    path: '/trendeesellers/transfer',
    line: 'trendeesellers',
    title: 'screen.transfer',
    load: () => import('./sign-in-transfer').then((module) => module.PartnerReturn),
  },
  {
    ...open,
    path: '/free-trial',
    title: 'screen.free_trial',
    load: () => import('./sign-in-trial-screen').then((module) => module.TrialScreen),
  },
  {
    ...open,
    path: '/starter/$promotionCode',
    title: 'screen.starter',
    load: () => import('./starter-screen').then((module) => module.StarterScreen),
  },
  {
    ...open,
    path: '/wechat-callback',
    title: 'screen.wechat',
    load: () => import('./wechat-callback-screen').then((module) => module.WechatCallbackScreen),
  },
  {
    ...open,
    path: '/alerts/end/$token',
    title: 'screen.alert_end',
    load: () => import('./alert-end-screen').then((module) => module.AlertEndScreen),
  },
  {
    ...open,
    path: '/outbox',
    title: 'screen.outbox',
    load: () => import('./outbox-screen').then((module) => module.OutboxScreen),
  },
]

export const account: Area = { screens }
