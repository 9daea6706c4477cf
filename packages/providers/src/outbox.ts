/** A message that a stand-in took in place of the real service. `sent_at` in unix seconds. */
export interface OutboxMessage {
  /** Grows by one with every message since the start. */
  readonly id: number
  readonly channel: 'sms' | 'email'
  /** E.164 number or mailbox. */
  readonly to: string
  /** Null for text messages, which have none. */
  readonly subject: string | null
  readonly text: string
  /** The sign-in code in it, or null. */
  readonly code: string | null
  /** Of mails that one click ends: where the mail program posts it. */
  readonly endUrl?: string
  readonly sent_at: number
}

const KEPT = 200

/** What the stand-ins took instead of sending it, for the outbox screen and for tests: the newest 200, in memory. */
export class Outbox {
  #messages: OutboxMessage[] = []
  #lastId = 0

  add(message: Omit<OutboxMessage, 'id'>): OutboxMessage {
    this.#lastId += 1
    const kept = { id: this.#lastId, ...message }
    this.#messages = [kept, ...this.#messages].slice(0, KEPT)
    return kept
  }

  /** Newest first, those of one moment too. `to` compares without case. */
  list(only: { readonly to?: string } = {}): readonly OutboxMessage[] {
    const to = only.to?.trim().toLowerCase()
    return to === undefined ? this.#messages : this.#messages.filter((message) => message.to.toLowerCase() === to)
  }

  clear(): void {
    this.#messages = []
  }
}
