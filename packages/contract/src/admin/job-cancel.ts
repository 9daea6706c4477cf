import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { JOB_STATES } from './job'

export const jobCancel = endpoint({
  method: 'POST',
  path: '/api/v1/admin/jobs/cancel',
  summary: 'A job that has not begun does not run',
  access: ADMIN,
  limit: { perMinute: 60 },
  input: z.object({ job_id: z.uuid() }),
  output: z.object({ job_id: z.string(), state: z.enum(JOB_STATES) }),
  example: { job_id: '00000000-0000-4000-8000-000000000000' },
})
