import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

describe('the end of all gates', () => {
  const exitCode = process.exitCode
  afterEach(() => {
    process.exitCode = exitCode
  })

  it('names what is to be mended, and then counts', async () => {
    let printed = ''
    const tally = new Tally((text) => {
      printed += text
    })
    await tally.gate('lint', async () => ({ isRight: false }))
    await tally.gate('tests', async () => ({ isRight: true, passed: 3, unsteady: ['unsteady: a: not yet\n    at a'] }))
    await tally.gate('types', async () => ({ isRight: true }))
    printed = ''
    tally.close()
    expect(printed.split('\n').slice(1)).toEqual(['unsteady: a: not yet', 'failed: lint', '4 passed, 1 failed', ''])
    expect(process.exitCode).toBe(1)
  })
})

describe('a program that a gate runs', () => {
  /** Its reader ends when nobody holds the pipe any more. */
  let folder = ''
  let pipe = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trendee-gates-'))
    pipe = join(folder, 'pipe')
    execFileSync('/bin/sh', ['-c', `mkfifo ${pipe}`])
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('gives its output and its code', async () => {
    const result = await captured('/bin/sh', ['-c', 'echo said; echo wrong >&2; exit 3'])
    expect(result).toMatchObject({ isRight: false, code: 3 })
    expect(result.output.split('\n').toSorted()).toEqual(['', 'said', 'wrong'])
    expect(await captured('no-such-program', [])).toMatchObject({ isRight: false, code: 127 })
  })

  it('is ended with all that it started when nothing is heard of it', async () => {
    const { isRight, output } = await captured('/bin/sh', SILENT, {}, { silenceMs: 60 })
    expect(isRight).toBe(false)
    expect(output).toContain('/bin/sh was ended: it had said nothing for 0.001 minutes')
  })

  it('leaves nothing of its group behind', async () => {
    const reader = new RunningProgram('cat', [pipe], { cwd: root })
    expect(await captured('/bin/sh', ['-c', `exec 5>${pipe}; sleep 86400 & echo begun`])).toMatchObject({
      isRight: true,
    })
    expect(await reader.exit).toBe(0)
  })

  it('is not waited for by what has left its group', async () => {
    const leave = `const { spawn } = require('node:child_process')
      const child = spawn('sleep', ['86400'], { detached: true, stdio: 'inherit' })
      child.unref()
      console.log(child.pid)`
    const { output, ...result } = await captured(process.execPath, ['-e', leave])
    process.kill(Number(output.split('\n')[0]))
    expect(result).toMatchObject({ isRight: true, code: 0 })
    expect(output).toContain('something that it started still holds its output')
  })

  it('is heard line by line, also beyond what is kept', async () => {
    const lines = []
    const flood = 'echo first; i=0; while [ $i -lt 3000 ]; do echo "线 $i of a long output"; i=$((i+1)); done'
    const { output } = await captured('/bin/sh', ['-c', flood], {}, { onLine: (line) => lines.push(line) })
    expect(output).not.toContain('first')
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([3001, 'first', '线 2999 of a long output'])
    expect(output).not.toContain('\ufffd')
  })

  it('ends, with all that it started, with the gates', async () => {
    const [option, silence] = SILENT
    const text = `import { captured } from './scripts/checks/tally.mjs'
      await captured('/bin/sh', ${JSON.stringify([option, `exec >${pipe}; ${silence}`])})`
    const gates = new RunningProgram(process.execPath, ['--input-type=module', '-e', text], { cwd: root })
    const reader = new RunningProgram('cat', [pipe], { cwd: root })
    await reader.said(/begun/)
    expect(await gates.stop()).toBe('SIGTERM')
    expect(await reader.exit).toBe(0)
  })
})
