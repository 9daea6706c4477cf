import { openFacts } from '@trendee/runtime/open-facts'
import { openRuntime } from '@trendee/runtime/open-runtime'

/** How a command comes to the engines of a data folder. */
export interface FolderOpener {
  readonly runtime: typeof openRuntime
  /** The facts alone, for a command that only reads them. */
  readonly facts: typeof openFacts
}

export const OPENS_ITSELF: FolderOpener = { runtime: openRuntime, facts: openFacts }
