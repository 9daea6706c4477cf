import {
  type AnyRoute,
  type AnyRouter,
  Outlet,
  type RouterHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { ApiError } from '@trendee/contract/errors'
import type { TextKey } from '@trendee/contract/texts/texts'
import type { PresetField } from '@trendee/core/preferences/preferences'
import { isOpenToAll, loginPath } from '../shared/api/lines'
import { hasPlan, isAdmin, mayOpenLine } from '../shared/api/roles'
import { currentToken, currentUser, rememberBeforePath } from '../shared/api/session'
import { presetsOf } from '../shared/preferences/presets'
import type { Screen } from '../shared/routes/screen'
import { siteKnown, whiteLabel } from '../shared/site/site'
import { parseAddress, writeAddress } from '../shared/url/search-codec'
import { loadScreen } from './screen-loads'
import { BareErrorPage, ErrorPage } from './error-page'
import { PRODUCTS, REDIRECTS, SCREENS } from './route-table'
import { LineTheme, NotFoundRoot, Root } from './root'
import { Shell } from './shell'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: TextKey
    /** Deals with refusals itself: sign-in pages and their kin. */
    isBare?: boolean
    presets?: readonly PresetField[]
  }
}

const root = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundRoot,
  // Whose host it is decides about guards and language. Only a first visit has to wait for it.
  beforeLoad: siteKnown,
})
const framed = createRoute({ getParentRoute: () => root, id: 'framed', component: Shell })
const bare = createRoute({ getParentRoute: () => root, id: 'bare', component: Outlet })

interface Asked {
  readonly location: { readonly pathname: string; readonly href: string; readonly search: object }
  readonly preload: boolean
}

/**
 * Signed in where that is asked, and with the role or plan that is asked; otherwise off to the area's sign-in. On a
 * partner's host people are let through: the partner signs them in.
 */
function guard(screen: Screen, { location, preload }: Asked): void {
  if (screen.guard === 'public' || isOpenToAll(location.pathname)) return
  const user = currentUser()
  if (currentToken() === null || user === null) {
    if (whiteLabel() !== null && screen.guard !== 'admin') return
    // A link that the pointer only passes over is not where the reader wanted to go.
    if (!preload) rememberBeforePath(location.href)
    throw redirect({ to: loginPath(location.pathname) })
  }
  const { userInfo } = user
  if (screen.guard === 'admin' && !isAdmin(userInfo)) throw new ApiError('forbidden', 'administrators only')
  const { line, plans } = screen
  if (line !== null && plans !== undefined && !hasPlan(userInfo, line, plans, Date.now() / 1000)) {
    throw new ApiError('plan_limit', `for ${plans.join(', ')}`)
  }
}

/**
 * Where the address says nothing, the screen starts with what the account works on, and the address says so from then
 * on: it stays the only home of filters. An address that says anything is left as it is.
 */
function startWithPresets({ presets }: Screen, { location }: Asked): void {
  if (presets === undefined || Object.keys(location.search).length > 0) return
  const search = presetsOf(currentUser()?.userInfo, presets)
  if (Object.keys(search).length > 0) throw redirect({ to: location.pathname, search, replace: true })
}

function routeOf(screen: Screen): AnyRoute {
  const isBare = screen.isBare ?? false
  return createRoute({
    getParentRoute: () => (isBare ? bare : framed) as AnyRoute,
    path: screen.path,
    component: lazyRouteComponent(() => loadScreen(screen), 'Component'),
    beforeLoad: (asked: Asked) => {
      guard(screen, asked)
      startWithPresets(screen, asked)
    },
    errorComponent: isBare ? BareErrorPage : ErrorPage,
    staticData: { title: screen.title, isBare, ...(screen.presets === undefined ? {} : { presets: screen.presets }) },
  })
}

/**
 * The root leads to the reader's own trends, or to the first product that the account may open where that is another line; a
 * partner's people have the sellers' line.
 */
function firstHome(home: string): string {
  if (currentUser() === null && whiteLabel() !== null) return '/trendeesellers'
  const info = currentUser()?.userInfo
  const open = PRODUCTS.find(
    (product) => info !== undefined && product.line !== null && mayOpenLine(info, product.line),
  )
  return open === undefined || open.line === 'trendee' ? home : open.home
}

const screens = (isBare: boolean) => SCREENS.filter((screen) => (screen.isBare ?? false) === isBare).map(routeOf)

const redirects = Object.entries(REDIRECTS).map(([path, to]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: async ({ location }) => {
      // A partner that sends its visitors to the line's root, or its own host's, with a code means its sign-on.
      const isPartnerDoor = path === '/trendeesellers' || (path === '/' && whiteLabel() !== null)
      if (isPartnerDoor && 'authorization_code' in location.search)
        throw redirect({ to: '/trendeesellers/transfer', search: location.search, replace: true })
      const target = typeof to === 'string' ? to : await to()
      throw redirect({ to: path === '/' ? firstHome(target) : target, replace: true })
    },
  }),
)

/** The router over the browser's history, or over another one. */
export function buildRouter(history?: RouterHistory): AnyRouter {
  return createRouter({
    ...(history === undefined ? {} : { history }),
    routeTree: root.addChildren([
      ...redirects,
      framed.addChildren(screens(false)),
      bare.addChildren(screens(true)),
    ]) as AnyRoute,
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
    defaultPreload: 'intent',
    defaultErrorComponent: BareErrorPage,
    defaultNotFoundComponent: NotFoundRoot,
    InnerWrap: LineTheme,
    // The old page stays while the next one loads; the bar on top says so.
    defaultPendingMs: 10_000,
  })
}
