import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { chromiumPath } from '../scripts/checks/chromium.mjs'

/** A root account without a display needs the first three; the others stop requests of the browser's own. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let launching: Promise<Browser> | null = null

/** The browser of this test process, which ends with it. */
export function sharedBrowser(): Promise<Browser> {
  const path = chromiumPath()
  if (path === null) throw new Error('there is no Chromium: name one, CHROMIUM=/path/to/chromium')
  launching ??= chromium.launch({
    executablePath: path,
    args: FLAGS,
    timeout: inject('waitLimitMs'),
  })
  return launching
}
