import {
  type AnyRoute,
  type AnyRouter,
  Outlet,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { ApiError } from '@trendee/contract/errors'
import type { TextKey } from '@trendee/contract/texts/texts'
import { loginPath } from '../shared/api/lines'
import { isAdmin, mayOpenLine } from '../shared/api/roles'
import { currentToken, currentUser, rememberBeforePath } from '../shared/api/session'
import { parseAddress, writeAddress } from '../shared/url/search-codec'
import { ErrorPage } from './error-page'
import { NotFoundPage } from './not-found-page'
import { PRODUCTS, REDIRECTS, SCREENS, type Screen } from './route-table'
import { Root } from './root'
import { Shell } from './shell'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: TextKey
  }
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })
const framed = createRoute({ getParentRoute: () => root, id: 'framed', component: Shell })
const bare = createRoute({ getParentRoute: () => root, id: 'bare', component: Outlet })

/** Signed in where that is asked, and with the role that is asked; otherwise off to the area's sign-in. */
function guard(screen: Screen, location: { readonly pathname: string; readonly href: string }): void {
  if (screen.guard === 'public') return
  const user = currentUser()
  if (currentToken() === null || user === null) {
    rememberBeforePath(location.href)
    throw redirect({ to: loginPath(location.pathname) })
  }
  if (screen.guard === 'admin' && !isAdmin(user.userInfo)) throw new ApiError('forbidden', 'administrators only')
}

function routeOf(screen: Screen): AnyRoute {
  const codec = screen.search
  return createRoute({
    getParentRoute: () => (screen.isBare ? bare : framed) as AnyRoute,
    path: screen.path,
    component: lazyRouteComponent(() => screen.load().then((Component) => ({ Component })), 'Component'),
    beforeLoad: ({ location }: { location: { pathname: string; href: string } }) => guard(screen, location),
    errorComponent: ErrorPage,
    staticData: { title: screen.title },
    ...(codec === undefined ? {} : { validateSearch: codec.validate }),
  })
}

/** The root leads to the first product that the account may open. */
function firstHome(home: string): string {
  const info = currentUser()?.userInfo
  const open = PRODUCTS.find(
    (product) => info !== undefined && product.line !== null && mayOpenLine(info, product.line),
  )
  return open?.home ?? home
}

const screens = (isBare: boolean) => SCREENS.filter((screen) => (screen.isBare ?? false) === isBare).map(routeOf)

const redirects = Object.entries(REDIRECTS).map(([path, to]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ location }) => {
      // A partner that sends its visitors to the line's root with a code means its sign-on.
      if (path === '/trendeesellers' && 'authorization_code' in location.search)
        throw redirect({ to: '/trendeesellers/transfer', search: location.search, replace: true })
      throw redirect({ to: path === '/' ? firstHome(to) : to, replace: true })
    },
  }),
)

export function buildRouter(): AnyRouter {
  return createRouter({
    routeTree: root.addChildren([
      ...redirects,
      framed.addChildren(screens(false)),
      bare.addChildren(screens(true)),
    ]) as AnyRoute,
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // The old page stays while the next one loads; the bar on top says so.
    defaultPendingMs: 10_000,
  })
}
