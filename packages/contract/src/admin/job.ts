import { z } from 'zod'

/** What a job's life is made of: `retry` waits for its next try, `created` for its first. */
export const JOB_STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const

export const job = z.object({
  job_id: z.string(),
  name: z.string(),
  state: z.enum(JOB_STATES),
  /** What it was asked to do. */
  input: z.unknown(),
  /** Message of the last failure. */
  failure: z.string().nullable(),
  tries: z.int(),
  most_tries: z.int(),
  /** Unix seconds. */
  created_at: z.int(),
  starts_after: z.int(),
  started_at: z.int().nullable(),
  ended_at: z.int().nullable(),
})
export type JobRow = z.output<typeof job>
