import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { copyOfWorld, smallWorld } from '@trendee/server/testing/small-world'
import type { TestProject } from 'vitest/node'
import { openSessions } from './sessions'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the platform under test, without a slash at its end. */
    baseUrl: string
  }
}

const SERVER = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url))
const LAST_LINES = 40

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Starts the built server, as people run it, on a copy of the small demo world; all journeys share it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const world = copyOfWorld(await smallWorld())
  const port = await freePort()
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port), TRENDEE_DATA: world.folder, UV_THREADPOOL_SIZE: '16' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    const take = (line: string) => {
      said.push(line)
      if (said.length > LAST_LINES) said.shift()
      if (line.startsWith('Trendee is at')) resolve()
    }
    createInterface({ input: server.stdout }).on('line', take)
    createInterface({ input: server.stderr }).on('line', take)
    server.once('error', reject)
    server.once('close', () => reject(new Error(`the server did not start:\n${said.join('\n')}`)))
  })
  const baseUrl = `http://127.0.0.1:${port}`
  project.provide('baseUrl', baseUrl)
  project.provide('sessions', await openSessions(baseUrl))
  return async () => {
    server.kill('SIGTERM')
    await ended
    world.remove()
  }
}
