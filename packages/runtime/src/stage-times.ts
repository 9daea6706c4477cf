import { channel } from 'node:diagnostics_channel'

/** How long one stage took. Stages that run side by side each count what the others used. */
export interface StageTime {
  readonly name: string
  /** Since the process began. */
  readonly startedAtSeconds: number
  readonly seconds: number
  /** Processor time of the whole process meanwhile, all threads. */
  readonly processorSeconds: number
  /** The part of `seconds` in which the main thread worked; the rest it waited. */
  readonly mainThreadSeconds: number
}

const ended = channel('trendee.stage')

/** Runs `work` and publishes how long it took; without listeners nothing is measured. */
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

/** Calls `listener` at the end of every stage from now on. */
export function onStageEnd(listener: (time: StageTime) => void): void {
  ended.subscribe((message) => listener(message as StageTime))
}
