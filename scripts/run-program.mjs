// Programs of the product in processes of their own, with the environment that they need.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './setup.mjs'

const dataFolder = resolve(root, process.env.TRENDEE_DATA ?? 'data')

/** True once the demo world has been read into the data folder. */
export const hasDemoWorld = () => existsSync(join(dataFolder, 'demo-world.json'))

/** Starts a built module of the root on the data folder. */
export function startProgram(main, ...args) {
  return spawn(process.execPath, [resolve(root, main), ...args], {
    cwd: root,
    stdio: 'inherit',
    // Node reads the pool's size once at its start: the embedded engine's queries wait in that pool.
    env: { UV_THREADPOOL_SIZE: '16', ...process.env, TRENDEE_DATA: dataFolder },
  })
}

/** Resolves to the exit code of a program; a signal that ended it counts as a failure. */
export function exitOf(program) {
  return new Promise((resolveTo, reject) => {
    program.on('error', reject)
    program.on('exit', (code, signal) => resolveTo(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a program to its end and forwards the signals that this process receives. Resolves to its exit code. */
export async function runProgram(main, ...args) {
  const program = startProgram(main, ...args)
  const forward = (signal) => program.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  try {
    return await exitOf(program)
  } finally {
    process.off('SIGINT', forward).off('SIGTERM', forward)
  }
}
