import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all journeys share is reached. */
    browserAddress: string
    /** Folder for pictures of failed journeys; made when the first one fails. */
    failurePictures: string
  }
}

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
  `--disable-features=${WITHOUT.join(',')}`,
]

/** One browser for all files: each test opens a fresh profile in it, which is far cheaper than a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    host: '127.0.0.1',
    args: FLAGS,
  })
  project.provide('browserAddress', browser.wsEndpoint())
  project.provide(
    'failurePictures',
    join(process.env['KEPT_TMPDIR'] ?? tmpdir(), `trendee-failed-journeys-${process.pid}`),
  )
  return () => browser.close()
}
