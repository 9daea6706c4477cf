import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { repositoryFiles } from './repository-files.mjs'

/** What anybody would take for a test. */
const LOOKS_LIKE_TEST = /\.(?:test|spec|e2e|bench)\.[cm]?[jt]sx?$|(?:^|\/)(?:tests?|__tests__)\/.*\.[cm]?[jt]sx?$/

/** Where the vitest configurations look for tests. */
const RUN = [
  /^packages\/[^/]+\/src\/.*\.test\.ts$/,
  /^apps\/(?:cli|server|web)\/src\/.*\.test\.ts$/,
  // There is no long test of a page but in its other language.
  /^apps\/web\/src\/(?!.*\.long\.).*\.test\.tsx$/,
  /^scripts\/.*\.test\.mjs$/,
  /^e2e\/.*\.e2e\.ts$/,
]

/** Files that look like tests and that nothing runs. */
const unrunIn = (paths) => paths.filter((path) => LOOKS_LIKE_TEST.test(path) && !RUN.some((where) => where.test(path)))

/** Ways to leave a test out, or to turn it round, that no rule of the linter sees. */
const LEFT_OUT = [
  /\b(?:only|skip|todo|fails): true\b/,
  /\.(?:skipIf|runIf)\((?:true|false)\)/,
  /\b(?:it|test)\.(?:fails|todo)\b/,
]

/** Lines of a test that leave it out, as `path: text`. */
const leftOutIn = (path, text) =>
  text
    .split('\n')
    .filter((line) => LEFT_OUT.some((way) => way.test(line)))
    .map((line) => `${path}: ${line.trim()}`)

describe('test files', () => {
  it('are each run by a configuration of vitest', () => {
    const paths = repositoryFiles()
    expect(unrunIn(paths)).toEqual([])
    expect(paths.filter((path) => RUN.some((where) => where.test(path))).length).toBeGreaterThan(600)
  })

  it.each([
    'packages/core/src/x.test.tsx',
    'packages/core/src/x.spec.ts',
    'packages/core/test/x.test.ts',
    'scripts/x.test.ts',
    'scripts/x.spec.mjs',
    'apps/web/src/x.test.mjs',
    'apps/web/src/x.long.test.tsx',
    'apps/cli/src/x.test.mjs',
    'e2e/x.test.ts',
  ])('such as %s would be found', (path) => {
    expect(unrunIn([path])).toEqual([path])
  })

  it('leave no test out by an option', () => {
    const found = repositoryFiles()
      .filter((path) => LOOKS_LIKE_TEST.test(path) && !path.endsWith('test-files.test.mjs'))
      .flatMap((path) => leftOutIn(path, readFileSync(join(root, path), 'utf8')))
    expect(found).toEqual([])
  })

  it.each([
    "it('a', { only: true }, () => {})",
    "it('a', { skip: true }, () => {})",
    "it.skipIf(true)('a', () => {})",
    "it.fails('a', () => {})",
    "it('a', { fails: true }, () => {})",
  ])('nor as %s does', (line) => {
    expect(leftOutIn('a.test.ts', line)).toHaveLength(1)
  })
})
