import { randomBytes } from 'node:crypto'

type Redeemed<Content> =
  | { readonly is: 'good'; readonly content: Content }
  | { readonly is: 'unknown' }
  | { readonly is: 'used' }
  | { readonly is: 'expired' }

interface Grant<Content> {
  readonly content: Content
  readonly endsAt: number
  wasUsed: boolean
}

/** More than a developer's day; the oldest are forgotten first. */
const KEPT = 5000

/** Codes and tokens that a stand-in gave out: unguessable, with an end, in memory. */
export class Grants<Content> {
  readonly #grants = new Map<string, Grant<Content>>()
  readonly #lifetimeMs: number
  readonly #now: () => number

  constructor(lifetimeMs: number, now: () => number) {
    this.#lifetimeMs = lifetimeMs
    this.#now = now
  }

  issue(content: Content): string {
    const key = randomBytes(24).toString('base64url')
    this.#grants.set(key, { content, endsAt: this.#now() + this.#lifetimeMs, wasUsed: false })
    for (const oldest of this.#grants.keys()) {
      if (this.#grants.size <= KEPT) break
      this.#grants.delete(oldest)
    }
    return key
  }

  /** Looks without using up: for tokens. */
  read(key: string): Redeemed<Content> {
    const grant = this.#grants.get(key)
    if (grant === undefined) return { is: 'unknown' }
    if (grant.wasUsed) return { is: 'used' }
    return this.#now() >= grant.endsAt ? { is: 'expired' } : { is: 'good', content: grant.content }
  }

  /** Uses up what `read` found good; a second time it is `used`. */
  use(key: string): void {
    const grant = this.#grants.get(key)
    if (grant !== undefined) grant.wasUsed = true
  }

  /** Takes back every grant whose content matches. */
  revoke(matches: (content: Content) => boolean): void {
    for (const [key, { content }] of this.#grants) if (matches(content)) this.#grants.delete(key)
  }
}
