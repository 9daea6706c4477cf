import { ApiError } from '@trendee/contract/errors'
import { passwordMatches } from '@trendee/store/sign-in/passwords'

/** Each comparison takes a core for tens of milliseconds and 19 MiB; two leave the other work its threads. */
const MOST_AT_ONCE = 2
/** About two seconds of comparing; a visitor who comes later would give up before their turn. */
const MOST_WAITING = 64
const TRY_AGAIN_SECONDS = 2

type Compare = (storedHash: string | null, password: string) => Promise<boolean>

/** Compares passwords, a few at a time. Browsers that an account knows go before strangers, in a queue of their own. */
export class PasswordQueue {
  private readonly waiting = { known: [] as (() => void)[], strangers: [] as (() => void)[] }
  private busy = 0

  constructor(private readonly compare: Compare = passwordMatches) {}

  /** Throws 1006 when too many are waiting. */
  async matches(storedHash: string | null, password: string, isKnown: boolean): Promise<boolean> {
    const queue = isKnown ? this.waiting.known : this.waiting.strangers
    if (queue.length >= MOST_WAITING) {
      throw new ApiError('too_many_requests', 'Many people are signing in. Please try again.', null, TRY_AGAIN_SECONDS)
    }
    // The comparison that ends passes its turn on, so `busy` counts this one already.
    if (this.busy < MOST_AT_ONCE) this.busy++
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await this.compare(storedHash, password)
    } finally {
      const next = this.waiting.known.shift() ?? this.waiting.strangers.shift()
      if (next) next()
      else this.busy--
    }
  }
}
