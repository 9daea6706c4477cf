import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { vitestGate } from './vitest-gate.mjs'

const CACHE = join(root, 'node_modules/.cache')
/** A test file of one test whose body is `body`. */
const fileWith = (body) =>
  `import { existsSync, writeFileSync } from 'node:fs'\nimport { expect, it } from 'vitest'\nit('holds', () => {\n${body}\n})\n`
const STEADY = fileWith('expect(1).toBe(1)')
const BROKEN = fileWith('expect(1).toBe(2)')

let folder = ''
beforeEach(() => {
  mkdirSync(CACHE, { recursive: true })
  // Inside `node_modules`, where the files find vitest.
  folder = mkdtempSync(join(CACHE, 'trendee-gate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Fails when it runs first. */
function unsteady(name, failure = 'throw new Error("not yet")') {
  const marker = JSON.stringify(join(folder, `${name}.ran`))
  return fileWith(`if (!existsSync(${marker})) { writeFileSync(${marker}, ''); ${failure} }`)
}

/** What the gate says of these files, which share a process. */
async function judge(files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.mjs`), text)
  const config = join(folder, 'vitest.config.mjs')
  writeFileSync(
    config,
    `export default { root: ${JSON.stringify(folder)}, test: { include: ['*.test.mjs'], pool: 'forks', isolate: false, maxWorkers: 1 } }`,
  )
  return vitestGate(['--config', config])
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
    expect(result.unsteady).toEqual([expect.stringMatching(/^unsteady: .*b\.test\.mjs: holds: not yet$/)])
  })

  it('fails where two files are unsteady', async () => {
    const result = await judge({ a: unsteady('a'), b: unsteady('b') })
    expect(result).toMatchObject({ isRight: false, passed: 2, failed: 2 })
    expect(result.unsteady).toHaveLength(2)
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

  it('fails where an error is thrown outside of a test', async () => {
    const late = fileWith("setTimeout(() => { globalThis.isThrown = true; throw new Error('late') })")
    const waiting = "it('waits', () => expect.poll(() => globalThis.isThrown).toBe(true))"
    const result = await judge({ a: `${late}${waiting}` })
    expect(result).toMatchObject({ isRight: false, failed: 1 })
    expect(result.output).toContain('outside of a test: late')
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
    expect(result).toMatchObject({ isRight: false, note: 'no report' })
    expect(result.output).toContain('nowhere.mjs')
  })
})
