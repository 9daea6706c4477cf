import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RuntimeInUseError, acquireLock, lockHolder } from './runtime-lock'

let folder = ''
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trendee-lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) await killed(child)
  rmSync(folder, { recursive: true, force: true })
})

/** A living process that does nothing. */
async function idleProcess(): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  children.push(child)
  await once(child, 'spawn')
  return child as ChildProcess & { pid: number }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Field 22 of the process table: when the process began. */
function beginOf(pid: number): string {
  const path = `/proc/${pid}/stat`
  return existsSync(path) ? (readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '') : ''
}

function writeLock(pid: number, began = beginOf(pid), url: string | null = null): void {
  writeFileSync(join(folder, 'trendee.lock'), JSON.stringify({ pid, began, url, token: 'secret' }))
}

describe('the lock of a data folder', () => {
  it('names its holder, is for its owner alone, and goes when released', () => {
    const lock = acquireLock(folder, 'secret')
    expect(lockHolder(folder)).toMatchObject({ pid: process.pid, url: null, token: 'secret' })
    expect(statSync(join(folder, 'trendee.lock')).mode & 0o777).toBe(0o600)
    lock.announce('http://127.0.0.1:4000')
    expect(lockHolder(folder)).toMatchObject({ pid: process.pid, url: 'http://127.0.0.1:4000' })
    expect(statSync(join(folder, 'trendee.lock')).mode & 0o777).toBe(0o600)
    lock.release()
    expect(lockHolder(folder)).toBeNull()
    expect(readdirSync(folder)).toEqual([])
  })

  it('refuses a second process and says who has the folder and where', async () => {
    const other = await idleProcess()
    writeLock(other.pid, beginOf(other.pid), 'http://127.0.0.1:4123')
    const attempt = () => acquireLock(folder, 'x')
    expect(attempt).toThrow(RuntimeInUseError)
    expect(attempt).toThrow(`${folder} is in use by process ${other.pid} at http://127.0.0.1:4123.`)
    expect(readdirSync(folder)).toEqual(['trendee.lock'])
  })

  it('that was copied with its folder names no holder, and is taken over; one that was moved with it does', () => {
    acquireLock(folder, 'secret')
    const [copy, moved] = [`${folder}-copy`, `${folder}-moved`]
    try {
      cpSync(folder, copy, { recursive: true })
      expect(lockHolder(copy)).toBeNull()
      acquireLock(copy, 'own').release()
      renameSync(folder, moved)
      expect(() => acquireLock(moved, 'x')).toThrow(RuntimeInUseError)
    } finally {
      for (const path of [copy, moved]) rmSync(path, { recursive: true, force: true })
    }
  })

  it('of a dead process is taken over', async () => {
    const other = await idleProcess()
    writeLock(other.pid)
    await killed(other)
    expect(lockHolder(folder)).toBeNull()
    acquireLock(folder, 'new')
    expect(lockHolder(folder)).toMatchObject({ pid: process.pid, token: 'new' })
    expect(readdirSync(folder)).toEqual(['trendee.lock'])
  })

  it.skipIf(!existsSync('/proc'))(
    'of a process that has ended, but whose parent never asked, is taken over',
    async () => {
      // A child of the shell that the next program inherits, and which never asks for its children. It ends only once the
      // shell has become that program: a shell hears of the children that end before.
      const child = 'while [ "$(cat /proc/$$/comm)" = sh ]; do sleep 0.05; done'
      const parent = spawn('sh', ['-c', `{ ${child}; } & echo $!; exec sleep 600`], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      children.push(parent)
      const [said] = (await once(parent.stdout, 'data')) as [Buffer]
      const pid = Number(said.toString())
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /)
      writeLock(pid)
      expect(lockHolder(folder)).toBeNull()
      acquireLock(folder, 'new')
      expect(lockHolder(folder)?.token).toBe('new')
    },
  )

  it('of a dead process whose number another one got is taken over', async () => {
    const other = await idleProcess()
    writeLock(other.pid, '1')
    acquireLock(folder, 'new')
    expect(lockHolder(folder)?.token).toBe('new')
  })

  it('that a killed process left half written is taken over', () => {
    writeFileSync(join(folder, 'trendee.lock'), '{"pid": 12')
    acquireLock(folder, 'new')
    expect(lockHolder(folder)?.token).toBe('new')
  })

  it('of a dead process is left to the living one that is taking it over, and not to a dead one', async () => {
    const heir = await idleProcess()
    writeLock(999_999_999, '1')
    const path = join(folder, 'trendee.lock')
    const text = readFileSync(path, 'utf8')
    const will = `${path}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
    writeFileSync(will, JSON.stringify({ pid: heir.pid, began: beginOf(heir.pid), url: null, token: 'heir' }))
    expect(() => acquireLock(folder, 'x')).toThrow(`is in use by process ${heir.pid}.`)
    expect(readFileSync(path, 'utf8')).toBe(text)
    await killed(heir)
    acquireLock(folder, 'new')
    expect(lockHolder(folder)?.token).toBe('new')
    expect(readdirSync(folder)).toEqual(['trendee.lock'])
  })

  it('goes to one of several processes that find a dead one at the same moment', async () => {
    const dead = await idleProcess()
    writeLock(dead.pid)
    await killed(dead)
    const module = fileURLToPath(new URL('./runtime-lock.ts', import.meta.url))
    const launch = `
      const { runnerImport } = await import('vite')
      const { module } = await runnerImport(${JSON.stringify(module)}, { configFile: false, logLevel: 'error' })
      process.stdout.write('ready\\n')
      process.stdin.once('data', () => {
        try { module.acquireLock(${JSON.stringify(folder)}, 'x'); process.stdout.write('won\\n') }
        catch (error) { process.stdout.write(error.name + '\\n') }
      })`
    const racers = Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', launch])
      children.push(child)
      return child
    })
    await Promise.all(racers.map((child) => once(child.stdout, 'data')))
    const results = racers.map((child) => once(child.stdout, 'data'))
    for (const child of racers) child.stdin.write('go\n')
    const said = (await Promise.all(results)).map(([text]) => String(text).trim())
    expect(said.sort()).toEqual(['RuntimeInUseError', 'RuntimeInUseError', 'RuntimeInUseError', 'won'])
  })
})
