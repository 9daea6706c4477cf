import { describe, expect, it } from 'vitest'
import { missingOf, namedPaths, namedScripts } from './docs-files.mjs'
import { misplacedFigures } from './figures.mjs'
import { fileLengths, judgeLengths } from './file-length.mjs'
import { missingEntries, missingScripts } from './package-files.mjs'

const linesOf = (count) => 'x\n'.repeat(count)

describe('file length', () => {
  const judge = (files) => judgeLengths(fileLengths(Object.keys(files), (path) => linesOf(files[path])))

  it('lets 200 lines pass in silence', () => {
    expect(judge({ 'packages/core/src/a.ts': 200 })).toEqual({ isRight: true, output: '' })
  })

  it('asks why above 200 and passes up to 400', () => {
    const { isRight, output } = judge({ 'packages/core/src/a.ts': 201, 'apps/web/src/b.tsx': 400 })
    expect(isRight).toBe(true)
    expect(output.split('\n').slice(1)).toEqual(['    400  apps/web/src/b.tsx', '    201  packages/core/src/a.ts'])
  })

  it('fails above 400, tables of data exempt', () => {
    expect(judge({ 'scripts/a.mjs': 401 }).isRight).toBe(false)
    expect(judge({ 'packages/core/src/lexicon/colors.ts': 900, 'docs/page.md': 900 }).isRight).toBe(true)
  })
})

describe('documentation', () => {
  const page = 'docs/page.md'
  const text = [
    'See `packages/core/src/a.ts:12`, `apps/<app>/src` and [the rest](../README.md#top), not <https://a.example/b.md>.',
    '`npm start`, then `npm run bench`. `a/b` is no path of ours.',
    '```sh',
    'node scripts/run.mjs --x',
    '```',
    '',
    '    npx vitest run e2e/a.e2e.ts    # one journey',
  ].join('\n')

  it('finds paths in code marks, blocks and links', () => {
    expect(namedPaths(page, text)).toEqual([
      'packages/core/src/a.ts',
      'apps/<app>/src',
      'scripts/run.mjs',
      'e2e/a.e2e.ts',
      'README.md',
    ])
    expect(namedScripts(text)).toEqual(['start', 'bench'])
  })

  it('names what is not there', () => {
    const there = new Set(['packages/core/src/a.ts', 'apps', 'README.md'])
    expect(missingOf(page, text, (path) => there.has(path), { start: '' })).toEqual([
      'scripts/run.mjs',
      'e2e/a.e2e.ts',
      'npm script "bench"',
    ])
  })
})

describe('measured figures', () => {
  const figures = (text, page = 'README.md') => misplacedFigures(page, text, (name) => name === 'TIME_WINDOW_MS')

  it.each([
    ['A list takes 12.5 ms.', ['12.5 ms']],
    ['Right in 97.8 % of rows, 1,650 MB\nat most', ['97.8 %', '1,650 MB']],
    ['- first: 3 s\n- second: within `TIME_WINDOW_MS` (15 minutes)', ['3 s']],
    ['It is kept for 5 minutes (`NO_SUCH_CONSTANT`).', ['5 minutes']],
  ])('%j holds some that do not belong there', (text, found) => {
    expect(figures(text)).toEqual(found)
  })

  it.each([
    'Two commands, 600 files, Node.js 20.19 or newer, 3 screens.',
    'Codes open within 15 minutes (`TIME_WINDOW_MS`).',
    '```sh\nsleep 3 s\n```',
    '    npm run bench   # 12 s',
    'CSS says `width: 100 %`.',
  ])('%j holds none', (text) => {
    expect(figures(text)).toEqual([])
  })

  it('belong on the pages that say how they are measured', () => {
    expect(figures('A list takes 12.5 ms.', 'docs/performance.md')).toEqual([])
    expect(figures('Right in 97.8 % of rows.', 'docs/extraction.md')).toEqual([])
  })
})

describe('files that package.json and knip.json name', () => {
  const isThere = (path) => ['scripts/start.mjs', 'apps/cli/bin/trendee.mjs', 'apps/web/src'].includes(path)

  it('are missed by the name of the script', () => {
    const scripts = { start: 'exec node scripts/start.mjs', dev: 'exec node scripts/dev.mjs', types: 'tsc -b' }
    const bin = { trendee: 'apps/cli/bin/trendee.mjs', other: 'apps/cli/bin/other.mjs' }
    expect(missingScripts({ scripts, bin }, isThere)).toEqual([
      'package.json: dev names scripts/dev.mjs',
      'package.json: other names apps/cli/bin/other.mjs',
    ])
  })

  it('are missed in patterns of knip.json', () => {
    const workspaces = {
      '.': { entry: ['scripts/{start,dev}.mjs'] },
      'apps/web': { entry: ['src/**/*.tsx', 'pages/*.tsx'] },
      'packages/*': { project: ['src/**/*.ts'] },
    }
    expect(missingEntries({ workspaces }, isThere)).toEqual([
      'knip.json names scripts/dev.mjs',
      'knip.json names apps/web/pages/*.tsx',
    ])
  })
})
