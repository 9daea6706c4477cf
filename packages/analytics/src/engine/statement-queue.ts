import { AsyncLocalStorage } from 'node:async_hooks'

/** The place of the request that is being answered among all requests; of nothing outside of one. */
const place = new AsyncLocalStorage<number>()
let lastPlace = 0

/** Runs the work of one request: its statements wait together, by the moment at which the request began. */
export function asOneRequest<Result>(work: () => Result): Result {
  return place.run((lastPlace += 1), work)
}

/** Work that a request begins and does not wait for: its statements are not the request's. */
export function outsideRequests<Result>(work: () => Result): Result {
  return place.exit(work)
}

interface Waiting<Client> {
  readonly place: number
  readonly start: (client: Client) => void
}

/**
 * Statements that wait for a client of the engine, those of the oldest request first. A page of eight statements then
 * waits as long as a list of one: it neither goes to the end of the queue eight times, nor do eight requests that came
 * later go before it. Work outside of a request (imports, deriving) counts each statement as a request.
 */
export class StatementQueue<Client> {
  private readonly waiting: Waiting<Client>[] = []

  add(start: (client: Client) => void): void {
    const own = { place: place.getStore() ?? (lastPlace += 1), start }
    const behind = this.waiting.findIndex((other) => other.place > own.place)
    this.waiting.splice(behind === -1 ? this.waiting.length : behind, 0, own)
  }

  next(): ((client: Client) => void) | undefined {
    return this.waiting.shift()?.start
  }
}
