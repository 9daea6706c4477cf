/** Short changes that can be held up together: while somebody holds, none begins and none is under way. */
export class Stillness {
  private readonly changes = new Set<Promise<unknown>>()
  private held: Promise<unknown> | null = null

  /** Makes a change, once nobody holds. */
  async change<Result>(make: () => Promise<Result>): Promise<Result> {
    while (this.held) await this.held
    const change = make()
    const settled = change.catch(() => undefined)
    this.changes.add(settled)
    try {
      return await change
    } finally {
      this.changes.delete(settled)
    }
  }

  /** Runs `work` once the changes under way have ended. `work` must make none itself. */
  async hold<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.held) await this.held
    const held = Promise.all(this.changes).then(work)
    this.held = held.catch(() => undefined)
    try {
      return await held
    } finally {
      this.held = null
    }
  }
}
