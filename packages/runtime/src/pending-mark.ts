import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A file in the data folder that says: facts may be in from which nothing is derived yet. It is set before the first
 * row of an import and removed once everything derived is up to date, so no kill, however often, can hide the gap.
 */
export class PendingMark {
  private readonly path: string

  constructor(folder: string) {
    this.path = join(folder, 'derive.pending')
  }

  get isSet(): boolean {
    return existsSync(this.path)
  }

  set(): void {
    if (!this.isSet) writeFileSync(this.path, '')
  }

  clear(): void {
    rmSync(this.path, { force: true })
  }
}
