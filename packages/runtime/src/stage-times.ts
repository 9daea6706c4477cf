import { channel } from 'node:diagnostics_channel'

/** How long one piece of filling the platform took. Pieces that run side by side each count what the others used. */
export interface StageTime {
  readonly name: string
  /** Since the process began. */
  readonly startedAtSeconds: number
  readonly seconds: number
  /** Processor time of the whole process meanwhile, all threads. */
  readonly processorSeconds: number
  /** Of `seconds`, how long the main thread was at work; the rest it waited. */
  readonly mainThreadSeconds: number
}

const ended = channel('trendee.stage')

/** Runs `work`, and tells whoever listens how long it took; without listeners nothing is measured. */
export async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!ended.hasSubscribers) return work()
  const startedAt = performance.now()
  const processor = process.cpuUsage()
  const mainThread = performance.eventLoopUtilization()
  try {
    return await work()
  } finally {
    const { user, system } = process.cpuUsage(processor)
    const time: StageTime = {
      name,
      startedAtSeconds: startedAt / 1e3,
      seconds: (performance.now() - startedAt) / 1e3,
      processorSeconds: (user + system) / 1e6,
      mainThreadSeconds: performance.eventLoopUtilization(mainThread).active / 1e3,
    }
    ended.publish(time)
  }
}

/** Has every stage from now on told to `listener` as it ends. */
export function onStageEnd(listener: (time: StageTime) => void): void {
  ended.subscribe((message) => listener(message as StageTime))
}
