// The areas of the product for `npm run test:changed`: the page tests and the journeys of each.
import { execFileSync } from 'node:child_process'
import { root } from '../setup.mjs'

const SCREENS = 'apps/web/src/areas'

/** Journeys by the area whose work they show, as the start of their file names. */
const JOURNEYS = {
  account: ['sign-in', 'boot', 'white-label'],
  admin: ['data'],
  'ai-design': [],
  brands: [],
  creators: [],
  dashboard: [],
  graphics: [],
  'my-trends': [],
  pricing: ['payments'],
  records: [],
  reports: [],
  runway: [],
  sellers: ['best-seller'],
  topics: [],
  trendee: ['trend-', 'written-words'],
  user: ['sign-in'],
}

/** By area: where its page tests are, and which journeys are its own. */
export const AREAS = {
  ...Object.fromEntries(
    Object.entries(JOURNEYS).map(([name, journeys]) => [name, { pages: `${SCREENS}/${name}/`, journeys }]),
  ),
  app: { pages: 'apps/web/src/app/', journeys: ['boot', 'screens', 'closing'] },
  shared: { pages: 'apps/web/src/shared/', journeys: ['screens'] },
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).trim()

/** The commit since which files count as changed: where this branch left main, or the newest on main itself. */
export function changedSince() {
  try {
    return git('merge-base', 'HEAD', 'main')
  } catch {
    // A clone of one branch has no main.
    return git('rev-parse', 'HEAD')
  }
}

/** Paths of files that differ from that commit, those that git does not know yet as well. */
export function changedFiles() {
  const known = git('diff', '--name-only', '-z', changedSince())
  const unknown = git('ls-files', '-z', '--others', '--exclude-standard')
  return [...known.split('\0'), ...unknown.split('\0')].filter(Boolean)
}

/** The areas that have a file among `paths`. */
export function areasOf(paths) {
  return Object.keys(AREAS).filter((name) => paths.some((path) => path.startsWith(AREAS[name].pages)))
}
