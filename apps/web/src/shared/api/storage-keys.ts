/**
 * Every name under which the browser keeps something, in one table. `stays` marks what outlives a new version of the
 * app, because nobody could give it back: who is signed in, what the reader chose and saw, who sent them.
 */
const LOCAL = {
  token: { key: 'token', stays: true },
  language: { key: 'language', stays: true },
  /** The cached account: user info and plan info. */
  user: { key: 'user', stays: true },
  userId: { key: 'userId', stays: true },
  utmSource: { key: 'utm_source', stays: true },
  ucode: { key: 'ucode', stays: true },
  scheme: { key: 'mantine-color-scheme-value', stays: true },
  density: { key: 'density', stays: true },
  /** The version tag of the page that this browser saw last. */
  version: { key: 'version', stays: false },
  texts: { key: 'texts', stays: false },
  site: { key: 'site', stays: false },
  /** The account's projects, what is collected in them, and trends by name, until there is a new version. */
  projects: { key: 'projects', stays: false },
  collections: { key: 'collections', stays: false },
  trendMap: { key: 'trendMap', stays: false },
} as const

/** Families of names, by how they begin: hidden columns of a table, levels seen in a place. */
const KEPT_FAMILIES = ['columns.', 'levels.'] as const

export const LOCAL_KEYS = Object.fromEntries(Object.entries(LOCAL).map(([name, { key }]) => [name, key])) as {
  readonly [Name in keyof typeof LOCAL]: (typeof LOCAL)[Name]['key']
}

export const SESSION_KEYS = {
  /** Where the reader was going when asked to sign in. */
  beforePath: 'beforePath',
  /** The same for this visit: as long as it lasts, they need not be asked for again. */
  projectCategories: 'projectCategories',
  collectedTrends: 'collectedTrends',
  trendMapping: 'trendMapping',
  /** Why the last session ended. */
  endedBy: 'endedBy',
  /** Places whose news were looked at in this visit. */
  visit: 'visit',
  /** When a missing part of the app made this tab load anew. */
  reloadedAt: 'reloadedAt',
} as const

/** What of an account goes with its session, from this browser's two stores. */
export const OF_ACCOUNT = {
  local: [LOCAL_KEYS.token, LOCAL_KEYS.user, LOCAL_KEYS.userId, LOCAL_KEYS.projects, LOCAL_KEYS.collections],
  session: [SESSION_KEYS.projectCategories, SESSION_KEYS.collectedTrends],
} as const

const STAYING: ReadonlySet<string> = new Set(
  Object.values(LOCAL).flatMap(({ key, stays }) => (stays ? [key as string] : [])),
)

/** A new version of the app: what was kept by the old one goes, but for what nobody could give back. */
export function clearKeptData(local: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const names = Array.from({ length: local.length }, (_, index) => local.key(index)).filter((name) => name !== null)
  for (const name of names) {
    const stays = STAYING.has(name) || KEPT_FAMILIES.some((start) => name.startsWith(start))
    if (!stays) local.removeItem(name)
  }
}
