// Finds the browser for the browser tests, or installs it by the system's package manager where that is allowed.
import { existsSync } from 'node:fs'
import { captured } from './tally.mjs'

const PLACES = [
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

/** The browser's path, or null. `CHROMIUM` wins over the usual places. */
export function chromiumPath(env = process.env) {
  if (env.CHROMIUM) return existsSync(env.CHROMIUM) ? env.CHROMIUM : null
  return PLACES.find((place) => existsSync(place)) ?? null
}

async function installByApt() {
  const install = () =>
    captured(APT, ['install', '-y', '--no-install-recommends', ...APT_WAITS, 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  const first = await install()
  if (first.isRight) return first
  // Package lists of a fresh machine are empty.
  const update = await captured(APT, ['update', ...APT_WAITS])
  return update.isRight ? install() : update
}

/** A gate: Chromium is there, or is put there, or the output says what to do. */
export async function ensureChromium() {
  const known = chromiumPath()
  if (known) return { isRight: true, note: known }
  if (process.env.CHROMIUM) {
    return { isRight: false, output: `CHROMIUM names ${process.env.CHROMIUM}, and there is no such file.` }
  }
  const canInstall = process.getuid?.() === 0 && existsSync(APT)
  const installed = canInstall ? await installByApt() : { output: '' }
  const path = chromiumPath()
  if (path) return { isRight: true, note: `${path}, installed now` }
  return {
    isRight: false,
    output: `${installed.output}
The browser tests need Chromium. Install it (Debian: apt-get install chromium; macOS: brew install --cask chromium),
or name an existing one: CHROMIUM=/path/to/chromium npm test`,
  }
}
