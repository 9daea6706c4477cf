import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { repositoryFiles } from './repository-files.mjs'

const TEST_FILE = /\.(test|e2e)\.(ts|tsx|mjs)$/
const HELPER = /(^|\/)testing\/.*\.(ts|tsx|mjs)$|^e2e\/[^/]+\.ts$/
/** What sets up and judges the runs: `retry` there would hide every unsteady test. */
const SETTING = /^(e2e\/)?vitest[\w.]*\.config\.ts$|^scripts\/(checks\/)?[^/]+\.mjs$/

/** The limits of `hang-limits.mjs`, as code names them. */
const OURS = String.raw`(?:TEST_LIMIT_MS|WAIT_LIMIT_MS|inject\('waitLimitMs'\))`
/** Each would be a limit of a test's own beside those, or a pause, or a word about how long something took. */
const SETTING_LIMITS = [
  new RegExp(String.raw`timeout: (?!${OURS})[\w*]`, 'i'),
  /\bretry: /,
  // As names of what is above, and as options of vitest's command.
  /[{,] *(retry|\w*[tT]imeout)\b *(,|\}(?! *=))/,
  /--(retry|[\w-]*[tT]imeout)\b/,
]
const LIMITS = [
  ...SETTING_LIMITS,
  /\bvi\.wait(For|Until)\(/,
  /^ *\}, *[\w* ]*(\d{3}|_MS|Ms)\)$/,
  /\b(it|test|(before|after)(All|Each))\b.*, *[\d_* ]+\)$/,
  new RegExp(String.raw`\bsetDefault\w*Timeout\((?!${OURS})`),
  /\bwaitForTimeout\(/,
  /\bAbortSignal\.timeout\(/,
  /\bsetTimeout\((\(\) => )?(resolve|reject|done|go)\b/,
  /\bnew Promise(<\w+>)?\(\(?(\w+)\)? => setTimeout\((\(\) => )?\2\b/,
  // A turn of the loop is no time.
  /^(?!.*\bsetImmediate\b).*\btimers\/promises\b/,
  // How long something took: a moment of before and a moment of now.
  /\b(performance|Date)\.now\(\) - (?!\d|[A-Z_]+\b|days)\w+/,
]

/** What is rightly there. */
const ALLOWED = [
  // How old the folder of a run that ended is.
  'apps/server/src/testing/small-world.ts: if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true })',
  // Between two looks at a page, which go on until nothing of it is on its way.
  'apps/web/src/testing/open-page.ts: const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 10))',
]

/** Lines of a file that limit or sit out a time, as `path: text`. */
const limitsIn = (path, text) =>
  text.split('\n').flatMap((line) => {
    const limits = SETTING.test(path) && !TEST_FILE.test(path) ? SETTING_LIMITS : LIMITS
    const isLimit = limits.some((pattern) => pattern.test(line)) && !path.endsWith('time-limits.test.mjs')
    return isLimit ? [`${path}: ${line.trim()}`] : []
  })

describe('tests wait for states', () => {
  it('and set no limits of their own, nor do their helpers', () => {
    const paths = repositoryFiles()
    const kinds = [TEST_FILE, HELPER, SETTING]
    const read = paths.filter((path) => kinds.some((kind) => kind.test(path)))
    expect(kinds.map((kind) => read.filter((path) => kind.test(path)).length > 5)).toEqual([true, true, true])
    expect(read.flatMap((path) => limitsIn(path, readFileSync(join(root, path), 'utf8')))).toEqual(ALLOWED)
  })

  it.each([
    '    await vi.waitFor(() => expect(a).toBe(1))',
    "it('a', { timeout: 5000 }, () => {})",
    '    await link.waitFor({ timeout: PATIENCE_MS })',
    '    testTimeout: 5000,',
    '}, 120_000)',
    '  }, 5 * 60_000)',
    '}, PATIENCE_MS)',
    '  }, limitMs)',
    "it('a', rises, 5000)",
    "it.each(ROWS)('%s', rises, 60_000)",
    'beforeAll(start, 10 * 1000)',
    "it('a', { retry: 2 }, () => {})",
    'export default { test: { retry: TRIES } }',
    "it('a', { retry, timeout }, () => {})",
    "it('a', { timeout }, () => {})",
    "tool('vitest', ['run', '--retry=2'])",
    "tool('vitest', ['run', '--testTimeout=5000'])",
    'page.setDefaultTimeout(5000)',
    'page.setDefaultNavigationTimeout(PATIENCE_MS)',
    'await page.waitForTimeout(500)',
    'await fetch(url, { signal: AbortSignal.timeout(50) })',
    'await new Promise((resolve) => setTimeout(resolve, 50))',
    'await new Promise((resolve) => setTimeout(() => resolve(), 50))',
    "import { setTimeout as pause } from 'node:timers/promises'",
    "const { scheduler } = await import('timers/promises')",
    'expect(performance.now() - began).toBeLessThan(2000)',
    'expect(Date.now() - began).toBeLessThanOrEqual(2000)',
    'expect(Date.now() - began).not.toBeGreaterThan(2000)',
    'const took = performance.now() - began',
    'expect(performance.now() - began < 2000).toBe(true)',
    'await new Promise((r) => setTimeout(r, 20))',
    'await Promise.race([work, new Promise((_, reject) => setTimeout(reject, 5000))])',
  ])('finds %s', (line) => {
    expect(limitsIn('a.test.ts', line)).toHaveLength(1)
  })

  it.each([
    '    await expect.poll(() => a).toBe(1)',
    '  })',
    "  }, ['a'])",
    'later(1000)',
    "expect(read(db, { name: 'x' }, NOW)).toBe(1)",
    'it.each([1, 200])',
    'testTimeout: TEST_LIMIT_MS,',
    'const { timeout } = options',
    "context.setDefaultTimeout(inject('waitLimitMs'))",
    "import { setImmediate as turn } from 'node:timers/promises'",
    'const model = openModel({ timeoutMs: 30 })',
  ])('lets %s pass', (line) => {
    expect(limitsIn('a.test.ts', line)).toEqual([])
  })
})
