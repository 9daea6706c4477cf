// Tables of texts come with the code that adds them (`addTexts`); a word whose table has not come is shown as its key.
// Every text that a file of the web app names must be in a table that has come wherever the file is loaded.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../setup.mjs'

const WEB = join(root, 'apps/web/src')
const TEXTS = join(root, 'packages/contract/src/texts')
const FIRST = join(WEB, 'shared/i18n/i18n.ts')

const STATIC = /^(?:import|export) (?!type\b)[^'"]*?from '(\.[^']+)'|^import '(\.[^']+)'/gms
const DYNAMIC = /\bimport\('(\.[^']+)'\)/g

const sources = new Map()
function source(file) {
  if (!sources.has(file)) sources.set(file, readFileSync(file, 'utf8'))
  return sources.get(file)
}

function imported(file, pattern) {
  const paths = [...source(file).matchAll(pattern)].map(([, path, bare]) => resolve(dirname(file), path ?? bare))
  return paths.flatMap((path) => ['.ts', '.tsx'].map((end) => path + end).filter((name) => existsSync(name)))
}

/** A file with everything that it imports at once. */
function loadedWith(entry) {
  const files = new Set()
  const load = (file) => {
    if (files.has(file)) return
    files.add(file)
    imported(file, STATIC).forEach(load)
  }
  load(entry)
  return files
}

/** Names of tables by the key of a text. */
function tablesByKey() {
  const byKey = new Map()
  for (const name of readdirSync(TEXTS).filter((file) => file.endsWith('.ts'))) {
    const text = readFileSync(join(TEXTS, name), 'utf8')
    for (const [, table, body] of text.matchAll(/export const (\w+) = \{([\s\S]*?)\n\} as const/g)) {
      for (const [, key] of body.matchAll(/^ {2}'?([\w.:-]+)'?: ?\{/gm)) {
        byKey.set(key, [...(byKey.get(key) ?? []), table])
      }
    }
  }
  return byKey
}

function added(files) {
  const calls = [...files].flatMap((file) => [...source(file).matchAll(/addTexts\(([^)]*)\)/g)])
  return calls.flatMap(([, tables]) => tables.match(/\w+Texts\b/g) ?? [])
}

const firstTables = () => /const tables: TextTable\[\] = \[([^\]]*)\]/.exec(source(FIRST))?.[1]?.match(/\w+/g) ?? []

/** Texts that may be shown as their keys, as `file: key (its tables)`. */
export function missingTexts() {
  const main = loadedWith(join(WEB, 'main.tsx'))
  const start = [...firstTables(), ...added(main)]
  const parts = new Map()
  const visit = (entry) => {
    if (parts.has(entry)) return
    parts.set(entry, loadedWith(entry))
    for (const file of parts.get(entry)) imported(file, DYNAMIC).forEach(visit)
  }
  for (const file of main) imported(file, DYNAMIC).forEach(visit)
  const loads = new Map(
    [...parts].map(([entry, files]) => [
      entry,
      [...files].filter((file) => !main.has(file)).flatMap((file) => imported(file, DYNAMIC)),
    ]),
  )
  const isOfMain = new Set([...main].flatMap((file) => imported(file, DYNAMIC)))
  /** Tables that have come once a part is loaded, whichever way led to it. */
  const known = new Map()
  const tablesOf = (entry, way) => {
    if (known.has(entry)) return known.get(entry)
    const parents = isOfMain.has(entry)
      ? []
      : [...parts.keys()].filter((part) => part !== entry && !way.includes(part) && loads.get(part).includes(entry))
    const inherited = parents.map((part) => tablesOf(part, [...way, entry]))
    const shared = inherited.reduce((all, tables) => all.filter((table) => tables.includes(table)), inherited[0] ?? [])
    const tables = [...new Set([...start, ...shared, ...added(parts.get(entry))])]
    known.set(entry, tables)
    return tables
  }
  const byKey = tablesByKey()
  const missing = new Set()
  for (const [entry, files] of parts) {
    const come = new Set(tablesOf(entry, []))
    for (const file of files) {
      if (main.has(file)) continue
      for (const [, key] of source(file).matchAll(/\bt\(\s*'([\w.-]+)'/g)) {
        const tables = byKey.get(key) ?? byKey.get(`${key}_one`)
        if (tables !== undefined && !tables.some((table) => come.has(table)))
          missing.add(
            `${file.slice(root.length + 1)}: '${key}' (${tables.join(', ')}) where ${entry.slice(root.length + 1)} is loaded`,
          )
      }
    }
  }
  return [...missing].toSorted((a, b) => (a < b ? -1 : 1))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = missingTexts()
  for (const line of missing) console.error(line)
  process.exitCode = missing.length > 0 ? 1 : 0
}
