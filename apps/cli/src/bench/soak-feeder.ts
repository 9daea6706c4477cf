import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { Draws } from '@trendee/demo/seeded-draws'
import { RunningServer } from '../running-server'
import type { RequestClient } from './request-client'
import type { SoakDisk } from './soak-disk'
import type { SoakFeeds, SoakFile } from './soak-feeds'
import type { SoakServer } from './soak-server'
import { type SoakTally, failureOf } from './soak-tally'

const WITHDRAWN_SHARE = 0.2
const BURST = 3
const PAUSE_MS = 4000
const FULL_PAUSE_MS = 1000
const LOOK_EVERY_MS = 1000

type ImportRun = OutputOf<typeof CONTRACT.admin.importDetail>['import']

/** A file that the server acknowledged. */
export interface AcceptedFile extends SoakFile {
  readonly importId: string
  /** `asked`: a kill cut off the answer, so that it may have been taken back or not. */
  withdrawal: 'none' | 'asked' | 'acknowledged'
}

/** Brings files one after the other, as an administrator would, and takes some of them back. */
export class SoakFeeder {
  readonly accepted: AcceptedFile[] = []
  private unsent: SoakFile | null = null
  private readonly uploads: RunningServer

  constructor(
    private readonly server: SoakServer,
    private readonly client: RequestClient,
    token: string,
    private readonly feeds: SoakFeeds,
    private readonly disk: SoakDisk,
    private readonly tally: SoakTally,
    private readonly draws: Draws,
    private readonly second: () => number,
  ) {
    this.uploads = new RunningServer(`http://127.0.0.1:${server.port}`, token)
  }

  /** Goes on until told to end; what a kill cut off is cleared up before it ends. */
  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const asked = this.accepted.find(({ withdrawal }) => withdrawal === 'asked')
      if (asked) await this.withdraw(asked)
      // A full disk must meet uploads.
      else if (!this.disk.isFull && this.unsent === null && this.draws.chance(WITHDRAWN_SHARE)) await this.withdrawOne()
      else await this.bring(this.draws.whole(1, BURST))
      await wait(this.draws.between(0.1, 1) * (this.disk.isFull ? FULL_PAUSE_MS : PAUSE_MS))
    }
    for (const asked of this.accepted.filter(({ withdrawal }) => withdrawal === 'asked')) await this.withdraw(asked)
  }

  /** Waits until every acknowledged import has come to its end, and gives those that came to a wrong one. */
  async wrongEnds(patienceMs: number): Promise<{ file: AcceptedFile; run: ImportRun }[]> {
    const until = performance.now() + patienceMs
    for (;;) {
      const ends = await Promise.all(this.accepted.map(async (file) => ({ file, run: await this.detail(file) })))
      const wrong = ends.filter(
        ({ file, run }) => run.state !== (file.withdrawal === 'acknowledged' ? 'withdrawn' : 'done'),
      )
      const isAtRest = ends.every(({ run }) => !['queued', 'running', 'deriving'].includes(run.state))
      if (isAtRest || performance.now() > until) return wrong
      await wait(LOOK_EVERY_MS)
    }
  }

  private async bring(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const file = this.unsent ?? (await this.feeds.next())
      this.unsent = file
      const importId = await this.attempt('import upload', async () => {
        const { import_id: id } = await this.uploads.upload(
          file.path,
          file.capturedOn ? { captured_on: file.capturedOn } : {},
        )
        return id
      })
      const known = importId === 'cut off' ? await this.onRecord(basename(file.path)) : importId
      // Else it is brought again: nobody has promised anything.
      if (known === null) return
      this.accepted.push({ ...file, importId: known, withdrawal: 'none' })
      this.unsent = null
    }
  }

  private async withdrawOne(): Promise<void> {
    const candidates = this.accepted.filter(({ isNew, withdrawal }) => isNew && withdrawal === 'none')
    if (candidates.length > 0) await this.withdraw(this.draws.pick(candidates))
  }

  private async withdraw(file: AcceptedFile): Promise<void> {
    const outcome = await this.attempt('import withdraw', async () => {
      const { state } = await this.detail(file)
      if (state === 'withdrawn') return 'acknowledged' as const
      // One that waits or is read cannot be taken back.
      if (state !== 'done' && state !== 'deriving') return file.withdrawal
      await this.client.data(CONTRACT.admin.importWithdraw, { import_id: file.importId })
      return 'acknowledged' as const
    })
    if (outcome === 'cut off') file.withdrawal = 'asked'
    else if (outcome !== null) file.withdrawal = outcome
  }

  /** Null: the server refused, with good reason or without, and it is counted. */
  private async attempt<Result>(kind: string, work: () => Promise<Result>): Promise<Result | 'cut off' | null> {
    await this.server.up()
    const { kills } = this.server
    const began = performance.now()
    try {
      const result = await work()
      this.tally.took(kind, performance.now() - began)
      return result
    } catch (error) {
      if (failureOf(error).status === null && this.server.wasKilledSince(kills)) {
        this.tally.cutOff += 1
        return 'cut off'
      }
      this.tally.fail(kind, error, this.second(), this.disk.isFull)
      return null
    }
  }

  /** The import under a name that only one upload has. */
  private async onRecord(name: string): Promise<string | null> {
    for (;;) {
      const found = await this.attempt('imports', async () => {
        const { list } = (await this.client.data(CONTRACT.admin.imports, { pageSize: 100 })) as OutputOf<
          typeof CONTRACT.admin.imports
        >
        return list.find(({ file }) => file === name)?.import_id ?? null
      })
      if (found !== 'cut off') return found
    }
  }

  private async detail({ importId }: AcceptedFile): Promise<ImportRun> {
    const { import: run } = (await this.client.data(CONTRACT.admin.importDetail, {
      import_id: importId,
    })) as OutputOf<typeof CONTRACT.admin.importDetail>
    return run
  }
}
