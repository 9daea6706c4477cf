import type { Line } from '@trendee/core/plans/lines'
import type { Area, Screen } from '../../shared/routes/screen'

/** Lines with a pricing page of their own; the common one has them all. */
const PATHS: readonly (readonly [string, Line | null])[] = [
  ['/pricing/info', null],
  ['/trendee/pricing', 'trendee'],
  ['/trendeesellers/pricing', 'trendeesellers'],
  ['/trendeegraphics/pricing', 'trendeegraphics'],
]
const load = () => import('./pricing-screen').then((module) => module.PricingScreen)
const screens = PATHS.map(([path, line]): Screen => ({
  path,
  line,
  title: 'screen.pricing',
  guard: 'public',
  isBare: true,
  load,
}))

export const pricing: Area = { screens, redirects: { '/pricing': '/pricing/info' } }
