import { z } from 'zod'
import { job } from '@trendee/runtime/jobs/job'
import type { Runtime } from '@trendee/runtime/open-runtime'

/** Derives what is stale every night: data grows old without any import, and then something fresher speaks for a trend. */
export function deriveDaily({ imports }: Pick<Runtime, 'imports'>) {
  return job({
    name: 'derive-daily',
    input: z.object({}),
    retries: 0,
    expiresAfterSeconds: 60,
    isSingle: true,
    cron: '7 0 * * *',
    // The queue says itself what fails, and tries it again.
    run: () => Promise.resolve(imports.enqueueDeriving()),
  })
}
