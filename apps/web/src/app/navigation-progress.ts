import nprogress from 'nprogress'
import type { AnyRouter } from '@tanstack/react-router'
import { screenRendered } from '../shared/visits/first-screen'

/** The bar creeps towards 0.994 while a page loads and reaches 1 when it is there; the page starts at its top. */
export function followNavigation(router: AnyRouter): void {
  nprogress.configure({
    // The library's own template carries a role that no assistive tool knows.
    template: '<div class="bar"></div>',
    barSelector: '.bar',
    showSpinner: false,
    minimum: 0.08,
    speed: 180,
    trickleSpeed: 220,
  })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    // A changed filter answers in place: only another page is worth a bar.
    if (pathChanged) nprogress.start()
  })
  router.subscribe('onResolved', ({ pathChanged }) => {
    nprogress.done()
    if (pathChanged) window.scrollTo(0, 0)
  })
  router.subscribe('onRendered', screenRendered)
}
