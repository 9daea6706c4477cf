import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { BUILT } from '../built-output'

const BUDGET_KILOBYTES = 300
const DIST = BUILT.web

const MANIFEST = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    isEntry: z.boolean().default(false),
  }),
)
type Manifest = z.output<typeof MANIFEST>

/** Scripts and styles that a chunk cannot start without. */
export function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not in the build's manifest`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const style of chunk.css) seen.add(style)
  for (const needed of chunk.imports) filesOf(manifest, needed, seen)
  return seen
}

/**
 * Prints the gzipped bytes that a first visit to each screen loads, scripts and styles, and what the chart library adds
 * when a chart comes into view. Fonts and pictures are not counted.
 */
export function benchWeb(): void {
  const manifestFile = join(DIST, '.vite/manifest.json')
  if (!existsSync(manifestFile))
    throw new Error('the web app is not built: `npm start` or `node scripts/build.mjs` builds it')
  const manifest = MANIFEST.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const kilobytes = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0) / 1000
  const page = filesOf(manifest, 'index.html')
  const shell = kilobytes(['index.html', ...page])
  console.log(`web: page, entry and shell ${shell.toFixed(0)} kB gzip in ${page.size} files`)
  const screens = Object.keys(manifest).filter((name) => name.endsWith('-screen.tsx'))
  const loads = screens
    .map((screen) => ({ screen, kilobytes: kilobytes(['index.html', ...filesOf(manifest, screen, new Set(page))]) }))
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
  for (const load of loads) {
    const isKept = load.kilobytes <= BUDGET_KILOBYTES
    console.log(
      `  ${load.kilobytes.toFixed(0).padStart(4)} kB  ${load.screen}${isKept ? '' : `  NOT within ${BUDGET_KILOBYTES} kB`}`,
    )
  }
  const charts = Object.entries(manifest).filter(([name]) => /echarts|draw-chart/.test(name))
  const lazy = new Set(charts.flatMap(([name]) => [...filesOf(manifest, name)]).filter((file) => !page.has(file)))
  const isEager = charts.some(([, { file }]) => page.has(file))
  const all = readdirSync(join(DIST, 'assets')).filter((file) => /\.(js|css)$/.test(file))
  console.log(
    `  charts: ${kilobytes(lazy).toFixed(0)} kB ${isEager ? 'NOT lazy' : 'lazy'}; all ${all.length} scripts and styles ` +
      `${kilobytes(all.map((file) => `assets/${file}`)).toFixed(0)} kB`,
  )
}
