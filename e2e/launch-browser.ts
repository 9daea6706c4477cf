import { type Browser, chromium } from 'playwright-core'

/**
 * Replaces the driver's own list, of which these matter here: no screen asks anything but the platform, at its address,
 * and is drawn at once. And the address line's pop-ups, which nobody sees: each window loads two pages of its own for
 * them, which cost more than most of our screens.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A journey is over sooner than machine code is worth its making: a tenth of the screens' processor time.
  '--js-flags=--no-turbofan,--no-maglev',
  `--disable-features=${WITHOUT.join(',')}`,
]

let launching: Promise<Browser> | null = null

/**
 * The browser of this process, which ends with it. Each process of tests has its own: to share one, all that is said to
 * it and heard of it would pass through a second process, which costs more than a browser.
 */
export function sharedBrowser(): Promise<Browser> {
  launching ??= chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: FLAGS })
  return launching
}
