import type { PayProviders } from '@trendee/providers/payments/pay-provider'
import type { Job } from '@trendee/runtime/jobs/job'
import type { Runtime } from '@trendee/runtime/open-runtime'
import type { SendWays } from '../answers/alerts/send-alerts'
import type { ServerState } from '../http/server-state'
import { alertDeliveries, alerts } from './alerts'
import { deriveDaily } from './derive-daily'
import { exportsJob } from './long-exports'
import { housekeeping } from './housekeeping'
import { paymentsJob } from './payments'
import { pictures } from './pictures'

/** `network`: by which pictures are fetched and chats are told. */
interface JobMeans extends SendWays {
  /** The day on which data is read. */
  readonly today: () => string
  /** Of all endpoints: exports ask those of lists. */
  readonly handlers: object
  /** Made with the jobs, so no job has it before it runs. */
  readonly state: () => Promise<ServerState>
  readonly payments: PayProviders
}

/** Every job that the server runs; an administrator sees them under Jobs. */
export function serverJobs(runtime: Runtime, means: JobMeans): readonly Job[] {
  return [
    housekeeping(runtime.store.db),
    deriveDaily(runtime),
    pictures(runtime, means.network),
    exportsJob(runtime, means.handlers, means.state),
    alerts(runtime, means, means.today),
    alertDeliveries(runtime, means),
    paymentsJob({
      db: runtime.store.db,
      payments: means.payments,
      forgetAccounts: async () => (await means.state()).access.forgetAccounts(),
    }),
  ]
}
