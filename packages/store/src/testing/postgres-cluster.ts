import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface PostgresCluster {
  /** `15.8` */
  readonly version: string
  /** Address of a database of the cluster, by its unix socket: no port is taken on the machine. */
  url(database: string): string
  stop(): Promise<void>
}

/** Folder of `initdb` and `postgres`: on the path, or where Debian keeps the versions side by side, newest first. */
function binaryFolder(): string | null {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...installed.map((version) => join(versions, version, 'bin')),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** PostgreSQL refuses to run as root; then it runs as its own user, or as nobody. Null: as whoever we are. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65_534, gid: 65_534 }
}

/**
 * Starts a private cluster in a temporary folder, for tests: nothing is flushed to disk. Null where PostgreSQL is not
 * installed.
 */
export async function startPostgres(): Promise<PostgresCluster | null> {
  const binaries = binaryFolder()
  if (binaries === null) return null
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'trendee-pg-'))
  const sockets = join(folder, 'sockets')
  mkdirSync(sockets)
  if (user) for (const path of [folder, sockets]) chownSync(path, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  const data = join(folder, 'data')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    await run(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'trendee', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      options,
    )
    const { stdout } = await run(join(binaries, 'postgres'), ['--version'], options)
    const settings = ['listen_addresses=', `unix_socket_directories=${sockets}`, 'fsync=off', 'max_connections=100']
    const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
    await new Promise<void>((resolve, reject) => {
      let said = ''
      server.stderr.on('data', (text: Buffer) => {
        said += text.toString()
        if (said.includes('ready to accept connections')) resolve()
      })
      server.once('error', reject)
      server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
    })
    return {
      version: /\d+(\.\d+)?/.exec(stdout)?.[0] ?? '',
      url: (database) => `postgres://trendee@${encodeURIComponent(sockets)}/${database}`,
      stop: async () => {
        // Immediate: its data is thrown away.
        server.kill('SIGQUIT')
        await ended
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
