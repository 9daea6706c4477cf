import { describe, expect, it } from 'vitest'
import { missingOf, namedPaths, namedScripts } from './docs-files.mjs'
import { fileLengths, judgeLengths } from './file-length.mjs'

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
  ].join('\n')

  it('finds paths in code marks, blocks and links', () => {
    expect(namedPaths(page, text)).toEqual(['packages/core/src/a.ts', 'apps/<app>/src', 'scripts/run.mjs', 'README.md'])
    expect(namedScripts(text)).toEqual(['start', 'bench'])
  })

  it('names what is not there', () => {
    const there = new Set(['packages/core/src/a.ts', 'apps', 'README.md'])
    expect(missingOf(page, text, (path) => there.has(path), { start: '' })).toEqual([
      'scripts/run.mjs',
      'npm script "bench"',
    ])
  })
})
