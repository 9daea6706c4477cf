import type { Job } from '@trendee/runtime/jobs/job'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { housekeeping } from './housekeeping'

/** Every job that the server runs; an administrator sees them under Jobs. */
export function serverJobs({ store }: Runtime): readonly Job[] {
  return [housekeeping(store.db)]
}
