// A program that a test starts, watches and ends.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** A port of this machine that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

export class RunningProgram {
  output = ''
  /** Standard output alone. */
  printed = ''
  #child
  #hasEnded = false
  #listeners = new Set()

  constructor(program, args, { cwd, env = {} }) {
    // Its own engines and folders: what this machine's environment names belongs to somebody else.
    const {
      DATABASE_URL: _database,
      CLICKHOUSE_URL: _clickhouse,
      NODE_ENV: _mode,
      VITEST: _vitest,
      ...own
    } = process.env
    this.#child = spawn(program, args, { cwd, env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const name of ['stdout', 'stderr']) {
      this.#child[name].on('data', (chunk) => {
        this.output += chunk
        if (name === 'stdout') this.printed += chunk
        this.#notify()
      })
    }
    /** Resolves to the exit code, or to the name of the signal that ended the program. */
    this.exit = new Promise((resolve, reject) => {
      this.#child.on('error', reject)
      this.#child.on('close', (code, signal) => {
        this.#hasEnded = true
        this.#notify()
        resolve(code ?? signal)
      })
    })
  }

  #notify() {
    for (const listener of this.#listeners) listener()
  }

  /** Waits until the output matches and gives the match; fails when the program ends without it. */
  async said(pattern) {
    let found = null
    while ((found = pattern.exec(this.output)) === null) {
      if (this.#hasEnded) throw new Error(`ended without ${pattern}:\n${this.output}`)
      await new Promise((resolve) => {
        const listener = () => {
          this.#listeners.delete(listener)
          resolve()
        }
        this.#listeners.add(listener)
      })
    }
    return found
  }

  /** Ends the program as a terminal or a service manager does, and gives its exit code. */
  stop(signal = 'SIGTERM') {
    this.#child.kill(signal)
    return this.exit
  }
}
