// Finds the browser for the browser tests, or installs it by the system's package manager where that is allowed.
import { existsSync } from 'node:fs'
import { captured } from './tally.mjs'

/** The same engine without windows: it does the same journeys with a quarter less work. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'
const PLACES = [
  WITHOUT_WINDOWS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const APT = '/usr/bin/apt-get'
/** Another package manager run may be under way on a fresh machine. */
const APT_WAITS = ['-o', 'DPkg::Lock::Timeout=300']
/** Where there is no network, apt would go on trying for minutes. */
const APT_HURRIES = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10']

/** The browser's path, or null. `CHROMIUM` wins over the usual places. */
export function chromiumPath(env = process.env) {
  if (env.CHROMIUM) return existsSync(env.CHROMIUM) ? env.CHROMIUM : null
  return PLACES.find((place) => existsSync(place)) ?? null
}

async function installByApt(name, options = APT_WAITS) {
  const install = () =>
    captured(APT, ['install', '-y', '--no-install-recommends', ...options, name], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  const first = await install()
  if (first.isRight) return first
  // Package lists of a fresh machine are empty.
  const update = await captured(APT, ['update', ...options])
  return update.isRight ? install() : update
}

/** A gate: Chromium is there, or is put there, or the output says what to do. */
export async function ensureChromium() {
  if (process.env.CHROMIUM && !chromiumPath()) {
    return { isRight: false, output: `CHROMIUM names ${process.env.CHROMIUM}, and there is no such file.` }
  }
  const known = chromiumPath()
  if (known === WITHOUT_WINDOWS || process.env.CHROMIUM) return { isRight: true, note: known }
  const canInstall = process.getuid?.() === 0 && existsSync(APT)
  if (canInstall) await installByApt('chromium-headless-shell', known ? [...APT_WAITS, ...APT_HURRIES] : APT_WAITS)
  // Not every Debian has the package; the browser itself does as well.
  const installed = canInstall && !chromiumPath() ? await installByApt('chromium') : { output: '' }
  const path = chromiumPath()
  if (path) return { isRight: true, note: path === known ? path : `${path}, installed now` }
  return {
    isRight: false,
    output: `${installed.output}
The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell; macOS: brew install --cask
chromium), or name an existing one: CHROMIUM=/path/to/chromium npm test`,
  }
}
