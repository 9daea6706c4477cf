import { account } from '../areas/account/routes'
import { aiDesign } from '../areas/ai-design/routes'
import { admin } from '../areas/admin/routes'
import { brands } from '../areas/brands/routes'
import { creators } from '../areas/creators/routes'
import { dashboard } from '../areas/dashboard/routes'
import { graphics } from '../areas/graphics/routes'
import { myTrends } from '../areas/my-trends/routes'
import { pricing } from '../areas/pricing/routes'
import { records } from '../areas/records/routes'
import { runway } from '../areas/runway/routes'
import { sellers } from '../areas/sellers/routes'
import { reports } from '../areas/reports/routes'
import { topics } from '../areas/topics/routes'
import { trendDatabase, trendee } from '../areas/trendee/routes'
import { user } from '../areas/user/routes'
import type { Area, Product, Redirects, Screen } from '../shared/routes/screen'
import { BareErrorPage } from './error-page'

/** In the order of the product switcher and the menu. */
const AREAS: readonly Area[] = [
  myTrends,
  trendee,
  topics,
  trendDatabase,
  records,
  runway,
  brands,
  creators,
  reports,
  dashboard,
  aiDesign,
  sellers,
  graphics,
  admin,
  account,
  user,
  pricing,
]

const errorScreen: Screen = {
  path: '/error',
  line: null,
  title: 'screen.error',
  guard: 'public',
  isBare: true,
  load: () => Promise.resolve(BareErrorPage),
}

/** Every screen there is. Router, menu, titles, badges, themes and guards are read from here. */
export const SCREENS: readonly Screen[] = [...AREAS.flatMap((area) => area.screens), errorScreen]

export const REDIRECTS: Redirects = Object.assign({}, ...AREAS.map((area) => area.redirects))

/** What the product switcher offers: lines that have a screen. */
export const PRODUCTS: readonly Product[] = AREAS.flatMap((area) => area.product ?? [])
