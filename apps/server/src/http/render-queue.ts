import { availableParallelism } from 'node:os'
import { ApiError } from '@trendee/contract/errors'

/** A large picture takes a processor for half a second; the other half of them answers questions. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
/** What browsers of one office ask for together; one that asks for more at once is no browser. */
const MOST_WAITING_OF_ONE = 16
const MOST_WAITING = 128
const TRY_AGAIN_SECONDS = 2

interface RenderBounds {
  readonly atOnce: number
  readonly mostWaitingOfOne: number
  readonly mostWaiting: number
}

/**
 * Renders pictures, a few at a time. Callers are served in turn, so that whoever asks for many waits behind the others
 * and not they behind them.
 */
export class RenderQueue {
  /** What waits by caller; who was served last stands last. */
  private readonly waiting = new Map<string, (() => void)[]>()
  private waitingInAll = 0
  private busy = 0

  constructor(
    private readonly bounds: RenderBounds = {
      atOnce: AT_ONCE,
      mostWaitingOfOne: MOST_WAITING_OF_ONE,
      mostWaiting: MOST_WAITING,
    },
  ) {}

  /** Throws 1012 when too much is waiting, of this caller or of all. */
  async run<Result>(caller: string, render: () => Promise<Result>): Promise<Result> {
    // What ends passes its turn on, so `busy` counts this one already.
    if (this.busy < this.bounds.atOnce) this.busy++
    else await this.turn(caller)
    try {
      return await render()
    } finally {
      const next = this.next()
      if (next) next()
      else this.busy--
    }
  }

  private turn(caller: string): Promise<void> {
    const own = this.waiting.get(caller) ?? []
    if (own.length >= this.bounds.mostWaitingOfOne || this.waitingInAll >= this.bounds.mostWaiting) {
      throw new ApiError('unavailable', 'Many pictures are being drawn. Please try again.', null, TRY_AGAIN_SECONDS)
    }
    this.waiting.set(caller, own)
    this.waitingInAll++
    return new Promise((resolve) => own.push(resolve))
  }

  private next(): (() => void) | undefined {
    const [first] = this.waiting
    if (!first) return undefined
    const [caller, own] = first
    const start = own.shift()
    this.waitingInAll--
    this.waiting.delete(caller)
    if (own.length > 0) this.waiting.set(caller, own)
    return start
  }
}
