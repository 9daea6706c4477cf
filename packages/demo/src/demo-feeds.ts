import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { threadProgram } from '@trendee/analytics/engine/thread-program'
import { timed } from '@trendee/runtime/stage-times'
import type { DemoFeedsNews, DemoFeedsTask } from './demo-feeds-thread'
import type { WrittenFile } from './feed-file'
import { type DemoWorldOptions, writeDemoWorld } from './write-demo-world'

const PROGRAM = threadProgram('demo-feeds-thread')

/**
 * The feed files of the demo world while they are needed: written beside whatever the main thread does, which is to open
 * the engines. Where the program was not built, as in tests that run from the sources, they are written here.
 */
export class DemoFeeds {
  /** The last day of the world, once all files are written. */
  private readonly asOf: Promise<string>
  private readonly whole: WrittenFile[] = []
  private take: ((files: readonly WrittenFile[]) => void) | null = null
  private readonly folder: string
  private worker: Worker | null = null

  /** Begins to write at once, into a folder of its own under the platform's. */
  constructor(dataFolder: string, world: DemoWorldOptions) {
    this.folder = join(dataFolder, 'demo-feeds')
    this.asOf = timed('write the feed files', () =>
      PROGRAM === null ? this.writtenHere(world) : this.writtenBeside(PROGRAM, world),
    )
    // Whoever awaits it hears of a failure; until then it must not count as nobody's.
    this.asOf.catch(() => undefined)
  }

  /** Hands out the files, those that are whole already at once; the last day of the world when none is to come. */
  takeEach(take: (files: readonly WrittenFile[]) => void): Promise<string> {
    take(this.whole)
    this.take = take
    return this.asOf
  }

  private note(files: readonly WrittenFile[]): void {
    this.whole.push(...files)
    this.take?.(files)
  }

  /** Stops writing if it goes on, and removes the files. */
  async remove(): Promise<void> {
    await this.worker?.terminate()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async writtenHere(world: DemoWorldOptions): Promise<string> {
    const { asOf } = await writeDemoWorld(this.folder, world, (files) => this.note(files))
    return asOf
  }

  private writtenBeside(program: string, world: DemoWorldOptions): Promise<string> {
    const task: DemoFeedsTask = { folder: this.folder, world }
    const worker = new Worker(program, { workerData: task })
    this.worker = worker
    return new Promise((resolve, reject) => {
      worker
        .on('message', (news: DemoFeedsNews) => {
          if ('files' in news) this.note(news.files)
          else resolve(news.asOf)
        })
        .on('error', reject)
        .on('exit', () => reject(new Error('Writing the feed files of the demo world was stopped.')))
    })
  }
}
