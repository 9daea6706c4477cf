// Files that package.json and knip.json name.
import { dirname, join } from 'node:path'

/** `scripts/{start,test}.mjs` as its two paths. */
function expanded(pattern) {
  const [all, before, words, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? []
  return all === undefined ? [pattern] : words.split(',').flatMap((word) => expanded(`${before}${word}${after}`))
}

/** Scripts and commands of package.json whose file is not there. */
export function missingScripts({ scripts = {}, bin = {} }, isThere) {
  const named = Object.entries(scripts).flatMap(([name, line]) =>
    [...line.matchAll(/[\w./-]+\.(?:mjs|js|ts)\b/g)].map(([path]) => ({ name, path })),
  )
  const commands = Object.entries(bin).map(([name, path]) => ({ name, path }))
  return [...named, ...commands]
    .filter(({ path }) => !isThere(path))
    .map(({ name, path }) => `package.json: ${name} names ${path}`)
}

/** Entries of knip.json that are not there; of a pattern with stars, the folder before the first star. */
export function missingEntries({ workspaces = {} }, isThere) {
  return Object.entries(workspaces).flatMap(([workspace, { entry = [] }]) =>
    [entry]
      .flat()
      .flatMap(expanded)
      .map((path) => join(workspace, path))
      .filter((path) => !isThere(path.includes('*') ? dirname(path.slice(0, path.indexOf('*')) + 'x') : path))
      .map((path) => `knip.json names ${path}`),
  )
}
