import { lineOfPath } from '../../shared/api/lines'
import type { Area, Screen } from '../../shared/routes/screen'

const PATHS = [
  '/pricing/info',
  '/pricing/pay/$pid',
  '/pricing/pay-success',
  '/pricing/pay-error',
  '/trendee/pricing',
  // Lines with pages of their own; the common ones have them all.
  ...['/trendeesellers', '/trendeegraphics'].flatMap((area) => [
    `${area}/pricing`,
    `${area}/pay/$pid`,
    `${area}/pay/$pid/$sid`,
  ]),
]
/** All of them travel in one chunk, which says what is where: whoever looks at prices may pay. */
const screens = PATHS.map((path): Screen => ({
  path,
  line: lineOfPath(path),
  title: path.includes('/pay') ? 'screen.pay' : 'screen.pricing',
  // What is about an account asks for it in its place: the address stays.
  guard: 'public',
  isBare: true,
  load: () => import('./pricing-screens').then((module) => module.screenAt(path)),
}))

export const pricing: Area = { screens, redirects: { '/pricing': '/pricing/info' } }
