import { Tinypool } from 'tinypool'
import {
  type AnalysisContext,
  type PreparedRegion,
  type RegionTask,
  prepareRegion,
} from '@trendee/analytics/derive/prepare-region'

/** What a thread of `AnalysisPool` runs. It computes alone: the engine crashes in threads. */
export function analyse(task: RegionTask): PreparedRegion {
  return prepareRegion(Tinypool.workerData as AnalysisContext, task)
}
