import type { StoreDb } from '@trendee/store/engine/open-store'

/** Work that goes on after its answer, so that how long it takes says nothing; waited for before the process ends. */
class AfterAnswers {
  private readonly underWay = new Set<Promise<void>>()

  /** `onFailure` is told what went wrong: nobody waits for the answer any more. */
  add(work: Promise<void>, onFailure: (error: unknown) => void): void {
    const done = work.catch(onFailure).finally(() => this.underWay.delete(done))
    this.underWay.add(done)
  }

  async settle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay)
  }
}

const all = new WeakMap<StoreDb, AfterAnswers>()

/** What goes on beside a store's answers. */
export function afterAnswers(db: StoreDb): AfterAnswers {
  const known = all.get(db)
  if (known) return known
  const made = new AfterAnswers()
  all.set(db, made)
  return made
}
