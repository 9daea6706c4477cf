import type { Reject } from '@trendee/feeds/feed'
import type { RowContext } from './record-tables'
import { rowVersions } from './row-versions'

/** Rejected rows of one import that are kept one by one; beyond it they are only counted. */
const REJECTS_KEPT = 10_000

/** A file while it is read. */
export class FileInHand {
  readonly versionOf: (sourceRow: number) => bigint
  private rejectsKept = 0

  constructor(
    readonly number: number,
    readonly context: RowContext,
    /** Unix seconds of the file's first attempt. */
    firstTried: number,
  ) {
    this.versionOf = rowVersions(firstTried)
  }

  /** Of these rejects those that are still kept one by one. */
  keep(rejects: readonly Reject[]): readonly Reject[] {
    const kept = rejects.slice(0, Math.max(0, REJECTS_KEPT - this.rejectsKept))
    this.rejectsKept += kept.length
    return kept
  }
}
