import { UnreadableFileError, UnrecognisedFeedError } from '@trendee/feeds/feed'
import type { ReadingTask } from './feed-reader'
import type { FilePart } from './file-part'
import type { NativeBlock } from '../engine/native-rows'
import type { ReadyBatch } from './staged-batch'

/** What a thread that reads is told, and what it answers. Readings are numbered: word of an earlier one may come late. */

export type ReadingOrder =
  | {
      readonly kind: 'read'
      readonly reading: number
      readonly tasks: readonly ReadingTask[]
      /** Shared: a 1 in a file's place says that no more of it is wanted. */
      readonly stopped: Int32Array
    }
  /** The batch handed over last is in; or, `isWanted` false, nothing more is wanted. */
  | { readonly kind: 'room'; readonly reading: number; readonly isWanted: boolean }
  | { readonly kind: 'forget' }
  | { readonly kind: 'rest' }

export type ReadingNews =
  | { readonly kind: 'opened'; readonly file: number; readonly feed: string; readonly bytes: number }
  | { readonly kind: 'refused'; readonly file: number; readonly error: ToldError }
  | { readonly kind: 'ready'; readonly batch: ReadyBatch }
  | { readonly kind: 'ended'; readonly error: ToldError | null }

/** An error as it passes between threads: of its class only the feeds' own are known on the other side. */
export type ToldError =
  | Pick<UnrecognisedFeedError, 'name' | 'file' | 'found' | 'lookedFor'>
  | Pick<UnreadableFileError, 'name' | 'message'>
  | { readonly name: 'Error'; readonly message: string; readonly code: unknown }

export function toldError(error: unknown): ToldError {
  if (error instanceof UnrecognisedFeedError) {
    const { name, file, found, lookedFor } = error
    return { name, file, found, lookedFor }
  }
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof UnreadableFileError) return { name: error.name, message: error.message }
  const code: unknown = error instanceof Error && 'code' in error ? error.code : null
  return { name: 'Error', message, code: typeof code === 'string' ? code : null }
}

export function errorFrom(told: ToldError): Error {
  switch (told.name) {
    case 'UnrecognisedFeedError':
      return new UnrecognisedFeedError(told.file, told.found, told.lookedFor)
    case 'UnreadableFileError':
      return new UnreadableFileError(told.message)
    case 'Error':
      return Object.assign(new Error(told.message), told.code === null ? {} : { code: told.code })
  }
}

/** The batch as it can be told: its bytes are shared, an error is not. */
export function toldBatch({ blocks, words, parts }: ReadyBatch): ReadyBatch {
  return { blocks, words, parts: parts.map((part) => withReason(part, toldError)) }
}

/** The batch as it was before it was told. */
export function batchFrom({ blocks, words, parts }: ReadyBatch): ReadyBatch {
  return {
    blocks: blocks.map(({ kind, block }) => ({ kind, block: asBuffer(block) })),
    words: words && asBuffer(words),
    parts: parts.map((part) => withReason(part, (reason) => errorFrom(reason as ToldError))),
  }
}

function withReason(part: FilePart, as: (reason: unknown) => unknown): FilePart {
  const { failure } = part
  return failure === null || failure === 'stopped' ? part : { ...part, failure: { reason: as(failure.reason) } }
}

/** Of a buffer's class nothing is left on the other side. */
function asBuffer(block: NativeBlock): NativeBlock {
  const { buffer, byteOffset, byteLength } = block.bytes
  return { ...block, bytes: Buffer.from(buffer, byteOffset, byteLength) }
}
