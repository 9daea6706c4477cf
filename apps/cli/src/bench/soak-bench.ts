import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Draws } from '@trendee/demo/seeded-draws'
import { freePort } from './free-port'
import { prepareWorld } from './prepare-world'
import { RequestClient } from './request-client'
import { RequestMix } from './request-mix'
import { soakClients } from './soak-clients'
import { SoakDisk } from './soak-disk'
import { SoakFeeder } from './soak-feeder'
import { SoakFeeds } from './soak-feeds'
import { printSoak } from './soak-report'
import { compareRows } from './soak-rows'
import { SoakServer } from './soak-server'
import { signInAdmin } from './sign-in-demo'
import { SoakTally } from './soak-tally'

const CLIENTS = 64
const MINUTES = 10
/** A part of the demo world: what follows from an import must have a chance to be worked out between two kills. */
const SCALE = 0.2
/** Seconds between the server's start and the next kill. */
const BETWEEN_KILLS = [8, 35] as const
const FULL_SECONDS = 15
const REFILL_MS = 200
/** An answer that takes longer is none. */
const PATIENCE_MS = 60_000
const REST_PATIENCE_MS = 600_000

export interface SoakOptions {
  readonly minutes?: number
  /** Other kills at other moments, other files. */
  readonly seed?: number
  readonly scale?: number
  /** Keeps the prepared world in this folder, for the next run to use; a temporary one when absent. */
  readonly worlds?: string
}

function megabytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6
}

/**
 * Asks, imports, takes back, kills and fills the disk for some minutes, then counts what went wrong. Throws when something
 * did. Ends by itself; leaves nothing behind, also when it is interrupted.
 */
export async function benchSoak({ minutes = MINUTES, seed = 1, scale = SCALE, worlds }: SoakOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-soak-'))
  const world = join(worlds ?? folder, `x${scale}`)
  let disk: SoakDisk | null = null
  const cleanUp = () => {
    disk?.remove()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  // The programs that were started end with this process.
  let isInterrupted = false
  const interrupt = () => {
    if (isInterrupted) return
    isInterrupted = true
    process.exit(130)
  }
  process.once('exit', cleanUp)
  // Not once: a terminal and those who start this program both pass a signal on, and a second one must not end the cleaning.
  for (const signal of signals) process.on(signal, interrupt)
  try {
    mkdirSync(worlds ?? folder, { recursive: true })
    await prepareWorld(world, scale)
    disk = new SoakDisk(join(folder, 'disk'), 800 + 4 * megabytesIn(world))
    const soak = new Soak(folder, disk, seed, minutes)
    await soak.run(world, scale)
  } finally {
    for (const signal of signals) process.off(signal, interrupt)
    process.off('exit', cleanUp)
    cleanUp()
  }
}

class Soak {
  private readonly tally = new SoakTally()
  private began = 0
  /** What the disk met; null as long as it was not full. */
  private full: string | null = null

  constructor(
    private readonly folder: string,
    private readonly disk: SoakDisk,
    private readonly seed: number,
    private readonly minutes: number,
  ) {}

  async run(world: string, scale: number): Promise<void> {
    const { disk, tally, seed, minutes } = this
    const data = join(disk.path, 'data')
    cpSync(world, data, { recursive: true })
    const feeds = await SoakFeeds.write(join(this.folder, 'feeds'), scale, new Draws(seed, 'feeds'))
    const server = new SoakServer(data, await freePort())
    const second = () => (performance.now() - this.began) / 1000
    const isOver = () => second() > minutes * 60
    try {
      await server.start()
      const token = await signInAdmin(server.port)
      const client = new RequestClient(server.port, CLIENTS, token, PATIENCE_MS)
      const mix = await RequestMix.of(client)
      this.began = performance.now()
      const feeder = new SoakFeeder(server, client, token, feeds, disk, tally, new Draws(seed, 'imports'), second)
      // Without it the rest would wait for a server that is gone.
      const fall = new Promise<never>((_, reject) => {
        server.onFall = (words) => reject(new Error(`the server ended by itself in second ${second()}: ${words}`))
      })
      const work = Promise.all([
        this.trouble(server, isOver),
        feeder.run(isOver),
        soakClients(CLIENTS, { server, client, mix, tally, seed, isOver, second }),
      ])
      await Promise.race([work, fall])
      const wrong = await Promise.race([feeder.wrongEnds(REST_PATIENCE_MS), fall])
      for (const { file, run } of wrong) {
        tally.note(`import ${run.state} that was acknowledged`, `${file.path}: ${run.message}`)
      }
      client.close()
      await server.stop()
      const fresh = join(this.folder, 'fresh')
      cpSync(world, fresh, { recursive: true })
      const rows = await compareRows(data, fresh, feeder.accepted)
      printSoak({ tally, server, rows, accepted: feeder.accepted, full: this.full, clients: CLIENTS })
    } catch (error) {
      printSoak({ tally, server, rows: null, accepted: [], full: this.full, clients: CLIENTS })
      throw error
    } finally {
      await server.kill()
    }
  }

  /** Kills at moments that the seed decides, and once, after some of them, a full disk. The server is up when this ends. */
  private async trouble(server: SoakServer, isOver: () => boolean): Promise<void> {
    const draws = new Draws(this.seed, 'kills')
    const killsBeforeFull = draws.whole(1, Math.max(1, Math.floor(this.minutes)))
    for (;;) {
      await wait(draws.between(...BETWEEN_KILLS) * 1000)
      if (isOver()) return
      if (this.disk.canBeFilled && this.full === null && server.kills >= killsBeforeFull)
        await this.fillDisk(server, draws.chance(0.5))
      else {
        await server.kill()
        await server.start()
      }
    }
  }

  private async fillDisk(server: SoakServer, isKilledMeanwhile: boolean): Promise<void> {
    const until = performance.now() + FULL_SECONDS * 1000
    while (performance.now() < until) {
      // What is given back meanwhile is taken again.
      await this.disk.fill()
      await wait(REFILL_MS)
    }
    if (isKilledMeanwhile) await server.kill()
    this.disk.free()
    this.full = `for ${FULL_SECONDS} s${isKilledMeanwhile ? ', then killed before there was room' : ''}`
    if (isKilledMeanwhile) await server.start()
  }
}
