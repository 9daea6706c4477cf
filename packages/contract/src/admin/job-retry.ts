import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { JOB_STATES } from './job'

export const jobRetry = endpoint({
  method: 'POST',
  path: '/api/v1/admin/jobs/retry',
  summary: 'A failed job is tried once more, a cancelled one waits again',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: z.object({ job_id: z.uuid() }),
  output: z.object({ job_id: z.string(), state: z.enum(JOB_STATES) }),
  example: { job_id: '00000000-0000-4000-8000-000000000000' },
})
