import { Tinypool } from 'tinypool'
import { type PreparedRegion, type RegionTask, type SharedGround, prepareRegion } from './prepare-region'

/** What a thread of `AnalysisPool` runs. It computes alone: the engine crashes in threads. */
export function analyse(task: RegionTask): Promise<PreparedRegion> {
  return prepareRegion(Tinypool.workerData as SharedGround, task)
}
