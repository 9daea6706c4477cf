import { UndatedFileError, UnreadableFileError, UnrecognisedFeedError } from '@trendee/feeds/feed'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import { withTexts } from './stored-message'

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

/** `read`: the path that was read, which is said as that of the file that somebody brought. */
export function errorOf(failure: FileFailure, read = '', brought = read): Error {
  if (failure.kind === 'other') return new Error(failure.message)
  const detail = read === brought ? failure.detail : withTexts(failure.detail, (text) => text.replaceAll(read, brought))
  switch (failure.kind) {
    case 'unrecognised':
      return new UnrecognisedFeedError(detail)
    case 'undated':
      return new UndatedFileError(detail)
    case 'unreadable':
      return new UnreadableFileError(detail)
  }
}
