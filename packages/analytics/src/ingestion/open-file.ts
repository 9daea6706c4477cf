import { FileLanguage } from '@trendee/core/extraction/titles-language'
import type { Reject } from '@trendee/feeds/feed'
import type { RowContext } from './record-table'
import { rowVersions } from './row-versions'

/** Rejected rows of one import that are kept one by one; beyond it they are only counted. */
const REJECTS_KEPT = 10_000

/** A file while it is read. */
export class OpenFile {
  readonly language = new FileLanguage()
  readonly versionOf: (day: string, sourceRow: number) => bigint
  private rejectsKept = 0

  constructor(
    /** Its place among the files that are read together. */
    readonly index: number,
    readonly context: RowContext,
  ) {
    this.versionOf = rowVersions(context.importNumber)
  }

  /** The first of these rejects, as many as the import still keeps one by one. */
  keep(rejects: readonly Reject[]): readonly Reject[] {
    const kept = rejects.slice(0, Math.max(0, REJECTS_KEPT - this.rejectsKept))
    this.rejectsKept += kept.length
    return kept
  }
}
