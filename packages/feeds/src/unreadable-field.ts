import { type FeedMessage, messageText } from './feed-message'

/** Thrown where what tells a row apart is missing or broken: the row is rejected for this field. Never leaves the package. */
export class UnreadableFieldError extends Error {
  override readonly name = 'UnreadableFieldError'

  constructor(
    readonly field: string,
    readonly reason: FeedMessage,
    /** What the file says there. */
    readonly cell?: unknown,
  ) {
    super(messageText(reason, 'en'))
  }
}
