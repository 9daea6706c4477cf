// Runs gates and counts them. A gate that fails prints what it said; the next one runs all the same.
import { spawn } from 'node:child_process'
import { root } from '../setup.mjs'

/** A failing tool's last words are the ones that matter; a flood would bury the gates around it. */
const OUTPUT_CHARS = 20_000

/** Runs a program in the root. `output` is standard output and error as they came. */
export function captured(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk) => {
      output = (output + chunk).slice(-OUTPUT_CHARS)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ isRight: false, output: `${program}: ${error.message}\n` }))
    child.on('close', (code) => resolve({ isRight: code === 0, output }))
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

export class Tally {
  passed = 0
  failed = 0

  /**
   * Runs one gate. It gives `isRight` and `output`, and may give `note` (said on its line), `passed` and `failed`
   * (tests it counted itself; without them the gate is one), and `unsteady` (lines that are printed whatever came of it).
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
      unsteady = [],
      passed = isRight ? 1 : 0,
      failed = isRight ? 0 : 1,
    } = result
    this.passed += passed
    this.failed += failed
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
    process.stdout.write(`${isRight ? '✓' : '✗'} ${name.padEnd(16)}${seconds} s${note ? `  ${note}` : ''}\n`)
    for (const line of unsteady) process.stdout.write(`    ${line}\n`)
    if (!isRight && output) process.stdout.write(`${output.trimEnd().replaceAll(/^/gm, '    ')}\n`)
    return isRight
  }

  /** Prints the closing line and leaves the exit code. */
  close() {
    process.exitCode = this.failed > 0 ? 1 : 0
    process.stdout.write(`${this.passed} passed, ${this.failed} failed\n`)
  }
}
