import type { Job } from '@trendee/runtime/jobs/job'
import type { Runtime } from '@trendee/runtime/open-runtime'
import type { Network } from '@trendee/providers/pictures/fetch-picture'
import { housekeeping } from './housekeeping'
import { pictures } from './pictures'

/** Every job that the server runs; an administrator sees them under Jobs. `network`: by which pictures are fetched. */
export function serverJobs(runtime: Runtime, network: Network): readonly Job[] {
  return [housekeeping(runtime.store.db), pictures(runtime, network)]
}
