// Fails when the first page of the web app needs more than its budget, or is built for development: `node scripts/bundle-budget.mjs` after a build.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const BUDGET_BYTES = 345_000
const dist = join(dirname(fileURLToPath(import.meta.url)), '../apps/web/dist')
/** The first screens that people open; the heaviest of them counts. */
const FIRST_SCREENS = [
  'src/areas/account/sign-in-screen.tsx',
  'src/areas/trendee/highlights-screen.tsx',
  'src/areas/sellers/seller-list.tsx',
]

/** Scripts and styles that a chunk needs, its static imports included. */
function filesOf(manifest, name, seen = new Set()) {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`${name} is not in the build's manifest`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const style of chunk.css ?? []) seen.add(style)
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, seen)
  return seen
}

/** Gzipped bytes of the page, the entry and one screen, scripts and styles; fonts come later and are not counted. */
export function firstLoad(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  return FIRST_SCREENS.map((screen) => {
    const files = filesOf(manifest, screen, filesOf(manifest, 'index.html'))
    const sizes = ['index.html', ...files].map((file) => gzipSync(readFileSync(join(folder, file))).length)
    return { screen, files: files.size, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  })
}

/** The libraries' builds for development draw at half the speed, and bear this name of theirs. */
function isForDevelopment(folder) {
  const files = Object.values(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  return files.some(({ file }) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('jsxDEV'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!existsSync(join(dist, '.vite/manifest.json'))) {
    console.error('bundle budget: there is no build; run `vite build` in apps/web first')
    process.exit(1)
  }
  // Before the budget, which such a build exceeds: whoever reads it should not look for what has grown.
  if (isForDevelopment(dist)) {
    console.error('bundle budget: the build holds libraries for development: remove it and build again')
    process.exit(1)
  }
  const loads = firstLoad(dist)
  for (const { screen, files, bytes } of loads) {
    console.log(`${(bytes / 1000).toFixed(1)} kB gzip in ${files} files: ${screen}`)
  }
  const worst = Math.max(...loads.map((load) => load.bytes))
  if (worst > BUDGET_BYTES) {
    console.error(`bundle budget exceeded: ${(worst / 1000).toFixed(1)} kB of ${BUDGET_BYTES / 1000} kB`)
    process.exit(1)
  }
}
