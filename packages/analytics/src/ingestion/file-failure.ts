import { UndatedFileError, UnreadableFileError, UnrecognisedFeedError } from '@trendee/feeds/feed'
import type { FeedMessage } from '@trendee/feeds/feed-message'

/** Why a file was not read, or not to its end. Plain data: an error that comes from a thread has lost its class. */
export type FileFailure =
  | { readonly kind: 'unreadable' | 'unrecognised' | 'undated'; readonly detail: FeedMessage }
  | { readonly kind: 'other'; readonly message: string }

export function failureOf(error: unknown): FileFailure {
  if (error instanceof UnrecognisedFeedError) return { kind: 'unrecognised', detail: error.detail }
  if (error instanceof UndatedFileError) return { kind: 'undated', detail: error.detail }
  if (error instanceof UnreadableFileError) return { kind: 'unreadable', detail: error.detail }
  return { kind: 'other', message: error instanceof Error ? error.message : String(error) }
}

export function errorOf(failure: FileFailure): Error {
  switch (failure.kind) {
    case 'unrecognised':
      return new UnrecognisedFeedError(failure.detail)
    case 'undated':
      return new UndatedFileError(failure.detail)
    case 'unreadable':
      return new UnreadableFileError(failure.detail)
    case 'other':
      return new Error(failure.message)
  }
}
