import { LRUCache } from 'lru-cache'
import { lruClock } from './lru-clock'

export interface QueryCacheOptions<Value> {
  readonly keptMs: number
  readonly maxEntries: number
  /** Which answers may be given again; absent: all. Failures never are. */
  readonly isKept?: (value: Value) => boolean
  readonly now: () => Date
}

/**
 * Keeps answers of one query by its key for a while; equal questions at the same moment share one query. The entries
 * are promises: the library's own `fetch` would put an answer back that was deleted while it was under way.
 */
export class QueryCache<Value> {
  private readonly answers: LRUCache<string, Promise<Value>>
  private readonly isKept: (value: Value) => boolean

  constructor(
    private readonly query: (key: string) => Promise<Value>,
    { keptMs, maxEntries, now, isKept = () => true }: QueryCacheOptions<Value>,
  ) {
    this.answers = new LRUCache({ max: maxEntries, ttl: keptMs, ...lruClock(now) })
    this.isKept = isKept
  }

  get(key: string): Promise<Value> {
    const known = this.answers.get(key)
    if (known) return known
    const answer = this.query(key)
    this.answers.set(key, answer)
    const drop = (): void => {
      if (this.answers.peek(key) === answer) this.answers.delete(key)
    }
    answer.then((value) => (this.isKept(value) ? undefined : drop()), drop)
    return answer
  }

  delete(key: string): void {
    this.answers.delete(key)
  }

  clear(): void {
    this.answers.clear()
  }
}
