/** Work that goes on after its answer, so that how long it takes says nothing; waited for before the process ends. */
export class AfterAnswerWork {
  private readonly underWay = new Set<Promise<void>>()

  /** `logError` gets what went wrong: nobody waits for the answer any more. */
  add(work: Promise<void>, logError: (error: unknown) => void): void {
    const done = work.catch(logError).finally(() => this.underWay.delete(done))
    this.underWay.add(done)
  }

  async settle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay)
  }
}
