import { account } from '../areas/account/routes'
import { admin } from '../areas/admin/routes'
import { pricing } from '../areas/pricing/routes'
import { sellers } from '../areas/sellers/routes'
import { trendee } from '../areas/trendee/routes'
import { user } from '../areas/user/routes'
import type { Area, Product, Screen } from '../shared/routes/screen'
import { BareErrorPage } from './error-page'

/** In the order of the product switcher and the menu. */
const AREAS: readonly Area[] = [trendee, sellers, admin, account, user, pricing]

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

export const REDIRECTS: Readonly<Record<string, string>> = Object.assign({}, ...AREAS.map((area) => area.redirects))

/** What the product switcher offers: lines that have a screen. */
export const PRODUCTS: readonly Product[] = AREAS.flatMap((area) => area.product ?? [])
