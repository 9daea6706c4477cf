// Every file and npm script that the README, a page of docs/, package.json or knip.json names must be there, and measured
// figures stand on their own pages.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../setup.mjs'
import { misplacedFigures } from './figures.mjs'
import { missingEntries, missingScripts } from './package-files.mjs'
import { repositoryFiles } from './repository-files.mjs'

const TOP_FOLDERS = /^(apps|packages|scripts|docs|e2e|deploy|\.ci)\//
/** `<group>`, `*` and `…` stand for any name: then the folder before it must be there. */
const ANY_NAME = /[<>*…{}]|\.\.\./

/** `src/x.ts:12`, `x.md#part` and a sentence's full stop name the file before them. */
function withoutTail(word) {
  return word
    .replace(/#.*$/, '')
    .replace(/:\d+$/, '')
    .replace(/[.,:]+$/, '')
}

/** Paths that a page names, relative to the root: in code marks when they begin with a folder of ours, and links. */
export function namedPaths(page, text) {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll('`', ' '))
  const marked = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, words]) => words.split(/[\s,;()]+/))
  const block = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].flatMap(([, lines]) => lines.split(/[\s,;()]+/))
  const indented = [...text.matchAll(/^ {4}(\S.*)$/gm)].flatMap(([, line]) => line.split(/[\s,;()`]+/))
  const paths = [...marked, ...block, ...indented].filter((word) => TOP_FOLDERS.test(word)).map(withoutTail)
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target))
    .map((target) => normalize(join(dirname(page), target)))
  return [...new Set([...paths, ...links])]
}

/** npm scripts that a page names. */
export function namedScripts(text) {
  return [...new Set([...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own))]
}

/** What a page names and is not there. */
export function missingOf(page, text, isThere, scripts) {
  const paths = namedPaths(page, text).filter((path) => {
    const place = path.search(ANY_NAME)
    return !isThere(place < 0 ? path : dirname(`${path.slice(0, place)}x`))
  })
  const names = namedScripts(text).filter((name) => !(name in scripts))
  return [...paths, ...names.map((name) => `npm script "${name}"`)]
}

/** True where a source file has a constant of that name. */
function isConstant(name) {
  const found = spawnSync('git', ['grep', '-qw', name, '--', 'apps', 'packages', 'scripts'], { cwd: root })
  return found.status === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const manifest = json('package.json')
  const pages = repositoryFiles().filter((path) => path === 'README.md' || /^docs\/.*\.md$/.test(path))
  const isThere = (path) => existsSync(join(root, path))
  const wrong = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    return [
      ...missingOf(page, text, isThere, manifest.scripts).map((what) => `${page} names ${what}`),
      ...misplacedFigures(page, text, isConstant).map(
        (figure) => `${page} states "${figure}": figures belong in docs/performance.md, a limit names its constant`,
      ),
    ]
  })
  if (!pages.includes('README.md')) wrong.push('there is no README.md')
  wrong.push(...missingScripts(manifest, isThere), ...missingEntries(json('knip.json'), isThere))
  for (const line of wrong) console.log(line)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
