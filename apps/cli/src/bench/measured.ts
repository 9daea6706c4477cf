/** What a piece of work took. */
export interface Took {
  readonly seconds: number
  /** Of all threads of the process. */
  readonly processorSeconds: number
}

/** Runs a piece of work in this process; nothing else may run in it meanwhile. */
export async function measured(work: () => Promise<unknown>): Promise<Took> {
  const [began, processor] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(processor)
  return { seconds: (performance.now() - began) / 1000, processorSeconds: (user + system) / 1e6 }
}
