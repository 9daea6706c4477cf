import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyOfWorld } from '@trendee/server/testing/small-world'
import { RunningProgram } from '../scripts/checks/running-program.mjs'
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
  stop(): Promise<void>
}

/** A server without the demo's people, and so without sessions. */
export type BareServer = Pick<OwnServer, 'baseUrl' | 'stop'>

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
  const program = new RunningProgram(process.execPath, [SERVER], {
    env: { UV_THREADPOOL_SIZE: '16', ...env, PORT: '0', TRENDEE_DATA: world.folder },
  })
  const end = async () => {
    const code = await program.stop()
    world.remove()
    return code
  }
  const stop = async () => {
    const code = await end()
    const lastLines = program.output.split('\n').slice(-LAST_LINES).join('\n')
    if (code !== 0) throw new Error(`the server ended with ${code}:\n${lastLines}`)
  }
  try {
    const [, port] = await program.said(/^Trendee is at \S+:(\d+)\s/m)
    return { baseUrl: `http://127.0.0.1:${port}`, stop }
  } catch (error) {
    await end()
    throw error
  }
}
