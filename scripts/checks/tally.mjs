// Runs gates and counts them. A gate that fails prints what it said; the next one runs all the same.
import { root } from '../setup.mjs'
import { TEST_LIMIT_MS } from './hang-limits.mjs'
import { signalGroup, spawnGroup } from './process-groups.mjs'
import { processorMs } from './processor-time.mjs'

/** A failing tool's last words are the ones that matter; a flood would bury the gates around it. */
const OUTPUT_CHARS = 20_000

/** A tool that has said nothing for so long hangs: vitest tells each test's end, and before one may stand a long hook. */
const SILENCE_LIMIT_MS = 2 * TEST_LIMIT_MS

/** Files that failed and passed alone, in all gates together. More than this, and it is not chance. */
const MOST_UNSTEADY = 1

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

/** A program that has ended and whose output is still held, by what it started outside of its group, is waited for so long. */
const HELD_OUTPUT_MS = 2000

/** Gives each line that a stream ends, without a cut in the middle of a letter. */
function readLines(stream, take, onLine) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk) => {
    take(chunk)
    if (!onLine) return
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  stream.on('end', () => {
    if (rest !== '') onLine?.(rest)
  })
}

/**
 * Runs a program in the root. `output` is standard output and error as they came, `code` its exit code, `processorMs`
 * the processor time of it and its children, user and system. After `silenceMs` without output all of it is ended, and when it
 * has ended, what it left in its group. `onLine` hears each whole line, also of output that is too long to keep.
 */
export function captured(program, args, env = {}, { silenceMs = SILENCE_LIMIT_MS, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawnGroup('/bin/sh', ['-c', TIMED, 'sh', program, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    let output = ''
    let isHanging = false
    const watchdog = setTimeout(() => {
      isHanging = true
      output += `\n${program} was ended: it had said nothing for ${silenceMs / 60_000} minutes.\n`
      signalGroup(child, 'SIGKILL')
    }, silenceMs)
    const take = (chunk) => {
      watchdog.refresh()
      output = (output + chunk).slice(-OUTPUT_CHARS)
    }
    readLines(child.stdout, take, onLine)
    readLines(child.stderr, take, onLine)
    let times = ''
    child.stdio[3].on('data', (chunk) => {
      times += chunk
    })
    const end = (code) => {
      clearTimeout(watchdog)
      for (const stream of child.stdio) stream?.destroy()
      resolve({ isRight: code === 0 && !isHanging, code, output, processorMs: toldMs(times) })
    }
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`
      end(null)
    })
    child.on('exit', (code) => {
      clearTimeout(watchdog)
      signalGroup(child, 'SIGKILL')
      const held = setTimeout(() => {
        output += `\n${program} has ended, and something that it started still holds its output.\n`
        end(code)
      }, HELD_OUTPUT_MS)
      child.on('close', () => {
        clearTimeout(held)
        end(code)
      })
    })
  })
}

/** A tool of node_modules. */
export function tool(name, args, env, options) {
  return captured(`${root}/node_modules/.bin/${name}`, args, env, options)
}

/** A script of ours. */
export function script(path, args = [], env = {}) {
  return captured(process.execPath, [`${root}/${path}`, ...args], env)
}

const indented = (text) => text.replaceAll(/^/gm, '    ')

const inSeconds = (ms) => (ms / 1000).toFixed(1).padStart(8)

export class Tally {
  #began = performance.now()
  #unsteady = []
  #failedGates = []
  #print
  passed = 0
  failed = 0

  constructor(print = (text) => process.stdout.write(text)) {
    this.#print = print
  }

  /**
   * Runs one gate. It gives `isRight` and `output`, and may give `note` (said on its line), `passed` and `failed`
   * (tests it counted itself; without them the gate is one), `unsteady` (a text for each file that failed and then
   * passed alone, which begins with a line that names it: the second of all gates fails its gate), `processorMs`, and `lines` (printed whatever came of it).
   */
  async gate(name, work) {
    const began = performance.now()
    const result = await Promise.resolve()
      .then(work)
      .catch((error) => ({ isRight: false, output: `${error.stack ?? error}\n` }))
    const { output = '', note = '', lines = [], unsteady = [], processorMs: usedMs = 0 } = result
    this.#unsteady.push(...unsteady)
    const isTooUnsteady = unsteady.length > 0 && this.#unsteady.length > MOST_UNSTEADY
    const isRight = result.isRight && !isTooUnsteady
    const { passed = isRight ? 1 : 0, failed = isRight ? 0 : 1 } = result
    this.passed += passed
    this.failed += isTooUnsteady ? Math.max(failed, unsteady.length) : failed
    const times = `${inSeconds(performance.now() - began)} s${inSeconds(usedMs)} s cpu`
    this.#print(`${isRight ? '✓' : '✗'} ${name.padEnd(16)}${times}${note ? `  ${note}` : ''}\n`)
    for (const text of [...unsteady, ...lines]) this.#print(`${indented(text)}\n`)
    if (isTooUnsteady) this.#print(`    ${this.#unsteady.length} unsteady files in all gates: more than chance\n`)
    if (isRight) return true
    this.#failedGates.push(name)
    if (output) this.#print(`${indented(output.trimEnd())}\n`)
    return false
  }

  /** Prints how long it took and what is to be mended, then the closing line, and leaves the exit code. */
  close() {
    const times = `${inSeconds(performance.now() - this.#began)} s${inSeconds(processorMs())} s cpu`
    this.#print(`${''.padEnd(18)}${times} in all\n`)
    for (const text of this.#unsteady) this.#print(`${text.split('\n', 1)[0]}\n`)
    if (this.#failedGates.length > 0) this.#print(`failed: ${this.#failedGates.join(', ')}\n`)
    process.exitCode = this.failed > 0 ? 1 : 0
    this.#print(`${this.passed} passed, ${this.failed} failed\n`)
  }
}
