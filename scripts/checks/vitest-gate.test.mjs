import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from './hang-limits.mjs'
import { vitestGate } from './vitest-gate.mjs'

const CACHE = join(root, 'node_modules/.cache')
const IMPORTS =
  "import { appendFileSync, existsSync, writeFileSync } from 'node:fs'\nimport { beforeAll, expect, it } from 'vitest'\n"
/** A test file of one test whose body is `body`. */
const fileWith = (body) => `${IMPORTS}it('holds', async ({ skip }) => {\n${body}\n})\n`
const NOT_YET = "throw new Error('not yet')"
const STEADY = fileWith('expect(1).toBe(1)')
const BROKEN = fileWith('expect(1).toBe(2)')

let folder = ''
beforeEach(() => {
  mkdirSync(CACHE, { recursive: true })
  // Inside `node_modules`, where the files find vitest.
  folder = mkdtempSync(join(CACHE, 'trendee-gate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Code that does one thing when it runs first, and another later. */
function atFirst(name, first, later = '') {
  const marker = JSON.stringify(join(folder, `${name}.ran`))
  return `if (!existsSync(${marker})) { writeFileSync(${marker}, ''); ${first} } else { ${later} }`
}

/** Fails when it runs first. */
const unsteady = (name, failure = NOT_YET) => fileWith(atFirst(name, failure))

/** What the gate says of these files, which share a process. The run's end is `teardown`; `filters` select files. */
async function judge(files, { teardown = '', filters = [] } = {}) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.mjs`), text)
  writeFileSync(join(folder, 'setup.mjs'), `${IMPORTS.split('\n', 1)[0]}\nexport function teardown() { ${teardown} }`)
  const test = {
    include: ['*.test.mjs'],
    globalSetup: ['setup.mjs'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    teardownTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: WAIT_LIMIT_MS } },
  }
  const config = join(folder, 'vitest.config.mjs')
  writeFileSync(config, `export default ${JSON.stringify({ root: folder, test })}`)
  return vitestGate(['--config', config], { files: filters })
}

describe('the gate of a run', () => {
  it('passes where all passes, and counts', async () => {
    expect(await judge({ a: STEADY, b: STEADY })).toMatchObject({ isRight: true, passed: 2, failed: 0, unsteady: [] })
  })

  it('fails where a file fails twice, and names test and reason', async () => {
    const result = await judge({ a: STEADY, b: BROKEN })
    expect(result).toMatchObject({ isRight: false, passed: 1, failed: 1, unsteady: [] })
    expect(result.output).toContain('b.test.mjs > holds: expected 1 to be 2')
  })

  it('passes where one file passes when it runs again, and says so', async () => {
    const result = await judge({ a: STEADY, b: unsteady('b') })
    expect(result).toMatchObject({ isRight: true, passed: 2, failed: 0 })
    expect(result.unsteady).toEqual([expect.stringMatching(/^unsteady: .*b\.test\.mjs: holds: not yet$/m)])
    // Where: it may not come again.
    expect(result.unsteady[0]).toMatch(/^ {4}Error: not yet\n +at .*b\.test\.mjs:4:\d+$/m)
  })

  it('runs that file alone, though filters selected others with it', async () => {
    const ran = join(folder, 'ran')
    const noting = fileWith(`appendFileSync(${JSON.stringify(ran)}, 'a')`)
    const result = await judge({ a: noting, b: unsteady('b') }, { filters: ['a.test', 'b.test'] })
    expect(result).toMatchObject({ isRight: true, passed: 2 })
    expect(readFileSync(ran, 'utf8')).toBe('a')
  })

  it('fails where a test that failed is left out, or gone, when its file runs again', async () => {
    const also = "\nit('also', () => {})"
    const result = await judge({
      a: fileWith(atFirst('a', NOT_YET, 'skip()')) + also,
      // A hook that fails skips all tests: those are not left out by choice.
      b: `${IMPORTS}beforeAll(() => { ${atFirst('b', NOT_YET)} })\nit('holds', ({ skip }) => skip())${also}`,
      c: `${IMPORTS}${atFirst('c', `it('holds', () => { ${NOT_YET} })`)}${also}`,
    })
    expect(result).toMatchObject({ isRight: false, failed: 3, unsteady: [] })
    expect(result.output).toContain('a.test.mjs once more, alone: holds: not among those that passed')
    expect(result.output).toContain('b.test.mjs once more, alone: 1 passed and 1 left out of 2')
    expect(result.output).toContain('c.test.mjs once more, alone: holds: not among those that passed')
  })

  it('fails without second runs where more than five files fail', async () => {
    const files = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, unsteady(name)]))
    expect(await judge(files)).toMatchObject({ isRight: false, passed: 0, failed: 6, unsteady: [] })
  })

  it('fails where a file does not load, whatever the others do', async () => {
    const result = await judge({ a: STEADY, b: `import './nowhere.mjs'\n${STEADY}` })
    expect(result).toMatchObject({ isRight: false, passed: 1, failed: 1 })
    expect(result.output).toMatch(/b\.test\.mjs > .*nowhere\.mjs/)
  })

  it('fails where a file ends its process before it has a result', async () => {
    const result = await judge({ a: STEADY, b: fileWith('process.kill(process.pid, "SIGKILL")') })
    expect(result).toMatchObject({ isRight: false, failed: 1 })
    expect(result.output).toContain('b.test.mjs > ')
  })

  it('judges such a file alone as well', async () => {
    const result = await judge({ b: unsteady('b', 'process.kill(process.pid, "SIGKILL")') })
    expect(result).toMatchObject({ isRight: true, passed: 1, failed: 0 })
    expect(result.unsteady).toHaveLength(1)
  })

  it('fails where an error is thrown outside of a test, though each file passes alone', async () => {
    // The larger file runs first; its error comes when the other one has begun.
    const late = `globalThis.isThrown = false
      const timer = setInterval(() => {
        if (!globalThis.hasBegun) return
        clearInterval(timer)
        globalThis.isThrown = true
        throw new Error('late')
      })`
    const slow = 'globalThis.hasBegun = true; await expect.poll(() => globalThis.isThrown).not.toBe(false)'
    const result = await judge({ a: fileWith(slow), b: fileWith(late) })
    expect(result).toMatchObject({ isRight: false, failed: 1, unsteady: [] })
    expect(result.output).toMatch(/^outside of a test: late \(while .*a\.test\.mjs ran\)/)
  })

  it('fails where a teardown throws, though an unsteady file passes alone', async () => {
    const result = await judge({ a: unsteady('a') }, { teardown: atFirst('teardown', "throw new Error('not closed')") })
    expect(result).toMatchObject({ isRight: false, passed: 1, failed: 1 })
    expect(result.unsteady).toHaveLength(1)
    expect(result.output).toMatch(/^error during close Error: not closed/)
  })

  it('fails where vitest ends before its teardown has', async () => {
    const result = await judge({ a: STEADY }, { teardown: 'return new Promise(() => {})' })
    expect(result).toMatchObject({ isRight: false, passed: 1, failed: 1 })
    expect(result.output).toMatch(/^vitest ended before its teardowns had/)
  })

  it('fails where a teardown throws at length, and not where a test says such a thing', async () => {
    const long = await judge(
      { a: STEADY },
      { teardown: "throw new Error('not closed: ' + 'a line of a log\\n'.repeat(3000))" },
    )
    expect(long).toMatchObject({ isRight: false, passed: 1, failed: 1 })
    const said = fileWith("console.error('error during close of the store, and closed at last')")
    expect(await judge({ a: said })).toMatchObject({ isRight: true, passed: 1, failed: 0 })
  })

  it('names what is thrown whatever it is', async () => {
    const result = await judge({ a: STEADY, b: fileWith('throw { message: { code: 5 } }') })
    expect(result).toMatchObject({ isRight: false, passed: 1, failed: 1 })
    expect(result.output).toContain('b.test.mjs > holds: [object Object]')
  })

  it('fails where a test alone is asked for', async () => {
    const result = await judge({ a: `${STEADY}\nit.only('alone', () => {})`, b: STEADY })
    expect(result).toMatchObject({ isRight: false, passed: 1, failed: 1 })
  })

  it('does not blame the files that a broken process had not begun', async () => {
    const result = await judge({
      // The largest file runs first.
      a: `${unsteady('a', 'process.kill(process.pid, "SIGKILL")')}\n// ${'-'.repeat(2000)}`,
      ...Object.fromEntries(['b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, STEADY])),
    })
    expect(result).toMatchObject({ isRight: true, passed: 7, failed: 0 })
    expect(result.unsteady).toEqual([expect.stringMatching(/^unsteady: .*a\.test\.mjs: /)])
  })

  it('fails where vitest says that it did not close, or ends in another way than its tests explain', async () => {
    const late = await judge({ a: STEADY }, { teardown: "console.log('close timed out after 2 ms')" })
    expect(late).toMatchObject({ isRight: false, passed: 1, failed: 1 })
    const ended = await judge({ a: STEADY }, { teardown: 'process.exitCode = 3' })
    expect(ended).toMatchObject({ isRight: false, passed: 1, failed: 1 })
    expect(ended.output).toMatch(/^vitest ended with 3/)
  })

  it('fails where nothing is tested, and shows what vitest said', async () => {
    expect(await judge({ a: STEADY.replace('it(', 'it.skip(') })).toMatchObject({
      isRight: false,
      passed: 0,
      failed: 1,
    })
    const result = await judge({ a: 'export {}' })
    expect(result).toMatchObject({ isRight: false, passed: 0, failed: 1 })
    expect(result.output).toContain('No test suite found')
  })

  it('passes where nothing is selected and nothing need be, and says so', async () => {
    const unit = ['--project', 'unit', 'no-such-file-at-all']
    expect(await vitestGate(unit, { mayBeEmpty: true })).toMatchObject({ isRight: true, note: 'nothing selected' })
    expect(await vitestGate(unit)).toMatchObject({ isRight: false, failed: 1 })
  })

  it('fails where vitest ends without a report, and shows what it said', async () => {
    const result = await vitestGate(['--config', join(folder, 'nowhere.mjs')])
    expect(result).toMatchObject({ isRight: false, note: 'no report: vitest ended with 1' })
    expect(result.output).toContain('nowhere.mjs')
  })
})
