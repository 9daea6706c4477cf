// A file above 200 lines asks why, one above 400 fails. Tables of data are exempt.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../setup.mjs'
import { repositoryFiles } from './repository-files.mjs'

const ASKS_WHY = 200
const FAILS = 400
const COUNTED = /\.(ts|tsx|mjs|css|sql)$/
/** Words and numbers in rows: longer is better. */
const TABLES = [/^packages\/core\/src\/lexicon\//, /^packages\/demo\/src\/vocabulary\//]

/** Lines of each counted file, longest first. */
export function fileLengths(paths, read) {
  return paths
    .filter((path) => COUNTED.test(path) && !TABLES.some((table) => table.test(path)))
    .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
    .sort((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1))
}

/** What the gate says of those lengths. */
export function judgeLengths(lengths) {
  const tooLong = lengths.filter(({ lines }) => lines > FAILS)
  const long = lengths.filter(({ lines }) => lines > ASKS_WHY && lines <= FAILS)
  const list = (files) => files.map(({ path, lines }) => `  ${String(lines).padStart(5)}  ${path}`).join('\n')
  const output = [
    ...(tooLong.length > 0 ? [`above ${FAILS} lines, must be split:\n${list(tooLong)}`] : []),
    ...(long.length > 0 ? [`above ${ASKS_WHY} lines, why?\n${list(long)}`] : []),
  ].join('\n')
  return { isRight: tooLong.length === 0, output }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { isRight, output } = judgeLengths(
    fileLengths(repositoryFiles(), (path) => readFileSync(join(root, path), 'utf8')),
  )
  if (output) console.log(output)
  process.exitCode = isRight ? 0 : 1
}
