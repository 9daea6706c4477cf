import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { JobRunner } from '@trendee/runtime/jobs/job-runner'
import { type ListedJob, jobById, jobCounts, jobList } from '@trendee/store/jobs/job-list'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { pageAnswer } from '../../answers/page'
import { audited } from '../../http/audited'
import type { Call, Handler } from '../../http/handler'
import { unixSeconds, unixSecondsOrNull } from '../../http/unix-seconds'

/** PostgreSQL's; of a job that is single one may wait at a time. */
const UNIQUE_VIOLATION = '23505'

function runnerOf({ state }: Call): JobRunner {
  if (state.jobs === null) throw new ApiError('provider_unavailable', 'This process runs no jobs.')
  return state.jobs
}

function jobView(job: ListedJob) {
  return {
    job_id: job.jobId,
    name: job.name,
    state: job.state,
    input: job.input ?? null,
    failure: job.failure,
    tries: job.tries,
    most_tries: job.mostTries,
    created_at: unixSeconds(job.createdAt),
    starts_after: unixSeconds(job.startsAfter),
    started_at: unixSecondsOrNull(job.startedAt),
    ended_at: unixSecondsOrNull(job.endedAt),
  }
}

export const jobs: Handler<typeof CONTRACT.admin.jobs> = async (input, call) => {
  runnerOf(call)
  const { db } = call.runtime.store
  return { ...pageAnswer(await jobList(db, input, input), input, jobView), counts: await jobCounts(db) }
}

/** The job as it stands, or 1002. */
async function jobNamed(db: StoreDb, jobId: string) {
  const found = await jobById(db, jobId)
  if (found === null) throw new ApiError('not_found', 'There is no such job.')
  return found
}

export const jobRetry: Handler<typeof CONTRACT.admin.jobRetry> = audited({
  action: 'admin.jobRetry',
  subjectOf: ({ job_id }) => `job:${job_id}`,
  nameOf: async ({ job_id }, _output, db) => (await jobNamed(db, job_id)).name,
  change: async ({ job_id }, call, db) => {
    const { name, state } = await jobNamed(db, job_id)
    if (state !== 'failed' && state !== 'cancelled') {
      throw new ApiError('conflict', 'Only what failed or was cancelled can be tried again.', { state })
    }
    try {
      await runnerOf(call).retry(name, job_id, { transaction: db })
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error
      throw new ApiError('conflict', 'Another job of this kind waits already.', { state })
    }
    return { job_id, state: (await jobNamed(db, job_id)).state }
  },
})

export const jobCancel: Handler<typeof CONTRACT.admin.jobCancel> = audited({
  action: 'admin.jobCancel',
  subjectOf: ({ job_id }) => `job:${job_id}`,
  nameOf: async ({ job_id }, _output, db) => (await jobNamed(db, job_id)).name,
  change: async ({ job_id }, call, db) => {
    const { name, state } = await jobNamed(db, job_id)
    if (state !== 'created' && state !== 'retry') {
      throw new ApiError('conflict', 'Only what waits can be cancelled.', { state })
    }
    await runnerOf(call).cancel(name, job_id, { transaction: db })
    return { job_id, state: (await jobNamed(db, job_id)).state }
  },
})
