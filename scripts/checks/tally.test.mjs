import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { RunningProgram } from './running-program.mjs'
import { Tally, captured } from './tally.mjs'

/** A program that says nothing more, and whose child does not either: both hold standard output. */
const SILENT = ['-c', 'echo begun; sleep 86400 & wait']

/** The results of gates after each other, and what they printed. */
async function count(...results) {
  let printed = ''
  const tally = new Tally((text) => {
    printed += text
  })
  const right = []
  for (const result of results) right.push(await tally.gate('tests', () => result))
  return { right, passed: tally.passed, failed: tally.failed, printed }
}

describe('gates', () => {
  const unsteady = (name) => ({ isRight: true, passed: 3, failed: 0, unsteady: [`unsteady: ${name}: not yet`] })

  it('are counted, one that throws as well', async () => {
    const thrown = Promise.reject(new Error('no such tool'))
    const { right, passed, failed, printed } = await count({ isRight: true }, thrown, { isRight: true, passed: 3 })
    expect([right, passed, failed]).toEqual([[true, false, true], 4, 1])
    expect(printed).toContain('    Error: no such tool')
  })

  it('may have one unsteady file, which they name', async () => {
    const { right, passed, failed, printed } = await count(unsteady('a'), { isRight: true })
    expect([right, passed, failed]).toEqual([[true, true], 4, 0])
    expect(printed).toContain('    unsteady: a: not yet\n')
  })

  it('fail at the second one, though each gate has only one', async () => {
    const { right, failed } = await count(unsteady('a'), { isRight: true }, unsteady('b'), { isRight: true })
    expect([right, failed]).toEqual([[true, true, false, true], 1])
    const one = unsteady('a')
    const both = await count({ ...one, unsteady: [...one.unsteady, ...unsteady('b').unsteady] })
    expect([both.right, both.failed]).toEqual([[false], 2])
  })
})

describe('a program that a gate runs', () => {
  it('gives its output and its code', async () => {
    const result = await captured('/bin/sh', ['-c', 'echo said; echo wrong >&2; exit 3'])
    expect(result).toMatchObject({ isRight: false, code: 3 })
    expect(result.output.split('\n').toSorted()).toEqual(['', 'said', 'wrong'])
    expect(await captured('no-such-program', [])).toMatchObject({ isRight: false, code: 127 })
  })

  it('is ended with all that it started when nothing is heard of it', async () => {
    const { isRight, output } = await captured('/bin/sh', SILENT, {}, 60)
    expect(isRight).toBe(false)
    expect(output).toContain('/bin/sh was ended: it had said nothing for 0.001 minutes')
  })

  it('ends, with all that it started, with the gates', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trendee-gates-'))
    try {
      const pipe = join(folder, 'pipe')
      execFileSync('/bin/sh', ['-c', `mkfifo ${pipe}`])
      const [option, silence] = SILENT
      const text = `import { captured } from './scripts/checks/tally.mjs'
        await captured('/bin/sh', ${JSON.stringify([option, `exec >${pipe}; ${silence}`])})`
      const gates = new RunningProgram(process.execPath, ['--input-type=module', '-e', text], { cwd: root })
      const reader = new RunningProgram('cat', [pipe], { cwd: root })
      await reader.said(/begun/)
      expect(await gates.stop()).toBe('SIGTERM')
      // When nobody holds the pipe any more.
      expect(await reader.exit).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
