import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { WrittenFile } from '@trendee/demo/feed-file'
import type { Draws } from '@trendee/demo/seeded-draws'
import { writeDemoWorld } from '@trendee/demo/write-demo-world'
import { writeGeneratedFeed } from './generated-feed'

/** Of a generated file; each shares half of its products with the one before. */
const PRODUCTS = 400
const DAYS = 3
/** Another demo world than the one that the server has. */
const OTHER_SEED = 2

/** A file to upload, under a name that no other has. */
export interface SoakFile {
  readonly path: string
  readonly capturedOn: string | undefined
  /** What it says was not there before, so that it may be withdrawn. */
  readonly isNew: boolean
}

/** Feeds that say everything themselves: an upload has no options. */
const isPlain = ({ options }: WrittenFile) => Object.keys(options).length === 0

/** Files for a server that has the demo world: some of its own again, some of another such world, and some generated ones. */
export class SoakFeeds {
  private made = 0
  private generated = 0

  private constructor(
    private readonly folder: string,
    private readonly again: readonly WrittenFile[],
    private readonly others: WrittenFile[],
    private readonly draws: Draws,
  ) {}

  static async write(folder: string, scale: number, draws: Draws): Promise<SoakFeeds> {
    const again = await writeDemoWorld(join(folder, 'again'), { scale })
    const others = await writeDemoWorld(join(folder, 'others'), { scale, seed: OTHER_SEED })
    mkdirSync(join(folder, 'uploads'))
    return new SoakFeeds(join(folder, 'uploads'), again.files.filter(isPlain), others.files.filter(isPlain), draws)
  }

  async next(): Promise<SoakFile> {
    this.made += 1
    const name = (of: string) => join(this.folder, `${String(this.made).padStart(4, '0')}-${of}`)
    const kind = this.draws.pick(['again', 'other', 'generated'] as const)
    if (kind === 'generated' || (kind === 'other' && this.others.length === 0)) {
      const path = name('tiktok-shop.csv')
      const first = (this.generated * PRODUCTS) / 2
      this.generated += 1
      await writeGeneratedFeed(path, PRODUCTS, ({ rows }) => rows >= PRODUCTS * DAYS, first)
      return { path, capturedOn: undefined, isNew: true }
    }
    const file = this.draws.pick(kind === 'again' ? this.again : this.others)
    // Twice the same file would be withdrawn twice.
    if (kind === 'other') this.others.splice(this.others.indexOf(file), 1)
    const path = name(basename(file.path))
    copyFileSync(file.path, path)
    return { path, capturedOn: file.capturedOn, isNew: kind === 'other' }
  }
}
