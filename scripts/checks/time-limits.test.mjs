import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { repositoryFiles } from './repository-files.mjs'

const TEST_FILE = /\.(test|e2e)\.(ts|tsx|mjs)$/
/** Each would be a limit of a test's own beside those of `hang-limits.mjs`, or a pause. */
const LIMITS = [
  /\bvi\.wait(For|Until)\(/,
  /\btimeout: [\w*]/i,
  /^ *\}, *[\d_*\w ]*\d{3}\)$/,
  /\bretry: \d/,
  /\bsetTimeout\((resolve|done|go)\b/,
  /\bperformance\.now\(\) - \w+\)\.toBeLess/,
]

/** Lines of a test file that limit or sit out a time, as `path:line: text`. */
const limitsIn = (path, text) =>
  text.split('\n').flatMap((line, index) => {
    const isLimit = LIMITS.some((pattern) => pattern.test(line)) && !path.endsWith('time-limits.test.mjs')
    return isLimit ? [`${path}:${index + 1}: ${line.trim()}`] : []
  })

describe('tests wait for states', () => {
  it('and set no limits of their own', () => {
    const tests = repositoryFiles().filter((path) => TEST_FILE.test(path))
    expect(tests.length).toBeGreaterThan(100)
    expect(tests.flatMap((path) => limitsIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
  })

  it.each([
    '    await vi.waitFor(() => expect(a).toBe(1))',
    "it('a', { timeout: 5000 }, () => {})",
    '}, 120_000)',
    '  }, 5 * 60_000)',
    "it('a', { retry: 2 }, () => {})",
    'await new Promise((resolve) => setTimeout(resolve, 50))',
    'expect(performance.now() - began).toBeLessThan(2000)',
  ])('finds %s', (line) => {
    expect(limitsIn('a.test.ts', line)).toHaveLength(1)
  })

  it.each(['    await expect.poll(() => a).toBe(1)', '  })', "  }, ['a'])", 'later(1000)'])('lets %s pass', (line) => {
    expect(limitsIn('a.test.ts', line)).toEqual([])
  })
})
