import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { copyOfWorld } from '@trendee/server/testing/small-world'
import { type Mailbox, type Session, openSessions } from './sessions'

const SERVER = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url))
const LAST_LINES = 40

/** Many codes and tries from the one address that all journeys come from. */
export const UNLIMITED = { TRENDEE_RATE_LIMITS: '0' } as const

/** A server that journeys visit. */
export interface RunningServer {
  /** Its address, without a slash at its end. */
  readonly baseUrl: string
  /** What signing in answered there, by account. */
  readonly sessions: Readonly<Record<Mailbox, Session>>
}

export interface OwnServer extends RunningServer {
  /** The last lines that the server wrote: what a development stand-in prints stands there. */
  readonly said: readonly string[]
  stop(): Promise<void>
}

/** A server without the demo's people, and so without sessions. */
export type BareServer = Pick<OwnServer, 'baseUrl' | 'said' | 'stop'>

/** Starts the built server, as people run it, on a copy of the world in `folder`; `env` joins its environment. */
export async function startServer(folder: string, env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const server = await startOn(copyOfWorld(folder), env)
  try {
    return { ...server, sessions: await openSessions(server.baseUrl) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Starts it on an empty folder, as `TRENDEE_DEMO=0 npm start` does. */
export async function startEmptyServer(env: Readonly<Record<string, string>>): Promise<BareServer> {
  const parent = mkdtempSync(join(tmpdir(), 'trendee-empty-'))
  return startOn({ folder: join(parent, 'data'), remove: () => rmSync(parent, { recursive: true, force: true }) }, env)
}

async function startOn(
  world: { readonly folder: string; remove(): void },
  env: Readonly<Record<string, string>>,
): Promise<BareServer> {
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, UV_THREADPOOL_SIZE: '16', ...env, PORT: '0', TRENDEE_DATA: world.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve))
  const end = async () => {
    server.kill('SIGTERM')
    const code = await ended
    world.remove()
    return code
  }
  const said: string[] = []
  const stop = async () => {
    const code = await end()
    if (code !== 0) throw new Error(`the server ended with ${code}:\n${said.join('\n')}`)
  }
  try {
    const port = await new Promise<string>((resolve, reject) => {
      const take = (line: string) => {
        said.push(line)
        if (said.length > LAST_LINES) said.shift()
        const [, found] = /^Trendee is at \S+:(\d+)/.exec(line) ?? []
        if (found !== undefined) resolve(found)
      }
      createInterface({ input: server.stdout }).on('line', take)
      createInterface({ input: server.stderr }).on('line', take)
      server.once('error', reject)
      server.once('close', () => reject(new Error(`the server did not start:\n${said.join('\n')}`)))
    })
    const baseUrl = `http://127.0.0.1:${port}`
    return { baseUrl, said, stop }
  } catch (error) {
    await end()
    throw error
  }
}
