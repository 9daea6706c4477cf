import { OUTSIDE_SECONDS } from '@trendee/core/access/sign-in-limits'
import { type AskedBy, newBrowser } from '@trendee/store/sign-in/outside-sign-in'
import { deviceName } from '../../http/device-name'
import type { Call } from '../../http/handler'

/** Tells the browser that asked for a sign-in by another service from all others, whoever has its state or ticket. */
const COOKIE = 'outside'
const WELL_FORMED = /^[\w-]{43}$/

/** Null where this browser has asked for no sign-in of late. */
export function browserThatAsked({ cookies }: Call): string | null {
  const brought = cookies.read(COOKIE)
  return brought !== null && WELL_FORMED.test(brought) ? brought : null
}

/** The browser that asks now. It keeps its secret while it asks in several tabs: each of them must be able to go on. */
export function askedBy(call: Call): AskedBy {
  const browser = browserThatAsked(call) ?? newBrowser()
  call.cookies.keep(COOKIE, browser, OUTSIDE_SECONDS)
  return { browser, device: deviceName(call.request.userAgent) }
}

export function forgetBrowserThatAsked({ cookies }: Call): void {
  cookies.drop(COOKIE)
}
