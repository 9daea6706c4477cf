import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

/** Where a page keeps the figures of one benchmark. */
const marks = (name: string) => [`<!-- figures: ${name} -->`, `<!-- end of figures: ${name} -->`] as const

/** What the figures were measured on and by which command, as the page's first line says it. */
export function measuredOn(command: string, day: string): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${day}, ${cpus().length} processors, ${gigabytes} GiB, Node ${process.versions.node}: ${command}`
}

/** The page with `lines` between the benchmark's marks; null where it has no marks for it. */
export function pageWithFigures(page: string, name: string, lines: readonly string[]): string | null {
  const [begin, end] = marks(name)
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) return null
  const shown = lines.map((line) => line.trimEnd()).filter((line) => line !== '')
  return [`${page.slice(0, from)}${begin}`, '```text', ...shown, '```', page.slice(to)].join('\n')
}

/**
 * Runs a benchmark, prints what it prints, and writes the same into every page of `folder` with marks for it, so that no
 * figure of the documentation is typed by hand. Throws where no page has them.
 */
export async function writeFigures(
  folder: string,
  name: string,
  command: string,
  run: () => Promise<unknown>,
): Promise<void> {
  const lines: string[] = []
  const { log } = console
  console.log = (...words: unknown[]) => {
    lines.push(...words.map(String).join(' ').split('\n'))
    log(...words)
  }
  try {
    await run()
  } finally {
    console.log = log
  }
  const figures = [measuredOn(command, new Date().toISOString().slice(0, 10)), ...lines]
  let pages = 0
  for (const file of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
    const path = join(folder, file)
    const page = pageWithFigures(readFileSync(path, 'utf8'), name, figures)
    if (page === null) continue
    writeFileSync(path, page)
    pages += 1
  }
  if (pages === 0) throw new Error(`no page of ${folder} has marks for the figures of ${name}`)
}
