import { z } from 'zod'
import { UnreadableFileError } from '@trendee/feeds/feed'
import { type BothLanguages, type FeedMessage, messageText } from '@trendee/feeds/feed-message'

/**
 * How messages lie in the tables of imports: one with values as JSON of its key and them, one without as it is. Words of
 * the engine, and what was stored before there were keys, are no message: they read the same in every language.
 */
export function storedMessage(message: FeedMessage): string {
  return typeof message === 'string' ? message : JSON.stringify(message)
}

/** Why an import failed, as its row keeps it. `names`: texts to write in place of others, in every value. */
export function storedReason(error: unknown, names: ReadonlyMap<string, string> = new Map()): string {
  const named = (text: string) => [...names].reduce((sum, [name, shown]) => sum.replaceAll(name, shown), text)
  if (!(error instanceof UnreadableFileError)) return named(error instanceof Error ? error.message : String(error))
  return storedMessage(withTexts(error.detail, named))
}

/** A message whose texts were changed by `change`. */
export function withTexts(message: FeedMessage, change: (text: string) => string): FeedMessage {
  return JSON.parse(JSON.stringify(message), (key, value: unknown) =>
    typeof value === 'string' && key !== 'text' ? change(value) : value,
  ) as FeedMessage
}

const WITH_VALUES = z.object({ text: z.string(), values: z.record(z.string(), z.unknown()) })

/** A stored message as people read it. */
export function shownMessage(stored: string): BothLanguages {
  const message = messageOf(stored)
  return { en: messageText(message, 'en'), zh: messageText(message, 'zh') }
}

/** A stored message as it was before it was stored. */
export function messageOf(stored: string): FeedMessage {
  // What is no message at all is looked up like one, and found nowhere.
  if (!stored.startsWith('{"text":')) return stored as FeedMessage
  try {
    return WITH_VALUES.parse(JSON.parse(stored)) as FeedMessage
  } catch {
    return stored as FeedMessage
  }
}
