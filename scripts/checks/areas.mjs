// The areas of the product for `npm run test:changed AREA`: the page tests and the journeys of each.
import { execFileSync } from 'node:child_process'
import { root } from '../setup.mjs'

const SCREENS = 'apps/web/src/areas'

/** Journeys by the area whose work they show, as the start of their file names. */
const JOURNEYS = {
  account: ['sign-in', 'boot', 'white-label'],
  admin: ['data', 'written-words'],
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
  trendee: ['trend-'],
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

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit since which files count as changed: where this branch left main, or the newest on main itself. */
export function changedSince() {
  try {
    return git('merge-base', 'HEAD', 'main')
  } catch {
    // A clone of one branch has no main.
    return git('rev-parse', 'HEAD')
  }
}
