// Runs gates and counts them. A gate that fails prints what it said; the next one runs all the same.
import { spawn } from 'node:child_process'
import { root } from '../setup.mjs'
import { processorMs } from './processor-time.mjs'

/** A failing tool's last words are the ones that matter; a flood would bury the gates around it. */
const OUTPUT_CHARS = 20_000

/**
 * The shell runs the program and says at its end what all of it used: what ended children of this process have used
 * would hold those of the gates beside.
 */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code'

/** Milliseconds of processor time in what the shell's `times` says: its own on the first line, its children's next. */
function toldMs(times) {
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  )
}

/**
 * Runs a program in the root. `output` is standard output and error as they came, `processorMs` the processor time of
 * it and its children, user and system.
 */
export function captured(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', TIMED, 'sh', program, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk) => {
      output = (output + chunk).slice(-OUTPUT_CHARS)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    let times = ''
    child.stdio[3].on('data', (chunk) => {
      times += chunk
    })
    child.on('error', (error) => resolve({ isRight: false, output: `${program}: ${error.message}\n`, processorMs: 0 }))
    child.on('close', (code) => resolve({ isRight: code === 0, output, processorMs: toldMs(times) }))
  })
}

/** A tool of node_modules. */
export function tool(name, args, env) {
  return captured(`${root}/node_modules/.bin/${name}`, args, env)
}

/** A script of ours. */
export function script(path, args = [], env = {}) {
  return captured(process.execPath, [`${root}/${path}`, ...args], env)
}

const inSeconds = (ms) => (ms / 1000).toFixed(1).padStart(8)

export class Tally {
  #began = performance.now()
  passed = 0
  failed = 0

  /**
   * Runs one gate. It gives `isRight` and `output`, and may give `note` (said on its line), `passed` and `failed`
   * (tests it counted itself; without them the gate is one), `processorMs`, and `lines` (printed whatever came of it).
   */
  async gate(name, work) {
    const began = performance.now()
    const result = await Promise.resolve()
      .then(work)
      .catch((error) => ({ isRight: false, output: `${error.stack ?? error}\n` }))
    const {
      isRight,
      output = '',
      note = '',
      lines = [],
      processorMs: usedMs = 0,
      passed = isRight ? 1 : 0,
      failed = isRight ? 0 : 1,
    } = result
    this.passed += passed
    this.failed += failed
    const times = `${inSeconds(performance.now() - began)} s${inSeconds(usedMs)} s cpu`
    process.stdout.write(`${isRight ? '✓' : '✗'} ${name.padEnd(16)}${times}${note ? `  ${note}` : ''}\n`)
    for (const line of lines) process.stdout.write(`    ${line}\n`)
    if (!isRight && output) process.stdout.write(`${output.trimEnd().replaceAll(/^/gm, '    ')}\n`)
    return isRight
  }

  /** Prints how long it took, then the closing line, and leaves the exit code. */
  close() {
    const times = `${inSeconds(performance.now() - this.#began)} s${inSeconds(processorMs())} s cpu`
    process.stdout.write(`${''.padEnd(18)}${times} in all\n`)
    process.exitCode = this.failed > 0 ? 1 : 0
    process.stdout.write(`${this.passed} passed, ${this.failed} failed\n`)
  }
}
